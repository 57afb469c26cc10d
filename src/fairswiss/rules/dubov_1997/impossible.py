"""When no legal pairing exists: who is blocked, by which article, and what a waiver would change."""

from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import cast

from fairswiss.kernel.completion import KeptCompletion, barrier, can_do_without
from fairswiss.kernel.edition import Options
from fairswiss.kernel.graph import MeetingGraph
from fairswiss.language import spoken
from fairswiss.model.errors import NoPairing
from fairswiss.model.problems import Problem
from fairswiss.rules.dubov_1997.bye import may_have_bye
from fairswiss.rules.dubov_1997.definitions import Contender
from fairswiss.rules.dubov_1997.limitations import WAIVABLE, meeting_graph, obstacle

_LISTED = 12


def no_pairing(players: list[Contender], options: Options) -> NoPairing:
    """The error with its witness: groups of players and the too few opponents they compete for."""
    given = options.waivers
    few, groups = barrier(_graph(players, given))
    helpful = waivers_that_help(players, given)
    blocked = [_Group(players, members) for members in groups]
    first = spoken("No legal pairing of these {count} players exists.", count=len(players))
    lines = [first, _in_words(players, few, groups)]
    problems = [group.problem(players, few, given) for group in blocked[:_LISTED]]
    if helpful:
        names = spoken(" or ").join(spoken(" and ").join(waiver) for waiver in helpful)
        options_text = "; ".join(" ".join(f"--waive {article}" for article in waiver) for waiver in helpful)
        words = "The round can be paired if the arbiter waives {articles} ({options})."
        lines.append(spoken(words, articles=names, options=options_text))
    else:
        words = "No waiver of 2.2, 2.3 or 2.4 helps: they have met everybody they could be paired with (2.1)."
        lines.append(spoken(words))
    witness: dict[str, object] = {
        "competing_for": [players[place].number for place in few],
        "groups": [[players[place].number for place in members] for members in groups],
        "waivers_that_help": [list(waiver) for waiver in helpful],
    }
    return NoPairing(" ".join(lines), tuple(problems), witness)


def _in_words(players: list[Contender], few: list[int], groups: list[list[int]]) -> str:
    if len(players) % 2 and not any(may_have_bye(player) for player in players):
        return spoken("The number is odd, and everybody has already had a point without playing (2.2).")
    if len(groups) - len(few) <= len(players) % 2:
        return spoken("Whoever may have the bye is needed as an opponent (2.2).")
    single, count = all(len(group) == 1 for group in groups), len(groups)
    if few:
        words = (
            "{count} players compete for {few} as opponents."
            if single
            else "{count} players or groups of players compete for {few} as opponents."
        )
        return spoken(words, count=count, few=_listed([players[place].number for place in few]))
    if single:
        return spoken("{count} players have nobody left to meet.", count=count)
    words = "{count} players or groups of players, each odd in number, find nobody outside to meet."
    return spoken(words, count=count)


def _hindrance(reason: str, articles: str, others: str) -> str:
    """Why the first of a group cannot meet these others."""
    if reason == "met":
        return spoken("has met {others} ({articles})", others=others, articles=articles)
    if reason == "forbidden":
        return spoken("is kept apart from {others} ({articles})", others=others, articles=articles)
    return spoken("colours do not allow {others} ({articles})", others=others, articles=articles)


class _Group:
    """One group of the witness: players who find nobody outside the few."""

    def __init__(self, players: list[Contender], members: list[int]) -> None:
        self.members = [players[place] for place in members]

    def problem(self, players: list[Contender], few: list[int], waivers: Iterable[str]) -> Problem:
        """What blocks the first of the group, limitation by limitation."""
        one = self.members[0]
        inside = {member.number for member in self.members} | {players[place].number for place in few}
        reasons: dict[tuple[str, str], list[int]] = {}
        for other in players:
            why = obstacle(one, other, limit_upfloats=False, waivers=waivers) if other.number not in inside else None
            if why:
                reasons.setdefault((why.reason, ", ".join(why.articles)), []).append(other.number)
        names = ", ".join(f"{member.number} {member.card.player.name}" for member in self.members[:_LISTED])
        more = len(self.members) > 1
        who = f"{one.number} " if more else ""
        words = "{names}: one of them cannot be placed" if more else "{names} cannot be placed"
        hindrances = "; ".join(_hindrance(*reason, _listed(numbers)) for reason, numbers in reasons.items())
        return Problem(spoken(words, names=names), who + hindrances)


def _listed(numbers: list[int]) -> str:
    listed = ", ".join(map(str, numbers[:_LISTED]))
    if len(numbers) <= _LISTED:
        return listed
    return spoken("{listed} and {count} more", listed=listed, count=len(numbers) - _LISTED)


def _graph(players: list[Contender], waivers: Iterable[str]) -> MeetingGraph[Hashable]:
    graph = meeting_graph(players, [0] * len(players), limit_upfloats=False, waivers=waivers)
    return cast("MeetingGraph[Hashable]", graph)


def waivers_that_help(players: list[Contender], given: frozenset[str]) -> list[tuple[str, ...]]:
    """The smallest sets of articles whose waiver makes the round possible."""
    found: list[tuple[str, ...]] = []
    for size in range(1, len(WAIVABLE) + 1):
        for waivers in combinations([article for article in WAIVABLE if article not in given], size):
            if not any(set(smaller) <= set(waivers) for smaller in found) and _possible(players, given.union(waivers)):
                found.append(waivers)
    return found


def _possible(players: list[Contender], waivers: frozenset[str]) -> bool:
    """Whether a complete pairing exists with these articles lifted, 2.5 aside."""
    graph = _graph(players, waivers & {"2.3", "2.4"})
    if len(players) % 2 == 0:
        return KeptCompletion(graph, range(len(players))).possible()
    can_be_spared = can_do_without(graph)
    eligible = [place for place, player in enumerate(players) if "2.2" in waivers or may_have_bye(player)]
    return any(can_be_spared(place) for place in eligible)
