"""Data that a report file cannot hold: found by writing the tournament, reading it back and comparing."""

from collections.abc import Iterator

from fairswiss.formats.trf.reading import parse_trf
from fairswiss.formats.trf.writing import EDITIONS, write
from fairswiss.language import gettext
from fairswiss.model import EventInfo, FairswissError, Player, Problem, Severity, Tournament, Where
from fairswiss.rules.baku import with_announced_acceleration

_WIDTHS = {
    "name": 33, "title": 3, "federation": 3, "fide_id": 11, "birth": 10, "sex": 1, "rank": 5,
}  # fmt: skip
_Record = Player | EventInfo | Tournament


def losses(tournament: Tournament) -> tuple[Problem, ...]:
    """A warning for each fact that would come back otherwise from a file of either edition."""
    found: dict[Problem, None] = {}
    try:
        tournament = with_announced_acceleration(tournament.revised())
        outcomes = [parse_trf(write(tournament, edition)) for edition in EDITIONS]
    except FairswissError as refused:
        return (_lost(refused.message, ""), *refused.problems)
    for back, problems in outcomes:
        if back is None:
            found |= dict.fromkeys(problem._replace(severity=Severity.WARNING) for problem in problems)
        else:
            found |= dict.fromkeys(_differences(tournament, with_announced_acceleration(back)))
    return tuple(found)


def _differences(tournament: Tournament, back: Tournament) -> Iterator[Problem]:
    for player, read in zip(tournament.players, back.players, strict=True):
        if player != read:
            yield from _player_differences(player, read)
    for name in _changed(tournament.info, back.info):
        before, after = _short(getattr(tournament.info, name)), _short(getattr(back.info, name))
        words = "the {field} {before} of the event becomes {after}"
        yield _lost(gettext(words, field=_called(name), before=before, after=after), "")
    for name in _changed(tournament, back):
        if name not in ("players", "info"):
            changed = set(_entries(getattr(tournament, name))) ^ set(_entries(getattr(back, name)))
            changes = _short(sorted(map(str, changed)))
            yield _lost(gettext("the {field} change: {changes}", field=_called(name), changes=changes), "")


def _player_differences(player: Player, read: Player) -> Iterator[Problem]:
    where = Where(player=player.number)
    for name in _changed(player, read):
        before, after = _short(getattr(player, name)), _short(getattr(read, name))
        what = gettext("the {field} {before} becomes {after}", field=_called(name), before=before, after=after)
        why = gettext("there are {count} columns for it", count=_WIDTHS[name]) if name in _WIDTHS else ""
        yield _lost(what, why, where)


def _changed(written: _Record, read: _Record) -> Iterator[str]:
    """The names of the fields that came back otherwise."""
    return (name for name in written._fields if getattr(written, name) != getattr(read, name))


def _called(name: str) -> str:
    return gettext(name.replace("_", " "))


def _entries(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:120]}…"


def _lost(what: str, why: str, where: Where = Where()) -> Problem:  # noqa: B008
    return Problem(what, why, gettext("shorten or correct it, or keep it elsewhere"), where, Severity.WARNING)
