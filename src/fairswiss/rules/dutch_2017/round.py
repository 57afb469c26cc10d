"""A whole round by the Dutch system of 2017: brackets from the top, and what to do when they do not complete (A.9)."""

from collections.abc import Callable, Iterator

from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.brackets.bracket_round import Brackets, Ending, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, ever_paired, no_complete_round
from fairswiss.kernel.solver import best_candidate, completes, leaves_too_few
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.entrants import Entrant, entrants, scoregroups
from fairswiss.kernel.vocabulary.ladder import Ladder, Packing, Setting
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dutch_2017.criteria import AIMS, LADDER, LADDER_WITHOUT_LOOK_AHEAD, WORDS
from fairswiss.why import ColourRules, Law, Preference

LAW = Law("dutch-2017")
COLOUR_RULES: ColourRules = {
    Preference.BOTH: LAW("E.1"),
    Preference.ONE: LAW("E.1"),
    Preference.STRONGER: LAW("E.2"),
    Preference.WIDER: LAW("E.2"),
    Preference.ALTERNATE: LAW("E.3"),
    Preference.HIGHER: LAW("E.4"),
    Preference.INITIAL: LAW("E.5"),
}
CITATIONS = Citations(
    LAW,
    halves="B.2",
    perfect="B.4",
    best="B.8",
    met="C.1",
    clash="C.3",
    completion="A.9",
    downfloat="C.5",
    colours=COLOUR_RULES,
    sets="D.3",
    exchanges="D.2",
    transpositions="D.1",
    barred="C.2",
)


def players_of(tournament: Tournament) -> list[Entrant]:
    """Players taking part, by A.2."""
    return entrants(tournament, float_in, bars_pab)


def float_in(card: Card, number: int) -> str:
    """A.4.b: by a game against another score; whoever did not play floats down."""
    if number in card.upfloats:
        return "up"
    if number in card.downfloats or (number > 0 and number not in card.rounds_played):
        return "down"
    return ""


def bars_pab(card: Card) -> bool:
    """C.2: a bye or a forfeit win before."""
    return any(code in ("U", "+") for _, code, _ in card.unplayed)


def takes_bye(player: Entrant) -> bool:
    """A.5, C.2: who may have the bye."""
    return player.may_have_bye


def _colours(tournament: Tournament, players: list[Entrant]) -> Colours:
    return Colours(drawn_colour(tournament, "part E"), ever_paired(tournament, players))


def pair_brackets(players: list[Entrant], colours: Colours) -> Brackets:
    """A.9: brackets from the top; where the rest cannot be completed, the penultimate and the collapsed last one."""
    bye = takes_bye if len(players) % 2 else None
    if not completes(players, bye):
        raise no_complete_round(players, "A.9")
    return Brackets(Unfolding(_from_the_top(scoregroups(players), bye, colours)))


def _from_the_top(
    groups: list[list[Entrant]], bye: Callable[[Entrant], bool] | None, colours: Colours
) -> Iterator[Outcome]:
    """A.3: each scoregroup with those whom the bracket before left over."""
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups):
        below = groups[number + 1 :]
        lower = [player for group in below for player in group]
        if not below:
            yield _pair(Field(moved_down, residents, [], [], bye), LADDER_WITHOUT_LOOK_AHEAD, colours)
            return
        outcome = None
        if not leaves_too_few(moved_down, residents, lower, bye is not None):  # C.5: as few as can be
            outcome = ordinary_bracket(moved_down, residents, below, bye is not None, colours)
        if outcome is None or not completes([*outcome.candidate.downfloaters, *lower], bye):
            yield from collapse(moved_down, residents, lower, bye, colours)
            return
        yield outcome
        moved_down = list(outcome.candidate.downfloaters)


def ordinary_bracket(
    moved_down: list[Entrant], residents: list[Entrant], below: list[list[Entrant]], odd: bool, colours: Colours
) -> Outcome:
    """Part B, with a look at the following bracket (C.7) and no care for completion."""
    following = below[0]
    field = Field(moved_down, residents, following, [], open_ended=True)
    return _pair(field, LADDER, colours, following, last=odd and len(below) == 1)


def collapse(
    moved_down: list[Entrant],
    residents: list[Entrant],
    lower: list[Entrant],
    bye: Callable[[Entrant], bool] | None,
    colours: Colours,
) -> Iterator[Outcome]:
    """The penultimate bracket, which must let the round be completed (C.4), and the collapsed last one."""
    penultimate = _pair(Field(moved_down, residents, [], lower, bye), LADDER_WITHOUT_LOOK_AHEAD, colours)
    yield penultimate._replace(ending=Ending.PENULTIMATE, articles=LAW("A.9", "C.4"))
    left = list(penultimate.candidate.downfloaters)
    last = _pair(Field(left, lower, [], [], bye), LADDER_WITHOUT_LOOK_AHEAD, colours)
    yield last._replace(ending=Ending.COLLAPSED, articles=LAW("A.9"))


def _pair(
    field: Field, ladder: Ladder, colours: Colours, following: list[Entrant] | None = None, last: bool = False
) -> Outcome:
    players = field.moved_down, field.residents, following or []
    setting = Setting(*players, colours.white_of, 2 * sum(map(len, players)), following_is_last=last)
    packing = Packing(ladder, setting)
    best = best_candidate(field, packing, order_of_sets)
    if best is None:
        raise AssertionError("a bracket cannot be paired although the round can be completed")
    return Outcome(field.residents[0].score, field, packing, best)


def order_of_sets(moved_down: list[Entrant], player: Entrant) -> int:
    """D.3: exchanges of moved-down players by the highest score that differs, then by the lowest numbers."""
    count = len(moved_down)
    scores = sorted({other.score for other in moved_down}, reverse=True)
    by_score: int = (count + 1) ** len(scores) - (count + 1) ** (len(scores) - 1 - scores.index(player.score))
    by_number = (1 << count) - (1 << (count - 1 - moved_down.index(player)))
    return by_score * (count << (count + 1)) + by_number


ROUNDS = BracketEngine(
    CITATIONS,
    bye_article="A.5",
    criteria=WORDS,
    aims=AIMS,
    players_of=players_of,
    colours_of=_colours,
    pair_brackets=lambda here: pair_brackets(here.players, here.colours),
)
pair_next_round = ROUNDS.pair
ENGINE = ROUNDS.engine()
