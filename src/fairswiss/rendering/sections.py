"""An explanation in pieces, for pages that show one score group at a time: its picture, and below it its words."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import Book, book_of
from fairswiss.rendering.citations import Pages, leading, page_target
from fairswiss.rendering.document import Block, Heading
from fairswiss.rendering.drawing import NOWHERE, Addresses, drawn
from fairswiss.rendering.flow import flow_picture
from fairswiss.rendering.groups import scenes
from fairswiss.rendering.html import as_html
from fairswiss.rendering.rounds import colour_items, group_blocks, opening_blocks
from fairswiss.rendering.stages import Stage, stages
from fairswiss.rendering.words import phrase


class Section(NamedTuple):
    """The whole round (place 0), or one of its score groups or brackets from the top."""

    place: int
    title: str
    players: int
    boards: tuple[int, ...]
    """The pairs made in it."""


class Sections:
    """A round with its explanation, to be shown piece by piece."""

    def __init__(self, pairing: Pairing, tournament: Tournament | None = None) -> None:
        self.pairing = pairing
        self.book: Book = book_of(tournament, pairing)
        self._stages: tuple[Stage, ...] = stages(self.book, pairing)
        self.sections = tuple(_section(place, stage) for place, stage in enumerate(self._stages))

    def flow(self) -> str:
        """The whole round as a picture of its groups, each leading to ``#group-1`` and so on."""
        return flow_picture(self.book, self.pairing, self._stages)

    def picture(self, place: int, addresses: Addresses = NOWHERE) -> str:
        """The drawing as SVG, empty when there is nothing to draw."""
        return drawn(self.book, self._stages[place], f"picture-{place}", addresses)

    def words(self, place: int, top: int = 3, rules: Pages | None = None) -> str:
        """The sentences as HTML, with the anchors that the picture leads to; headings begin below level ``top``.

        Citations lead to the rule pages that ``rules`` gives.
        """
        with leading(page_target(rules)):
            return as_html(self._blocks(place), top, names=self.book.names)

    def _blocks(self, place: int) -> Iterator[Block]:
        explanation = self.pairing.explanation
        if explanation is None:
            return
        if place == 0:
            blocks = opening_blocks(self.book, explanation)
        else:
            scene = next(scene for at, scene in enumerate(scenes(self.pairing), 1) if at == place)
            blocks = group_blocks(self.book, scene, place)
        yield from list(blocks)[1:]  # the page has the heading
        if boards := set(self.sections[place].boards):
            kept = [at for at, pair in enumerate(self.pairing.pairs) if pair.board in boards]
            pairs = tuple(self.pairing.pairs[at] for at in kept)
            colours = tuple(explanation.colours[at] for at in kept)
            yield Heading(phrase("head.colours"))
            yield colour_items(
                self.book, self.pairing._replace(pairs=pairs, explanation=explanation._replace(colours=colours))
            )


def _section(place: int, stage: Stage) -> Section:
    players = {player for lane in stage.lanes for player in (*lane.left, *lane.right)}
    boards = tuple(sorted(meeting.pair.board for meeting in stage.meetings))
    return Section(place, stage.title, len(players), boards)
