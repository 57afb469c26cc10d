"""The results of every participant in every round: collected once, read by all tie-breaks.

The kinds of unplayed rounds and the adjusted scores are those of article 16.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from fairswiss.model.gains import Exceptions
from fairswiss.model.match_play import games_a_round
from fairswiss.model.player import Player
from fairswiss.model.points import Points
from fairswiss.model.results import PENDING, forfeited, is_open
from fairswiss.model.rounds import Game, Round
from fairswiss.model.tournament import Tournament

GAME = "game"
OPEN = "open"
KINDS = {
    **dict.fromkeys("1=0WDL?", GAME), PENDING: OPEN, "+": "forfeit-win", "-": "forfeit-loss",
    "U": "pab", "F": "full-bye", "H": "half-bye", "Z": "zero-bye",
}  # fmt: skip
FORFEITS = frozenset({"forfeit-win", "forfeit-loss"})
REQUESTED = frozenset({"half-bye", "zero-bye"})
"""16.1.1: byes asked for, and every round of somebody who was not there."""
VOLUNTARY = REQUESTED | {"forfeit-loss"}
"""16.1.2: the player was not available to play (VUR)."""
WON = frozenset("1W")
_HALVES = {"1": 2, "W": 2, "=": 1, "D": 1, "?": 1}
_OTHER = {"w": "b", "b": "w"}


def _kind_of_match(code: str, theirs: str) -> str:
    """The kind of round by the codes of both sides; a match is forfeited only if somebody forfeits both games."""
    if is_open(code):
        return OPEN
    if not forfeited(code, theirs):
        return GAME
    return "forfeit-win" if code.strip("-") else "forfeit-loss"


class Turn(NamedTuple):
    """One round of one participant."""

    round: int
    opponent: int
    """The scheduled one; 0 when there was none."""
    colour: str
    code: str
    points: Points
    theirs: Points
    """The points of the scheduled opponent."""
    what: str
    """The kind of round: ``game``, a kind of unplayed round, or ``open`` when the result has not come in."""

    @property
    def over_the_board(self) -> list[tuple[str, str]]:
        """The result and the colour of the game, or of each game of the match, that was played."""
        colours = (self.colour, _OTHER.get(self.colour, ""))
        return [(code, colour) for code, colour in zip(self.code, colours, strict=False) if KINDS[code] == GAME]

    @property
    def halves(self) -> int:
        """The result of a game as 2, 1 or 0, whatever the event makes it worth; of a match that of its games."""
        return sum([_HALVES.get(code, 0) for code in self.code])


class Record(NamedTuple):
    """A participant's tournament so far."""

    player: Player
    turns: tuple[Turn, ...]
    after: tuple[Points, ...]
    """The score after each round, bonuses and penalties included."""
    score: Points
    adjusted: Points
    """The score that counts for the opponents (16.3)."""
    games: tuple[Turn, ...]
    """The turns over the board."""


class Adjusting(NamedTuple):
    """The adjustment of a score for the opponents: the unplayed rounds that count as draws, the points of a draw."""

    draw: Points
    every_round: bool = False
    """Before 2023 all of them; since then requested byes after which nothing was played (16.3.2)."""


def records_of(tournament: Tournament, rounds: int, unplayed: Adjusting | None = None) -> dict[int, Record]:
    """The records of all participants after so many rounds, by number."""
    exceptions = Exceptions(tournament)
    turns: dict[int, list[Turn]] = {player.number: [] for player in tournament.players}
    worth = tournament.scoring.table(games_a_round(tournament.info))
    for number, played in enumerate(tournament.rounds[:rounds], 1):
        _enter(worth, number, played, exceptions, turns)
    bonuses = [exceptions.bonuses(number) for number in range(rounds + 1)]
    none = (0,) * (rounds + 1)
    some = any(bonuses)
    return {
        number: record_of(player, so_far, [bonus.get(number, 0) for bonus in bonuses] if some else none, unplayed)
        for player, (number, so_far) in zip(tournament.players, turns.items(), strict=True)
    }


def _enter(
    worth: Mapping[str, Points], number: int, played: Round, exceptions: Exceptions, turns: dict[int, list[Turn]]
) -> None:
    for white, black, white_code, black_code in played.games:
        white_points, black_points = worth[white_code + "w"], worth[black_code + "b"]
        if exceptions.any_values:
            white_points = exceptions.value(number, white, white_code, white_points, "w")
            black_points = exceptions.value(number, black, black_code, black_points, "b")
        kind = KINDS.get(white_code) or _kind_of_match(white_code, black_code)
        theirs = KINDS.get(black_code) or _kind_of_match(black_code, white_code)
        turns[white].append(Turn(number, black, "w", white_code, white_points, black_points, kind))
        turns[black].append(Turn(number, white, "b", black_code, black_points, white_points, theirs))
    for player, code in played.byes_of_all(turns):
        points = exceptions.value(number, player, code, worth[code])
        turns[player].append(Turn(number, 0, "", code, points, 0, KINDS[code]))


def record_of(player: Player, turns: list[Turn], bonuses: Sequence[Points], unplayed: Adjusting | None) -> Record:
    """The record of one participant; the first of the bonuses counts from the start, the others round by round."""
    score = bonuses[0]
    after = []
    for turn, bonus in zip(turns, bonuses[1:], strict=True):
        score += turn.points + bonus
        after.append(score)
    games = [turn for turn in turns if turn.what == GAME]
    adjusted = score
    if unplayed is not None and len(games) < len(turns):
        counted = turns if unplayed.every_round else left_for_good(turns)
        adjusted += sum([unplayed.draw - turn.points for turn in counted if turn.what not in (GAME, OPEN)])
    return Record(player, tuple(turns), tuple(after), score, adjusted, tuple(games))


def rated_games(record: Record, people: Mapping[int, Player]) -> tuple[list[int], int]:
    """The ratings of rated opponents, once for each game over the board, and the half points scored against them."""
    rated = [turn for turn in record.games if people[turn.opponent].rating]
    ratings = [people[turn.opponent].rating for turn in rated for _ in turn.over_the_board]
    return ratings, sum(turn.halves for turn in rated)


def left_for_good(turns: Iterable[Turn]) -> list[Turn]:
    """16.2.5: the requested byes in the last round, or followed by nothing but voluntarily unplayed rounds."""
    found = []
    for turn in reversed(tuple(turns)):
        if turn.what not in VOLUNTARY:
            break
        if turn.what in REQUESTED:
            found.append(turn)
    return found


def category(turns: tuple[Turn, ...], turn: Turn) -> str:
    """The article of an unplayed round in the list of 16.2; empty for a game."""
    if turn.what in REQUESTED:
        return "16.2.5" if turn in left_for_good(turns) else "16.2.3"
    return {"pab": "16.2.1", "full-bye": "16.2.1", "forfeit-win": "16.2.2", "forfeit-loss": "16.2.4"}.get(turn.what, "")


def with_round_drawn(tournament: Tournament, number: int) -> Tournament:
    """8.3: the tournament with all paired games of a round drawn; byes stay what they were."""
    drawn = tournament.rounds[number - 1]
    games = tuple(Game(g.white, g.black, "=" * len(g.white_result), "=" * len(g.black_result)) for g in drawn.games)
    rounds = (*tournament.rounds[: number - 1], drawn._replace(games=games), *tournament.rounds[number:])
    return tournament._replace(rounds=rounds)
