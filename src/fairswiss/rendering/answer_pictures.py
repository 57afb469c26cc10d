"""The picture of a group below an answer, with its title, and the table for forms that draw nothing."""

from fairswiss.answers import Group
from fairswiss.model.points import in_halves
from fairswiss.rendering.answer_against import Names, with_points
from fairswiss.rendering.document import Column, Drawing, Table
from fairswiss.rendering.group_picture import group_picture
from fairswiss.rendering.pips import pips
from fairswiss.rendering.words import counted, phrase


def title_of(group: Group) -> str:
    """The points of the group, and how many have them."""
    words = "answer.picture" if group.size == len(group.seats) else "answer.picture.some"
    return phrase(words, points=with_points(group.points), size=counted("answer.people", group.size))


def drawing_of(names: Names, group: Group, key: str) -> Drawing:
    """The picture; ``key`` tells it from others on a page."""
    return Drawing(group_picture(group, names.name, title_of(group), key, names.you), _table(names, group))


def _table(names: Names, group: Group) -> Table:
    titles = "player", "colours", "opponent"
    columns = tuple(Column(phrase(f"answer.column.{title}"), names=title == "player") for title in titles)
    rows = []
    for seat in group.seats:
        opponent = names.name(seat.opponent) if seat.opponent else phrase("answer.opponent.bye")
        if seat.opponent and seat.opponent_points != seat.points:
            opponent = phrase("answer.opponent.points", name=opponent, points=in_halves(seat.opponent_points))
        mark = "▸ " if seat.player == names.you else ""
        rows.append((f"{mark}{names.name(seat.player)}", pips(seat.colours), opponent))
    return Table(columns, tuple(rows))
