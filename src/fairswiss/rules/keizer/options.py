"""The house rules of a club."""

from fairswiss.kernel.options import Alternative, Choice, Portion, Proportion, WholeNumber

TOP = WholeNumber(
    name="top_value",
    usual=0,
    least=0,
    most=9999,
    meaning="the value of the first on the ladder; 0: half as much again as the steps below, so that first and last "
    "are about three to one",
    help="Keizer: the value of the first on the ladder; 0 follows from the number of players.",
    title="Keizer: value of the first",
    called="the top value",
)
STEP = WholeNumber(
    name="value_step",
    usual=1,
    least=1,
    most=99,
    meaning="the difference between neighbours on the ladder",
    help="Keizer: the difference in value between neighbours on the ladder.",
    title="Keizer: step between values",
    called="the step between values",
)
COUNTING = Choice(
    name="counting",
    alternatives=(
        Alternative(
            "stepwise",
            "after each round all rounds count with the values before it",
            label="those before the last round, for all rounds",
        ),
        Alternative(
            "fixed-point",
            "ranked and counted again until the order stays; the mean of a cycle",
            label="those of the ranking itself, until it stays",
        ),
        Alternative(
            "frozen", "each round counts once, with the values of its own day", label="those of the day of each round"
        ),
    ),
    help="Keizer: the values by which rounds count.",
    title="Keizer: values that count",
    called="the values that count",
)
OWN = Choice(
    name="own_value",
    alternatives=(
        Alternative("current", "everyone has the own value once", label="the current one"),
        Alternative("start", "everyone has the own value before the first round once", label="the one at the start"),
        Alternative("none", "only rounds count", label="none"),
    ),
    help="Keizer: the own value that everyone has once.",
    title="Keizer: own value",
    called="the own value",
)
LOSS = Proportion(
    name="loss_share",
    usual=Portion(0, 1),
    meaning="of the opponent's value, for a game lost",
    help="Keizer: the part of the opponent's value for a game lost.",
    title="Keizer: for a loss",
    called="the share of a loss",
)
FORFEIT = Choice(
    name="forfeit_win",
    alternatives=(
        Alternative("opponent", "the opponent's value, as for a game won", label="as a game won"),
        Alternative("bye", "as much as for sitting out", label="as for sitting out"),
    ),
    help="Keizer: what a win by forfeit counts as.",
    title="Keizer: win by forfeit",
    called="the worth of a forfeit win",
)
BYE = Proportion(
    name="bye_share",
    usual=Portion(1, 2),
    meaning="of the own value, for sitting out because the number is odd",
    help="Keizer: the part of the own value for sitting out.",
    title="Keizer: for sitting out",
    called="the share of a bye",
)
CLUB = Proportion(
    name="club_share",
    usual=Portion(2, 3),
    meaning="of the own value, for a round missed for the club (recorded as F)",
    help="Keizer: the part of the own value for a round missed for the club.",
    title="Keizer: away for the club",
    called="the share of a club match",
)
ANNOUNCED = Proportion(
    name="absence_share",
    usual=Portion(1, 3),
    meaning="of the own value, for an absence announced in time (recorded as H)",
    help="Keizer: the part of the own value for an announced absence.",
    title="Keizer: announced absence",
    called="the share of an announced absence",
)
LIMIT = WholeNumber(
    name="absence_limit",
    usual=5,
    least=0,
    most=99,
    meaning="so many announced absences count, further ones as not announced; 0: all count",
    help="Keizer: how many announced absences count; 0 is all.",
    title="Keizer: announced absences that count",
    called="the limit of announced absences",
)
DECAY = Choice(
    name="absence_decay",
    alternatives=(
        Alternative("none", "every announced absence counts the same", label="no"),
        Alternative("halve", "each counts half of the one before", label="each counts half of the one before"),
    ),
    help="Keizer: announced absences count the same, or each half of the one before.",
    title="Keizer: announced absences lose value",
    called="the decay of announced absences",
)
UNANNOUNCED = Proportion(
    name="no_show_share",
    usual=Portion(0, 1),
    meaning="of the own value, for an absence not announced, and for each round before joining (recorded as Z or "
    "blank)",
    help="Keizer: the part of the own value for an absence not announced.",
    title="Keizer: absence not announced",
    called="the share of an absence not announced",
)
WITHDRAWN_AFTER = WholeNumber(
    name="withdrawn_after",
    usual=0,
    least=0,
    most=99,
    meaning="who has missed so many rounds in a row without notice, and is not in the next one, has withdrawn and "
    "leaves the ladder; 0: everyone stays on it",
    help="Keizer: how many rounds missed in a row without notice are a withdrawal; 0 is never.",
    title="Keizer: missed rounds that are a withdrawal",
    called="the number of missed rounds that are a withdrawal",
)
WITHDRAWN = Proportion(
    name="withdrawn_share",
    usual=Portion(3, 4),
    meaning="of the own value, times the result, for a game against someone who has withdrawn since",
    help="Keizer: the part of the own value for a win against someone who has withdrawn.",
    title="Keizer: games against players who withdrew",
    called="the share of games against players who withdrew",
)
BYE_TO = Choice(
    name="bye_choice",
    alternatives=(
        Alternative("fewest", "the last on the ladder of those who sat out least", label="who sat out least"),
        Alternative("lowest", "the last on the ladder, however often", label="always the last"),
    ),
    help="Keizer: who sits out if the number is odd.",
    title="Keizer: who sits out",
    called="the choice of the bye",
)
GAP = WholeNumber(
    name="gap",
    usual=4,
    least=0,
    most=99,
    meaning="so many rounds lie between two games of the same two; it is shortened where there is no other way",
    help="Keizer: how many rounds lie between two games of the same two players.",
    title="Keizer: rounds between two games of the same two",
    called="the gap between two games",
)
MEETINGS = WholeNumber(
    name="meetings",
    usual=0,
    least=0,
    most=99,
    meaning="so many times two may meet; 0: as often as the gap allows",
    help="Keizer: how often two players may meet; 0 is no limit.",
    title="Keizer: games of the same two",
    called="the number of meetings",
)
COLOUR_RUN = WholeNumber(
    name="colour_run",
    usual=0,
    least=0,
    most=9,
    meaning="so many times in a row one may have the same colour; 0: no limit",
    help="Keizer: how often in a row one may have the same colour; 0 is no limit.",
    title="Keizer: same colour in a row",
    called="the limit of equal colours",
)
ROUNDING = Choice(
    name="rounding",
    alternatives=(
        Alternative("none", "totals are exact", label="none"),
        Alternative("half", "totals are rounded to halves", label="to halves"),
        Alternative("whole", "totals are rounded to whole numbers", label="to whole numbers"),
    ),
    help="Keizer: how totals are rounded before they are ranked.",
    title="Keizer: rounding of totals",
    called="the rounding of totals",
)
HOUSE_RULES = (
    TOP, STEP, COUNTING, OWN, LOSS, FORFEIT, BYE, CLUB, ANNOUNCED, LIMIT, DECAY, UNANNOUNCED, WITHDRAWN_AFTER,
    WITHDRAWN, BYE_TO, GAP, MEETINGS, COLOUR_RUN, ROUNDING,
)  # fmt: skip
