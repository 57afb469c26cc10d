"""What the Dutch editions share around their brackets: who can be completed, who is next, where a pair sits."""

from collections.abc import Callable, Hashable, Sequence
from itertools import groupby
from typing import cast

from fairswiss.kernel.allocation import Claim, allocate
from fairswiss.kernel.colours import LETTERS, WHITE
from fairswiss.kernel.completion import KeptCompletion, barrier, can_do_without
from fairswiss.kernel.edition import Pair
from fairswiss.kernel.entrants import Entrant, ranking
from fairswiss.kernel.graph import MeetingGraph
from fairswiss.kernel.lot import games_with_colours, round_with_colours
from fairswiss.kernel.matching import Matching
from fairswiss.kernel.rows import places_for_all
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.tournament import Tournament

Pairs = Sequence[tuple[Entrant, Entrant]]


def scoregroups(players: Sequence[Entrant]) -> list[list[Entrant]]:
    """Players of equal score, from the top; within a group by pairing number."""
    return [list(group) for _, group in groupby(sorted(players, key=ranking), key=lambda player: player.score)]


def legal_graph(players: Sequence[Entrant]) -> MeetingGraph[Hashable]:
    """Who may meet whom: not met before, and no clash of absolute preferences."""
    place = {player.number: index for index, player in enumerate(players)}
    kinds = [(player.absolute, player.topscorer) for player in players]
    apart = [{place[n] for n in (*player.card.met, *player.card.apart) if n in place} for player in players]
    for index, player in enumerate(players):
        if player.bound_to:
            apart[index] |= {other for other in range(len(players)) if players[other].number != player.bound_to}
            for other in apart[index]:
                apart[other].add(index)
    return cast("MeetingGraph[Hashable]", MeetingGraph(kinds, _compatible, apart))


def _compatible(one: tuple[int, bool], other: tuple[int, bool]) -> bool:
    """Two equal absolute preferences meet only where a topscorer is one of them."""
    return not one[0] or one[0] != other[0] or one[1] or other[1]


def lowest_with_bye(players: Sequence[Entrant]) -> Entrant | None:
    """The last in the ranking who may have the bye and can be spared; None if there is nobody."""
    players = [player for player in players if not player.bound_to]
    spare = can_do_without(legal_graph(players))
    places = range(len(players) - 1, -1, -1)
    return next((players[place] for place in places if players[place].may_have_bye and spare(place)), None)


def completes(players: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None) -> bool:
    """Whether all of them can be paired among themselves, one of those who take it having the bye."""
    bound = [player for player in players if player.bound_to]
    if bound:
        if len(bound) == 1:
            return False
        players = [player for player in players if not player.bound_to]
    if (takes_bye is not None or len(players) % 2 == 0) and sure_to_complete(players, takes_bye):
        return True
    graph = legal_graph(players)
    if takes_bye is None or len(players) % 2 == 0:
        return KeptCompletion(graph, range(len(players))).possible()
    spare = can_do_without(graph)
    return any(takes_bye(player) and spare(place) for place, player in enumerate(players))


def absorbs(rest: Sequence[Entrant], above: Sequence[Entrant]) -> bool:
    """Whether the rest can be completed whoever comes down to it, by counting alone (Dirac).

    Everybody may meet so many of the rest that half of the rest and of all who may come, one bye aside, is reached.
    Two who are asked to meet each other do so wherever they are.
    """
    if sum(player.bound_to > 0 for player in (*rest, *above)) == 2:
        rest = [player for player in rest if not player.bound_to]
        above = [player for player in above if not player.bound_to]
    return least_opponents(rest, above) - 1 >= (len(rest) + len(above)) // 2 + 2


def sure_to_complete(
    players: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None, coming: Sequence[Entrant] = ()
) -> bool:
    """Whether they can be paired completely, one of those who may come among them if there are any, by counting alone.

    If their number is odd one of them must be able to take the bye.
    """
    size = len(players) + bool(coming)
    odd = size % 2
    if odd and (takes_bye is None or not any(map(takes_bye, players))):
        return False
    return size - odd == 0 or 2 * (least_opponents(players, coming) - odd) >= size - odd


def least_opponents(players: Sequence[Entrant], coming: Sequence[Entrant] = ()) -> int:
    """How many of the players each of them, and of those who may come, can certainly meet; bound players none."""
    white = black = most = 0
    for player in players:
        if player.absolute:
            if player.absolute == WHITE:
                white += 1
            else:
                black += 1
        if player.encounters > most:
            most = player.encounters
        if player.bound_to:
            return 0
    if any(player.bound_to for player in coming):
        return 0
    most = max(most, max((player.encounters for player in coming), default=0))
    return len(players) - 1 - max(white, black) - most


