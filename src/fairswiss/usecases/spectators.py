"""Look up a player, a board or a name in an event, as everyone may, with the answers about a board."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple
from unicodedata import combining, normalize

from fairswiss.answers import Answered, Seated
from fairswiss.answers.turns import Turn, turns_in
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NoPairing, NotThere
from fairswiss.model.gains import points_before
from fairswiss.model.player import Player
from fairswiss.model.points import Points
from fairswiss.model.results import colour_had
from fairswiss.model.rounds import Game, seats_of
from fairswiss.rating import RatingReport
from fairswiss.rating.performance import performance
from fairswiss.rendering import blocks_of
from fairswiss.rendering.document import Block, Heading
from fairswiss.rendering.names import clean
from fairswiss.rendering.ratings import RatingSheet
from fairswiss.rendering.spectators import Meeting, PlayerShown, PublicBoard, Side
from fairswiss.rules.pairing import known_before
from fairswiss.tiebreaks import Standings
from fairswiss.tiebreaks.records import Record, rated_games, records_of
from fairswiss.usecases.answered import seats_answered
from fairswiss.usecases.sheets import Seen
from fairswiss.usecases.sheets.of_ratings import report_of
from fairswiss.usecases.sheets.seen import alphabetical, people_of, titled

LONGEST = 60
"""Letters of a name that are looked at."""
_ALIKE = (("ø", "o"), ("ł", "l"), ("đ", "d"), ("æ", "a"), ("œ", "o"), ("ae", "a"), ("oe", "o"), ("ue", "u"))


class Found(NamedTuple):
    """A player whose name was looked for, and their seat in a round."""

    number: int
    name: str
    board: int
    """0 without one."""
    colour: str
    board_name: str = ""


class Directory:
    """An event, indexed once for all questions about its players and boards."""

    def __init__(self, seen: Seen, standings: Standings | None = None) -> None:
        self.seen = seen
        self._people = people_of(seen)
        self._records: dict[int, Record] = records_of(seen.tournament, seen.rounds)
        self._seats: list[dict[int, tuple[int, Game]]] = [
            {player: (board, game) for board, game in enumerate(games, 1) for player in (game.white, game.black)}
            for games in seen.boards
        ]
        self._points: dict[int, dict[int, Points]] = {}
        self._places = {row.player: row.place for row in standings.rows} if standings else {}
        self._after = standings.round if standings and standings.round else 0
        ordered = sorted(seen.tournament.players, key=alphabetical)
        self._words = [(player, folded(player.name).split()) for player in ordered]

    def by_name(self) -> list[tuple[int, str]]:
        """Everyone in alphabetical order: number and name."""
        return [(player.number, clean(player.name)) for player, _ in self._words]

    def found(self, typed: str, number: int = 0) -> list[Found]:
        """Those whose names have words that begin like the ones typed, or whose number it is; by name."""
        wanted = folded(typed[:LONGEST]).split()
        if not wanted:
            return []
        number = number or self.seen.rounds
        seats = self._seats[number - 1] if number else {}
        found = (_seated(player, seats) for player, words in self._words if _fits(player, words, wanted))
        return [one._replace(board_name=self._called(number, one.board)) for one in found]

    def _called(self, number: int, board: int) -> str:
        return self.seen.board_name(number, board) if board else ""

    def player(self, number: int) -> PlayerShown:
        """The page of a player; refuses one who is not there."""
        if number not in self._people:
            raise NotThere(gettext("There is no player {number}.", number=number), code="no-such-player")
        player, record = self._people[number], self._records[number]
        return PlayerShown(
            number, titled(player), player.rating, player.federation,
            self._places.get(number, 0) if self._after else 0, self._after, record.score,
            performance(*rated_games(record, self._people)),
            tuple(self._meetings(number)),
            self._rated(number),
        )  # fmt: skip

    @cached_property
    def _ratings(self) -> RatingReport | None:
        """The rating changes; None where they are not shown to everyone."""
        return report_of(self.seen) if self.seen.ratings_shown and self.seen.rounds else None

    def _rated(self, number: int) -> RatingSheet | None:
        row = self._ratings.row(number) if self._ratings else None
        if row is None or self._ratings is None:
            return None
        names = {game.opponent: clean(self._people[game.opponent].name) for game in row.games}
        return RatingSheet(self._ratings._replace(rows=(row,)), names, "")

    def board(self, number: int, board: int) -> PublicBoard:
        """A board of a round; refuses one that is not there."""
        if not 1 <= number <= self.seen.rounds or not 1 <= board <= len(self.seen.boards[number - 1]):
            words = "Round {number} has no board {board}."
            raise NotThere(gettext(words, number=number, board=board), code="no-such-board")
        games = self.seen.boards[number - 1]
        game, points = games[board - 1], self._before(number)
        white, black = (self._side(player, number, points[player]) for player in (game.white, game.black))
        called = self._called(number, board)
        return PublicBoard(number, board, len(games), white, black, game.white_result, game.black_result, called)

    def _before(self, number: int) -> dict[int, Points]:
        """Everyone's points before a round, worked out for its first board."""
        if number not in self._points:
            self._points[number] = points_before(self.seen.tournament.before_round(number))
        return self._points[number]

    def _side(self, player: int, number: int, points: int) -> Side:
        held = self._people[player]
        before = self._records[player].turns[: number - 1]
        colours = "".join(colour_had(turn.colour, turn.code) for turn in before)
        return Side(player, titled(held), held.rating, points, colours)

    def _meetings(self, number: int) -> Iterator[Meeting]:
        for turn in turns_in(self._records, number):
            yield self._meeting(number, turn)

    def _meeting(self, number: int, turn: Turn) -> Meeting:
        board, _ = self._seats[turn.round - 1].get(number, (0, None))
        opponent = self._people.get(turn.opponent)
        name, rating = (titled(opponent), opponent.rating) if opponent else ("", 0)
        return Meeting(
            turn.round, board, turn.colour, turn.opponent, name, rating, turn.code, turn.points, turn.score, turn.float,
            self._called(turn.round, board),
        )  # fmt: skip


