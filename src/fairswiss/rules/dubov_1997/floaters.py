"""Chapter 8: floaters from above are paired first. And 6.4: who floats down."""

from collections.abc import Iterable

from fairswiss import why
from fairswiss.kernel.matchings import KeptCompletion, players_to_leave, players_to_leave_at_a_price
from fairswiss.kernel.vocabulary.colours import BLACK, WHITE
from fairswiss.rules.dubov_1997.definitions import LAW, Contender, black_order, white_order
from fairswiss.rules.dubov_1997.round_state import RoundState


def alternating(state: RoundState, places: Iterable[int]) -> list[int]:
    """8.1: due white in the order of the white column, due black in that of the black one, taken in turns.

    Those without due colour join the shorter list (readings 7 and 16).
    """
    players = state.players
    whites = [place for place in places if players[place].due == WHITE]
    blacks = [place for place in places if players[place].due == BLACK]
    for place in sorted((p for p in places if not players[p].due), key=lambda p: joining_order(players[p])):
        (whites if len(whites) < len(blacks) else blacks).append(place)
    whites.sort(key=lambda place: white_order(players[place]))
    blacks.sort(key=lambda place: black_order(players[place]))
    shared = min(len(whites), len(blacks))
    turns = [place for pair in zip(whites, blacks, strict=False) for place in pair]
    return turns + whites[shared:] + blacks[shared:]


def joining_order(player: Contender) -> tuple[int, int]:
    """Readings 7, 10 and 16: players without due colour choose a side lowest R first, then alphabet."""
    return player.rating, player.alphabet


def pair_floaters(state: RoundState, group: int, floaters: list[int]) -> list[int]:
    """8.2: each floater takes the highest R of the opposite due colour, else of the others; who floats on."""
    floating_on: list[int] = []
    for floater in alternating(state, floaters):
        opponent, passed = state.first_partner(floater, state.candidates(group, state.players[floater].due))
        if opponent is None:
            state.keep_apart(floater, [*floating_on, *state.wanted(group)])
            floating_on.append(floater)
        _explain_floater(state, floater, opponent, passed)
    return floating_on


def _explain_floater(
    state: RoundState, floater: int, opponent: int | None, passed: "list[why.obstacles.Passed]"
) -> None:
    if opponent is None:
        state.trace.add(lambda: why.steps.FloatsOn(LAW("8.2"), state.number(floater), tuple(passed)))
    else:
        articles = LAW("8.2") + (() if state.players[floater].due else LAW.readings(7, 16, 18))
        one, two = state.number(floater), state.number(opponent)
        state.trace.add(lambda: why.steps.FloaterPaired(articles, one, two, tuple(passed)))


def leave_over(state: RoundState, group: int, members: list[int], floaters: set[int], joined: int | None) -> list[int]:
    """6.4: take out of the round those who pair inside the group; who is left over and floats down.

    They are chosen one by one (reading 12); a player who came up by 7.2 goes back instead (reading 17).
    """
    if _pairs_inside(state, members):
        return []
    preference = _preference(state, group, members, floaters)
    if isinstance(state.completion, KeptCompletion):
        leaving = players_to_leave(state.legal_graph(), members, state.completion.kept(), preference)
    else:
        leaving = players_to_leave_at_a_price(set(members), sorted(state.completion.left), preference, state.price)
    state.completion.set_aside(set(members) - set(leaving))
    pairs = (len(members) - len(leaving)) // 2
    _explain_leaving(state, preference, leaving, pairs, joined)
    return leaving


def _explain_leaving(
    state: RoundState, preference: list[int], leaving: list[int], pairs: int, joined: int | None
) -> None:
    """For each player left over, those who would have been left over rather, and were needed."""
    if not state.trace.on:
        return
    passed: tuple[why.obstacles.Passed, ...] = ()
    for place in preference:
        if place in leaving:
            articles = LAW("6.4") + LAW.readings(5, 12, *((17,) if place == joined else ()), 20)
            state.trace.steps.append(why.steps.LeftOver(articles, state.number(place), pairs, passed))
            passed = ()
        else:
            passed += (why.obstacles.Needed(state.number(place), LAW("6.4"), pairs),)


def _pairs_inside(state: RoundState, members: list[int]) -> bool:
    """True if the group can pair all its members inside, and everybody else can be paired too."""
    if len(members) % 2:
        return False
    if isinstance(state.completion, KeptCompletion):
        inside = KeptCompletion(state.legal_graph(), members)
        return inside.possible() and state.completion.set_aside(members)
    return state.completion.set_aside(members)


def _preference(state: RoundState, group: int, members: list[int], floaters: set[int]) -> list[int]:
    """The four classes of 6.4, then lowest R, lower ARO, later in the alphabet (readings 12 and 20)."""
    here = set(members)
    below = ([place for place in state.wanted(g) if place not in here] for g in state.groups_below(group))
    opponents = next(filter(None, below), [])

    def order(place: int) -> tuple[bool, bool, int, int, int]:
        player = state.players[place]
        stuck = not any(state.graph.may_meet(place, opponent) for opponent in opponents)
        return place in floaters, stuck, player.rating, player.aro, -player.alphabet

    return sorted(members, key=order)
