"""Reports on title norms as plain data."""

from collections.abc import Sequence
from typing import Any

from fairswiss.norms import Check, Forecast, NormGame, NormReport, PlayerNorm
from fairswiss.rendering.names import clean
from fairswiss.rendering.norms import NormSheet
from fairswiss.rendering.norms_sentences import field_text, remarks_on, way_texts


def norms_data(sheet: NormSheet, working: Sequence[int] = ()) -> dict[str, Any]:
    """The report as plain data, with the games of some players; scores are in half points."""
    report, wanted = sheet.report, frozenset(working)
    return {
        "round": report.round,
        "rounds": report.planned,
        "provisional": report.provisional,
        "federation": report.host or None,
        "exemption": report.stated.exemption.value or None,
        "championship": report.stated.championship.value or None,
        "event": [one._asdict() for one in report.circumstances],
        "foreign_field": [{**field._asdict(), "exempts": field.exempts} for field in report.fields],
        "remarks": [text for text in [field_text(report)] if text],
        "norms": [_row(sheet, row, row.player in wanted) for row in report.rows],
    }


def _row(sheet: NormSheet, row: PlayerNorm, working: bool) -> dict[str, Any]:
    player = sheet.people.get(row.player)
    data: dict[str, Any] = {
        "number": row.player,
        "name": clean(player.name) if player else "",
        "norm": row.title,
        "standing": row.standing.value,
        **_check(row.check),
        "ahead": row.forecast and _forecast(row.forecast),
        "missing_data": {lack.what: list(lack.players) for lack in row.lacks},
    }
    if working:
        data["games"] = [_game(row.check, game) for game in _turns(sheet.report, row)]
        data["text"] = [*way_texts(row, sheet.label), *remarks_on(row)]
    return data


def _check(found: Check) -> dict[str, Any]:
    return {
        "games_counted": len(found.games),
        "score": found.halves,
        "score_required": found.required,
        "average": found.average.value if found.games else None,
        "difference": found.difference if found.games else None,
        "performance": found.performance if found.games else None,
        "counts_as": found.counts or None,
        "requirements": [one._asdict() for one in found.requirements],
        "exceptions": list(found.exceptions),
        "ignored_rounds": list(found.ignored),
    }


def _forecast(ahead: Forecast) -> dict[str, Any]:
    return {
        "games": ahead.rounds,
        "opponents": list(ahead.opponents),
        "must_play": ahead.must_play,
        "ways": [
            {**way._asdict(), "lacking": way.lacking._asdict(), "ignored": list(way.ignored)} for way in ahead.wanted
        ],
    }


def _turns(report: NormReport, row: PlayerNorm) -> list[NormGame]:
    """Every round of the player; a game that is counted as a loss as it counts."""
    counted = {(game.round, game.opponent, game.colour): game for game in row.check.games}
    return [counted.get((turn.round, turn.opponent, turn.colour), turn) for turn in report.turns[row.player]]


def _game(found: Check, game: NormGame) -> dict[str, Any]:
    at = found.games.index(game) if game in found.games else None
    return {
        **game._asdict(),
        "titles": sorted(game.titles),
        "opponent": game.opponent or None,
        "rating": game.rating or None,
        "rating_counted": None if at is None else found.average.ratings[at],
        "counts": at is not None,
        "score": game.halves if game.counts else None,
    }
