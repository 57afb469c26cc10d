"""The list of players as people look at it: who is there, who will be absent, who came late, and who is meant."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.model.player import Player, title_rank

GAME = "game"
"""The marker of a round in which a player had a game, not a bye."""
_SHOWN = 5


class Row(NamedTuple):
    """A player in the list."""

    registration: int
    player: Player
    birth_year: str
    """The year alone: the day is nobody's business here."""
    withdrawn: int
    """From which round on; 0 when the player takes part."""
    byes: tuple[tuple[str, tuple[int, ...]], ...]
    """The rounds to come that will be missed, by code."""
    late: int
    """The first round of somebody who came after round 1 was paired; else 0."""
    adjusted: bool
    """True if there is a bonus or a penalty."""


_ORDERS: dict[str, Callable[[Row], Any]] = {
    "number": lambda row: row.player.number,
    "name": lambda row: row.player.name.casefold(),
    "rating": lambda row: -row.player.rating,
    "title": lambda row: (title_rank(row.player.title), -row.player.rating),
    "federation": lambda row: (not row.player.federation, row.player.federation),
    "birth": lambda row: (not row.birth_year, row.birth_year),
    "status": lambda row: (not row.withdrawn, not row.byes, not row.late),
}
ORDERS = tuple(_ORDERS)


def rows(state: State, *, order: str = "number", find: str = "") -> list[Row]:
    """The players in an order, those whose number, name, title, federation or FIDE id has all these words."""
    byes: dict[int, dict[str, list[int]]] = {}
    for (number, absentee), code in sorted(state.absences.items()):
        byes.setdefault(absentee, {}).setdefault(code, []).append(number)
    late = _late(state)
    adjusted = {player for adjustment in state.adjustments for player in adjustment.players if not adjustment.code}
    found = []
    for registration in state.in_order():
        player = state.player(registration)
        absent = tuple((code, tuple(missed)) for code, missed in sorted(byes.get(registration, {}).items()))
        found.append(
            Row(
                registration,
                player,
                birth_year(player.birth),
                state.withdrawn.get(registration, 0),
                absent,
                late.get(registration, 0),
                registration in adjusted,
            )
        )
    words = find.casefold().split()
    if words:
        found = [row for row in found if all(word in _said(row.player) for word in words)]
    return sorted(found, key=_ORDERS.get(order, _ORDERS["number"]))


def birth_year(birth: str) -> str:
    """The year of a birth, written in whatever order."""
    text = birth.strip()
    return next((year for year in (text[:4], text[-4:]) if len(year) == 4 and year.isdigit()), "")


def appeared(state: State, registration: int) -> bool:
    """True if the player is named in a round, so that the player cannot be removed from the list."""
    return any(registration in played.board_of or registration in played.byes for played in state.rounds)


def course(state: State, registration: int) -> list[str]:
    """The player's entry in every round paired: a game, the code of a bye, or empty before arriving."""
    return [GAME if registration in played.board_of else played.byes.get(registration, "") for played in state.rounds]


def meant(state: State, text: str) -> int:
    """The registration of the player that was typed: a number, a name, a part of one, or ``12 Alder, Ana``."""
    typed = " ".join(text.split())
    number, _, name = typed.partition(" ")
    if number.isascii() and number.isdigit():
        return _numbered(state, number, name)
    exact = [one for one, player in state.players.items() if player.name.casefold() == typed.casefold()]
    words = typed.casefold().split()
    found = exact or [one for one, player in state.players.items() if words and _has(player.name, words)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadRequest(gettext("No one in the list is called {typed!r}.", typed=typed[:60]), code="typed-unknown")
    names = "; ".join(f"{state.numbers[one]} {state.players[one].name}" for one in found[:_SHOWN])
    raise BadRequest(
        gettext(
            "{count} players may be meant by {typed!r}: {names}. Type the number.",
            count=len(found),
            typed=typed[:60],
            names=names,
        ),
        code="typed-ambiguous",
    )


def _numbered(state: State, number: str, name: str) -> int:
    """The registration of the player with this number, who has to be called so if a name is given."""
    by_number = {held: registration for registration, held in state.numbers.items()}
    registration = by_number.get(int(number[:6]))
    if registration is None:
        raise BadRequest(gettext("There is no player number {number}.", number=number[:6]), code="no-such-number")
    held_by = state.players[registration].name
    if name and held_by.casefold() != name.casefold():
        words = "Number {number} is now {name}. Choose the player again."
        raise Conflict(gettext(words, number=number, name=held_by), code="number-moved")
    return registration


def _has(name: str, words: list[str]) -> bool:
    return all(word in name.casefold() for word in words)


def _said(player: Player) -> str:
    return f"{player.number} {player.title} {player.name} {player.federation} {player.fide_id} {player.club}".casefold()


def _late(state: State) -> dict[int, int]:
    """The first round of everybody who is not in round 1."""
    if not state.started:
        return {}
    first: dict[int, int] = {}
    for number, played in enumerate(state.rounds, 1):
        for player in (*played.board_of, *played.byes):
            first.setdefault(player, number)
    coming = len(state.rounds) + 1
    return {player: first.get(player, coming) for player in state.players if first.get(player, coming) > 1}
