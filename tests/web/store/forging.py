"""Journals as somebody forges them who knows the format: any value anywhere, and every digest recomputed."""

import gzip
import json
from collections.abc import Iterator, Sequence
from typing import Any

from fairswiss.journal import facts, team_facts
from fairswiss.journal.chain import Entry, _digest, first_digest
from fairswiss.journal.facts import Fact, Settings
from fairswiss.model import EventInfo, Player
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond
from fairswiss.model.prizes import PrizeList, Prizes, Sharing, SpecialPrize
from fairswiss.model.scoring import Scoring
from fairswiss.store import copies

ORIGIN = "0123456789ab"
MOMENT = "2026-11-16T10:00:00.000000+00:00"
_INFO = EventInfo("Club", "Bern", "SUI", "2026-11-01", "2026-11-08", deputies=("Ada",), tie_breaks="BH,SB")
_SETTINGS = Settings("dubov-1997", 3, _INFO, public=True, phones=True)
_BOARDS = ((1, 4), (5, 2), (3, 6))


_PRIZES = Prizes(
    (PrizeList((5_000, 2_500)), PrizeList((1_000,), "U16")), (SpecialPrize("Best game", 500, "a book"),),
    Sharing.HORT, currency="EUR", note="Be there", certificate="Well played",
)  # fmt: skip


def every_kind() -> list[Fact]:
    """An event in which each kind of fact that may follow its creation happens."""
    people = [Player(0, f"Player {n}", 2000 - 10 * n, "FM", "SUI", str(n), "1990", "w") for n in range(1, 8)]
    return [
        facts.Created(_SETTINGS),
        *(facts.Registered(n, player) for n, player in enumerate(people, 1)),
        facts.Amended(2, people[1]._replace(rating=1985)),
        facts.NameWithheld(3),
        facts.Removed(7),
        facts.ByeAsked(6, 1, "H"),
        facts.ByeDropped(6, 1),
        facts.Withdrawn(6, 2),
        facts.Returned(6, 3),
        facts.Forbidden((1, 2), 1, 2),
        facts.ForbiddenLifted((1, 2)),
        facts.GroupDeclared(1, Bond.FAMILY, "", (1, 2), 1, 1),
        facts.GroupDropped(1),
        facts.CategoryDeclared(Category("U12", age_to=11)),
        facts.CategoryDropped("U12"),
        facts.ParticularsNoted(3, "c@example.org", "20", paid=True, notes="x"),
        facts.FactorsNoted("rapid", ((3, 40),), "rating list 2026-11"),
        facts.RatingsShown(),
        facts.NormsDeclared("zonal"),
        facts.PointsAdjusted(3, 5, 1),
        facts.CheckedIn(3),
        facts.LotDrawn("w"),
        facts.Drafted(1, _BOARDS, None, "dubov-1997", "fairswiss"),
        facts.DraftDropped(1),
        facts.Drafted(1, _BOARDS, None, "dubov-1997", "fairswiss"),
        facts.HandStarted(1),
        facts.Rearranged(1, ((1, 4), (2, 5), (3, 6)), None),
        facts.HandEnded(1, 1),
        facts.Published(1),
        facts.ResultClaimed(1, 1, 4, "w", "1", "0"),
        facts.ResultEntered(1, 1, 4, "1", "0"),
        facts.ResultEntered(1, 2, 5, "=", "="),
        facts.ResultEntered(1, 3, 6, "+", "-"),
        facts.Closed(1),
        facts.StayedIn(5, 1),
        facts.Reopened(1),
        facts.Closed(1),
        facts.Registered(8, people[0]._replace(name="Late")),
        facts.MissedCredited(8, "H"),
        facts.ResultCorrected(1, 2, 5, "1", "0"),
        facts.CorrectedForRating(1, 1, 4, "=", "="),
        facts.FideModeLeft(),
        facts.Remarked("rain"),
        facts.HallAnnounced("Tea is ready", 2, "2026-11-17T13:30+00:00"),
        facts.CategoryDeclared(Category("U16", age_to=16)),
        facts.PrizesDeclared(_PRIZES),
        facts.PrizeAwarded(1, 2),
        facts.FinalPageShown(True, "Thanks to all"),
        facts.Undone(49),
        facts.SettingsChanged(_SETTINGS._replace(scoring=Scoring.of(30, 10)), ("three points",)),
        facts.Anonymised(5, 30, "0" * 64),
    ]


def every_kind_of_teams() -> list[Fact]:
    """An event of teams in which each kind of fact of theirs happens."""
    settings = _SETTINGS._replace(system="swiss-team-2026", board_colours="WB")
    people = [Player(0, f"Player {n}", 2000 - 10 * n) for n in range(1, 13)]
    squads = [team_facts.TeamEntered(team, f"Team {team}", (2 * team - 1, 2 * team)) for team in range(1, 6)]
    return [
        facts.Created(settings),
        *(facts.Registered(n, player) for n, player in enumerate(people, 1)),
        *squads,
        team_facts.TeamAmended(1, "Rooks", (1, 2, 11), "Ada"),
        team_facts.TeamRemoved(5),
        team_facts.TeamByeAsked(4, 1, "H"),
        team_facts.TeamByeDropped(4, 1),
        team_facts.TeamWithdrawn(4, 2),
        team_facts.TeamReturned(4, 3),
        team_facts.CaptainLinkReplaced(1),
        facts.LotDrawn("w"),
        facts.Drafted(1, ((1, 3), (4, 2)), None, "swiss-team-2026", "fairswiss"),
        facts.Published(1),
        team_facts.LineUpsDue(1, "2026-11-17T13:30+00:00"),
        team_facts.LineUpGiven(1, 1, (1, 11)),
        team_facts.LineUpGiven(1, 3, (5, 0)),
        facts.ResultEntered(1, 1, 5, "1", "0"),
        team_facts.MatchForfeited(1, 4, 2, "-", "+"),
        facts.Closed(1),
    ]


def entries_of(told: Sequence[Fact]) -> list[Entry]:
    """The entries of these facts, not chained yet."""
    from fairswiss.journal.codec import text_of

    return [
        Entry(number, facts.word_of(type(fact)), text_of(fact), "anna", MOMENT, "because", "")
        for number, fact in enumerate(told, 1)
    ]


def rechained(entries: Sequence[Entry], origin: str = ORIGIN) -> list[Entry]:
    """The same in a chain that holds."""
    before, chained = first_digest(origin), []
    for entry in entries:
        before = _digest(before, entry)
        chained.append(entry._replace(digest=before))
    return chained


def file_of(entries: Sequence[Entry], origin: str = ORIGIN, **header: Any) -> bytes:
    """The file of a journal."""
    first = {"format": copies.FORMAT, "version": 1, "event": origin, **header}
    last = {"entries": len(entries), "digest": entries[-1].digest}
    return gzip.compress("\n".join(json.dumps(line) for line in (first, *entries, last)).encode())


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a value of JSON, the value itself included."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, held in items:
        yield from leaves(held, (*path, key))


def changed(value: Any, path: tuple[Any, ...], to: Any) -> Any:
    """The same value with something else at the end of that way."""
    if not path:
        return to
    twin = value.copy()
    twin[path[0]] = changed(value[path[0]], path[1:], to)
    return twin


def kinds_present() -> set[str]:
    """The kinds of the event above."""
    return {facts.word_of(type(fact)) for fact in every_kind()}
