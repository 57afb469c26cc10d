"""The two sides of a bracket: those who seek White, those who seek Black, who shifts between them, who meets whom.

Bound.  If the players of the smaller side all meet one of the larger, as many as possible have their colour. Then
    nobody leaves the smaller side, and of the larger one somebody of each pair that is left there shifts.
Walk.  The first shifters in order, and rows that can be filled with them: no other choice comes before.
Turns.  Else, as long as the bound can be reached, each in turn shifts if a pairing is left in which he does. A player
    who shifts meets nobody of the smaller side and no other who shifts, one who stays meets no other who stays: one
    matching, repaired at every turn, answers.
Matching.  Where the bound cannot be reached one weighted matching decides: fewest pairs on one side, then of each such
    pair the earlier in order shifts.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple, cast

from fairswiss.kernel.matchings import Matching, MeetingGraph, best_perfect_matching, first_rows_of_halves
from fairswiss.kernel.seekers.players import Seeker
from fairswiss.kernel.solver import completes, legal_graph
from fairswiss.kernel.vocabulary.colours import WHITE

Side = tuple[Seeker, ...]


class Sides(NamedTuple):
    """Those who seek White and the others; or, before anybody has played, the two halves of the list."""

    white: Side
    black: Side
    halves: bool = False

    @property
    def smaller(self) -> Side:
        """The side with fewer players; that of White if they are equal."""
        return self.white if len(self.white) <= len(self.black) else self.black

    @property
    def larger(self) -> Side:
        """The other side."""
        return self.black if self.smaller is self.white else self.white

    def leavers(self) -> Side:
        """The smaller side in the order in which its players are asked to leave."""
        return self._in_order(self.smaller, self.smaller is self.white)

    def joiners(self, leaving: Side = ()) -> Side:
        """The larger side, and those who have left the smaller one, in the order in which they are asked to join."""
        return self._in_order((*self.larger, *leaving), self.larger is self.white)

    def _in_order(self, side: Side, white: bool) -> Side:
        return from_the_middle(sorted(side, key=by_average if white else by_number))

    def shifted(self, leaving: Side, joining: Side) -> tuple[Side, Side]:
        """Both sides, White first, when these leave the smaller side and those join it."""
        left, joined = set(leaving), set(joining)
        small = tuple(player for player in (*self.smaller, *joining) if player not in left)
        large = tuple(player for player in (*self.larger, *leaving) if player not in joined)
        return (small, large) if self.smaller is self.white else (large, small)


class Arranged(NamedTuple):
    """A bracket paired: its sides, who shifted, and the two columns, row by row."""

    sides: Sides
    leaving: Side
    """Those who leave the smaller side."""
    joining: Side
    """Those who join it."""
    first: Side
    second: Side
    """The opponents of the first column, as paired."""

    @property
    def pairs(self) -> tuple[tuple[Seeker, Seeker], ...]:
        """The rows."""
        return tuple(zip(self.first, self.second, strict=True))

    @property
    def without_colour(self) -> int:
        """The number of players who do not have the colour they seek."""
        return sum(one.preference == other.preference for one, other in self.pairs)


def by_average(player: Seeker) -> tuple[int, int]:
    """Rising average of the opponents, then the pairing number."""
    return player.aro, player.place


def by_number(player: Seeker) -> int:
    """The pairing number."""
    return player.place


def from_the_middle(line: Sequence[Seeker]) -> Side:
    """The middle first, then one above, one below, and so on outwards; of two in the middle the higher first."""
    half = (len(line) + 1) // 2
    above, below = list(reversed(line[:half])), list(line[half:])
    if len(line) % 2 == 0:
        return tuple(player for two in zip(above, below, strict=True) for player in two)
    return (above[0], *(player for two in zip(above[1:], below, strict=True) for player in two))


def by_colour(members: Sequence[Seeker]) -> Sides:
    """Those who seek White and the others."""
    white = tuple(player for player in members if player.preference == WHITE)
    return Sides(white, tuple(player for player in members if player.preference != WHITE))


def sides_of(members: Sequence[Seeker]) -> Sides:
    """The sides by colour; halves by pairing number where nobody has played."""
    if any(player.games for player in members):
        return by_colour(members)
    ordered = sorted(members, key=by_number)
    half = len(ordered) // 2
    return Sides(tuple(ordered[:half]), tuple(ordered[half:]), halves=True)


def arrange(members: Sequence[Seeker]) -> Arranged:
    """Pair a bracket: shift players until the sides are equal, then the first rows that are legal."""
    sides = sides_of(members)
    order = sides.joiners()
    joining = order[: (len(sides.larger) - len(sides.smaller)) // 2]
    found = _rows(sides, (), joining)
    if found is None:
        turns = _in_turn(sides, order) if reaches_the_bound(sides) else None
        found = _rows(sides, (), turns) if turns is not None else _rows(sides, *_matched(sides))
    if found is None:
        raise AssertionError("a bracket cannot be paired although a pairing of it was found")
    return found


def _rows(sides: Sides, leaving: Side, joining: Side) -> Arranged | None:
    """The first column by average, the second by pairing number, and the first legal order of the second."""
    white, black = sides.shifted(leaving, joining)
    first, second = sorted(white, key=by_average), sorted(black, key=by_number)
    players = [*first, *second]
    chosen = first_rows_of_halves(legal_graph(players))
    if chosen is None:
        return None
    return Arranged(sides, leaving, joining, tuple(first), tuple(players[place] for place in chosen))


# -- the bound ---------------------------------------------------------------------------------------------------------

SMALL, OPEN, SHIFTS, STAYS = range(4)
"""The smaller side; and of the larger one those not yet asked, those who shift and those who stay."""
Role = tuple[int, Hashable]


def _may(one: Role, other: Role) -> bool:
    """True if players of these roles may meet: nobody inside the smaller side, one who shifts in each pair outside."""
    allowed = {one[0], other[0]} not in ({SMALL}, {SHIFTS}, {STAYS}, {SMALL, SHIFTS})
    return allowed and (one[1] != other[1] or not one[1])


def _graph(sides: Sides) -> tuple[MeetingGraph[Role], list[Seeker]]:
    players = [*sides.smaller, *sides.larger]
    roles = [(SMALL if place < len(sides.smaller) else OPEN, one.absolute) for place, one in enumerate(players)]
    return MeetingGraph(roles, _may, legal_graph(players).apart), players


def _matching(graph: MeetingGraph[Role]) -> Matching:
    matching = Matching(cast("MeetingGraph[Hashable]", graph), range(len(graph)))
    matching.grow()
    return matching


def reaches_the_bound(sides: Sides) -> bool:
    """True if everybody of the smaller side can meet one of the larger side while all are paired."""
    graph, _ = _graph(sides)
    return not _matching(graph).alone


def _in_turn(sides: Sides, order: Side) -> Side:
    """Those of the larger side who shift, asked in turn; the bound can be reached."""
    graph, players = _graph(sides)
    place = {player.number: at for at, player in enumerate(players)}
    matching = _matching(graph)
    chosen: list[Seeker] = []
    needed = (len(sides.larger) - len(sides.smaller)) // 2
    for player in order:
        if len(chosen) == needed:
            break
        at = place[player.number]
        if _plays(graph, matching, at, SHIFTS):
            chosen.append(player)
        elif not _plays(graph, matching, at, STAYS):
            raise AssertionError("a player can neither shift nor stay")
    return tuple(chosen)


def _plays(graph: MeetingGraph[Role], matching: Matching, at: int, role: int) -> bool:
    """Give a player a role if everybody can still be paired; else nothing happens."""
    usual = graph.kind_of(at)
    graph.change_kind(at, (role, usual[1]))
    mate = matching.mate[at]
    if graph.may_meet(at, mate):
        return True
    matching.open()
    matching.part(at)
    if matching.repair(at):
        matching.close()
        return True
    matching.undo()
    graph.change_kind(at, usual)
    return False


def least_without_colour(members: Sequence[Seeker]) -> int | None:
    """The least number of players without the colour they seek when all are paired; None if they cannot be."""
    sides = by_colour(members)
    if reaches_the_bound(sides):
        return (len(sides.larger) - len(sides.smaller)) // 2
    if not completes(members, None):
        return None
    leaving, joining = _matched(sides)
    return len(leaving) + len(joining)


# -- beyond the bound --------------------------------------------------------------------------------------------------


def _matched(sides: Sides) -> tuple[Side, Side]:
    """Those who leave and those who join the smaller side, each by one weighted matching."""
    leaving, _ = _first_of_pairs(sides.leavers(), sides.joiners(), sides.leavers(), ())
    order = tuple(player for player in sides.joiners(leaving) if player not in leaving)
    _, joining = _first_of_pairs(sides.leavers(), order, order, leaving)
    return leaving, joining


def _first_of_pairs(small: Side, large: Side, asked: Side, leaving: Side) -> tuple[Side, Side]:
    """The earlier of each pair inside the smaller side, and inside the larger; of those asked the first possible.

    There are as few such pairs as possible. If it is known who leaves, one of them is in each pair of the small side.
    """
    players = [*small, *large]
    size, inside = len(small), 1 << (len(asked) + 1)
    rank = {player.number: inside >> (place + 2) for place, player in enumerate(asked)}
    left = {player.number for player in leaving}

    def weight(one: int, other: int) -> int | None:  # one < other, so one is the earlier of two on a side
        leavers = (players[one].number in left) + (players[other].number in left)
        across = one < size <= other
        if not players[one].may_meet(players[other]) or (left and leavers != (not across and other < size)):
            return None
        return 0 if across else rank.get(players[one].number, 0) - inside

    mate = best_perfect_matching(len(players), weight)
    if mate is None:
        raise AssertionError("a bracket cannot be paired although a pairing of it was found")
    first = tuple(players[one] for one, other in enumerate(mate) if one < other < size)
    return first, tuple(players[one] for one, other in enumerate(mate) if size <= one < other)
