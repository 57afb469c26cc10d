"""The table behind each picture: the same numbers, in words and figures."""

from fairswiss.model.points import in_halves
from fairswiss.pictures.chances import Chances
from fairswiss.pictures.progress import Places, Scores, Way
from fairswiss.pictures.rounds import Cross, Strips
from fairswiss.pictures.strength import Groups, Performances
from fairswiss.pictures.view import Who
from fairswiss.rendering.document import Column, Table
from fairswiss.rendering.picture_words import picture_phrase
from fairswiss.rendering.pips import pips

_ARROWS = {"up": "↑", "down": "↓", "": "–"}


def _column(name: str, right: bool = True, **values: object) -> Column:
    return Column(picture_phrase(f"column.{name}", **values), right, names=name == "player")


def _players() -> tuple[Column, ...]:
    return _column("place"), _column("player", right=False), _column("points")


def _player(one: Who) -> tuple[str, str, str]:
    return str(one.place), one.name, in_halves(one.points)


def _rounds(after: int) -> tuple[Column, ...]:
    return tuple(_column("round", round=number) for number in range(1, after + 1))


def scores_table(value: Scores) -> Table:
    """Points after each round."""
    rows = tuple((*_player(way.player), *map(in_halves, way.after)) for way in value.ways)
    return Table((*_players(), *_rounds(value.after)), rows)


def places_table(value: Places) -> Table:
    """Places after each round."""
    return Table(
        (*_players(), *_rounds(value.after)), tuple((*_player(way.player), *_places(way)) for way in value.ways)
    )


def _places(way: Way) -> tuple[str, ...]:
    return tuple(str(place or "–") for place in way.after)


def performance_table(value: Performances) -> Table:
    """Everyone in the picture, in the order of the standings."""
    columns = (*_players(), *map(_column, ("rating", "performance", "surplus", "games")))
    rows = tuple(
        (*_player(one.player), str(one.rating), str(one.performance), f"{one.surplus:+d}", str(one.games))
        for one in value.players
    )
    return Table(columns, rows)


def cross_table(value: Cross) -> Table:
    """The rounds in the notation of cross tables."""
    rows = tuple((*_player(line.player), *(met.text for met in line.rounds)) for line in value.lines)
    return Table((*_players(), *_rounds(value.after)), rows)


def strips_table(value: Strips) -> Table:
    """Colours as pips, floats as arrows."""
    columns = (*_players(), _column("colours", right=False), _column("floats", right=False), _column("balance"))
    rows = tuple(
        (
            *_player(strip.player), pips(strip.colours), "".join(_ARROWS[one] for one in strip.floats),
            f"{strip.balance:+d}" if strip.balance else "0",
        )
        for strip in value.strips
    )  # fmt: skip
    return Table(columns, rows)


def groups_table(value: Groups) -> Table:
    """A line for each score group."""
    columns = tuple(map(_column, ("points", "players", "least", "mean", "most")))
    rows = tuple(
        (in_halves(one.points), str(one.players), *(str(rating or "–") for rating in (one.least, one.mean, one.most)))
        for one in value.groups
    )
    return Table(columns, rows)


def chances_table(value: Chances) -> Table:
    """Shares in percent."""
    columns = (*_players(), *map(_column, ("first", "alone", "shared", "error")))
    rows = tuple(
        (*_player(one.player), *(f"{100 * share:.1f} %" for share in (one.first, one.alone, one.shared, one.error)))
        for one in value.players
    )
    return Table(columns, rows)