def fewest_floaters(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> int:
    """How many of a bracket cannot be paired in it at the least, the moved-down players with residents only."""
    return Matching(bracket_graph(moved_down, residents), range(len(moved_down) + len(residents))).grow()


def pairs_inside(
    moved_down: Sequence[Entrant],
    residents: Sequence[Entrant],
    can_be_spared: Callable[[Entrant], bool] | None = None,
) -> bool:
    """Whether a bracket can pair everybody, the moved-down players with residents; of an odd number one is spared."""
    players = [*moved_down, *residents]
    graph = bracket_graph(moved_down, residents)
    if len(players) % 2 == 0:
        return KeptCompletion(graph, range(len(players))).possible()
    if can_be_spared is None:
        return False
    spare = can_do_without(graph)
    return any(can_be_spared(player) and spare(place) for place, player in enumerate(players))


def bracket_graph(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> MeetingGraph[Hashable]:
    """Who may meet whom in a bracket: moved-down players do not meet each other."""
    graph = legal_graph([*moved_down, *residents])
    for place in range(len(moved_down)):
        graph.apart[place] |= set(range(len(moved_down)))
    return graph


def finishes(
    moved_down: Sequence[Entrant], residents: Sequence[Entrant], takes_bye: Callable[[Entrant], bool] | None
) -> bool:
    """Whether everybody can be paired, the moved-down players with residents; a resident may have the bye."""
    if takes_bye is None:
        return pairs_inside(moved_down, residents)
    return pairs_inside(moved_down, residents, lambda player: player not in moved_down and takes_bye(player))


def each_has_one(moved_down: Sequence[Entrant], residents: Sequence[Entrant]) -> bool:
    """Whether each of the moved-down players can have a resident of his own."""
    allowed = [sum(player.may_meet(other) << place for place, other in enumerate(residents)) for player in moved_down]
    return places_for_all(allowed)


def no_complete_round(players: Sequence[Entrant], article: str) -> NoPairing:
    """The error with its witness: a few players, and more groups that each need one of them."""
    few, groups = barrier(legal_graph(players))
    numbers = [[players[place].number for place in group] for group in groups]
    wanted = [players[place].number for place in few]
    words = "No pairing of these {count} players keeps the absolute criteria ({article}): the arbiter decides."
    message = spoken(words, count=len(players), article=article)
    if groups:
        listed = "; ".join(", ".join(map(str, group)) for group in numbers)
        only = ", ".join(map(str, wanted))
        message += " " + (
            spoken(
                "Each of these needs an opponent among the others, and only {only} can be one: {groups}.",
                only=only,
                groups=listed,
            )
            if wanted
            else spoken(
                "Each of these needs an opponent among the others, and nobody can be one: {groups}.", groups=listed
            )
        )
    return NoPairing(message, (), {"competing_for": wanted, "groups": numbers})


class Colours:
    """The colours of a round: the drawn colour, and the parity of pairing numbers."""

    def __init__(
        self, drawn: str, numbers: Sequence[int], *, by_width: bool = True, opposite_later: bool = False
    ) -> None:
        self._initial = LETTERS.index(drawn)
        self._odd = {number: place % 2 == 1 for place, number in enumerate(numbers, 1)}
        self._by_width = by_width
        """Whether of two absolute preferences the wider colour difference comes first."""
        self._opposite_later = opposite_later
        """Whether two players without a game get the opposite of the initial colours after round 1."""

    def claim(self, one: Entrant, other: Entrant) -> Claim:
        """Who has white, and by which rule."""
        return allocate(
            one,
            other,
            self._initial,
            self._odd,
            by_width=self._by_width,
            opposite_later=self._opposite_later,
        )

    def white_of(self, one: Entrant, other: Entrant) -> Entrant:
        """Who has white."""
        return self.claim(one, other).white


def drawn_colour(tournament: Tournament, article: str) -> str:
    """The initial colour: a lot that somebody drew, and that is recorded or shown by the recorded rounds."""
    if not tournament.first_colour:
        raise BadRequest(
            spoken(
                "The initial colour is drawn by lot before round 1 ({article}), and no lot is recorded. Draw it "
                "and state it: --first-colour white (or black), or a record 'XXC white1' (TRF16) or '152 W' "
                "(TRF26) in the file.",
                article=article,
            )
        )
    return tournament.first_colour


def lot_by_colours(
    tournament: Tournament,
    players_of: Callable[[Tournament], list[Entrant]],
    colours_of: Callable[[Tournament, list[Entrant]], Colours],
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


def ever_paired(tournament: Tournament, players: Sequence[Entrant]) -> list[int]:
    """The numbers of all who have been taken into a pairing, this round's players among them, in order."""
    taken = {player.number for player in players}
    for played in tournament.rounds:
        taken.update(number for game in played.games for number in game[:2])
        taken.update(bye.player for bye in played.byes if bye.code == "U")
    return sorted(taken, key=tournament.places().__getitem__)


def boards(pairs: Pairs, claim: Callable[[Entrant, Entrant], Claim]) -> tuple[tuple[Claim, ...], tuple[Pair, ...]]:
    """The pairs with colours, by the score of the higher player, the sum of scores, the rank of the higher player."""
    claims = sorted((claim(one, other) for one, other in pairs), key=_board_order)
    return tuple(claims), tuple(Pair(n, c.white.number, c.black.number) for n, c in enumerate(claims, 1))


def _board_order(claim: Claim) -> tuple[int, int, int]:
    higher = min(claim.white, claim.black, key=ranking)
    return -higher.score, -(claim.white.score + claim.black.score), higher.place
