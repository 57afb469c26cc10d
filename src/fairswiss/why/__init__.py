"""WHY as data: what a pairing edition did, step by step, for people, programs and pages to read.

May import: model. Must never hold a sentence, nor be worked out afterwards: the computation that decides records
it. Every kind of step, obstacle, clause about colours, verdict and difference is a type with named fields, and each of
the five is a closed union: whoever reads one has a branch for each kind, and the type checker sees to it. The last
member of each union is ``Own``: what one edition alone has. Its kinds are declared in the package of the edition and
bring the message that tells them (``why.messages``), so nobody else needs a branch for them.

The kinds (``why.steps``, ``why.obstacles``, ``why.clauses``, ``why.verdicts``, ``why.differences``) are imported when
they are first used: a round that is only paired has no use for them.
"""

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, ParamSpec

from fairswiss.model.notebooks import repr_html
from fairswiss.model.points import Points

if TYPE_CHECKING:
    from fairswiss.why import clauses as clauses
    from fairswiss.why import columns as columns
    from fairswiss.why import differences as differences
    from fairswiss.why import earnings as earnings
    from fairswiss.why import layouts as layouts
    from fairswiss.why import obstacles as obstacles
    from fairswiss.why import steps as steps
    from fairswiss.why import verdicts as verdicts
    from fairswiss.why import voices as voices

P = ParamSpec("P")


