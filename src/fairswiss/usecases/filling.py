"""Fill the players of a tournament from the rating list: what is certain is filled in, everything else is told."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.listed import KINDS, STANDARD, ListedPlayer
from fairswiss.model.player import NationalRecord, Player
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.ratinglist.lists import Lists
from fairswiss.ratinglist.names import sound, words_of
from fairswiss.ratinglist.search import Match, likeness, may_be_one
from fairswiss.usecases.ratinglist import side_by_side

CERTAIN = 94
"""As alike as a name of two words or more must be to be taken for the same: equal but for order and spelling by ear,
and perhaps a second first name."""
POSSIBLE = 80
"""As alike as a name must be to be shown as one that may be meant."""
_AHEAD = 3
"""By how much the likeliest must be ahead of the next."""
_SHOWN = 5
_NATIONAL = frozenset(("national_rating", "national_id"))


class Change(NamedTuple):
    """A field that was, or could be, replaced."""

    field: str
    before: str
    after: str


class Outcome(NamedTuple):
    player: Player
    """As before."""
    verdict: str
    """``filled``, ``agrees``, ``ambiguous``, ``doubtful`` or ``unknown``."""
    by: str = ""
    """``id`` or ``name``."""
    listed: ListedPlayer | None = None
    rating_kind: str = ""
    """Which rating is the one that counts; another kind than the event's when that one is missing."""
    changes: tuple[Change, ...] = ()
    kept: tuple[Change, ...] = ()
    """The fields in which the list differs and which were left as they are."""
    candidates: tuple[Match, ...] = ()
    national: tuple[NationalRecord, ...] = ()
    """The national records with what was filled in."""


class Filling(NamedTuple):
    """The tournament with what could be filled in, and what became of everybody."""

    tournament: Tournament
    outcomes: tuple[Outcome, ...]


def fill(tournament: Tournament, index: str = "", *, kind: str = STANDARD, overwrite: bool = False) -> Filling:
    """Fill in what the lists have: by FIDE id, else by a name that only one can have.

    What a player has already stays and differences are told, unless ``overwrite`` is asked for. The numbers of the
    players stay: sorting them anew is another decision.
    """
    found = compared(tournament.players, index, kind, overwrite)
    return Filling(tournament.revised(players=tuple(changed(outcome) for outcome in found)), found)


def compared(
    players: Iterable[Player], index: str = "", kind: str = STANDARD, overwrite: bool = False
) -> tuple[Outcome, ...]:
    """The rating list's data for these players, in their order."""
    if kind not in KINDS:
        words = "Unknown kind of rating {kind!r}. Known: {known}."
        raise BadRequest(gettext(words, kind=kind, known=", ".join(KINDS)), code="no-such-rating-kind")
    with side_by_side(index) as lists:
        return tuple(_outcome(lists, player, kind, overwrite) for player in players)


def _outcome(lists: Lists, player: Player, kind: str, overwrite: bool) -> Outcome:
    if player.fide_id.strip(" 0"):
        return _by_id(lists, player, kind, overwrite)
    found = [match for match in lists.find(player.name, _SHOWN * 4) if match.likeness >= POSSIBLE]
    fitting = [match for match in found if _fits(player, match.player)]
    in_full = len(words_of(player.name)) > 1
    certain = [match for match in fitting if match.likeness >= CERTAIN and in_full]
    if certain and not any(match.likeness > certain[0].likeness - _AHEAD for match in fitting if match != certain[0]):
        return _compared(player, certain[0].player, "name", kind, overwrite)
    shown = tuple((fitting or found)[:_SHOWN])
    return Outcome(player, "ambiguous" if shown else "unknown", candidates=shown)


def _by_id(lists: Lists, player: Player, kind: str, overwrite: bool) -> Outcome:
    text = player.fide_id.strip()
    number = whole_number(text, 11)
    listed = () if number is None else lists.by_id(number)
    if not listed:
        return Outcome(player, "unknown", "id")
    if not may_be_one(player.name, listed[0].name):
        alike = likeness(words_of(player.name), words_of(listed[0].name))
        return Outcome(player, "doubtful", "id", candidates=(Match(listed[0], alike),))
    return _compared(player, listed[0], "id", kind, overwrite)


def _fits(player: Player, listed: ListedPlayer) -> bool:
    """True if nothing known of both contradicts the match."""
    birth = player.birth.strip()
    year = whole_number(birth[:4]) or whole_number(birth[-4:])
    return (
        (not year or not listed.birth or year == listed.birth)
        and (not player.federation.strip() or player.federation.strip().upper() == listed.federation.upper())
        and (not player.sex.strip() or not listed.sex or _sex(player.sex) == _sex(listed.sex))
    )


def _sex(letter: str) -> str:
    return "w" if letter.strip().lower()[:1] in ("f", "w") else "m"


def _compared(player: Player, listed: ListedPlayer, by: str, kind: str, overwrite: bool) -> Outcome:
    rating, rating_kind = listed.effective_rating(kind)
    values = {
        "name": listed.name,
        "fide_id": str(listed.fide_id) if listed.fide_id else "",
        "title": listed.best_title,
        "rating": str(rating) if rating else "",
        "federation": listed.federation,
        "birth": str(listed.birth) if listed.birth else "",
        "sex": _sex(listed.sex) if listed.sex else "",
        "club": listed.club,
    }
    changes: list[Change] = []
    kept: list[Change] = []
    for field, after in values.items():
        before = str(getattr(player, field) or "").strip()
        if not after or _same(field, before, after):
            continue
        (changes if overwrite or not before else kept).append(Change(field, before, after))
    held = {record.federation: record for record in player.national}
    for record in listed.national:
        had = held.get(record.federation, NationalRecord(record.federation))
        held[record.federation] = _nationally(had, record, overwrite, changes, kept)
    national = tuple(held.values())
    verdict = "filled" if changes else "agrees"
    return Outcome(player, verdict, by, listed, rating_kind, tuple(changes), tuple(kept), national=national)


def _nationally(
    held: NationalRecord, listed: NationalRecord, overwrite: bool, changes: list[Change], kept: list[Change]
) -> NationalRecord:
    """The record with the rating and the id of the national list, each change noted."""
    for field, name in (("rating", "national_rating"), ("national_id", "national_id")):
        before, after = getattr(held, field), getattr(listed, field)
        if not after or before == after:
            continue
        taken = overwrite or not before
        (changes if taken else kept).append(Change(name, str(before or ""), str(after)))
        held = held._replace(**{field: after}) if taken else held
    return held


def _same(field: str, before: str, after: str) -> bool:
    if field == "name":
        return sorted(map(sound, words_of(before))) == sorted(map(sound, words_of(after)))
    if field == "birth":  # the list has the year alone; a full date with that year says more
        return after in (before[:4], before[-4:])
    return before.upper() == after.upper()


def changed(outcome: Outcome) -> Player:
    """The player with what was filled in."""
    values: dict[str, Any] = {change.field: change.after for change in outcome.changes}
    if "rating" in values:
        values["rating"] = int(values["rating"])
    if values.keys() & _NATIONAL:
        values = {field: value for field, value in values.items() if field not in _NATIONAL}
        values["national"] = outcome.national
    return outcome.player._replace(**values)
