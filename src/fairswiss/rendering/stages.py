"""The content of a picture of a score group: its columns, arrivals and departures, pairs, and the reasons."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from fairswiss.kernel.edition import Pair, Pairing
from fairswiss.model.points import format_points
from fairswiss.rendering.anchors import colour_anchor, step_anchor
from fairswiss.rendering.book import Book
from fairswiss.rendering.brackets import said_at
from fairswiss.rendering.drawing_words import drawing_phrase
from fairswiss.rendering.groups import Scene, scenes
from fairswiss.rendering.reasons import colour_text
from fairswiss.rendering.rounds import heading
from fairswiss.rendering.sentences import step_text
from fairswiss.rendering.words import phrase
from fairswiss.why import Articles, ColumnOrder, Explanation, Layout, steps

LEAVING = steps.LeftOver | steps.FloatsOn | steps.Downfloat | steps.NoOpponent | steps.OwnLeaving
"""The steps by which somebody leaves a group."""
RISING = steps.CameUp | steps.BroughtUp
"""The steps by which somebody joins one."""
_PERSONAL = (
    steps.PairMade | LEAVING | RISING | steps.Transferred | steps.SideChosen
    | steps.Shifted | steps.Exchanged | steps.Bracket | steps.OwnRows
)  # fmt: skip
"""The steps that are drawn at a player; the others concern the group as a whole."""
_SIDES = "wb"
_TITLES = {
    ColumnOrder.RATING: ("white-column", "black-column"),
    ColumnOrder.NUMBER: ("white-column", "black-column.number"),
    ColumnOrder.HALVES: ("upper-half", "lower-half"),
}
"""Of the two columns, by their order."""


class Mark(NamedTuple):
    """An article on the picture: what it says here, and the anchor of the sentence below."""

    articles: Articles
    words: str
    anchor: str


class Way(StrEnum):
    """The ways into a group, and out of it."""

    FROM_ABOVE = "from-above"
    FROM_BELOW = "from-below"
    UP = "up"
    DOWN = "down"
    BYE = "bye"


class Move(NamedTuple):
    """Somebody comes into the group or leaves it."""

    player: int
    way: Way
    score: str
    """The score group of origin; empty for those who leave."""
    mark: Mark | None = None


class Change(NamedTuple):
    """Somebody changes columns, or two change places."""

    player: int
    to: int
    """The column, 0 on the left, 1 on the right."""
    mark: Mark
    other: int | None = None
    """The player who moves the other way."""


class Meeting(NamedTuple):
    """A pair, the step that made it, and what decided its colours."""

    pair: Pair
    mark: Mark | None
    colour: Mark


class Lane(NamedTuple):
    """Players side by side under two titles."""

    titles: tuple[str, str]
    left: tuple[int, ...]
    right: tuple[int, ...] = ()
    changes: tuple[Change, ...] = ()


class Stage(NamedTuple):
    """Everything one picture shows."""

    title: str
    lanes: tuple[Lane, ...]
    meetings: tuple[Meeting, ...]
    moves: tuple[Move, ...]
    marks: tuple[Mark, ...]
    """The decisions for the group as a whole."""


def stages(book: Book, pairing: Pairing) -> tuple[Stage, ...]:
    """The whole round first, then its score groups or brackets from the top."""
    explanation = pairing.explanation
    if explanation is None:
        return ()
    colours = {
        frozenset((pair.white, pair.black)): (
            pair,
            Mark(why.articles, colour_text(book, why), colour_anchor(pair.board)),
        )
        for pair, why in zip(pairing.pairs, explanation.colours, strict=True)
    }
    return (
        _opening(book, explanation, colours),
        *(_Group(book, scene, place, colours).stage() for place, scene in enumerate(scenes(pairing), 1)),
    )


_Colours = dict[frozenset[int], tuple[Pair, Mark]]


def _opening(book: Book, explanation: Explanation, colours: _Colours) -> Stage:
    """The stage of the whole round: the bye where it is given before all else, and the halves of the first round."""
    said = [Mark(s.articles, step_text(book, s), step_anchor(0, at)) for at, s in enumerate(explanation.opening)]
    lanes, moves, marks, meetings = [], [], [], []
    for step, mark in zip(explanation.opening, said, strict=True):
        if isinstance(step, steps.Bye):
            lanes.append(Lane(("", ""), step.players))
            moves.append(Move(step.player, Way.BYE, "", mark))
        elif isinstance(step, steps.Halves):
            lanes.append(Lane((drawing_phrase("upper"), drawing_phrase("lower")), step.upper, step.lower))
            moved = {
                frozenset(s.players): m for s, m in zip(explanation.opening, said, strict=True) if len(s.players) == 2
            }
            meetings = [Meeting(pair, moved.get(two, mark), why) for two, (pair, why) in colours.items()]
        if not isinstance(step, steps.Bye | steps.MovedRow):
            marks.append(mark)
    return Stage(phrase("head.round"), tuple(lanes), tuple(meetings), tuple(moves), tuple(marks))


class _Group:
    """One score group or bracket on its way to a stage."""

    def __init__(self, book: Book, scene: Scene, place: int, colours: _Colours) -> None:
        self.book, self.scene, self.colours, self.bye = book, scene, colours, scene.around.bye
        self.steps = [
            (step, Mark(step.articles, step_text(book, step, scene.around), step_anchor(place, at)))
            for step, at in zip(scene.trace.steps, said_at(scene), strict=True)
        ]

    def stage(self) -> Stage:
        drawn = (*self._columns(), *self._brackets(), *self._own())
        lanes = [lane for lane in drawn if lane.left or lane.right or lane.changes]
        seated = {player for lane in lanes for player in (*lane.left, *lane.right)}
        everybody = dict.fromkeys((*self.scene.trace.floaters, *self.scene.trace.players, *self._moved()))
        if rest := tuple(player for player in everybody if player not in seated):
            lanes.append(Lane((drawing_phrase("leaving"), ""), rest))
        meetings = sorted(self._meetings(), key=lambda meeting: meeting.pair.board)
        if self.scene.layout is Layout.BRACKETS:
            meetings = _sharing(meetings)
        return Stage(heading(self.scene), tuple(lanes), tuple(meetings), tuple(self._moves()), tuple(self._marks()))

    def _moved(self) -> Iterator[int]:
        moved = RISING | steps.LeftOver | steps.FloatsOn
        return (step.player for step, _ in self.steps if isinstance(step, moved))

    def _columns(self) -> Iterator[Lane]:
        """Dubov: those from above, islands, changes of side, and the two columns."""
        floaters = self._of(steps.FloaterPaired)
        alone = [(step.player, None) for step, _ in self.steps if isinstance(step, steps.FloatsOn)]
        yield from _rows(drawing_phrase("from-above"), drawing_phrase("opponents"), [*floaters, *alone])
        yield from _rows(drawing_phrase("islands"), drawing_phrase("from-below"), self._of(steps.IslandPaired))
        changes = tuple(
            Change(step.player, _SIDES.index(step.side if isinstance(step, steps.SideChosen) else step.to), mark)
            for step, mark in self.steps
            if isinstance(step, steps.Transferred | steps.Shifted | steps.SideChosen)
        )
        stated = next((step for step, _ in self.steps if isinstance(step, steps.Columns)), None)
        titles = (drawing_phrase("white-column"), drawing_phrase("black-column"))
        if stated:
            left, right = _TITLES[stated.order]
            yield Lane((drawing_phrase(left), drawing_phrase(right)), stated.whites, stated.blacks, changes)
        elif changes:
            yield Lane(titles, (), (), changes)

    def _brackets(self) -> Iterator[Lane]:
        """The Dutch systems: the first candidate's places, and who is exchanged."""
        halves, mixed = self.scene.halves, bool(self.scene.trace.floaters)
        yield Lane((phrase("column.moved-down"), phrase("column.s2")), halves.moved_down, halves.opponents)
        yield Lane((phrase("column.limbo" if halves.limbo else "column.left-out"), ""), halves.limbo or halves.left_out)
        left, right = ("column.remainder.s1", "column.remainder.s2") if mixed else ("column.s1", "column.s2")
        changes = [
            Change(one, 1, mark, other)
            for step, mark in self.steps
            if isinstance(step, steps.Exchanged)
            for one, other in zip(step.leaving, step.entering, strict=False)
        ]
        yield Lane((phrase(left), phrase(right)), halves.upper, halves.lower, tuple(changes))

    def _own(self) -> Iterator[Lane]:
        """Steps of one edition: those who came from another group, and rows opposite each other."""
        came = [(step.one, step.two) for step, _ in self.steps if isinstance(step, steps.OwnPair) and step.visits]
        yield from _rows(drawing_phrase("floated-in"), drawing_phrase("opponents"), came)
        stated = next((step for step, _ in self.steps if isinstance(step, steps.OwnRows)), None)
        if stated:
            yield Lane((drawing_phrase("upper"), drawing_phrase("lower")), *stated.rows)

    def _of(self, kind: type[steps.FloaterPaired | steps.IslandPaired]) -> list[tuple[int, int]]:
        return [(step.one, step.two) for step, _ in self.steps if isinstance(step, kind)]

    def _meetings(self) -> Iterator[Meeting]:
        for step, mark in self.steps:
            if isinstance(step, steps.PairMade) and frozenset(step.players) in self.colours:  # some are taken back
                pair, colour = self.colours[frozenset(step.players)]
                yield Meeting(pair, mark, colour)

    def _moves(self) -> Iterator[Move]:
        for player in self.scene.trace.floaters:
            score = self.book.cards[player].score
            yield Move(player, Way.FROM_ABOVE if score > self.scene.score else Way.FROM_BELOW, format_points(score))
        for step, mark in self.steps:
            if isinstance(step, RISING | steps.IslandPaired):
                yield Move(step.players[-1], Way.FROM_BELOW, format_points(step.from_score), mark)
            elif isinstance(step, LEAVING):
                way = Way.UP if isinstance(step, steps.OwnLeaving) and not step.downwards else Way.DOWN
                yield Move(step.player, Way.BYE if step.player == self.bye else way, "", mark)

    def _marks(self) -> Iterator[Mark]:
        for step, mark in self.steps:
            if not isinstance(step, _PERSONAL) and step.articles:
                yield mark


def _sharing(meetings: list[Meeting]) -> list[Meeting]:
    """Boards with the same reason for their colours share its sentence."""
    first: dict[str, Mark] = {}
    return [meeting._replace(colour=first.setdefault(meeting.colour.words, meeting.colour)) for meeting in meetings]


def _rows(left: str, right: str, rows: Iterable[tuple[int, int | None]]) -> Iterator[Lane]:
    found = list(rows)
    opponents = tuple(other for _, other in found if other is not None)
    yield Lane((left, right if opponents else ""), tuple(one for one, _ in found), opponents)
