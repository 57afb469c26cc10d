"""Which events ended long ago, and what they still hold of people."""

from datetime import UTC, date, datetime
from typing import NamedTuple

from fairswiss.desk import backups, journals
from fairswiss.desk.erasing import is_running
from fairswiss.desk.journals import Known
from fairswiss.journal.facts import Anonymised
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.store import rows
from fairswiss.usecases.systems import day_of

USUAL_MONTHS = 24
MOST_MONTHS = 1200


class Held(NamedTuple):
    """An event that ended, and what it holds of people."""

    event: str
    name: str
    ended: str
    """2026-11-08: the last day announced, or the day of the last entry."""
    players: int
    named: int
    """Players who were not anonymised."""
    births: int
    ids: int
    copies: int
    """Copies of the journal kept beside it."""


def held_longer(months: int = USUAL_MONTHS, today: date | None = None) -> list[Held]:
    """The events that ended more than so many months ago and still name somebody, the oldest first."""
    if not 0 <= months <= MOST_MONTHS:
        raise BadRequest(
            gettext("The months must be a number from 0 to {most}.", most=MOST_MONTHS), code="months-out-of-range"
        )
    now = today or datetime.now(UTC).date()
    last = now.year * 12 + now.month - 1 - months
    limit = f"{last // 12:04}-{last % 12 + 1:02}-{now.day:02}"
    every = (*rows.events(), *rows.events(archived=True))
    known = [journals.read(row.id) for row in every]
    found = [_held(event) for event in known if not is_running(event)]
    return sorted((held for held in found if held.named and held.ended < limit), key=lambda held: held.ended)


def _held(known: Known) -> Held:
    players = known.state.players
    entries = rows.entries(known.event, last=known.head)
    gone = {entry.fact.id for entry in entries if isinstance(entry.fact, Anonymised)}
    named = [] if 0 in gone else [player for one, player in players.items() if one not in gone]
    info = known.state.settings.info
    told = day_of(info.end) or day_of(info.start)
    return Held(
        known.event,
        info.name,
        "{:04}-{:02}-{:02}".format(*told) if told else entries[-1].when[:10],
        len(players),
        len(named),
        sum(bool(player.birth) for player in named),
        sum(bool(player.fide_id) for player in named),
        len(backups.snapshots(known.event)),
    )
