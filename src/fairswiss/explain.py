"""WHY as data: what a pairing edition did, step by step, for people, programs and pages to read.

Nothing here is a sentence: an event has a name, its articles, the players it is about and plain facts, so that
renderers can put it into words in any language. The computation that decides records it; it is never rebuilt
afterwards.
"""

from typing import NamedTuple

Fact = int | str | tuple[int, ...]
Facts = tuple[tuple[str, Fact], ...]


class Passed(NamedTuple):
    """A candidate that stood earlier in the order and was not taken, with the reason."""

    player: int
    reason: str
    """A name such as ``met``, ``colours``, ``barred``, ``dead-end``; the renderers know them all."""
    articles: tuple[str, ...]
    facts: Facts = ()


class Step(NamedTuple):
    """One thing that was decided."""

    event: str
    articles: tuple[str, ...]
    """Article numbers of the text, and ``reading N`` for ours."""
    players: tuple[int, ...] = ()
    """Whom it is about, in the order the event's name implies (who asked, then who was found)."""
    passed: tuple[Passed, ...] = ()
    facts: Facts = ()

    def fact(self, name: str) -> Fact:
        """One of the facts; an empty text when it was not recorded."""
        return dict(self.facts).get(name, "")


class CardLine(NamedTuple):
    """What was known of a player before the round: a line of the published list."""

    number: int
    name: str
    points: int
    score: int
    rating: int
    aro_tenths: int
    """The average rating of the opponents, in tenths, rounded for display only."""
    due: str
    may_change_colour: bool
    may_upfloat: bool
    colours: str
    opponents: tuple[int, ...]
    strength: str = ""
    """How strong the claim to the due colour is, where the system knows grades: absolute, strong, mild."""
    floats: tuple[str, str] = ("", "")
    """``down`` or ``up`` in the previous round and the one before, where the system looks at it."""


class GroupTrace(NamedTuple):
    """What happened in one score group, in the order it happened."""

    score: int
    players: tuple[int, ...]
    floaters: tuple[int, ...]
    whites: tuple[int, ...]
    """The group's players due white as the edition orders them, before anything was done."""
    blacks: tuple[int, ...]
    neither: tuple[int, ...]
    """Those without due colour."""
    steps: tuple[Step, ...]


class ColourReason(NamedTuple):
    """Why the colours of a pair are what they are."""

    white: int
    black: int
    rule: str
    articles: tuple[str, ...]
    facts: Facts = ()


class Explanation(NamedTuple):
    """Everything that was decided in a round."""

    system: str
    round: int
    cards: tuple[CardLine, ...]
    """In rank order."""
    opening: tuple[Step, ...]
    """What concerns the whole round: limits lifted, waivers, the bye, the first round's halves."""
    groups: tuple[GroupTrace, ...]
    colours: tuple[ColourReason, ...]
    """In board order."""
    layout: str = "columns"
    """How a group is drawn: ``columns`` by colour and rating, or ``brackets`` of two halves."""

    def card(self, number: int) -> CardLine | None:
        """The card of a player, None if the player did not take part."""
        return next((card for card in self.cards if card.number == number), None)


class Verdict(NamedTuple):
    """The answer to "why are these two not paired?"."""

    first: int
    second: int
    paired: bool
    """True when they are paired after all."""
    reason: str
    articles: tuple[str, ...]
    facts: Facts = ()
    step: Step | None = None
    """The step that decided it, if one did."""


class Difference(NamedTuple):
    """Where a recorded round and the rules part, and what makes one of the two the right one."""

    kind: str
    """``illegal``, ``barred-bye``, ``bye``, ``worse``, ``later``, ``dead-end``, ``step``, ``colours``, or
    ``engine-fault`` when the recorded round is the better one."""
    articles: tuple[str, ...] = ()
    bracket: int | None = None
    """The score of the bracket or score group, None when it is about the whole round."""
    players: tuple[int, ...] = ()
    """The two of a pair, white first as recorded; or who has the bye in the file and by the rules."""
    criterion: str = ""
    """The first criterion of the ladder that differs."""
    recorded: "int | tuple[int, ...] | None" = None
    """What the recorded round costs on it: a number, or a list of scores or score differences."""
    rules: "int | tuple[int, ...] | None" = None
    reason: str = ""
    """Why a pair is illegal, or the rule that decides the colours: named like the reasons of verdicts and colours."""
    facts: Facts = ()

    @property
    def right(self) -> str:
        """Which of the two is right by the rules: ``rules`` or ``file``."""
        return "file" if self.kind == "engine-fault" else "rules"


class Trace:
    """Where the steps of a computation are written down; a trace that is off swallows everything."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.steps: list[Step] = []

    def add(
        self,
        event: str,
        articles: tuple[str, ...],
        players: tuple[int, ...] = (),
        passed: "list[Passed] | tuple[Passed, ...]" = (),
        **facts: Fact,
    ) -> None:
        """Write one step down."""
        if self.on:
            self.steps.append(Step(event, articles, players, tuple(passed), tuple(facts.items())))

    def take(self) -> tuple[Step, ...]:
        """The steps so far; the trace is empty afterwards."""
        steps, self.steps = tuple(self.steps), []
        return steps
