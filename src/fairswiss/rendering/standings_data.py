"""Standings, cross tables and workings as plain data, for programs."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from fairswiss.rendering.names import clean
from fairswiss.rendering.standings import Sheet, shown
from fairswiss.tiebreaks import Figure, Standing, Term, Value


def standings_data(sheet: Sheet, working: Sequence[int] = ()) -> dict[str, Any]:
    """The standings as plain data, with the workings of some players."""
    standings, wanted = sheet.standings, frozenset(working)
    return {
        "edition": standings.edition,
        "round": standings.round,
        "order": [str(tie_break) for tie_break in standings.order],
        ("teams" if standings.primary else "players"): [
            _row_data(sheet, place, row, row.player in wanted) for place, row in enumerate(standings.rows)
        ],
        "dropped": [
            {"code": str(drop.tie_break), "reason": drop.reason, "article": drop.article} for drop in standings.dropped
        ],
        "open_games": standings.open_games,
        "annulled": list(standings.annulled),
        "primary": standings.primary,
        "announced": standings.announced._asdict(),
        "lots": list(standings.lots),
    }


def _row_data(sheet: Sheet, place: int, row: Standing, working: bool) -> dict[str, Any]:
    order = sheet.standings.order
    data: dict[str, Any] = {
        "place": row.place,
        "shared": row.shared,
        "number": row.player,
        "name": sheet.names.get(row.player, ""),
        **_person_data(sheet, row.player),
        "points": row.points / 10,
        "values": [_value_data(code, value, working) for code, value in zip(order, row.values, strict=True)],
    }
    if sheet.rounds:
        data["rounds"] = [{**cell._asdict(), "points": cell.points / 10} for cell in sheet.rounds[place]]
    return data


def _person_data(sheet: Sheet, number: int) -> dict[str, Any]:
    """The facts about a player; none for a team."""
    player = sheet.people.get(number)
    if player is None:
        return {}
    about = {"title": clean(player.title), "federation": clean(player.federation), "rating": player.rating or None}
    return {**about, "fide_id": clean(player.fide_id)}


def _value_data(tie_break: Figure, value: Value, working: bool) -> dict[str, Any]:
    number = _number(value.amount)
    data: dict[str, Any] = {"code": str(tie_break), "value": number}
    if value.amount is not None and Fraction(str(number)) != value.amount:
        data["exact"] = str(value.amount)
    if working:
        data["articles"] = list(value.articles)
        data["terms"] = [_term_data(term, value.unit) for term in value.terms]
    return data


def _number(amount: Fraction | None) -> int | float | None:
    if amount is None:
        return None
    return amount.numerator if amount.denominator == 1 else float(shown(amount, 4))


def _term_data(term: Term, unit: int) -> dict[str, Any]:
    return {
        "round": term.round,
        "opponent": term.opponent,
        "what": term.what,
        "value": _number(Fraction(term.value) / unit),
        "score": term.score / 10,
        "points": term.points / 10,
        "articles": list(term.articles),
        "cut": term.cut,
        **({} if term.base is None else {"base": _number(term.base), "share": str(term.share)}),
    }
