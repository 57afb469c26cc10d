"""A made-up edition: brackets with one criterion, one option, two articles. One line on the shelf is all it needs.

A step, an obstacle, a reason, a rule of colours and two columns are its own, with their words.
"""

from collections.abc import Iterator, Mapping

from fairswiss.kernel.brackets.allocation import Claim
from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.brackets.bracket_round import Brackets, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, no_complete_round
from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Entry, Pairing
from fairswiss.kernel.options import Alternative, Choice, Options
from fairswiss.kernel.solver import best_candidate, by_smallest_number, completes
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant, entrants, scoregroups
from fairswiss.kernel.vocabulary.ladder import Ladder, Packing, Row, Setting, once
from fairswiss.model.tournament import Tournament
from fairswiss.why import CardLine, Explanation, Law, OwnRule, Preference
from fairswiss.why import against as shared
from fairswiss.why.bases import OfOne, Own
from fairswiss.why.clauses import Own as OwnClause
from fairswiss.why.columns import Column
from fairswiss.why.columns import Own as OwnFigures
from fairswiss.why.messages import Figure, Message, Place, Player, Ruled, Words
from fairswiss.why.obstacles import Own as OwnObstacle
from fairswiss.why.obstacles import Passed
from fairswiss.why.reasons import Asked, Found, Seen
from fairswiss.why.reasons import Own as OwnReason
from fairswiss.why.voices import Voice

ID = "toy-2030"
FIRST_BOARD = Choice(
    name="first_board",
    alternatives=(
        Alternative("drawn", "the lot decides"),
        Alternative("reversed", "the lot is turned round", label="turned round"),
    ),
    help="Toy: the colour of the first board as drawn, or turned round.",
    title="Toy: the first board",
    called="the first board",
)
LAW = Law(ID)


class Rule(OwnRule):
    """The rule of colours that no other edition has."""

    SHINIER = "shinier-toy"

    def clause(self, player: int) -> "ShinierToy":
        return ShinierToy(player)


CITATIONS = Citations(
    LAW, halves="1", perfect="1", best="1", met="2", clash="2", completion="2", downfloat="1", sets="1", exchanges="1",
    transpositions="1", colours={**dict.fromkeys(Preference, LAW("2")), Rule.SHINIER: LAW("1")},
)  # fmt: skip
LADDER = Ladder((Row("C6", "1", down=once),))
"""Its only criterion has the code of another one in dutch-2026, and means something else."""


def _players(tournament: Tournament) -> list[Entrant]:
    return entrants(tournament, lambda card, number: "", lambda card: any(code == "U" for _, code, _ in card.unplayed))


class ToyColours(Colours):
    """As the claims say; where they do not fit together, the toy is what tells."""

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        usual = super().claim(one, other)
        return usual if usual.rule is Preference.BOTH else Claim(usual.white, usual.black, Rule.SHINIER, usual.white)


def _colours(tournament: Tournament, players: list[Entrant]) -> Colours:
    return ToyColours(drawn_colour(tournament, "2"), sorted(player.number for player in players))


def _from_the_top(players: list[Entrant], colours: Colours) -> Brackets:
    if not completes(players, _takes_bye if len(players) % 2 else None):
        raise no_complete_round(players, "2")
    return Brackets(Unfolding(_outcomes(scoregroups(players), len(players) % 2 == 1, colours)))


def _takes_bye(player: Entrant) -> bool:
    return player.may_have_bye


def _outcomes(groups: list[list[Entrant]], odd: bool, colours: Colours) -> Iterator[Outcome]:
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups):
        lower = [player for group in groups[number + 1 :] for player in group]
        field = Field(moved_down, residents, [], lower, _takes_bye if odd else None)
        packing = Packing(LADDER, Setting(moved_down, residents, [], colours.white_of, len(moved_down + residents)))
        best = best_candidate(field, packing, by_smallest_number)
        assert best is not None
        yield Outcome(residents[0].score, field, packing, best)
        moved_down = list(best.downfloaters)


ROUNDS = BracketEngine(
    CITATIONS,
    bye_article="2",
    criteria={"C6": "toys that fell down"},
    players_of=_players,
    colours_of=_colours,
    pair_brackets=lambda here: _from_the_top(here.players, here.colours),
)


# -- what it says of its own -------------------------------------------------------------------------------------------

