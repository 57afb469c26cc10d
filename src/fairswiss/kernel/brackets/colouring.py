"""Parts that the Dutch editions share around their brackets: the colours and the boards of a round."""

from collections.abc import Callable, Sequence
from typing import Protocol

from fairswiss.kernel.brackets.allocation import Claim, allocate
from fairswiss.kernel.brackets.departures import Ranked
from fairswiss.kernel.edition import Pair
from fairswiss.kernel.matchings import barrier
from fairswiss.kernel.solver import legal_graph
from fairswiss.kernel.vocabulary.colours import LETTERS
from fairswiss.kernel.vocabulary.entrants import Entrant, ranking
from fairswiss.kernel.vocabulary.lot import games_with_colours, round_with_colours
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.problems import Remedy
from fairswiss.model.tournament import Tournament

Pairs = Sequence[tuple[Entrant, Entrant]]


def no_complete_round(players: Sequence[Entrant], article: str) -> NoPairing:
    """The error with its witness: a few players, and more groups that each need one of them."""
    few, groups = barrier(legal_graph(players))
    numbers = [[players[place].number for place in group] for group in groups]
    wanted = [players[place].number for place in few]
    words = "No pairing of these {count} players keeps the absolute criteria ({article}): the arbiter decides."
    message = gettext(words, count=len(players), article=article)
    if groups:
        listed = "; ".join(", ".join(map(str, group)) for group in numbers)
        only = ", ".join(map(str, wanted))
        message += " " + (
            gettext(
                "Each of these needs an opponent from outside, and only {only} can play them: {groups}.",
                only=only,
                groups=listed,
            )
            if wanted
            else gettext(
                "Each of these needs an opponent from outside, but no one can play them: {groups}.", groups=listed
            )
        )
    return NoPairing(
        message,
        code="no-complete-round",
        facts={"players": len(players), "article": article},
        witness={"competing_for": wanted, "groups": numbers},
    )


class Colours:
    """The colours of a round: the drawn colour, and the parity of pairing numbers."""

    def __init__(
        self, drawn: str, numbers: Sequence[int], *, by_width: bool = True, opposite_later: bool = False
    ) -> None:
        self._initial = LETTERS.index(drawn)
        self._odd = {number: place % 2 == 1 for place, number in enumerate(numbers, 1)}
        self._by_width = by_width
        """True if of two absolute preferences the wider colour difference comes first."""
        self._opposite_later = opposite_later
        """True if two players without a game get the opposite of the initial colours after round 1."""

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        """The allocation of white, with the rule that decides it."""
        return allocate(
            one,
            other,
            self._initial,
            self._odd,
            by_width=self._by_width,
            opposite_later=self._opposite_later,
        )

    def white_of(self, one: Entrant, other: Entrant) -> Entrant:
        """The player who has white."""
        return self.claim(one, other).white


class Allocating(Protocol):
    """The colours of a round, as any edition gives them."""

    def white_of(self, one: Entrant, other: Entrant) -> Entrant: ...


def drawn_colour(tournament: Tournament, article: str) -> str:
    """The initial colour: a lot that somebody drew, and that is recorded or shown by the recorded rounds."""
    if not tournament.first_colour:
        words = "The initial colour is drawn by lot before round 1 ({article}), and no lot is recorded."
        raise BadRequest(
            gettext(words, article=article),
            code="lot-missing",
            remedies=(Remedy.STATE_LOT,),
        )
    return tournament.first_colour


def lot_by_colours(
    tournament: Tournament,
    players_of: Callable[[Tournament], list[Entrant]],
    colours_of: Callable[[Tournament, list[Entrant]], "Allocating"],
) -> str:
    """The lot by which the edition gives the lowest pairing number the colour it had; empty when nobody had one.

    Number 1 in round 1, as a rule. If number 1 had no colour then, the next one shows the lot by the parity that the
    edition counts.
    """
    number = round_with_colours(tournament)
    if not number:
        return ""
    place_of = tournament.places()
    games = games_with_colours(tournament.rounds[number - 1])
    game = min(games, key=lambda game: min(place_of[game.white], place_of[game.black]))
    before = tournament.before_round(number)._replace(first_colour="w")
    players = players_of(before)
    by_number = {player.number: player for player in players}
    white = colours_of(before, players).white_of(by_number[game.white], by_number[game.black])
    return "w" if white.number == game.white else "b"


class Numbered(Protocol):
    """Somebody with a number."""

    @property
    def number(self) -> int: ...


def ever_paired(tournament: Tournament, players: Sequence[Numbered]) -> list[int]:
    """The numbers of all who have been taken into a pairing, this round's players among them, in order."""
    taken = {player.number for player in players}
    for played in tournament.rounds:
        if len(taken) == len(tournament.players):
            break
        taken.update([number for game in played.games for number in (game.white, game.black)])
        taken.update([bye.player for bye in played.byes if bye.code == "U"])
    return sorted(taken, key=tournament.places().__getitem__)


def boards(pairs: Pairs, claim: Callable[[Entrant, Entrant], Claim]) -> tuple[tuple[Claim, ...], tuple[Pair, ...]]:
    """The pairs with colours, by the score of the higher player, the sum of scores, the rank of the higher player."""
    made = [claim(one, other) for one, other in pairs]
    claims = sorted(made, key=lambda claimed: board_order(claimed.white, claimed.black, ranking))
    return tuple(claims), tuple(Pair(n, c.white.number, c.black.number) for n, c in enumerate(claims, 1))


def board_order(
    white: Ranked, black: Ranked, rank: Callable[[Ranked], tuple[int, ...]]
) -> tuple[int, int, tuple[int, ...]]:
    """The order of boards: score of the higher player, sum of scores, rank of the higher player."""
    higher = min(white, black, key=rank)
    return -higher.score, -(white.score + black.score), rank(higher)
