"""A small picture of a score group: who plays whom, who comes from above or from below, the one who asks in bold."""

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from fairswiss.answers.kinds import Group, Seat
from fairswiss.model.points import in_halves
from fairswiss.rendering.drawing_words import drawing_phrase
from fairswiss.rendering.names import one_stop, shortened
from fairswiss.rendering.pips import pips
from fairswiss.rendering.svg import box, head, line, linked, picture, said, said_with_pips

_CELL, _HEIGHT, _PITCH, _GAP, _EDGE = 184, 40, 48, 30, 4
"""Of a player's box, from one row to the next, between the two boxes of a game, and around everything."""
_LEGEND = 20
"""The height of the line below."""
_LONGEST = 18
"""Characters of a name."""
_LEAST = 3
"""A group of fewer players is one pair, which needs no picture."""


class _Way(IntEnum):
    """The side an opponent is from, in the order of the rows."""

    ABOVE = 0
    INSIDE = 1
    BELOW = 2
    NOBODY = 3


class _Row(NamedTuple):
    seat: Seat
    way: _Way


def worth_drawing(group: Group) -> bool:
    """False for a group of one pair."""
    return len(group.seats) >= _LEAST


def group_picture(group: Group, name_of: Callable[[int], str], title: str, key: str, you: int = 0) -> str:
    """The picture as SVG; ``key`` tells it from others on a page."""
    rows = _rows(group)
    drawing = _Drawing(name_of, you)
    content = "".join(drawing.row(row, _EDGE + at * _PITCH) for at, row in enumerate(rows))
    about = one_stop(" ".join(drawing.words(row.seat) for row in rows))
    bottom = len(rows) * _PITCH
    width = 2 * (_CELL + _EDGE) + _GAP
    content += said_with_pips(_EDGE, bottom + _LEGEND - _EDGE, drawing_phrase("group.legend"), "fs-known", width)
    return picture(key, width, bottom + _LEGEND, title, about, content)


def _rows(group: Group) -> list[_Row]:
    """Each game once: those against players from above first, then those inside the group."""
    found: list[_Row] = []
    drawn: set[int] = set()
    for seat in group.seats:
        if seat.player not in drawn:
            drawn |= {seat.player, seat.opponent}
            found.append(_Row(seat, _way(seat)))
    return sorted(found, key=lambda row: row.way)


def _way(seat: Seat) -> _Way:
    if not seat.opponent:
        return _Way.NOBODY
    if seat.opponent_points == seat.points:
        return _Way.INSIDE
    return _Way.ABOVE if seat.opponent_points > seat.points else _Way.BELOW


class _Drawing:
    def __init__(self, name_of: Callable[[int], str], you: int) -> None:
        self.name_of, self.you = name_of, you

    def row(self, row: _Row, y: int) -> str:
        """A game, or a player without one."""
        seat, way = row
        right = _EDGE + _CELL + _GAP
        colour = {"w": "b", "b": "w", "": ""}[seat.colour]
        parts = [self._cell(_EDGE, y, seat.player, seat.colour, seat.colours)]
        if way is _Way.NOBODY:
            parts.append(said(right, y + _HEIGHT // 2 + 4, drawing_phrase("group.nobody"), "fs-way"))
        else:
            opposite = self._cell(right, y, seat.opponent, colour, seat.opponent_colours, way, seat)
            parts += [self._joined(way, y), opposite]
        return linked("".join(parts), "", one_stop(self.words(seat)), "fs-game")

    def _joined(self, way: _Way, y: int) -> str:
        """The line of a game; an arrow shows who leaves the group of the same points."""
        middle, left = y + _HEIGHT // 2, _EDGE + _CELL
        kind = "fs-pair" if way is _Way.INSIDE else "fs-move"
        path = line(f"M{left},{middle}h{_GAP}", kind)
        if way is _Way.INSIDE:
            return path
        end, side = (left, "w") if way is _Way.ABOVE else (left + _GAP, "e")
        return path + head(end, middle, side, kind)

    def _cell(
        self, x: int, y: int, player: int, colour: str, colours: str, way: _Way = _Way.INSIDE, seat: Seat | None = None
    ) -> str:
        known = pips(colours)
        if seat and way is not _Way.INSIDE:
            from_where = "group.above" if way is _Way.ABOVE else "group.below"
            known = f"{drawing_phrase(from_where, points=in_halves(seat.opponent_points))} {known}".strip()
        kind = "fs-me" if player == self.you else "fs-outside" if way is not _Way.INSIDE else "fs-inside"
        dashes = ' stroke-dasharray="4 3"' if kind == "fs-outside" else ' stroke-width="3"' if kind == "fs-me" else ""
        name = f"{pips(colour)} {shortened(self.name_of(player), _LONGEST)}".strip()
        label = said_with_pips(x + 8, y + 17, name, "fs-name", _CELL - 16)
        label += said_with_pips(x + 8, y + 33, known, "fs-known", _CELL - 16)
        return f'<g class="{kind}"{dashes}>{box(x, y, _CELL, _HEIGHT, "fs-box")}{label}</g>'

    def words(self, seat: Seat) -> str:
        """The row in a sentence."""
        player, opponent = self.name_of(seat.player), self.name_of(seat.opponent) if seat.opponent else ""
        if not opponent:
            return drawing_phrase("group.rests", player=player)
        white, black = (opponent, player) if seat.colour == "b" else (player, opponent)
        name = {_Way.ABOVE: "group.game.above", _Way.BELOW: "group.game.below"}.get(_way(seat), "group.game")
        outside = {"opponent": opponent, "points": in_halves(seat.opponent_points)}
        return drawing_phrase(name, white=white, black=black, **outside)
