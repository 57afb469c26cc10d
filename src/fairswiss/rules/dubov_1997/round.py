"""A whole round: is it possible at all, the bye, the score groups from the top, the colours, the boards."""

from collections.abc import Callable, Hashable, Iterator
from itertools import groupby
from typing import NamedTuple, cast

from fairswiss.explain import ColourReason, Explanation, GroupTrace, Passed, Trace
from fairswiss.kernel.colours import BLACK, LETTERS, WHITE
from fairswiss.kernel.completion import Completion, KeptCompletion, ThriftyCompletion, can_do_without
from fairswiss.kernel.edition import Options, Pair, Pairing, refuse_options, require_ready
from fairswiss.kernel.graph import MeetingGraph
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997 import columns, first_round, floaters, transfers
from fairswiss.rules.dubov_1997.bye import bye_order, may_have_bye
from fairswiss.rules.dubov_1997.colours import Allocation, allocate
from fairswiss.rules.dubov_1997.definitions import (
    GREATEST_COLOUR_DIFFERENCE,
    Contender,
    black_order,
    card_line,
    contenders,
    rank_order,
    starting_order,
    white_order,
)
from fairswiss.rules.dubov_1997.hand import Hand
from fairswiss.rules.dubov_1997.impossible import no_pairing
from fairswiss.rules.dubov_1997.limitations import WAIVABLE, Kind, broken_by, meeting_graph, waived_cases

