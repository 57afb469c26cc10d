"""The forms that go with norms: IT1, the certificate of one norm, and IT3, the report on the event.

Both have the fields of the forms of FIDE, in English as those are. What the event does not have stays blank, to be
filled in by hand; :func:`blanks_of` says what that is.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fairswiss.language import ENGLISH, gettext, speaking
from fairswiss.model.arbiters import arbiter_of
from fairswiss.model.errors import NotThere
from fairswiss.model.player import Player
from fairswiss.model.points import in_halves
from fairswiss.model.results import SYMBOLS
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.norms import NormGame, NormReport, PlayerNorm, Standing
from fairswiss.norms.games import federation_of
from fairswiss.norms.thresholds import TITLED, titles_of
from fairswiss.rendering.names import clean
from fairswiss.rendering.norms_sentences import remarks_on
from fairswiss.rendering.paper import typeset

_COUNTED = ("GM", "IM", "WGM", "WIM", "FM", "WFM")
_BYES = {"U": "+", "F": "+", "H": "=", "Z": "-"}
"""The signs of the form for rounds without a game."""


def certificates_pdf(report: NormReport, tournament: Tournament) -> bytes:
    """IT1 for every norm achieved in the report, a page each."""
    achieved = report.with_standing(Standing.ACHIEVED)
    if not achieved:
        raise NotThere(gettext("No norm was achieved, so there is no certificate to write."), code="no-norm-achieved")
    with speaking(ENGLISH):
        pages = [certificate_data(report, row, tournament) for row in achieved]
    return typeset("it1", _packed({"pages": pages}))


def report_form_pdf(report: NormReport, tournament: Tournament) -> bytes:
    """IT3 of the event."""
    return typeset("it3", _packed(report_form_data(report, tournament)))


def _packed(data: dict[str, Any]) -> str:
    return json.dumps({"why": "", **data}, ensure_ascii=False)


# -- IT1 ---------------------------------------------------------------------------------------------------------------


def certificate_data(report: NormReport, row: PlayerNorm, tournament: Tournament) -> dict[str, Any]:
    """The fields of the certificate of one norm."""
    people = {player.number: player for player in tournament.players}
    player, found = people[row.player], row.check
    family, _, given = clean(player.name).partition(",")
    opponents = [people[game.opponent] for game in found.games]
    own = federation_of(player)
    return {
        "title": row.title,
        "family": family.strip(),
        "given": given.strip(),
        "id": player.fide_id,
        "federation": player.federation,
        "event": _event(tournament.info),
        "counts": [
            ("games", len(found.games)),
            ("federations", len({federation_of(one) for one in opponents} - {"", "FID"})),
            ("others", sum(federation_of(one) != own for one in opponents)),
            ("host", sum(federation_of(one) == report.host for one in opponents)),
            ("rated", sum(one.rating > 0 for one in opponents)),
            ("titled", sum(bool(titles_of(one.title) & TITLED) for one in opponents)),
            *((title, sum(title in titles_of(one.title) for one in opponents)) for title in _COUNTED),
        ],
        "foreign": _foreign(report) if "1.4.3d" in found.exceptions else [],
        "games": [_line(turn, row, people) for turn in report.turns[row.player]],
        "average": found.average.value,
        "performance": found.performance,
        "required": in_halves(5 * found.required) if found.required is not None else "",
        "achieved": in_halves(5 * found.halves),
        "excess": in_halves(5 * (found.halves - (found.required or 0))),
        "counts_as": found.counts,
        "remarks": list(remarks_on(row))[2:],
    }


def _foreign(report: NormReport) -> list[tuple[str, int]]:
    """The field that exempts (1.4.3d), in the round that has the fewest."""
    return [
        ("field-federations", min(field.federations for field in report.fields)),
        ("field-rated", min(field.foreign for field in report.fields)),
        ("field-titled", min(field.titled for field in report.fields)),
    ]


def _line(turn: NormGame, row: PlayerNorm, people: dict[int, Player]) -> dict[str, Any]:
    found = row.check
    at = next((at for at, game in enumerate(found.games) if (game.round, game.opponent, game.colour) == turn[:3]), None)
    other = people.get(turn.opponent)
    return {
        "round": turn.round,
        "name": clean(other.name) if other else "",
        "id": other.fide_id if other else "",
        "federation": turn.federation,
        "rating": str(turn.rating or ""),
        "unrated": other is not None and not turn.rating,
        "counted": "" if at is None else str(found.average.ratings[at]),
        "title": " ".join(sorted(turn.titles)),
        "score": SYMBOLS.get(turn.code) or _BYES.get(turn.code, ""),
        "struck": at is None and turn.counts,
    }


def _event(info: EventInfo) -> dict[str, str]:
    chief = arbiter_of(info.chief_arbiter)
    return {
        "name": clean(info.name),
        "place": clean(info.city),
        "federation": info.federation,
        "start": info.start,
        "end": info.end,
        "arbiter": clean(chief.name),
        "arbiter_id": chief.fide_id,
        "rate": clean(info.rate_of_play or info.time_control),
    }


# -- IT3 ---------------------------------------------------------------------------------------------------------------


def report_form_data(report: NormReport, tournament: Tournament) -> dict[str, Any]:
    """The fields of the report on the event."""
    info = tournament.info
    return {
        "event": _event(info),
        "rounds": report.planned,
        "a_day": rounds_a_day(info.round_dates),
        "system": clean(info.type_text or info.encoded_type),
        "teams": bool(tournament.team_event.teams),
        "accelerated": bool(tournament.accelerations) or "BAKU" in info.encoded_type.upper(),
        "program": clean(info.program) or "fairswiss",
        "deputies": [clean(name) for name in info.deputies],
        "exemption": report.stated.exemption.value,
        "norms": [f"{row.title}: {_name(tournament, row.player)}" for row in report.with_standing(Standing.ACHIEVED)],
        "people": _people(tournament.players, report.host),
    }


def rounds_a_day(dates: Sequence[str]) -> str:
    """``1-2-2``: the rounds of each day in their order; empty when nobody said it."""
    return "-".join(str(count) for count in Counter(day for day in dates if day.strip()).values())


def _name(tournament: Tournament, number: int) -> str:
    return next(clean(player.name) for player in tournament.players if player.number == number)


def _people(players: Iterable[Player], host: str) -> list[tuple[str, int, int, int, int]]:
    """Kind, all of it, federations, of the host federation, of others."""
    everyone = list(players)
    kinds: list[tuple[str, Callable[[Player], bool]]] = [
        ("rated", lambda player: player.rating > 0),
        ("unrated", lambda player: not player.rating),
        *((title, _holder(title)) for title in ("GM", "IM", "FM", "WGM", "WIM", "WFM")),
    ]
    found = []
    for name, is_one in kinds:
        them = [federation_of(player) for player in everyone if is_one(player)]
        home = sum(bool(host) and code == host for code in them)
        found.append((name, len(them), len({*them} - {"", "FID"}), home, len(them) - home))
    return found


def _holder(title: str) -> Callable[[Player], bool]:
    return lambda player: title in titles_of(player.title)


def blanks_of(tournament: Tournament) -> list[str]:
    """The fields of both forms that the event does not have, by the names of its settings."""
    info = tournament.info
    named = {
        "federation": info.federation,
        "city": info.city,
        "start": info.start,
        "end": info.end,
        "chief_arbiter": info.chief_arbiter,
        "rate_of_play": info.rate_of_play or info.time_control,
        "round_dates": "".join(info.round_dates),
    }
    return [name for name, held in named.items() if not held.strip()]