WORDS = Words(
    {
        "event.toy-picked": "{one} may choose a toy before the round",
        "passed.asleep": "asleep in the box",
        "answer.against.asleep": "{who} was asleep in the box.",
        "answer.fact.asleep": "Asleep in the box: {names}.",
        "rule.shinier-toy": "{player} has the shinier toy",
        "answer.shinier-toy": "White goes to the shinier toy, that of {who}, who is no. {place} on the list.",
        "column.toys": "Toys",
        "column.mood": "Mood",
        "legend.toys": "Toys: so many, and quarters of them ({article}).",
        "known.toys": "{toys} toys",
        "mood.awake": "awake",
        "mood.asleep": "asleep",
        "answer.picked-first": "{picker} chose a toy first. {against} Then everyone played as the list says.",
    }
)


class AsleepThen(shared.Own):
    """Somebody slept, as a player may hear it."""

    def told(self, other: int, you: bool) -> Message:
        return WORDS("answer.against.asleep", who=Player(other))

    def fact(self) -> Message:
        return WORDS("answer.fact.asleep")


class Asleep(OwnObstacle):
    """Somebody sleeps."""

    def told(self) -> Message:
        return WORDS("passed.asleep")

    def against(self, lines: Mapping[int, CardLine], asking: int) -> AsleepThen:
        return AsleepThen()


class ToyPicked(OfOne, Own):
    """Somebody may choose a toy."""

    passed: tuple[Passed, ...] = ()

    def told(self) -> Message:
        return WORDS("event.toy-picked")


class PickedFirst(OwnReason):
    """Somebody chose before everybody."""

    names_first = True
    picker: int

    def headline(self, asked: Asked) -> Message:
        first = asked.others[0]
        picker = Player(self.picker, you=True, begins=True)
        return WORDS("answer.picked-first", picker=picker, against=Ruled(first.against, other=first.player))


class ShinierFirst(OwnReason):
    """White to the shinier toy."""

    who: int
    place: int

    def headline(self, asked: Asked) -> Message:
        return WORDS("answer.shinier-toy", who=Player(self.who, you=True), place=self.place)


class ShinierToy(OwnClause):
    """White to the shinier toy."""

    player: int

    def told(self) -> Message:
        return WORDS("rule.shinier-toy", player=Player(self.player))

    def reason(self, seen: Seen, white: int, black: int) -> ShinierFirst:
        return ShinierFirst(white, seen.places()[white])


class InTheBox(OwnFigures):
    """The toys of a player, in quarters, and whether they sleep."""

    quarters: int
    asleep: bool

    def figures(self) -> dict[str, Place]:
        return {"toys": Figure(self.quarters, 4, 2), "mood": WORDS("mood.asleep" if self.asleep else "mood.awake")}


def _with_toys(lines: tuple[CardLine, ...]) -> tuple[CardLine, ...]:
    return tuple(line._replace(own=InTheBox(line.number + 4, line.number % 2 == 0)) for line in lines)


def _told(explanation: Explanation) -> Explanation:
    """The last of the list chooses, the two above slept."""
    *_, two, one, last = [card.number for card in explanation.cards]
    picked = ToyPicked(LAW("1"), last, (Asleep(one, LAW("2")), Asleep(two, LAW("2"))))
    return explanation._replace(opening=(picked, *explanation.opening), cards=_with_toys(explanation.cards))


def _opponent(seen: Seen, player: int) -> Found | None:
    step = next(one for one in seen.explanation.opening if isinstance(one, ToyPicked))
    if player != step.player:
        return None
    return Found(PickedFirst(player), step.articles, seen.passed_over(player, step.passed))


VOICE = Voice(
    WORDS,
    opponent=_opponent,
    columns={
        "toys": Column(WORDS("column.toys"), WORDS("legend.toys"), lambda toys: WORDS("known.toys", toys=toys)),
        "mood": Column(WORDS("column.mood"), of_words=True),
    },
)


def _pair(tournament: Tournament, options: Options, explain: bool) -> Pairing:
    turned = "b" if tournament.first_colour == "w" else "w"
    lot = turned if options[FIRST_BOARD] == "reversed" else tournament.first_colour
    paired = ROUNDS.pair(tournament._replace(first_colour=lot), options, explain)
    return paired._replace(explanation=_told(paired.explanation)) if paired.explanation else paired


def _engine() -> Engine:
    engine = ROUNDS.engine()
    listed = engine.published_list
    engine.pair = _pair
    engine.published_list = lambda tournament, options: _with_toys(listed(tournament, options))
    return engine


EDITION = Edition(
    id=ID,
    name="Toy system",
    approved="Nursery 2030",
    engine=_engine,
    contents=lambda: {"1": Entry("as few as possible float", "LADDER"), "2": Entry("nobody twice", "_outcomes")},
    columns={"toys": "1", "mood": "", **BY_PREFERENCE},
    trf_codes=("TOY_2030",),
    trf_words=("toys of 2030",),
    switches=("toy",),
    accelerations=("baku",),
    options=(FIRST_BOARD,),
    voice=lambda: VOICE,
)
