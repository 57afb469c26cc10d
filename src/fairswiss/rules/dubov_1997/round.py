"""A whole round: is it possible at all, the bye, the score groups from the top, the colours, the boards."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from itertools import groupby
from typing import NamedTuple, cast

from fairswiss import why
from fairswiss.kernel.brackets.colouring import board_order
from fairswiss.kernel.edition import Pair, Pairing, require_ready
from fairswiss.kernel.matchings import Completion, KeptCompletion, MeetingGraph, ThriftyCompletion, can_do_without
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, WHITE
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dubov_1997 import columns, first_round, floaters, transfers
from fairswiss.rules.dubov_1997.bye import bye_order, may_have_bye
from fairswiss.rules.dubov_1997.colours import Allocation, allocate
from fairswiss.rules.dubov_1997.definitions import (
    GREATEST_COLOUR_DIFFERENCE,
    LAW,
    Contender,
    black_order,
    card_line,
    contenders,
    rank_order,
    starting_order,
    white_order,
)
from fairswiss.rules.dubov_1997.impossible import no_pairing
from fairswiss.rules.dubov_1997.limitations import Kind, broken_by, meeting_graph, waived_cases
from fairswiss.rules.dubov_1997.options import WAIVERS
from fairswiss.rules.dubov_1997.round_state import RoundState
from fairswiss.why import Explanation, GroupTrace, Trace

ID = LAW.edition
COLOUR_WAIVERS = frozenset({"2.3", "2.4"})


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round by the Dubov system of 1997."""
    coming = require_ready(tournament)
    if coming == 1:
        first_round.drawn_colour(tournament)
    players = contenders(tournament)
    trace = Trace(explain)
    state, bye = _prepare(players, options, trace, coming)
    opening = trace.take()
    groups: tuple[GroupTrace, ...] = ()
    if coming == 1:
        first_round.pair_halves(state)
        opening += trace.take()
        allocated = _first_round_colours(state, first_round.drawn_colour(tournament))
    else:
        groups = tuple(_pair_groups(state))
        allocated = [allocate(state.players[one], state.players[other]) for one, other in state.pairs]
        allocated.sort(key=lambda made: board_order(made.white, made.black, rank_order))
    if 2 * len(allocated) + (bye is not None) != len(players):
        raise AssertionError("not everybody was paired, although a complete pairing was proven to exist")
    pairs = tuple(Pair(board, a.white.number, a.black.number) for board, a in enumerate(allocated, 1))
    explanation = None
    if explain:
        cards = tuple(card_line(player) for player in players)
        reasons = tuple(_colour_reason(allocation) for allocation in allocated)
        explanation = Explanation(ID, coming, cards, opening, groups, reasons)
    return Pairing(ID, coming, pairs, bye.number if bye else None, explanation)


# -- before the first pair ---------------------------------------------------------------------------------------


class Terms(NamedTuple):
    """Under which terms a round is possible, the bye, those passed over for it, and the rest of the round."""

    limit_upfloats: bool
    waivers: frozenset[str]
    bye: Contender | None
    passed: "list[Callable[[], why.obstacles.Passed]]"
    """Made when somebody asks why."""
    rest: "Rest"

    def waived_cases(self) -> int:
        """The number of forbidden colours the round will need, and of forbidden byes."""
        completion = self.rest[2]
        colours = (completion.least or 0) if isinstance(completion, ThriftyCompletion) else 0
        return colours + (self.bye is not None and not may_have_bye(self.bye))


def _prepare(
    players: list[Contender], options: Options, trace: Trace, coming: int
) -> tuple[RoundState, Contender | None]:
    """The round with the bye set aside, under the mildest terms that make it possible."""
    terms = _mildest_terms(players, options[WAIVERS], coming)
    if terms is None:
        raise no_pairing(players, options)
    if not terms.limit_upfloats:
        trace.add(lambda: why.steps.LimitLifted(LAW("2.5") + LAW.readings(5)))
    if terms.waivers:
        trace.add(lambda: why.steps.Waived(LAW.readings(26), LAW(*sorted(terms.waivers))))
    bye = terms.bye
    if bye:
        trace.add(lambda: _bye_given(bye, terms, coming))
    here = [player for player in players if player is not bye]
    held = options.revised(waivers=terms.waivers & COLOUR_WAIVERS)
    return RoundState(here, *terms.rest, held, trace, limit_upfloats=terms.limit_upfloats), bye


