"""The table the benchmarks print: pairing as a ratio to reading the same file, and the growth between sizes."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from benchmarks.events import EVENTS, of_matches, of_teams
from benchmarks.timing import Cost, cost_of, ratio, seconds_of
from fairswiss import pair, read_trf, write_trf
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import NoPairing, Tournament
from fairswiss.model.decisions import decision_remark
from fairswiss.rules import edition


class Case(NamedTuple):
    """An event before a round."""

    event: str
    players: int
    round: int


Pairing = dict[Case, float]
"""The seconds of the pairings that came to an end."""

HEAD = (
    f"{'event':<11}{'players':>8}{'round':>6}{'read s':>9}{'pair s':>9}{'ratio':>8}{'explain':>9}{'read MB':>9}"
    f"{'pair MB':>9}{'ratio':>7}"
)


def measured(case: Case, report: str, system: str, limit: float) -> tuple[str, float | None]:
    """The line of a case, and how long pairing took; None when it took too long or is impossible."""
    file = report.encode()
    event = read_trf(file)
    reading = cost_of(lambda: read_trf(file))
    assert reading is not None
    start = f"{case.event:<11}{case.players:>8}{case.round:>6}{reading.seconds:>9.4f}"
    try:
        plain = cost_of(lambda: pair(event, system), limit)
    except NoPairing:
        return f"{start}  no pairing exists", None
    if plain is None:
        return f"{start}{f'> {limit:g}':>9}", None
    explained = seconds_of(lambda: pair(event, system, explain=True), limit)
    return start + _costs(reading, plain, explained), plain.seconds


def _costs(reading: Cost, plain: Cost, explained: float | None) -> str:
    peaks = [f"{peak / 1e6:.1f}" if peak is not None else "-" for peak in (reading.peak, plain.peak)]
    return (
        f"{plain.seconds:>9.4f}{ratio(plain.seconds, reading.seconds):>8}{ratio(explained, plain.seconds):>8}x"
        f"{peaks[0]:>9}{peaks[1]:>9}{ratio(plain.peak, reading.peak):>7}"
    )


@lru_cache(maxsize=1)
def _played(event: str, players: int, rounds: int) -> Tournament:
    return EVENTS[event](players, rounds)


def event_for(system: str, case: Case, decide: Sequence[str] = ()) -> Tournament:
    """The event of a case, of matches or teams where the system pairs those, with decisions: ``counting=frozen``."""
    event = _played(case.event, case.players, case.round - 1)
    if system.startswith("double-swiss"):
        event = of_matches(event)
    elif edition(system).teams:
        event = of_teams(event)
    remarks = [decision_remark(*decision.split("=", 1)) for decision in decide]
    return event._replace(extra=(*event.extra, *remarks))


def report_of(event: Tournament) -> str:
    """The event as a file other engines read too: one of them wants everybody's rank."""
    cards = cards_before_next_round(event)
    standing = sorted(cards, key=lambda number: (-cards[number].points, number))
    rank = {number: place for place, number in enumerate(standing, 1)}
    return write_trf(event._replace(players=tuple(p._replace(rank=rank[p.number]) for p in event.players)), "trf16")


def growth(pairing: Pairing, sizes: Iterable[int], say: Callable[[str], None]) -> None:
    """How much longer the next size takes, for each event and round."""
    for smaller, larger in pairwise(sizes):
        for event, players, number in pairing:
            more = pairing.get(Case(event, larger, number))
            if players == smaller and more is not None:
                factor = more / pairing[Case(event, smaller, number)]
                say(f"growth {event}, round {number}: {smaller} -> {larger} players: {factor:.1f} x")
