"""The rounds of a player as B.01 sees them: which games count for norms, and what is known of each opponent (1.4.2)."""

from collections.abc import Mapping
from typing import NamedTuple

from fairswiss.model.federations import NAMES
from fairswiss.model.match_play import game_by_game, games_a_round
from fairswiss.model.player import Player
from fairswiss.model.results import OUTCOMES
from fairswiss.model.tournament import Tournament
from fairswiss.norms.thresholds import titles_of

HALVES = {"1": 2, "W": 2, "=": 1, "D": 1, "0": 0, "L": 0}
"""The results of games that were started, in half points, whatever the event makes them worth (reading 3)."""
NO_FEDERATION = "FID"
"""Its players count as opponents, but as no federation (1.4.2a)."""
_OWN_FLAG = ("RUS", "BLR")
"""Shown under FIDE's flag, these federations count all the same."""


class NormGame(NamedTuple):
    """One round of a player: a game, a game to come, or a bye."""

    round: int
    opponent: int
    """0 of a bye."""
    colour: str
    code: str
    """The result as report files write it."""
    rating: int = 0
    """The opponent's; 0 when there is none."""
    titles: frozenset[str] = frozenset()
    federation: str = ""
    """The opponent's; empty when it is not known."""
    left_out: str = ""
    """The reason why it does not count: ``open``, ``forfeit``, ``bye``, ``no-fide-federation`` or ``unrated-zero``."""
    article: str = ""

    @property
    def halves(self) -> int:
        """The score in half points; 0 of a game that was not played."""
        return HALVES.get(self.code, 0)

    @property
    def won(self) -> bool:
        return self.halves == 2

    @property
    def counts(self) -> bool:
        return not self.left_out


def federation_of(player: Player) -> str:
    """The federation that counts for norms; empty when it is not known."""
    code = player.federation.strip().upper()
    if code != NO_FEDERATION:
        return code
    origins = (record.origin.strip().upper() or record.federation.strip().upper() for record in player.national)
    return next((origin for origin in origins if origin in _OWN_FLAG), code)


def rounds_of(tournament: Tournament, rounds: int, round_robin: bool) -> dict[int, list[NormGame]]:
    """Everything that each player had in the first rounds, by number."""
    people = {player.number: player for player in tournament.players}
    known = {number: (titles_of(player.title), federation_of(player)) for number, player in people.items()}
    scoreless = _scoreless(tournament, people) if round_robin else frozenset()
    found: dict[int, list[NormGame]] = {number: [] for number in people}
    columns = games_a_round(tournament.info)
    for at, played in enumerate(game_by_game(tournament).rounds[: columns * rounds]):
        number = at // columns + 1
        for white, black, white_code, black_code in played.games:
            for own, other, colour, code in ((white, black, "w", white_code), (black, white, "b", black_code)):
                titles, federation = known[other]
                reason, article = _left_out(code, federation, other in scoreless)
                game = NormGame(number, other, colour, code, people[other].rating, titles, federation, reason, article)
                found[own].append(game)
        for player, code in played.byes:
            found[player].append(NormGame(number, 0, "", code, left_out="bye", article="1.4.2c"))
    return found


def _left_out(code: str, federation: str, scoreless: bool) -> tuple[str, str]:
    if code not in HALVES:
        return ("open", "") if OUTCOMES[code].played else ("forfeit", "1.4.2c")
    if federation and federation not in NAMES:
        return "no-fide-federation", "1.4.2a"
    return ("unrated-zero", "1.4.2b") if scoreless else ("", "")


def _scoreless(tournament: Tournament, people: Mapping[int, Player]) -> frozenset[int]:
    """The unrated players of a round robin without half a point against anyone rated."""
    scored: dict[int, int] = {number: 0 for number, player in people.items() if not player.rating}
    met: set[int] = set()
    for played in game_by_game(tournament).rounds:
        for white, black, white_code, black_code in played.games:
            for own, other, code in ((white, black, white_code), (black, white, black_code)):
                if own in scored and people[other].rating and code in HALVES:
                    met.add(own)
                    scored[own] += HALVES[code]
    return frozenset(number for number in met if not scored[number])