def _bye_given(bye: Contender, terms: Terms, coming: int) -> "why.steps.Bye":
    """Chapter 5 in the first round, chapter 4 later; 2.2 where it was waived."""
    waived, passed = not may_have_bye(bye), tuple(one() for one in terms.passed)
    dead_end = any(isinstance(one, why.obstacles.DeadEnd) for one in passed)
    articles = (LAW.chapter("5") if coming == 1 else LAW.chapter("4") + LAW.readings(6)) + LAW.readings(
        *((24,) if dead_end else ())
    )
    return why.steps.Bye(articles + LAW("2.2" if waived else ""), bye.number, coming == 1, waived, passed)


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
    passed: list[Callable[[], why.obstacles.Passed]] = []
    for player in _bye_list(players, coming):
        if not may_have_bye(player):
            passed.append(partial(_had_point, player))
        elif spare(player):
            rest = _rest([one for one in players if one is not player], limit_upfloats, nothing)
            if rest is None:
                raise AssertionError("a player found spare was needed after all")
            return Terms(limit_upfloats, nothing, player, passed, rest)
        else:
            passed.append(partial(_dead_end, player, 5))
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
    passed: list[Callable[[], why.obstacles.Passed]] = []
    if "2.2" not in waivers:
        passed += (partial(_had_point, player) for player in barred)
    eligible = [player for player in order if may_have_bye(player)]
    for player in eligible + (barred if "2.2" in waivers else []):
        rest = _rest([one for one in players if one is not player], limit_upfloats, colour_waivers)
        if rest:
            yield Terms(limit_upfloats, waivers, player, list(passed), rest)
        passed.append(partial(_dead_end, player, 26 if rest else 5))


def _bye_list(players: list[Contender], coming: int) -> list[Contender]:
    """Chapter 5 in the first round, chapter 4 later."""
    return sorted(players, key=starting_order, reverse=True) if coming == 1 else list(bye_order(players))


def _had_point(player: Contender) -> "why.obstacles.HadPoint":
    return why.obstacles.HadPoint(player.number, LAW("2.2"), player.card.point_without_playing)


def _dead_end(player: Contender, reading: int) -> "why.obstacles.DeadEnd":
    return why.obstacles.DeadEnd(player.number, LAW.readings(reading))


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


def _pair_groups(state: RoundState) -> Iterator[GroupTrace]:
    """6.1: from the top score group down, each with the floaters that came to it."""
    floating: list[int] = []
    for group in range(state.group_count):
        members = tuple(state.wanted(group))
        if not members and not floating:
            continue
        came = tuple(floating)
        floating = _pair_group(state, group, floating)
        if state.trace.on:
            yield _group_trace(state, group, members, came)


def _pair_group(state: RoundState, group: int, floating: list[int]) -> list[int]:
    """The steps for one score group; who floats on to the next. One who came up goes back (reading 17)."""
    floating_on = floaters.pair_floaters(state, group, floating)
    transfers.pair_islands(state, group)
    joined = transfers.bring_one_up(state, group)
    members = sorted([*state.wanted(group), *([] if joined is None else [joined])])
    leaving = floaters.leave_over(state, group, members, set(floating), joined)
    state.finish(group)
    members = [place for place in members if place not in leaving]
    if members:
        sides = transfers.equalise(state, transfers.choose_sides(state, members))
        columns.pair_rows(state, columns.arrange(state, sides))
    if joined in leaving:
        state.bind_again(joined)
    floating_down = [place for place in leaving if place != joined]
    for place in floating_down:
        state.keep_apart(place, floating_on + floating_down)
    return floating_on + floating_down


def _group_trace(state: RoundState, group: int, members: tuple[int, ...], came: tuple[int, ...]) -> GroupTrace:
    players = state.players
    whites = sorted((p for p in members if players[p].due == WHITE), key=lambda p: white_order(players[p]))
    blacks = sorted((p for p in members if players[p].due == BLACK), key=lambda p: black_order(players[p]))
    neither = sorted(p for p in members if not players[p].due)
    return GroupTrace(
        state.scores[group],
        state.numbers(sorted(members)),
        state.numbers(floaters.alternating(state, came)),
        state.numbers(whites),
        state.numbers(blacks),
        state.numbers(neither),
        state.trace.take(),
    )


# -- colours and boards ------------------------------------------------------------------------------------------


def _first_round_colours(state: RoundState, drawn: int) -> list[Allocation]:
    boards = first_round.colours_of_boards(state, drawn)
    return [
        Allocation(state.players[white], state.players[black], partial(_drawn, colour), LAW.chapter("5"))
        for white, black, colour in boards
    ]


def _drawn(colour: int) -> "why.clauses.Drawn":
    return why.clauses.Drawn(LETTERS[colour])


def _colour_reason(allocation: Allocation) -> "why.clauses.ColourReason":
    white, black, articles = allocation.white, allocation.black, allocation.articles
    if max(abs(white.balance), abs(black.balance)) > GREATEST_COLOUR_DIFFERENCE:
        articles += LAW.readings(28)
    against, waived = broken_by(white, WHITE) + broken_by(black, BLACK), None
    if against:
        articles += LAW.readings(26)
        who = white if broken_by(white, WHITE) else black
        waived = why.clauses.Waived(LAW(*against), who.number)
    return why.clauses.ColourReason(white.number, black.number, allocation.clause(), articles, waived)