def door(package: str, *modules: str) -> Callable[[str], object]:
    """The ``__getattr__`` of a package whose modules are imported when they are first used."""

    def module(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from importlib import import_module

        return import_module(f"{package}.{name}")

    return module


__getattr__ = door(
    __name__, "clauses", "columns", "differences", "earnings", "layouts", "obstacles", "steps", "verdicts", "voices"
)


class Part(Enum):
    """The part of a text, or of our readings of it, that a number stands for."""

    ARTICLE = "article"
    CHAPTER = "chapter"
    READING = "reading"


class Article(NamedTuple):
    """An article or a chapter of an edition, or a numbered reading of ours."""

    edition: str
    number: str
    part: Part = Part.ARTICLE

    @property
    def key(self) -> str:
        """Its name in the index of the edition: ``6.3``, ``reading 11``."""
        return f"reading {self.number}" if self.part is Part.READING else self.number


Articles = tuple[Article, ...]


@cache
def _cited(edition: str, numbers: tuple[str, ...]) -> Articles:
    """Made once: a large round cites the same few articles at every step."""
    return tuple([Article(edition, number) for number in numbers if number])


class Law(NamedTuple):
    """The text of an edition, to cite from: ``LAW("6.4")``, ``LAW.chapter("3")``, ``LAW.readings(5, 12)``."""

    edition: str

    def __call__(self, *numbers: str) -> Articles:
        """Articles of the text."""
        return _cited(self.edition, numbers)

    def chapter(self, number: str) -> Articles:
        """A whole chapter of the text."""
        return (Article(self.edition, number, Part.CHAPTER),)

    def readings(self, *numbers: int) -> Articles:
        """Readings of ours."""
        return tuple([Article(self.edition, str(number), Part.READING) for number in numbers])


class CardFact(Enum):
    """A fact about a player that several editions look at: a column of their published lists."""

    RATING = "r"
    ARO = "aro"
    DUE = "due"
    """The due colour."""
    CHANGES = "c"
    """True if the player may have the other colour."""
    UPFLOATS = "u"
    """True if the player may meet more points."""
    TIMES_UP = "up"
    """The number of times the player has met more points."""
    PREFERENCE = "preference"
    """The due colour and the strength of the claim to it."""
    FLOATS = "floats"
    COLOURS = "colours"
    OPPONENTS = "opponents"


class CardLine(NamedTuple):
    """A player's data before the round: a line of the published list."""

    number: int
    name: str
    points: Points
    score: Points
    rating: int
    aro_tenths: int
    """The average rating of the opponents, in tenths, rounded for display only."""
    due: str
    may_change_colour: bool
    may_upfloat: bool
    colours: str
    opponents: tuple[int, ...]
    strength: str = ""
    """The strength of the preference for the due colour, where the system has grades: absolute, strong, mild."""
    floats: tuple[str, str] = ("", "")
    """``down`` or ``up`` in the previous round and the one before, where the system looks at it."""
    own: "columns.Own | None" = None
    """Everything that the system alone knows, for columns of its own."""
    times_up: int | None = None
    """The number of upfloats, where the system counts them."""


class PublishedList(tuple[CardLine, ...]):
    """The lines of a list as an edition publishes it before a round, in rank order."""

    system: str

    def __new__(cls, cards: Iterable[CardLine] = (), system: str = "") -> "PublishedList":
        made = super().__new__(cls, cards)
        made.system = system
        return made


class Layout(Enum):
    """The way the groups of a round are drawn, in several editions; ``layouts.Own`` has what is said of each here."""

    COLUMNS = "columns"
    """By due colour and rating."""
    BRACKETS = "brackets"
    """As two halves, with grades of preference and floats."""
    TABLE = "table"
    """Not at all: the round is a row of a table fixed beforehand."""

    @property
    def grouped(self) -> bool:
        """True if players are paired by their points."""
        return self is not Layout.TABLE

    @property
    def by_steps(self) -> bool:
        """True if pairs are made one by one, so that each step answers for a pair that was not made."""
        return self is Layout.COLUMNS

    @property
    def averages(self) -> bool:
        """True if it looks at the average rating of the opponents."""
        return self is Layout.COLUMNS

    @property
    def floats(self) -> bool:
        """True if it looks at floats."""
        return self is Layout.BRACKETS


class Preference(Enum):
    """The rules by which preferences decide colours, in several editions."""

    BOTH = "both-preferences"
    ONE = "one-preference"
    STRONGER = "stronger"
    WIDER = "wider-difference"
    """Both are absolute."""
    ALTERNATE = "alternate-last"
    HIGHER = "higher-ranked"
    LAST_DIFFERENCE = "last-difference"
    """The last difference of the two histories is reversed, whatever anybody prefers."""
    HIGHER_LAST = "higher-ranked-last"
    """The opposite of the last colour of the higher-ranked."""
    LOWER_LAST = "lower-ranked-last"
    INITIAL = "initial-colour"
    OPPOSITE = "opposite-initial"
    """Of the initial colour, for somebody who has not played."""


class OwnRule(Enum):
    """The base of rules by which one edition alone decides colours; their package declares them."""

    def clause(self, player: int) -> "clauses.Own":
        """The clause to be told, by the one whose claim prevailed; 0 where that does not have to be said."""
        raise NotImplementedError


ColourRules = dict[Preference | OwnRule, Articles]
"""The articles of an edition on colours, by rule."""


class Mixing(Enum):
    """The reason why moved-down players are treated like residents."""

    HALF = "half"
    """They are at least half of the bracket."""
    NO_RESIDENT = "no-resident"
    """None of them can meet a resident."""


class Shifting(Enum):
    """The reason why somebody changes sides."""

    INSIDE = "inside"
    """Some of the smaller side have to meet each other."""
    LEVEL = "level"
    """The two sides are made equal."""


class ColumnOrder(Enum):
    """The order inside the two columns."""

    RATING = "rating"
    """White by rising ARO, black by falling rating."""
    NUMBER = "number"
    """White by rising ARO, black by pairing number."""
    HALVES = "halves"
    """Both by pairing number: the halves of a group that has not played."""


class Aim(Enum):
    """The purpose of a criterion, whatever its code is in an edition: what it spares the players."""

    FROM_ABOVE = "from-above"
    """Players from above who find no opponent."""
    NO_RESIDENT = "no-resident"
    """Players from above who meet nobody of the group itself: somebody else from above, or nobody."""
    LEFT_OVER = "left-over"
    """Players who have to leave their group."""
    LEFT_POINTS = "left-points"
    """Points of those who have to leave their group."""
    DISTANCE = "distance"
    """Points between opponents, or of those who leave the group."""
    SQUARES = "squares"
    """Points between opponents, squared and added up, in hundredths."""
    NEXT_GROUP = "next-group"
    """Trouble for the group below."""
    BYE_POINTS = "bye-points"
    """Points of the player with the bye."""
    BYE_GAMES = "bye-games"
    """Games that the player with the bye has missed."""
    BYE_ORDER = "bye-order"
    """Another has the bye than the last of those in the group and below who may have it."""
    COLOUR_BALANCE = "colour-balance"
    """Players three or more games from level colours."""
    COLOUR_RUN = "colour-run"
    """Players with the same colour three times in a row."""
    ABSOLUTE_COLOUR = "absolute-colour"
    """Players of either kind, where the two are not told apart."""
    COLOUR = "colour"
    """Players without the colour that they are owed."""
    STRONG_COLOUR = "strong-colour"
    """Of them, those who are owed it for more than having had the other one last."""
    DOWN_AGAIN = "down-again"
    """Players who meet fewer points, or nobody, as in the round before."""
    DOWN_TWO_AGO = "down-two-ago"
    LEFT_AGAIN = "left-again"
    """Players of the group itself who have to leave it, after meeting fewer points, or nobody, in the round before."""
    LEFT_TWO_AGO = "left-two-ago"
    UP_AGAIN = "up-again"
    """Players who meet more points, as in the round before."""
    UP_TWO_AGO = "up-two-ago"
    ABOVE_AGAIN = "above-again"
    """Players of the group itself who meet somebody from above, after meeting more points in the round before."""
    ABOVE_TWO_AGO = "above-two-ago"
    UP_MOVED = "up-moved"
    """Players who meet more points after meeting other points, more or fewer, in the round before."""
    DOWN_MOVED = "down-moved"
    """Players who meet fewer points after meeting other points, more or fewer, in the round before."""
    UP_OFTEN = "up-often"
    """Players who have met more points so often that they should not again."""
    UP_TIMES = "up-times"
    """The number of times that these players have met more points."""
    DOWN_SOON = "down-soon"
    """The worst case of the two, where cases are not counted."""
    UP_SOON = "up-soon"
    AGAIN_FURTHER = "again-further"
    """Points between opponents, where one of them met fewer or more points lately too."""
    ROOM = "room"
    """Pairs that the group has no room for beside those from above."""
    ORDER = "order"
    """Places of the list that are skipped."""


class GroupTrace(NamedTuple):
    """The steps in one score group, in order."""

    score: Points
    players: tuple[int, ...]
    floaters: tuple[int, ...]
    whites: tuple[int, ...]
    """The group's players due white as the edition orders them, before anything was done."""
    blacks: tuple[int, ...]
    neither: tuple[int, ...]
    """Those without due colour."""
    steps: "tuple[steps.Step, ...]"


class Explanation(NamedTuple):
    """Everything that was decided in a round."""

    system: str
    round: int
    cards: tuple[CardLine, ...]
    """In rank order."""
    opening: "tuple[steps.Step, ...]"
    """The steps that concern the whole round: limits lifted, waivers, the bye, the first round's halves."""
    groups: tuple[GroupTrace, ...]
    colours: "tuple[clauses.ColourReason, ...]"
    """In board order."""
    layout: "Layout | layouts.Own" = Layout.COLUMNS

    def _repr_html_(self) -> str | None:
        return repr_html(self)

    def card(self, number: int) -> CardLine | None:
        """The card of a player, None if the player did not take part."""
        return next((card for card in self.cards if card.number == number), None)


class Trace:
    """The recorder of a computation's steps; one that is off records none."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.steps: list[steps.Step] = []

    def add(self, step: "Callable[P, steps.Step]", *values: P.args, **named: P.kwargs) -> None:
        """Write down the step that this makes of the values."""
        if self.on:
            self.steps.append(step(*values, **named))

    def take(self) -> "tuple[steps.Step, ...]":
        """The steps so far; the trace is empty afterwards."""
        found, self.steps = tuple(self.steps), []
        return found
