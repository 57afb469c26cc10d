"""Seats: the moves of an arbiter who changes a pairing by hand. The rules are checked elsewhere."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fairswiss.journal.state import DeskRound, State
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.rounds import seats_of
from fairswiss.model.team_table import as_teams
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.systems import is_round_robin


class Seats(NamedTuple):
    """The boards of a round, White first, and who has the pairing-allocated bye."""

    boards: list[tuple[int, int]]
    bye: int | None


Move = Callable[[State, int], Seats]
"""The seats of a round, given where the event stands and the number of the round."""


def move_of(kind: str, players: Sequence[int]) -> Move:
    """The move of that name with these players; refuses a wrong number of them."""
    try:
        count, made = _MOVES[kind]
    except KeyError:
        words = "Unknown change {kind!r:.20}. Known: {known}."
        raise BadRequest(gettext(words, kind=kind, known=", ".join(_MOVES)), code="no-such-change") from None
    chosen = list(dict.fromkeys(players))
    if len(chosen) != count:
        words = "This needs {wanted} players, but {chosen} are selected. Select again."
        raise BadRequest(gettext(words, wanted=count, chosen=len(chosen)), code="wrong-number-selected")

    def move(state: State, number: int) -> Seats:
        for entrant in chosen:
            state.called(entrant)
        return made(state, number, chosen)

    return move


def entrants(state: State, *, with_draft: bool = False) -> Tournament:
    """The event of those who are paired: an event of teams is told team by team."""
    tournament = state.tournament(with_draft)
    return as_teams(tournament) if state.of_teams else tournament


def unplaced(state: State, number: int) -> list[int]:
    """Players, or teams, with neither a board nor a bye in a round: late entries, and those not seated yet."""
    rests = resting(state, number)
    return [player for player in _left_over(state, number) if player != rests]


def resting(state: State, number: int) -> int | None:
    """The player without an opponent in a round of a round robin, by its table: one, if the players are odd."""
    left = _left_over(state, number) if is_round_robin(state.settings.system) else []
    return left[0] if len(left) == 1 and len(state.seeds) % 2 else None


def _left_over(state: State, number: int) -> list[int]:
    played = state.round(number)
    gone = state.squads.withdrawn if state.of_teams else state.withdrawn
    placed = _byes(played).keys() | _places(played).keys()
    return [one for one in _by_number(state) if one not in placed and gone.get(one, number + 1) > number]


def late_entries(state: State) -> list[int]:
    """Those who have taken part in no round yet, by pairing number, once there was one."""
    if not state.started:
        return []
    seen = {one for played in state.rounds for one in (*_places(played), *_byes(played))}
    return [one for one in _by_number(state) if one not in seen]


def _byes(played: DeskRound) -> dict[int, str]:
    return played.matches.byes if played.matches else played.byes


def _by_number(state: State) -> list[int]:
    return sorted(state.seeds, key=state.seeds.__getitem__)


def neighbours(state: State) -> Seats:
    """A beginning for a round that the rules cannot pair: neighbours by points meet, if they have not met before."""
    registration = {number: entrant for entrant, number in state.seeds.items()}
    tournament = entrants(state)
    cards = cards_before_next_round(tournament)
    waiting = sorted(taking_part(tournament, cards), key=lambda card: (-card.score, card.number))
    if len(waiting) < 2:
        words = "A round needs at least two players. Add players, or cancel byes."
        raise BadRequest(gettext(words), code="round-too-small")
    bye = None
    if len(waiting) % 2:
        bye = next((card for card in reversed(waiting) if not card.point_without_playing), waiting[-1])
        waiting.remove(bye)
    boards = []
    while waiting:
        one = waiting.pop(0)
        other = next((card for card in waiting if card.number not in one.met), waiting[0])
        waiting.remove(other)
        white, black = sorted((one, other), key=_whites)
        boards.append((registration[white.number], registration[black.number]))
    return Seats(boards, None if bye is None else registration[bye.number])


def swapped(played: DeskRound, one: int, other: int) -> Seats:
    """The boards and the bye after two players changed places."""
    change = {one: other, other: one}
    boards = [(change.get(b.white, b.white), change.get(b.black, b.black)) for b in played.paired]
    bye = played.paired_bye
    return Seats(boards, None if bye is None else change.get(bye, bye))


def _places(played: DeskRound) -> dict[int, int]:
    """The board, or the match, of everybody who was paired, from 0 on."""
    return {entrant: at for at, pair in enumerate(played.paired) for entrant in seats_of(pair)}


def _swap(state: State, number: int, players: list[int]) -> Seats:
    played = state.round(number)
    places = _places(played)
    if not any(player in places for player in players):
        words = "Neither of them has a board. Pair them with each other, or choose someone who has one."
        raise BadRequest(gettext(words), code="neither-seated")
    if places.get(players[0]) == places.get(players[1]):
        raise BadRequest(gettext("The two sit at the same board. Exchange the colours instead."), code="same-board")
    return swapped(played, *players)


def _colours(state: State, number: int, players: list[int]) -> Seats:
    played = state.round(number)
    at = _board(state, played, players[0])
    boards = _boards(played)
    boards[at] = boards[at][::-1]
    return Seats(boards, played.paired_bye)


def _bye(state: State, number: int, players: list[int]) -> Seats:
    played = state.round(number)
    (player,) = players
    if played.paired_bye == player:
        raise BadRequest(gettext("{name} has the bye already.", name=state.called(player)), code="has-the-bye")
    if played.paired_bye is not None and player in _places(played):
        return swapped(played, player, played.paired_bye)
    return Seats([board for board in _boards(played) if player not in board], player)


def _no_bye(state: State, number: int, players: list[int]) -> Seats:
    played = state.round(number)
    if played.paired_bye is None:
        raise BadRequest(gettext("No one has the bye in round {number}.", number=number), code="no-bye-given")
    return Seats(_boards(played), None)


def _pair(state: State, number: int, players: list[int]) -> Seats:
    """A new board at the end, so that the others keep their numbers."""
    played = state.round(number)
    places = _places(played)
    for player in players:
        if player in places:
            words, board = "{name} sits at board {board}. Take that board apart first.", places[player] + 1
            raise BadRequest(gettext(words, name=state.called(player), board=board), code="already-seated")
    bye = None if played.paired_bye in players else played.paired_bye
    return Seats([*_boards(played), _by_colour(state, number, *players)], bye)


def _unpair(state: State, number: int, players: list[int]) -> Seats:
    played = state.round(number)
    boards = _boards(played)
    del boards[_board(state, played, players[0])]
    return Seats(boards, played.paired_bye)


_MOVES: dict[str, tuple[int, Callable[[State, int, list[int]], Seats]]] = {
    "swap": (2, _swap),
    "colours": (1, _colours),
    "bye": (1, _bye),
    "no-bye": (0, _no_bye),
    "pair": (2, _pair),
    "unpair": (1, _unpair),
}


def _boards(played: DeskRound) -> list[tuple[int, int]]:
    return [seats_of(pair) for pair in played.paired]


def _board(state: State, played: DeskRound, player: int) -> int:
    at = _places(played).get(player)
    if at is None:
        words = "{name} sits at no board in this round."
        raise BadRequest(gettext(words, name=state.called(player)), code="not-seated")
    return at


def _by_colour(state: State, number: int, one: int, other: int) -> tuple[int, int]:
    """White for who had it less often, then for who had it not last (C.04.1, article 8), then for the stronger."""
    cards = cards_before_next_round(entrants(state, with_draft=True).before_round(number))
    white, black = sorted((one, other), key=lambda entrant: _whites(cards[state.seeds[entrant]]))
    return white, black


def _whites(card: Card) -> tuple[int, bool, int]:
    return card.colours.count("w") - card.colours.count("b"), card.colours.endswith("w"), card.number
