"""Tables in which the members of teams meet those of other teams, board by board: fixed beforehand.

Scheveningen.  Two teams of n: everybody of the one meets everybody of the other, in n rounds. Odd numbers go round; 4
    and 8 are made of halves; 6 and 10 are tables that were found by search.
Molter.  Several teams of an even number of boards: nobody meets a team-mate or the same team twice, and the boards are
    those of equal or neighbouring strength.
Schiller.  Several teams: everybody meets everybody of all other teams.

A seat is a team (from 0) and a place in its list (from 0). Every table is checked by a test: who meets whom, colours,
and how often somebody has the same colour in a row.
"""

from typing import NamedTuple

Seat = tuple[int, int]
"""A team and a place in it, both from 0."""
Game = tuple[Seat, Seat]
"""White and black."""
Rounds = tuple[tuple[Game, ...], ...]


class MemberTable(NamedTuple):
    """A table for so many teams of so many members."""

    teams: int
    members: int
    rounds: Rounds

    def twice(self) -> "MemberTable":
        """The same and then all of it backwards with the colours reversed."""
        again = tuple(tuple((black, white) for white, black in games) for games in reversed(self.rounds))
        return self._replace(rounds=(*self.rounds, *again))


_SIX = """1 -2 -3 4 -5 6|-2 3 5 -6 4 -1|3 -5 -1 2 6 -4|-4 -6 2 1 -3 5|5 4 6 -3 -1 -2|-6 1 -4 -5 2 3"""
_TEN = (
    "1 2 3 4 -5 -6 -7 8 -9 -10|-2 -1 -8 -3 10 5 6 -4 7 9|3 8 4 10 -6 -7 -9 1 -2 -5|-4 -3 -10 6 7 -8 5 9 -1 2|"
    "5 4 -9 -7 -1 10 -8 -2 3 6|-6 7 1 9 8 2 -10 -5 -4 -3|7 -5 -2 -1 -4 -9 3 10 6 8|-8 -6 5 2 9 1 4 -3 -10 -7|"
    "9 10 7 -5 -2 -3 -1 6 8 -4|-10 -9 -6 -8 3 4 2 -7 5 1"
)
_FOUND = {6: _SIX, 10: _TEN}
"""By round the opponents of A1, A2 …; a minus is Black for them."""
_MOLTER = {
    (3, 4): "B1C1 C2A1 A2B2 C3A3 A4B3 B4C4|A1B1 C1A2 B2C2 B3C3 A3B4 C4A4",
    (4, 4): "D1A1 B1C1 A2D2 C2B2 C3D3 B3A3 D4B4 A4C4|C1D1 B1A1 D2C2 B2A2 D3B3 A3C3 A4D4 C4B4|"
    "D1B1 A1C1 B2D2 C2A2 A3D3 C3B3 D4C4 B4A4",
    (5, 4): "C1A1 D1B1 A2E1 C2B2 E2D2 B3A3 E3C3 A4D3 B4E4 D4C4|B1A1 E1C1 D1C2 A2D2 B2E2 C3A3 E3D3 C4B3 A4E4 D4B4|"
    "C1B1 E1D1 A1E2 C2A2 D2B2 B3E3 D3C3 A3D4 B4A4 E4C4|A1D1 B1E1 D2C1 B2A2 E2C2 A3E3 D3B3 C3B4 C4A4 E4D4",
}
_SCHILLER = {
    (4, 3): "A1D1 D2A2 A3D3 B1C1 B2C2 C3B3|A1D2 D3A2 D1A3 C2B1 B2C3 B3C1|D3A1 A2D1 A3D2 B1C3 C1B2 C2B3|"
    "D1C1 D2C2 C3D3 A1B1 B2A2 B3A3|C2D1 D2C3 C1D3 B2A1 A2B3 B1A3|D1C3 C1D2 D3C2 B3A1 A2B1 A3B2|"
    "B1D1 D2B2 D3B3 A1C1 C2A2 C3A3|D2B1 B2D3 B3D1 A2C1 A3C2 C3A1|D3B1 D1B2 B3D2 C1A3 A1C2 A2C3",
}


def scheveningen(members: int) -> MemberTable | None:
    """The table for two teams of so many; None if there is none."""
    if members == 2:
        rows = [[1, 2], [-2, -1]]
    elif members in _FOUND:
        rows = [[int(entry) for entry in row.split()] for row in _FOUND[members].split("|")]
    elif members in (4, 8):
        rows = [_halved(members, number) for number in range(1, members + 1)]
    elif members % 2 and 1 < members < 10:
        rows = [_turned(members, number) for number in range(1, members + 1)]
    else:
        return None
    return MemberTable(2, members, tuple(_games(row) for row in rows))


def _games(row: list[int]) -> tuple[Game, ...]:
    ours = [((0, place), (1, abs(other) - 1), other > 0) for place, other in enumerate(row)]
    return tuple((one, other) if white else (other, one) for one, other, white in ours)


def _halved(members: int, number: int) -> list[int]:
    """A row of 4 or 8: inside a half in its own half of the rounds, across in the other."""
    half, row = members // 2, []
    for place in range(1, members + 1):
        turn = (place + number - 2) % half + 1
        same = (place <= half) is (number <= half)
        white = (place <= half) is bool(number % 2)
        row.append((turn if same else turn + half) * (1 if white else -1))
    return row


def _turned(members: int, number: int) -> list[int]:
    """A row of an odd number: everybody moves on by one, and so does the block of one colour."""
    half = (members - 1) // 2
    first = (members + 3) // 2 - (number - 1) // 2 if number % 2 else (members + 3) // 2 - number // 2
    block = {(first + step - 1) % members + 1 for step in range(half)}
    row = []
    for place in range(1, members + 1):
        white = (place in block) is not bool(number % 2)
        row.append(((place + number - 2) % members + 1) * (1 if white else -1))
    return row


def molter(teams: int, members: int) -> MemberTable | None:
    """The table for so many teams of so many; None if there is none."""
    return _listed(_MOLTER, teams, members)


def schiller(teams: int, members: int) -> MemberTable | None:
    """The table for so many teams of so many; None if there is none."""
    return _listed(_SCHILLER, teams, members)


def _listed(tables: dict[tuple[int, int], str], teams: int, members: int) -> MemberTable | None:
    text = tables.get((teams, members))
    if text is None:
        return None
    rounds = tuple(tuple((_seat(pair[:2]), _seat(pair[2:])) for pair in row.split()) for row in text.split("|"))
    return MemberTable(teams, members, rounds)


def _seat(text: str) -> Seat:
    return ord(text[0]) - ord("A"), int(text[1]) - 1


SIZES = {
    "scheveningen": tuple((2, members) for members in range(2, 11) if scheveningen(members)),
    "molter": tuple(_MOLTER),
    "schiller": tuple(_SCHILLER),
}
"""The teams and members for which there are tables."""
