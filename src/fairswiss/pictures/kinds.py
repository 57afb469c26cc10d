"""Every kind of picture: its numbers, its table, its chart and its words, in one place each."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.pictures import charts, tables
from fairswiss.pictures.chances import Chances, chances
from fairswiss.pictures.progress import Places, Scores, places, scores
from fairswiss.pictures.rounds import Cross, Strips, cross, strips
from fairswiss.pictures.strength import Groups, Performances, groups, performances
from fairswiss.pictures.view import View
from fairswiss.rendering.document import Table
from fairswiss.rendering.names import clean
from fairswiss.rendering.picture_words import picture_phrase

Value = Scores | Places | Performances | Cross | Strips | Groups | Chances


class Kind(NamedTuple):
    """A kind of picture."""

    name: str
    value: Callable[[View], Value]
    table: Callable[[Any], Table]
    chart: Callable[[Any], dict[str, Any]]
    needs_ranks: bool = False


KINDS = {
    kind.name: kind
    for kind in (
        Kind("scores", scores, tables.scores_table, charts.scores_chart),
        Kind("places", places, tables.places_table, charts.places_chart, needs_ranks=True),
        Kind("chances", chances, tables.chances_table, charts.chances_chart),
        Kind("performance", performances, tables.performance_table, charts.performance_chart),
        Kind("cross", cross, tables.cross_table, charts.cross_chart),
        Kind("colours", strips, tables.strips_table, charts.strips_chart),
        Kind("aro", groups, tables.groups_table, charts.groups_chart),
    )
}


class Picture(NamedTuple):
    """A picture before it is drawn: its numbers and its words."""

    kind: str
    value: Value
    title: str
    notes: tuple[str, ...]
    """The meaning of the picture, the players it shows, and the model behind it."""

    @property
    def table(self) -> Table:
        """The numbers as a table."""
        return KINDS[self.kind].table(self.value)

    @property
    def chart(self) -> dict[str, Any]:
        """The numbers as a chart."""
        return KINDS[self.kind].chart(self.value)

    @property
    def about(self) -> str:
        """All notes as one description."""
        return " ".join(self.notes)

    def data(self) -> dict[str, Any]:
        """Everything as plain data, ready for JSON; points are in tenths, shares from 0 to 1."""
        return {"kind": self.kind, "title": self.title, "notes": list(self.notes), **plain(self.value)}


def picture(view: View, kind: str) -> Picture:
    """A picture of an event after a round; refused where there is nothing to show."""
    if not view.after and kind != "chances":
        raise BadRequest(gettext("No round is complete yet."), code="nothing-played")
    value = KINDS[kind].value(view)
    return Picture(kind, value, picture_phrase(f"{kind}.title"), tuple(_notes(view, value)))


def plain(value: Any) -> Any:
    """A value of named tuples as plain data."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(held) for name, held in value._asdict().items()}
    return [plain(held) for held in value] if isinstance(value, tuple) else value


def _notes(view: View, value: Value) -> Iterator[str]:
    yield picture_phrase("after", round=value.after)
    yield from _selection(view, value)
    if isinstance(value, Scores | Places | Cross):
        yield picture_phrase(f"{_NAMES[type(value)]}.about")
    elif isinstance(value, Performances):
        yield picture_phrase("performance.about", counted=len(value.players), of=value.of)
        yield from _best(value)
    elif isinstance(value, Strips):
        yield picture_phrase("colours.about")
        level = sum(players for balance, players in value.balances if abs(balance) <= 1)
        yield picture_phrase("colours.all", level=level, of=value.of)
    elif isinstance(value, Groups):
        yield picture_phrase("aro.about")
    else:
        error = f"{100 * value.largest_error:.1f}"
        yield picture_phrase("chances.about", runs=f"{value.runs:,}".replace(",", "\u202f"), error=error)
        games, played = value.open_games, value.played
        yield picture_phrase("chances.rest", rounds=value.rounds, games=games, played=played)
        yield picture_phrase("chances.model", seed=value.seed)


_NAMES: dict[type, str] = {Scores: "scores", Places: "places", Cross: "cross"}


def _selection(view: View, value: Value) -> Iterator[str]:
    """The players that the picture shows, where that is not everyone."""
    shown = _shown(value)
    if shown and shown < value.of:
        name = next((clean(one.name) for one in view.tournament.players if one.number == view.chosen), "")
        most = f"top{'.chosen' if name else ''}"
        yield picture_phrase(most, shown=shown, of=value.of, name=name)


def _shown(value: Value) -> int:
    """The players a picture shows; 0 for those that show everyone or count in another way."""
    if isinstance(value, Scores | Places):
        return len(value.ways)
    if isinstance(value, Cross):
        return len(value.lines)
    return len(value.strips) if isinstance(value, Strips) else 0


def _best(value: Performances) -> Iterator[str]:
    best = sorted(value.players, key=lambda one: -one.surplus)[:3]
    said = [picture_phrase("performance.one", name=one.player.name, surplus=f"{one.surplus:+d}") for one in best]
    if said:
        yield picture_phrase("performance.best", names=", ".join(said))
