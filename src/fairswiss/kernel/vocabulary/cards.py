"""The pairing cards: what the recorded rounds say of each player before a round is paired."""

from fairswiss.model.facts import Bond
from fairswiss.model.gains import Exceptions, points_in_turn
from fairswiss.model.match_play import games_a_round
from fairswiss.model.ordering import alphabet_place, pairing_rating
from fairswiss.model.player import Player, title_rank
from fairswiss.model.points import Points
from fairswiss.model.results import PLAYED, POINT_WITHOUT_PLAYING, forfeited
from fairswiss.model.tournament import Tournament


class Card:
    """One player's record. Filled once by :func:`cards_before_next_round`, never changed afterwards."""

    __slots__ = (
        "apart",
        "colours",
        "downfloats",
        "forfeit_floats",
        "met",
        "met_again",
        "number",
        "place",
        "player",
        "points",
        "rating",
        "rounds_played",
        "score",
        "unplayed",
        "upfloats",
    )

    def __init__(self, player: Player, rating: int, place: int) -> None:
        self.player = player
        self.number = player.number
        self.place = place
        """The pairing number: the number itself, unless the tournament states another order."""
        self.rating = rating
        """The rating that pairs."""
        self.points: Points = 0
        self.score: Points = 0
        """Points plus the virtual points of the round to be paired."""
        self.colours = ""
        """One letter a game, unplayed rounds left out."""
        self.met: dict[int, int] = {}
        """Opponents of games played, with the round of the last one."""
        self.met_again: list[int] = []
        """Opponents of further games against somebody met before: one entry a game."""
        self.apart: dict[int, Bond] = {}
        """Players the arbiter keeps away from this one in the round to be paired, with their bond."""
        self.upfloats: list[int] = []
        """Rounds in which this player met somebody who had more points then."""
        self.downfloats: list[int] = []
        """Rounds in which this player met somebody who had fewer points then."""
        self.forfeit_floats: dict[int, str] = {}
        """``up`` or ``down`` by round, where a pair of unequal scores was made and not played."""
        self.rounds_played: list[int] = []
        self.unplayed: list[tuple[int, str, Points]] = []
        """Forfeits, byes and rounds that do not mention the player (as Z): round, code and points."""

    @property
    def point_without_playing(self) -> int:
        """The first round that brought a full point without a game, else 0."""
        for number, code, _ in self.unplayed:
            if code in POINT_WITHOUT_PLAYING:
                return number
        return 0

    @property
    def bye_like(self) -> int:
        """The round of the last bye or full point without a game, else of the last one with points, else 0."""
        scored = [
            (code in POINT_WITHOUT_PLAYING or code == "U", number)
            for number, code, points in self.unplayed
            if points or code == "U"
        ]
        return max(scored, default=(False, 0))[1]


def cards_before_next_round(tournament: Tournament) -> dict[int, Card]:
    """The cards of all registered players before the next round, by number."""
    info = tournament.info
    places = tournament.places()
    cards = {p.number: Card(p, pairing_rating(p, info), places[p.number]) for p in tournament.players}
    worth = tournament.scoring.table(games_a_round(tournament.info))
    in_turn, exceptions = points_in_turn(tournament), Exceptions(tournament)
    for number, played in enumerate(tournament.rounds, 1):
        before = _with_virtual(tournament, next(in_turn), number)
        for white, black, white_result, black_result in played.games:
            mine, yours = cards[white], cards[black]
            over_the_board = white_result in PLAYED
            if over_the_board or not forfeited(white_result, black_result):
                if over_the_board:
                    mine.colours += "w"
                    yours.colours += "b"
                if black in mine.met:
                    mine.met_again.append(black)
                    yours.met_again.append(white)
                mine.met[black] = yours.met[white] = number
                mine.rounds_played.append(number)
                yours.rounds_played.append(number)
                if before[white] < before[black]:
                    mine.upfloats.append(number)
                    yours.downfloats.append(number)
                elif before[black] < before[white]:
                    yours.upfloats.append(number)
                    mine.downfloats.append(number)
            else:
                _note_forfeit(number, before, mine, yours)
                for card, code in ((mine, white_result), (yours, black_result)):
                    card.unplayed.append((number, code, exceptions.value(number, card.number, code, worth[code])))
        for player, code in played.byes_of_all(cards):
            cards[player].unplayed.append((number, code, exceptions.value(number, player, code, worth[code])))
    _keep_apart(tournament, cards)
    points = next(in_turn)
    scores = _with_virtual(tournament, points, len(tournament.rounds) + 1)
    for number, card in cards.items():
        card.points, card.score = points[number], scores[number]
    return cards


def _note_forfeit(number: int, before: dict[int, Points], mine: Card, yours: Card) -> None:
    """A pair of unequal scores that was not played."""
    if before[mine.number] != before[yours.number]:
        lower, higher = (mine, yours) if before[mine.number] < before[yours.number] else (yours, mine)
        lower.forfeit_floats[number], higher.forfeit_floats[number] = "up", "down"


def _with_virtual(tournament: Tournament, points: dict[int, Points], number: int) -> dict[int, Points]:
    """The points by which a round is paired: those of an acceleration are added."""
    virtual = {a.player: a.points[number - 1] for a in tournament.accelerations if number <= len(a.points)}
    return {player: own + virtual.get(player, 0) for player, own in points.items()} if virtual else points


def _keep_apart(tournament: Tournament, cards: dict[int, Card]) -> None:
    coming = len(tournament.rounds) + 1
    for prohibition in tournament.prohibitions:
        if prohibition.holds_in(coming):
            for player in prohibition.players:
                apart = cards[player].apart
                for other in prohibition.players:
                    if other != player and not apart.get(other):
                        apart[other] = prohibition.bond


def taking_part(tournament: Tournament, cards: dict[int, Card]) -> list[Card]:
    """The cards of those to be paired in the next round."""
    coming = len(tournament.rounds) + 1
    absent = {absence.player for absence in tournament.absences if absence.round == coming}
    return [card for number, card in cards.items() if number not in absent]


def alphabetical_rank(cards: list[Card]) -> dict[int, int]:
    """Each player's place in the alphabet, by number; equal names by starting number. Never a tie."""
    ordered = sorted(cards, key=lambda card: (alphabet_place(card.player), card.number))
    return {card.number: place for place, card in enumerate(ordered)}


def title_order(card: Card) -> int:
    """0 for the highest title."""
    return title_rank(card.player.title)