def _seated(player: Player, seats: dict[int, tuple[int, Game]]) -> Found:
    if player.number not in seats:
        return Found(player.number, titled(player), 0, "")
    board, game = seats[player.number]
    return Found(player.number, titled(player), board, "w" if game.white == player.number else "b")


def _fits(player: Player, words: list[str], wanted: list[str]) -> bool:
    return wanted == [str(player.number)] or all(any(word.startswith(part) for word in words) for part in wanted)


def folded(name: str) -> str:
    """A name as people type it: small letters without marks, ``ue`` like ``u``, words apart."""
    plain = "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    for written, typed in _ALIKE:
        plain = plain.replace(written, typed)
    return "".join(letter if letter.isalnum() else " " for letter in plain).strip()


def why_blocks(seen: Seen, number: int, players: tuple[int, ...]) -> Iterator[Block]:
    """The answers for these players in a round, in the names that everyone may read; the rules are folded below.

    Between teams the answers are about their teams. Nothing where no one said by which rules the event is paired, or
    where they give no pairing.
    """
    try:
        system, options = seen.rules_then(number)
        before = known_before(seen.tournament, number, system)
        sides = seats_answered(before, system, options, _seats_of(seen, number, players))
    except (BadRequest, NoPairing):
        return
    answered = Answered(
        tuple(answer for side in sides for answer in side.answers),
        tuple(about for side in sides for about in side.details),
    )
    for block in blocks_of(answered, before):
        named = len(players) == 1 and not seen.matches  # the page of a player has the name
        if not named or not isinstance(block, Heading) or block.section:
            yield block


def _seats_of(seen: Seen, number: int, players: tuple[int, ...]) -> tuple[Seated, ...]:
    """The seats of players in a round or, between teams, those of their teams."""
    if not seen.matches:
        games = [seats_of(game) for game in seen.boards[number - 1]]
        return tuple(_seat(games, player) for player in players)
    team_of = seen.tournament.team_event.team_of
    teams = dict.fromkeys(team_of[player] for player in players if player in team_of)
    return tuple(_seat(seen.matches[number - 1], team) for team in teams)


def _seat(pairs: Iterable[tuple[int, int]], entrant: int) -> Seated:
    """The seat of a player, or of a team, among those who meet."""
    for white, black in pairs:
        if white == entrant:
            return Seated(entrant, black, "w")
        if black == entrant:
            return Seated(entrant, white, "b")
    return Seated(entrant, 0, "")
