"""The refusal when no legal pairing exists: who is blocked, by which article, and the effect of a waiver."""

from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import cast

from fairswiss import why
from fairswiss.kernel.matchings import KeptCompletion, MeetingGraph, barrier, can_do_without
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import NoPairing
from fairswiss.model.problems import Problem, Remedy
from fairswiss.rules.dubov_1997.bye import may_have_bye
from fairswiss.rules.dubov_1997.definitions import Contender
from fairswiss.rules.dubov_1997.limitations import meeting_graph, obstacle
from fairswiss.rules.dubov_1997.options import WAIVERS

_LISTED = 12


def no_pairing(players: list[Contender], options: Options) -> NoPairing:
    """The error with its witness: groups of players and the too few opponents they compete for."""
    given = options[WAIVERS]
    few, groups = barrier(_graph(players, given))
    helpful = waivers_that_help(players, given)
    blocked = [_Group(players, members) for members in groups]
    first = gettext("No legal pairing of these {count} players exists.", count=len(players))
    lines = [first, _in_words(players, few, groups)]
    problems = [group.problem(players, few, given) for group in blocked[:_LISTED]]
    if helpful:
        names = gettext(" or ").join(gettext(" and ").join(waiver) for waiver in helpful)
        lines.append(gettext("The round can be paired if the arbiter waives {articles}.", articles=names))
    else:
        words = "Waiving 2.2, 2.3 or 2.4 does not help: they have already met everyone they could be paired with (2.1)."
        lines.append(gettext(words))
    waivers = [list(waiver) for waiver in helpful]
    return NoPairing(
        " ".join(lines),
        tuple(problems),
        code="no-legal-pairing",
        facts={"players": len(players), "waived": sorted(given), "waivers": waivers},
        witness={
            "competing_for": [players[place].number for place in few],
            "groups": [[players[place].number for place in members] for members in groups],
            "waivers_that_help": waivers,
        },
        remedies=(Remedy.WAIVE,) if helpful else (),
    )


def _in_words(players: list[Contender], few: list[int], groups: list[list[int]]) -> str:
    if len(players) % 2 and not any(may_have_bye(player) for player in players):
        return gettext("The number is odd, and everyone has already had a point without playing (2.2).")
    if len(groups) - len(few) <= len(players) % 2:
        return gettext("Every player who may have the bye is needed as an opponent (2.2).")
    single, count = all(len(group) == 1 for group in groups), len(groups)
    if few:
        words = (
            "{count} players compete for {few} as opponents."
            if single
            else "{count} players or groups of players compete for {few} as opponents."
        )
        return gettext(words, count=count, few=_listed([players[place].number for place in few]))
    if single:
        return gettext("{count} players have no one left to play.", count=count)
    words = "{count} players or groups of players, each odd in number, have no possible opponent outside."
    return gettext(words, count=count)


def _hindrance(kind: "type[why.obstacles.Absolute]", articles: str, others: str) -> str:
    """The reasons why the first of a group cannot meet these others."""
    if issubclass(kind, why.obstacles.Met):
        return gettext("has met {others} ({articles})", others=others, articles=articles)
    if issubclass(kind, why.obstacles.Forbidden):
        return gettext("is kept apart from {others} ({articles})", others=others, articles=articles)
    return gettext("colours do not allow {others} ({articles})", others=others, articles=articles)


class _Group:
    """One group of the witness: players who find nobody outside the few."""

    def __init__(self, players: list[Contender], members: list[int]) -> None:
        self.members = [players[place] for place in members]

    def problem(self, players: list[Contender], few: list[int], waivers: Iterable[str]) -> Problem:
        """The obstacles of the first of the group, limitation by limitation."""
        one = self.members[0]
        inside = {member.number for member in self.members} | {players[place].number for place in few}
        reasons: dict[tuple[type[why.obstacles.Absolute], str], list[int]] = {}
        for other in players:
            if other.number in inside:
                continue
            found = obstacle(one, other, limit_upfloats=False, waivers=waivers)
            if found:
                articles = ", ".join(article.key for article in found.articles)
                reasons.setdefault((type(found), articles), []).append(other.number)
        names = ", ".join(f"{member.number} {member.card.player.name}" for member in self.members[:_LISTED])
        more = len(self.members) > 1
        who = f"{one.number} " if more else ""
        words = "{names}: one of them cannot be placed" if more else "{names} cannot be placed"
        hindrances = "; ".join(_hindrance(*reason, _listed(numbers)) for reason, numbers in reasons.items())
        return Problem(gettext(words, names=names), who + hindrances)


def _listed(numbers: list[int]) -> str:
    listed = ", ".join(map(str, numbers[:_LISTED]))
    if len(numbers) <= _LISTED:
        return listed
    return gettext("{listed} and {count} more", listed=listed, count=len(numbers) - _LISTED)


def _graph(players: list[Contender], waivers: Iterable[str]) -> MeetingGraph[Hashable]:
    graph = meeting_graph(players, [0] * len(players), limit_upfloats=False, waivers=waivers)
    return cast("MeetingGraph[Hashable]", graph)


def waivers_that_help(players: list[Contender], given: frozenset[str]) -> list[tuple[str, ...]]:
    """The smallest sets of articles whose waiver makes the round possible."""
    found: list[tuple[str, ...]] = []
    for size in range(1, len(WAIVERS.values) + 1):
        for waivers in combinations([article for article in WAIVERS.values if article not in given], size):
            if not any(set(smaller) <= set(waivers) for smaller in found) and _possible(players, given.union(waivers)):
                found.append(waivers)
    return found


def _possible(players: list[Contender], waivers: frozenset[str]) -> bool:
    """True if a complete pairing exists with these articles lifted, 2.5 aside."""
    graph = _graph(players, waivers & {"2.3", "2.4"})
    if len(players) % 2 == 0:
        return KeptCompletion(graph, range(len(players))).possible()
    can_be_spared = can_do_without(graph)
    eligible = [place for place, player in enumerate(players) if "2.2" in waivers or may_have_bye(player)]
    return any(can_be_spared(place) for place in eligible)
