"""What a report file cannot hold: found by writing the tournament, reading it back and comparing."""

from collections.abc import Iterator

from fairswiss.formats.trf.reading import parse_trf
from fairswiss.formats.trf.writing import EDITIONS, write
from fairswiss.language import spoken
from fairswiss.model import FairswissError, Player, Problem, Severity, Tournament, Where

_WIDTHS = {
    "name": 33, "title": 3, "federation": 3, "fide_id": 11, "birth": 10, "sex": 1, "rank": 5,
}  # fmt: skip


def losses(tournament: Tournament) -> tuple[Problem, ...]:
    """A warning for each fact that would come back otherwise from a file of either edition."""
    found: dict[Problem, None] = {}
    try:
        tournament = tournament.revised()
        outcomes = [parse_trf(write(tournament, edition)) for edition in EDITIONS]
    except FairswissError as refused:
        return (_lost(refused.message, ""), *refused.problems)
    for back, problems in outcomes:
        if back is None:
            found |= dict.fromkeys(problem._replace(severity=Severity.WARNING) for problem in problems)
        else:
            found |= dict.fromkeys(_differences(tournament, back))
    return tuple(found)


def _differences(tournament: Tournament, back: Tournament) -> Iterator[Problem]:
    for player, read in zip(tournament.players, back.players, strict=True):
        if player != read:
            yield from _player_differences(player, read)
    for field in tournament.info._fields:
        before, after = getattr(tournament.info, field), getattr(back.info, field)
        if before != after:
            yield _lost(
                spoken(
                    "the {field} {before} of the event becomes {after}",
                    field=spoken(field.replace("_", " ")),
                    before=_short(before),
                    after=_short(after),
                ),
                "",
            )
    for field in tournament._fields:
        if field not in ("players", "info") and getattr(tournament, field) != getattr(back, field):
            changed = set(_entries(getattr(tournament, field))) ^ set(_entries(getattr(back, field)))
            yield _lost(
                spoken(
                    "the {field} change: {changes}",
                    field=spoken(field.replace("_", " ")),
                    changes=_short(sorted(map(str, changed))),
                ),
                "",
            )


def _player_differences(player: Player, read: Player) -> Iterator[Problem]:
    where = Where(player=player.number)
    for field in player._fields:
        before, after = getattr(player, field), getattr(read, field)
        if before != after:
            why = spoken("there are {count} columns for it", count=_WIDTHS[field]) if field in _WIDTHS else ""
            yield _lost(
                spoken(
                    "the {field} {before} becomes {after}",
                    field=spoken(field.replace("_", " ")),
                    before=_short(before),
                    after=_short(after),
                ),
                why,
                where,
            )


def _entries(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:120]}…"


def _lost(what: str, why: str, where: Where = Where()) -> Problem:  # noqa: B008
    return Problem(what, why, spoken("shorten or correct it, or keep it elsewhere"), where, Severity.WARNING)