ID = "dubov-1997"
COLOUR_WAIVERS = frozenset({"2.3", "2.4"})


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round by the Dubov system of 1997."""
    coming = require_ready(tournament)
    _check(options)
    if coming == 1:
        first_round.drawn_colour(tournament)
    players = contenders(tournament)
    trace = Trace(explain)
    hand, bye = _prepare(players, options, trace, coming)
    opening = trace.take()
    groups: tuple[GroupTrace, ...] = ()
    if coming == 1:
        first_round.pair_halves(hand)
        opening += trace.take()
        allocated = _first_round_colours(hand, first_round.drawn_colour(tournament))
    else:
        groups = tuple(_pair_groups(hand))
        allocated = [allocate(hand.players[one], hand.players[other]) for one, other in hand.pairs]
        allocated.sort(key=_board_order)
    if 2 * len(allocated) + (bye is not None) != len(players):
        raise AssertionError("not everybody was paired, although a complete pairing was proven to exist")
    pairs = tuple(Pair(board, a.white.number, a.black.number) for board, a in enumerate(allocated, 1))
    explanation = None
    if explain:
        cards = tuple(card_line(player) for player in players)
        reasons = tuple(_colour_reason(allocation) for allocation in allocated)
        explanation = Explanation(ID, coming, cards, opening, groups, reasons)
    return Pairing(ID, coming, pairs, bye.number if bye else None, explanation)


def _check(options: Options) -> None:
    refuse_options(options, ID, ("upfloat_limit", "waivers"))
    if options.upfloat_limit not in ("strict", "yield"):
        raise BadRequest(
            spoken(
                "upfloat_limit is {value!r}; it may be 'strict' or 'yield'.",
                value=options.upfloat_limit,
            )
        )
    unknown = sorted(options.waivers - set(WAIVABLE))
    if unknown:
        raise BadRequest(
            spoken(
                "{articles} cannot be waived; what can is {known} (2.1 never gives way, 2.5 gives way by itself "
                "when it must).",
                articles=", ".join(unknown),
                known=", ".join(WAIVABLE),
            )
        )


# -- before the first pair ---------------------------------------------------------------------------------------


class Terms(NamedTuple):
    """Under which terms a round is possible, the bye, those passed over for it, and the rest of the round."""

    limit_upfloats: bool
    waivers: frozenset[str]
    bye: Contender | None
    passed: list[Passed]
    rest: "Rest"

    def waived_cases(self) -> int:
        """How many forbidden colours the round will need, and whether the bye is a forbidden one."""
        completion = self.rest[2]
        colours = (completion.least or 0) if isinstance(completion, ThriftyCompletion) else 0
        return colours + (self.bye is not None and not may_have_bye(self.bye))


def _prepare(players: list[Contender], options: Options, trace: Trace, coming: int) -> tuple[Hand, Contender | None]:
    """The round in hand with the bye set aside, under the mildest terms that make it possible."""
    terms = _mildest_terms(players, options.waivers, coming)
    if terms is None:
        raise no_pairing(players, options)
    if not terms.limit_upfloats:
        trace.add("limit-lifted", ("2.5", "reading 5"))
    if terms.waivers:
        trace.add("waived", ("reading 26",), waived=", ".join(sorted(terms.waivers)))
    bye = terms.bye
    if bye:
        waived = not may_have_bye(bye)
        readings = ("reading 24",) if any(p.reason == "dead-end" for p in terms.passed) else ()
        articles = ("5", *readings) if coming == 1 else ("4", "reading 6", *readings)
        trace.add("bye", (*articles, "2.2") if waived else articles, (bye.number,), terms.passed, waived=int(waived))
    here = [player for player in players if player is not bye]
    held = options._replace(waivers=terms.waivers & COLOUR_WAIVERS)
    return Hand(here, *terms.rest, held, trace, limit_upfloats=terms.limit_upfloats), bye


def _mildest_terms(players: list[Contender], waivers: frozenset[str], coming: int) -> Terms | None:
    """With 2.5 in force, else without it; only then with the arbiter's waivers, as few cases as possible.

    Readings 5, 24 and 26.
    """
    for limit_upfloats in (True, False):
        terms = _choose_bye(players, coming, limit_upfloats)
        if terms:
            return terms
    if not waivers:
        return None
    best: Terms | None = None
    for limit_upfloats in (True, False):
        for terms in _with_waivers(players, coming, limit_upfloats, waivers):
            if best is None or terms.waived_cases() < best.waived_cases():
                best = terms
            if best.waived_cases() == 1:  # without any case the round was impossible
                return best
    return best


Rest = tuple[list[list[int]], MeetingGraph[Kind], Completion]


def _choose_bye(players: list[Contender], coming: int, limit_upfloats: bool) -> Terms | None:
    """The first who may have the bye and can be spared; None when no choice makes the round possible."""
    nothing: frozenset[str] = frozenset()
    if len(players) % 2 == 0:
        rest = _rest(players, limit_upfloats, nothing)
        return Terms(limit_upfloats, nothing, None, [], rest) if rest else None
    spare = _spare_players(players, limit_upfloats)
    passed: list[Passed] = []
    for player in _bye_list(players, coming):
        if not may_have_bye(player):
            passed.append(_had_point(player))
        elif spare(player):
            rest = _rest([one for one in players if one is not player], limit_upfloats, nothing)
            if rest is None:
                raise AssertionError("a player found spare was needed after all")
            return Terms(limit_upfloats, nothing, player, passed, rest)
        else:
            passed.append(Passed(player.number, "dead-end", ("reading 5",)))
    return None


def _with_waivers(
    players: list[Contender], coming: int, limit_upfloats: bool, waivers: frozenset[str]
) -> Iterator[Terms]:
    """Every choice of the bye that the waivers make possible, those who may have it first (reading 26)."""
    colour_waivers = waivers & COLOUR_WAIVERS
    if len(players) % 2 == 0:
        rest = _rest(players, limit_upfloats, colour_waivers)
        if rest:
            yield Terms(limit_upfloats, waivers, None, [], rest)
        return
    order = _bye_list(players, coming)
    barred = [player for player in order if not may_have_bye(player)]
    passed = [] if "2.2" in waivers else [_had_point(player) for player in barred]
    eligible = [player for player in order if may_have_bye(player)]
    for player in eligible + (barred if "2.2" in waivers else []):
        rest = _rest([one for one in players if one is not player], limit_upfloats, colour_waivers)
        if rest:
            yield Terms(limit_upfloats, waivers, player, list(passed), rest)
        passed.append(Passed(player.number, "dead-end", ("reading 26",) if rest else ("reading 5",)))


def _bye_list(players: list[Contender], coming: int) -> list[Contender]:
    """Chapter 5 in the first round, chapter 4 later."""
    return sorted(players, key=starting_order, reverse=True) if coming == 1 else list(bye_order(players))


def _had_point(player: Contender) -> Passed:
    return Passed(player.number, "had-point", ("2.2",), (("round", player.card.point_without_playing),))


def _spare_players(players: list[Contender], limit_upfloats: bool) -> Callable[[Contender], bool]:
    """Asks whether everybody else can be paired when this player is set aside."""
    _, graph = _groups_and_graph(players, limit_upfloats, frozenset())
    can_be_spared = can_do_without(cast("MeetingGraph[Hashable]", graph))
    place = {player.number: index for index, player in enumerate(players)}
    return lambda player: can_be_spared(place[player.number])


def _rest(players: list[Contender], limit_upfloats: bool, waivers: frozenset[str]) -> Rest | None:
    """The score groups, the legal graph and a completion for these players; None when they cannot be paired."""
    groups, graph = _groups_and_graph(players, limit_upfloats, waivers)
    legal = cast("MeetingGraph[Hashable]", graph)
    completion: Completion
    if waivers:

        def price(one: int, other: int) -> int | None:
            return waived_cases(players[one], players[other]) if graph.may_meet(one, other) else None

        completion = ThriftyCompletion(legal, range(len(players)), price)
    else:
        completion = KeptCompletion(legal, range(len(players)))
    return (groups, graph, completion) if completion.possible() else None


def _groups_and_graph(
    players: list[Contender], limit_upfloats: bool, waivers: frozenset[str]
) -> tuple[list[list[int]], MeetingGraph[Kind]]:
    groups = [list(group) for _, group in groupby(range(len(players)), key=lambda place: players[place].score)]
    group_of = [number for number, group in enumerate(groups) for _ in group]
    return groups, meeting_graph(players, group_of, limit_upfloats=limit_upfloats, waivers=waivers)


# -- score group by score group ----------------------------------------------------------------------------------


def _pair_groups(hand: Hand) -> Iterator[GroupTrace]:
    """6.1: from the top score group down, each with the floaters that came to it."""
    floating: list[int] = []
    for group in range(hand.group_count):
        members = tuple(hand.wanted(group))
        if not members and not floating:
            continue
        came = tuple(floating)
        floating = _pair_group(hand, group, floating)
        if hand.trace.on:
            yield _group_trace(hand, group, members, came)


def _pair_group(hand: Hand, group: int, floating: list[int]) -> list[int]:
    """The steps for one score group; who floats on to the next."""
    floating_on = floaters.pair_floaters(hand, group, floating)
    transfers.pair_islands(hand, group)
    joined = transfers.bring_one_up(hand, group)
    members = sorted([*hand.wanted(group), *([] if joined is None else [joined])])
    leaving = floaters.leave_over(hand, group, members, set(floating), joined)
    hand.finish(group)
    members = [place for place in members if place not in leaving]
    if members:
        sides = transfers.equalise(hand, transfers.choose_sides(hand, members))
        columns.pair_rows(hand, columns.arrange(hand, sides))
    if joined in leaving:
        hand.bind_again(joined)
    floating_down = [place for place in leaving if place != joined]
    for place in floating_down:
        hand.keep_apart(place, floating_on + floating_down)
    return floating_on + floating_down


def _group_trace(hand: Hand, group: int, members: tuple[int, ...], came: tuple[int, ...]) -> GroupTrace:
    players = hand.players
    whites = sorted((p for p in members if players[p].due == WHITE), key=lambda p: white_order(players[p]))
    blacks = sorted((p for p in members if players[p].due == BLACK), key=lambda p: black_order(players[p]))
    neither = sorted(p for p in members if not players[p].due)
    return GroupTrace(
        hand.scores[group],
        hand.numbers(sorted(members)),
        hand.numbers(floaters.alternating(hand, came)),
        hand.numbers(whites),
        hand.numbers(blacks),
        hand.numbers(neither),
        hand.trace.take(),
    )


# -- colours and boards ------------------------------------------------------------------------------------------


def _first_round_colours(hand: Hand, drawn: int) -> list[Allocation]:
    boards = first_round.colours_of_boards(hand, drawn)
    return [
        Allocation(hand.players[white], hand.players[black], "drawn", ("5",), (("left", LETTERS[colour]),))
        for white, black, colour in boards
    ]


def _board_order(allocation: Allocation) -> tuple[int, int, tuple[int, ...]]:
    """The boards: score of the higher player, sum of scores, rank of the higher player."""
    higher = min(allocation.white, allocation.black, key=rank_order)
    return -higher.score, -(allocation.white.score + allocation.black.score), rank_order(higher)


def _colour_reason(allocation: Allocation) -> ColourReason:
    waived = broken_by(allocation.white, WHITE) + broken_by(allocation.black, BLACK)
    facts, articles = allocation.facts, allocation.articles
    if max(abs(allocation.white.balance), abs(allocation.black.balance)) > GREATEST_COLOUR_DIFFERENCE:
        articles = (*articles, "reading 28")
    if waived:
        who = allocation.white if broken_by(allocation.white, WHITE) else allocation.black
        facts = (*facts, ("waived", ", ".join(waived)), ("waived_for", who.number))
        articles = (*articles, "reading 26")
    return ColourReason(allocation.white.number, allocation.black.number, allocation.rule, articles, facts)
