"""Article 1: the seeding rounds, the players of a round and their order, and who may have the bye (2.1.2)."""

from fairswiss.kernel.brackets.colouring import drawn_colour, ever_paired
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.entrants import Entrant, acquaint, ranking
from fairswiss.model.tournament import Tournament
from fairswiss.rules.burstein_2026.colours import Colours
from fairswiss.rules.burstein_2026.opposition import Ranking

MOST_SEEDING_ROUNDS = 4


def seeding_rounds(planned: int) -> int:
    """1.6: half of the rounds, rounded down, and four at most."""
    return min(planned // 2, MOST_SEEDING_ROUNDS)


def is_seeding_round(tournament: Tournament) -> bool:
    """1.6: true if the next round is one that the Dutch system pairs."""
    return len(tournament.rounds) < seeding_rounds(tournament.rounds_planned or 0)


class Players:
    """Players taking part in the next round, by score and pairing number, and their order by 1.8."""

    def __init__(self, tournament: Tournament) -> None:
        scoring = tournament.scoring
        win = min(scoring.white_win, scoring.black_win)
        cards = cards_before_next_round(tournament)
        rounds = len(tournament.rounds)
        here = taking_part(tournament, cards)
        found = [Entrant(card, rounds, _no_float, lambda card: bars_pab(card, win)) for card in here]
        self.all = sorted(found, key=ranking)
        acquaint(self.all)
        self.rank = Ranking(tournament, self.all, cards)


def _no_float(card: Card, number: int) -> str:
    """No criterion of this text looks back at floats."""
    del card, number
    return ""


def bars_pab(card: Card, win: int) -> bool:
    """C2 (2.1.2): a bye before, or the points of a win in a round without playing."""
    return any(code == "U" or points >= win for _, code, points in card.unplayed)


def colours_of(tournament: Tournament, players: Players) -> Colours:
    """5.1: the drawn colour, and the numbers whose parity counts (5.2.1, reading 7)."""
    return Colours(drawn_colour(tournament, "article 5.1"), ever_paired(tournament, players.all), players.rank)
