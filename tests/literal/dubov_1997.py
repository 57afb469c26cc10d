"""A round of the Dubov text of 1997, found by trying everything in the order of the text.

This is the definition of right that the engine is compared with. It shares nothing with the engine but the
facts (``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players
or so. One function per step, named after the article; "reading N" is a line of docs/rulings/dubov-1997.md.

The order of a round: bye (4), then round 1 by chapter 5, later rounds score group by score group: floaters
(8.1, 8.2), islands (7.1), odd group (7.2), players left over (6.4), players without due colour (reading 10),
transfers (7.3, 7.4), columns (6.2), rows (6.3), white against white (end of 6.3); then colours (3).
"""

import itertools
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from fairswiss.model import Tournament
from fairswiss.model.player import title_rank
from fairswiss.model.results import PLAYED, POINT_WITHOUT_PLAYING

Pair = tuple[int, int]
Order = Callable[["Person"], Any]
"""The sort key of a list of candidates: the smallest comes first."""


class LiteralImpossible(Exception):
    """There is no complete legal pairing, not even with 2.5 lifted."""


@dataclass(frozen=True)
class GroupTrace:
    """What happened in one score group: (article, what) in order. The bye has a trace of its own."""

    score: int
    steps: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class LiteralRound:
    """A paired round; the pairs are (white, black) in the order in which they were made."""

    pairs: list[Pair]
    bye: int | None
    relaxed: bool = False
    """2.5 was only a preference (readings 5 and 23)."""
    freed: frozenset[int] = frozenset()
    """Players whom "yield" set free of 2.5 and who then met somebody with more points (reading 22)."""
    groups: tuple[GroupTrace, ...] = ()

    @property
    def fired(self) -> set[str]:
        """The articles that did something in this round."""
        return {article for group in self.groups for article, _ in group.steps}


# ---------------------------------------------------------------------------------------------- facts


@dataclass(frozen=True)
class Person:
    """Everything chapter 1 and 2 want to know of one player before the round."""

    number: int
    alphabet: tuple[str, str, int]
    rating: int
    aro: Fraction
    score: int
    """Points and virtual points, in tenths."""
    history: str
    """The colours of the games played, the first one first; unplayed rounds are left out (reading 3)."""
    due: str
    """``w``, ``b``, or empty without a game."""
    c: bool
    """2.6: may take the colour that is not due."""
    u: bool
    """2.5: may meet somebody with more points."""
    may_have_bye: bool = True
    title: int = 8
    met: frozenset[int] = frozenset()

    @property
    def difference(self) -> int:
        """Whites minus blacks."""
        return self.history.count("w") - self.history.count("b")


def alphabet(name: str, number: int) -> tuple[str, str, int]:
    """Reading 15: without accents and case, then as written, then the starting number."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bare.casefold(), name, number


def other(colour: str) -> str:
    """The other colour; none has none."""
    return {"w": "b", "b": "w", "": ""}[colour]


def article_2_3(history: str, colour: str) -> bool:
    """Whether whites and blacks differ by two at most after a game with this colour, or by less than before.

    The second half is reading 28.
    """
    before = abs(history.count("w") - history.count("b"))
    after = history + colour
    return abs(after.count("w") - after.count("b")) <= max(2, before - 1)


def article_2_4(history: str, colour: str) -> bool:
    """Whether a game with this colour is no third equal one running."""
    return not history.endswith(colour * 2)


def may_take(history: str, colour: str) -> bool:
    """2.3 and 2.4 together."""
    return article_2_3(history, colour) and article_2_4(history, colour)


def article_1_due(history: str) -> str:
    """The due colour; if 2.4 forbids it, the other one is due (reading 25)."""
    whites, blacks = history.count("w"), history.count("b")
    if not history:
        return ""
    if blacks > whites:
        due = "w"
    elif whites > blacks:
        due = "b"
    else:
        due = other(history[-1])
    return due if article_2_4(history, due) else other(due)


def article_2_6(history: str) -> bool:
    """Whether the player may change to the subgroup of the colour that is not due."""
    due = article_1_due(history)
    return due == "" or may_take(history, other(due))


def virtual(tournament: Tournament, player: int, number: int) -> int:
    """The virtual points of a player in a round."""
    return sum(a.points[number - 1] for a in tournament.accelerations if a.player == player and number <= len(a.points))


def points_before(tournament: Tournament) -> list[dict[int, int]]:
    """Points before round 1, before round 2, …, before the round to be paired; no virtual ones."""
    table = tournament.scoring.table()
    total = {player.number: 0 for player in tournament.players}

    def add_bonus(number: int) -> None:
        for adjustment in tournament.adjustments:
            if not adjustment.code and adjustment.round == number:
                for player in adjustment.players:
                    total[player] += adjustment.points

    def worth(player: int, number: int, code: str, colour: str) -> int:
        value = table[code + colour]
        meant = {"W": "1W", "D": "=D", "L": "0L"}
        for when in (0, number):  # what is said of one round beats what is said of all
            for adjustment in tournament.adjustments:
                fits = adjustment.code and code in meant.get(adjustment.code, adjustment.code)
                if fits and player in adjustment.players and adjustment.round == when:
                    value = adjustment.points
        return value

    add_bonus(0)
    standings = [dict(total)]
    for number, played in enumerate(tournament.rounds, 1):
        for game in played.games:
            total[game.white] += worth(game.white, number, game.white_result, "w")
            total[game.black] += worth(game.black, number, game.black_result, "b")
        for bye in played.byes:
            total[bye.player] += worth(bye.player, number, bye.code, "")
        add_bonus(number)
        standings.append(dict(total))
    return standings


def article_2_5(upfloats: Sequence[int], number: int, planned: int | None) -> bool:
    """Whether somebody who met more points in these rounds may do so in round ``number`` (reading 4)."""
    if number == planned:
        return True
    limit = 3 if (planned or number) <= 9 else 4
    return number - 1 not in upfloats and len(upfloats) < limit


def people_of(tournament: Tournament) -> dict[int, Person]:
    """Chapters 1 and 2 for everybody who takes part in the next round."""
    number = len(tournament.rounds) + 1
    standings = points_before(tournament)
    ratings = {player.number: player.rating for player in tournament.players}
    away = {absence.player for absence in tournament.absences if absence.round == number}
    people = {}
    for player in tournament.players:
        if player.number in away:
            continue
        me = player.number
        history, opponents, upfloats, point_without_playing = "", [], [], False
        for past, played in enumerate(tournament.rounds, 1):
            for game in played.games:
                if me not in (game.white, game.black):
                    continue
                white = me == game.white
                code = game.white_result if white else game.black_result
                opponent = game.black if white else game.white
                if code in PLAYED:
                    history += "w" if white else "b"
                    opponents.append(opponent)
                    mine = standings[past - 1][me] + virtual(tournament, me, past)
                    if standings[past - 1][opponent] + virtual(tournament, opponent, past) > mine:
                        upfloats.append(past)
                point_without_playing |= code in POINT_WITHOUT_PLAYING
            point_without_playing |= any(b.player == me and b.code in POINT_WITHOUT_PLAYING for b in played.byes)
        people[me] = Person(
            number=me,
            alphabet=alphabet(player.name, me),
            rating=player.rating,
            aro=Fraction(sum(ratings[o] for o in opponents), len(opponents)) if opponents else Fraction(0),
            score=standings[-1][me] + virtual(tournament, me, number),
            history=history,
            due=article_1_due(history),
            c=article_2_6(history),
            u=article_2_5(upfloats, number, tournament.rounds_planned),
            may_have_bye=not point_without_playing,
            title=title_rank(player.title),
            met=frozenset(opponents),
        )
    return people


def forbidden_pairs(tournament: Tournament) -> set[frozenset[int]]:
    """The pairs the arbiter forbade in the next round."""
    number = len(tournament.rounds) + 1
    return {
        frozenset(two)
        for prohibition in tournament.prohibitions
        if prohibition.first_round <= number and (prohibition.last_round is None or number <= prohibition.last_round)
        for two in itertools.combinations(prohibition.players, 2)
    }


# -------------------------------------------------------------------------------- who may be paired


class Graph:
    """Who may be paired with whom."""

    def __init__(self, neighbours: Mapping[int, frozenset[int]]) -> None:
        self.neighbours = neighbours
        self._known: dict[frozenset[int], bool] = {frozenset(): True}

    def allows(self, a: int, b: int) -> bool:
        """Whether these two may be paired."""
        return b in self.neighbours[a]

    def with_pairs(self, pairs: Iterable[Pair]) -> "Graph":
        """This graph with more pairs."""
        changed = dict(self.neighbours)
        for a, b in pairs:
            changed[a], changed[b] = changed[a] | {b}, changed[b] | {a}
        return Graph(changed)

    def without_pairs(self, pairs: Iterable[Pair]) -> "Graph":
        """This graph with fewer pairs."""
        changed = dict(self.neighbours)
        for a, b in pairs:
            changed[a], changed[b] = changed[a] - {b}, changed[b] - {a}
        return Graph(changed)

    def completable(self, players: Collection[int]) -> bool:
        """Whether these players can all be paired with each other (reading 5)."""
        players = frozenset(players)
        if players not in self._known:
            one = min(players)
            self._known[players] = any(self.completable(players - {one, two}) for two in self.neighbours[one] & players)
        return self._known[players]

    def pairings(self, players: Sequence[int]) -> Iterator[list[Pair]]:
        """All ways to pair all these players with each other."""
        if not players:
            yield []
            return
        one, *others = players
        for two in others:
            if self.allows(one, two):
                for rest in self.pairings([p for p in others if p != two]):
                    yield [(one, two), *rest]


def legal_colours(a: str, b: str) -> bool:
    """Whether some allocation of the colours satisfies 2.3 and 2.4 for both histories."""
    return (may_take(a, "w") and may_take(b, "b")) or (may_take(a, "b") and may_take(b, "w"))


def legal_graph(
    people: Mapping[int, Person],
    forbidden: Collection[frozenset[int]] = (),
    *,
    article_2_5_in_force: bool = True,
) -> Graph:
    """2.1 with the arbiter's prohibitions, 2.3, 2.4 and, if in force, 2.5."""
    neighbours: dict[int, frozenset[int]] = {}
    for a in people.values():
        found = set()
        for b in people.values():
            if a.number == b.number or b.number in a.met or a.number in b.met:
                continue
            if frozenset((a.number, b.number)) in forbidden or not legal_colours(a.history, b.history):
                continue
            if article_2_5_in_force and a.score != b.score and not min(a, b, key=lambda p: p.score).u:
                continue
            found.add(b.number)
        neighbours[a.number] = frozenset(found)
    return Graph(neighbours)


# ------------------------------------------------------------------------------------ chapters 3, 4, 5


def article_3(a: Person, b: Person) -> Pair:
    """The colours of a pair, as (white, black)."""
    a_gets_due = _who_gets_the_due_colour(a, b)
    if a.due != b.due:
        a_is_white = a.due == "w" or b.due == "b"  # also when one has no due colour (reading 25)
    elif a.due and a_gets_due is not None:
        a_is_white = a_gets_due == (a.due == "w")
    else:
        a_is_white = _white_by_history_or_strength(a, b)
    return (a.number, b.number) if a_is_white else (b.number, a.number)


def _who_gets_the_due_colour(a: Person, b: Person) -> bool | None:
    """Both are due to the same colour: whether a gets it, None when the balance does not tell."""
    if a.c != b.c:
        return not a.c
    if abs(a.difference) != abs(b.difference):
        return abs(a.difference) > abs(b.difference)
    return None


def _white_by_history_or_strength(a: Person, b: Person) -> bool:
    for colour_of_a, colour_of_b in zip(reversed(a.history), reversed(b.history), strict=False):
        if colour_of_a != colour_of_b:
            return colour_of_a == "b"
    if a.aro != b.aro:
        return a.aro > b.aro
    if a.rating != b.rating:
        return a.rating < b.rating
    return a.alphabet > b.alphabet  # reading 14


def article_4(people: Mapping[int, Person]) -> list[Person]:
    """Everybody who may have the bye, the first choice first (reading 6)."""
    order: list[Person] = []
    for score in sorted({p.score for p in people.values()}):
        group = [p for p in people.values() if p.score == score]
        majority = majority_colour(group)

        latest_first = sorted((p for p in group if p.may_have_bye), key=lambda p: p.alphabet, reverse=True)
        dues = {rating: {p.due for p in latest_first if p.rating == rating} for rating in {p.rating for p in group}}

        def key(p: Person, majority: str = majority, dues: Mapping[int, set[str]] = dues) -> Any:
            clause = bool(majority) and {"w", "b"} <= dues[p.rating]
            return p.rating, clause and p.due != majority, -p.aro

        order += sorted(latest_first, key=key)
    return order


def majority_colour(group: Iterable[Person]) -> str:
    """The dominating due colour; empty when there is none (reading 8)."""
    dues = [p.due for p in group]
    whites, blacks = dues.count("w"), dues.count("b")
    return "" if whites == blacks else "w" if whites > blacks else "b"


def article_5(people: Mapping[int, Person], graph: Graph, first_colour: str, trace: "Trace") -> LiteralRound:
    """Round 1: upper half against lower half."""
    if first_colour not in ("w", "b"):
        raise ValueError("the colour of the first board has not been drawn")
    order = sorted(people.values(), key=lambda p: (-p.rating, p.title, p.alphabet))
    bye = None
    if len(order) % 2:
        for choice in reversed(order):
            if graph.completable({p.number for p in order} - {choice.number}):
                bye = choice.number
                break
            trace.note("4 second choice", f"the bye of {choice.number} leaves no complete pairing")
        else:
            raise LiteralImpossible("no bye leaves a complete pairing of round 1")
        order = [p for p in order if p.number != bye]
    elif not graph.completable({p.number for p in order}):
        raise LiteralImpossible("round 1 has no complete pairing")
    upper, lower = order[: len(order) // 2], order[len(order) // 2 :]
    rows = article_6_3(upper, lower, graph, trace)
    if rows is None:
        rows = article_6_3_end(upper, lower, graph, trace)
    pairs = []
    for board, (left, right) in enumerate(rows, 1):
        left_is_white = (first_colour == "w") == (board % 2 == 1)
        pairs.append((left, right) if left_is_white else (right, left))
    return LiteralRound(pairs, bye)


# ----------------------------------------------------------------------------- the orders of the text


def white_order(p: Person) -> Any:
    """6.2, white column: ARO from below, lower R, alphabet."""
    return p.aro, p.rating, p.alphabet


def black_order(p: Person) -> Any:
    """6.2, black column: R from above, higher ARO, alphabet."""
    return -p.rating, -p.aro, p.alphabet


def article_8_1(floaters: Iterable[Person]) -> list[Person]:
    """White and black alternately, each list in its order of 6.2; also the order of islands (reading 7)."""
    whites, blacks = _two_sides(floaters)
    whites.sort(key=white_order)
    blacks.sort(key=black_order)
    order = []
    for white, black in itertools.zip_longest(whites, blacks):
        order += [p for p in (white, black) if p is not None]
    return order


def _two_sides(players: Iterable[Person]) -> tuple[list[Person], list[Person]]:
    """By due colour; those without join the smaller side, black if equal, lowest R first (7, 10, 16)."""
    players = list(players)
    whites = [p for p in players if p.due == "w"]
    blacks = [p for p in players if p.due == "b"]
    for p in sorted((p for p in players if not p.due), key=lambda p: (p.rating, p.alphabet)):
        (whites if len(whites) < len(blacks) else blacks).append(p)
    return whites, blacks


def candidate_order(colour: str, *, u_first: bool) -> Order:
    """7.1, 7.2, 8.2: opposite due colour, highest R, lowest ARO, alphabet; 2.5 before all if a preference."""

    def key(p: Person) -> Any:
        opposite = colour != "" and p.due == other(colour)  # reading 18
        return u_first and not p.u, not opposite, -p.rating, p.aro, p.alphabet

    return key


# ------------------------------------------------------------------------------------- the score groups


@dataclass
class Trace:
    """Collects what the steps of one group do."""

    steps: list[tuple[str, str]] = field(default_factory=list)

    def note(self, article: str, what: str) -> None:
        """One step."""
        self.steps.append((article, what))


@dataclass
class Situation:
    """Where the pairing of a round stands."""

    people: Mapping[int, Person]
    graph: Graph
    """Changed in only two ways: who floats on from a group is kept apart from it, "yield" frees somebody."""
    relaxed: bool
    upfloat_limit: str
    keep_apart: bool = True
    unpaired: set[int] = field(default_factory=set)
    floaters: list[int] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    freed: set[int] = field(default_factory=set)
    trace: Trace = field(default_factory=Trace)

    @property
    def u_first(self) -> bool:
        """Whether the u flag comes before the colour in lists of candidates (reading 23)."""
        return self.relaxed or self.upfloat_limit == "yield"

    def group(self, score: int) -> list[Person]:
        """The players of this score who are not yet paired."""
        return [self.people[p] for p in sorted(self.unpaired) if self.people[p].score == score]

    def lower_groups(self, score: int) -> list[list[Person]]:
        """The score groups below, the nearest first, as far as not yet paired."""
        below = sorted({self.people[p].score for p in self.unpaired if self.people[p].score < score}, reverse=True)
        return [self.group(s) for s in below]

    def can_pair(self, a: int, b: int, graph: Graph | None = None) -> bool:
        """Whether the two may be paired and everybody else can be paired after that (reading 5)."""
        graph = graph or self.graph
        return graph.allows(a, b) and graph.completable(self.unpaired - {a, b})

    def pair(self, a: int, b: int) -> None:
        """Make a pair."""
        self.pairs.append((a, b))
        self.unpaired -= {a, b}

    def never_again(self, some: Iterable[int], others: Iterable[int]) -> None:
        """Who has floated on from a group is not paired with the group, nor with other floaters."""
        if self.keep_apart:
            self.graph = self.graph.without_pairs((a, b) for a in some for b in others if a != b)

    def freeing(self, player: Person, group: Iterable[Person], forbidden: Graph) -> Graph:
        """The graph with 2.5 lifted for this player against this group (reading 22)."""
        pairs = [(player.number, g.number) for g in group if forbidden.allows(player.number, g.number)]
        return self.graph.with_pairs(pairs)


def article_8_2(at: Situation, score: int) -> None:
    """Floaters: each is paired at once with somebody of the group, or floats on."""
    for floater in article_8_1(at.people[f] for f in at.floaters):
        for candidate in sorted(at.group(score), key=candidate_order(floater.due, u_first=at.u_first)):
            if at.can_pair(floater.number, candidate.number):
                at.pair(floater.number, candidate.number)
                at.floaters.remove(floater.number)
                at.trace.note("8.2", f"floater {floater.number} meets {candidate.number}")
                break
        else:
            at.trace.note("8.2 nobody", f"floater {floater.number} floats on")
    group = [p.number for p in at.group(score)]
    at.never_again(at.floaters, [*at.floaters, *group])


def article_7_1(at: Situation, score: int, without_2_5: Graph) -> None:
    """Islands: each is paired at once with somebody from below; looked for once (reading 19)."""
    group = at.group(score)
    islands = [p for p in group if not any(at.graph.allows(p.number, q.number) for q in group)]
    for island in article_8_1(islands):

        def fits(candidate: Person, graph: Graph, island: Person = island) -> bool:
            return at.can_pair(island.number, candidate.number, graph)

        order = candidate_order(island.due, u_first=at.u_first)
        found = _from_below(at, score, order, [island], without_2_5, fits)
        if found is None:
            at.trace.note("7.1 nobody", f"island {island.number} stays in the group")
            continue
        candidate, _ = found
        at.trace.note("7.1", f"island {island.number} meets {candidate.number}")
        at.pair(island.number, candidate.number)


def article_7_2(at: Situation, score: int, without_2_5: Graph) -> int | None:
    """Odd group: the one who comes up and joins it, if anybody can."""
    group = at.group(score)
    if len(group) % 2 == 0:
        return None

    def fits(candidate: Person, graph: Graph) -> bool:
        return any(at.can_pair(g.number, candidate.number, graph) for g in group)

    order = candidate_order(majority_colour(group), u_first=at.u_first)
    found = _from_below(at, score, order, group, without_2_5, fits)
    if found is None:
        at.trace.note("7.2 nobody", "the group stays odd")
        return None
    candidate, at.graph = found
    at.trace.note("7.2", f"{candidate.number} comes up")
    return candidate.number


def _from_below(
    at: Situation,
    score: int,
    order: Order,
    against: list[Person],
    without_2_5: Graph,
    fits: Callable[[Person, Graph], bool],
) -> tuple[Person, Graph] | None:
    """The first that fits, of the nearest lower group that has one (reading 9), and the graph it needs."""
    for lower in at.lower_groups(score):
        for candidate in sorted(lower, key=order):
            if fits(candidate, at.graph):
                return candidate, at.graph
        if at.upfloat_limit == "yield" and not at.relaxed:
            for candidate in sorted((p for p in lower if not p.u), key=order):
                freed = at.freeing(candidate, against, without_2_5)
                if fits(candidate, freed):
                    at.freed.add(candidate.number)
                    at.trace.note("yield", f"2.5 is lifted for {candidate.number}")
                    return candidate, freed
    return None


def article_6_4(at: Situation, score: int, came_up: int | None) -> tuple[list[Person], list[Person]]:
    """Who stays to be paired inside the group, and who is left over (readings 12, 17, 20)."""
    group = at.group(score) + ([at.people[came_up]] if came_up is not None else [])
    members = frozenset(p.number for p in group)
    everybody = frozenset(at.unpaired)

    def allows(number_of_pairs: int, left_over: frozenset[int]) -> bool:
        """Whether some complete pairing has so many pairs inside the group and none of them with these."""
        known: dict[tuple[frozenset[int], int], bool] = {}

        def search(players: frozenset[int], wanted: int) -> bool:
            if not players:
                return wanted == 0
            if (players, wanted) not in known:
                known[players, wanted] = False
                one = min(players)
                for two in at.graph.neighbours[one] & players:
                    inside = one in members and two in members
                    if inside and (wanted == 0 or one in left_over or two in left_over):
                        continue
                    if search(players - {one, two}, wanted - inside):
                        known[players, wanted] = True
                        break
            return known[players, wanted]

        return search(everybody, number_of_pairs)

    most = next(n for n in range(len(group) // 2, -1, -1) if allows(n, frozenset()))
    if 2 * most == len(group):
        return group, []
    next_group = next(
        (lower for lower in ([p for p in g if p.number != came_up] for g in at.lower_groups(score)) if lower),
        [],
    )

    def key(p: Person) -> Any:
        was_floater = p.number in at.floaters
        has_opponent = any(at.graph.allows(p.number, q.number) for q in next_group)
        return was_floater, not has_opponent, p.rating, p.aro

    latest_first = sorted(group, key=lambda p: p.alphabet, reverse=True)
    left_over: list[Person] = []
    while len(left_over) < len(group) - 2 * most:
        chosen = frozenset(p.number for p in left_over)
        for p in sorted((p for p in latest_first if p not in left_over), key=key):
            if allows(most, chosen | {p.number}):
                left_over.append(p)
                break
        else:
            raise AssertionError("nobody can be left over, although somebody must")
        returns = left_over[-1].number == came_up
        at.trace.note("reading 17" if returns else "6.4", f"{left_over[-1].number} is left over")
    return [p for p in group if p not in left_over], left_over


def reading_10(at: Situation, group: list[Person]) -> tuple[list[Person], list[Person]]:
    """The two subgroups; players without due colour choose a side."""
    for p in group:
        if not p.due:
            at.trace.note("reading 10", f"{p.number} has no due colour")
    return _two_sides(group)


def article_7_3_and_7_4(at: Situation, whites: list[Person], blacks: list[Person]) -> None:
    """The transfers between the subgroups; in place."""
    excess = len(whites) - len(blacks)
    if excess > 0:
        willing = sorted((p for p in whites if p.c), key=lambda p: (p.aro, -p.rating, p.alphabet))
        article, source, target = "7.3", whites, blacks
    else:
        willing = sorted((p for p in blacks if p.c), key=lambda p: (-p.aro, p.rating, p.alphabet))
        article, source, target = "7.4", blacks, whites
    n = abs(excess) // 2
    for p in willing[:n]:
        source.remove(p)
        target.append(p)
        at.trace.note(article, f"{p.number} changes sides")
    if len(willing) < n:
        at.trace.note("2.6", f"{n - len(willing)} too few can change sides")


def article_6_2(whites: list[Person], blacks: list[Person]) -> None:
    """The two columns; in place."""
    whites.sort(key=white_order)
    blacks.sort(key=black_order)


def article_6_3(left: list[Person], right: list[Person], graph: Graph, trace: Trace) -> list[Pair] | None:
    """The first way, in the order of the rows, to give every white a black (reading 11)."""
    if len(left) != len(right):
        return None
    for attempt, column in enumerate(itertools.permutations(right)):
        if all(graph.allows(a.number, b.number) for a, b in zip(left, column, strict=True)):
            if attempt:
                trace.note("6.3", f"attempt {attempt + 1} of the rows")
            return [(a.number, b.number) for a, b in zip(left, column, strict=True)]
    return None


def article_6_3_end(left: list[Person], right: list[Person], graph: Graph, trace: Trace) -> list[Pair]:
    """White against white: as few pairs inside a column as possible, row by row (reading 13)."""
    whites, blacks = [p.number for p in left], [p.number for p in right]
    trace.note("6.3 end", f"{len(whites)} whites, {len(blacks)} blacks")

    def inside_a_column(pairing: list[Pair]) -> int:
        return sum((a in whites) == (b in whites) for a, b in pairing)

    every = list(graph.pairings(whites + blacks))
    least = min(map(inside_a_column, every))
    good = [{frozenset(pair) for pair in pairing} for pairing in every if inside_a_column(pairing) == least]
    rows: list[Pair] = []
    paired: set[int] = set()
    for place, player in enumerate(whites + blacks):
        if player in paired:
            continue
        below = (whites + blacks)[place + 1 :]
        candidates = blacks + [p for p in below if p in whites] if player in whites else below
        for candidate in candidates:
            kept = [pairing for pairing in good if {player, candidate} in pairing]
            if candidate not in paired and kept:
                good = kept
                rows.append((player, candidate))
                paired |= {player, candidate}
                break
    return rows


def pair_groups(
    people: Mapping[int, Person],
    graph: Graph,
    without_2_5: Graph,
    *,
    relaxed: bool = False,
    upfloat_limit: str = "strict",
    keep_apart: bool = True,
) -> tuple[list[Pair], frozenset[int], list[GroupTrace]]:
    """Chapters 6 to 8 for players who can all be paired: pairs without colours, who was freed, the trace."""
    at = Situation(people, graph, relaxed, upfloat_limit, keep_apart, set(people))
    traces: list[GroupTrace] = []
    for score in sorted({p.score for p in people.values()}, reverse=True):
        at.trace = Trace()
        article_8_2(at, score)
        article_7_1(at, score, without_2_5)
        before = at.graph
        came_up = article_7_2(at, score, without_2_5)
        group, left_over = article_6_4(at, score, came_up)
        whites, blacks = reading_10(at, group)
        article_7_3_and_7_4(at, whites, blacks)
        article_6_2(whites, blacks)
        rows = article_6_3(whites, blacks, at.graph, at.trace)
        if rows is None:
            rows = article_6_3_end(whites, blacks, at.graph, at.trace)
        for a, b in rows:
            at.pair(a, b)
        at.graph = before
        if came_up in at.unpaired:
            at.freed.discard(came_up)
        at.floaters += [p.number for p in left_over if p.number != came_up]
        at.never_again(at.floaters, at.floaters)
        traces.append(GroupTrace(score, tuple(at.trace.steps)))
    if at.unpaired:
        raise AssertionError(f"left unpaired: {sorted(at.unpaired)}")
    return at.pairs, frozenset(at.freed), traces


def pair_round(tournament: Tournament, *, upfloat_limit: str = "strict", keep_apart: bool = True) -> LiteralRound:
    """The next round of the tournament, for everybody who is not absent from it.

    ``keep_apart`` says whether a complete pairing may pair floaters with each other or with groups they have
    already left; it can matter with "yield" only, and is there to have that tested.
    """
    if upfloat_limit not in ("strict", "yield"):
        raise ValueError(upfloat_limit)
    people = people_of(tournament)
    forbidden = forbidden_pairs(tournament)
    strict = legal_graph(people, forbidden)
    lifted = legal_graph(people, forbidden, article_2_5_in_force=False)
    first = Trace()
    if not tournament.rounds:
        paired = article_5(people, lifted, tournament.first_colour, first)
        return LiteralRound(paired.pairs, paired.bye, groups=(GroupTrace(0, tuple(first.steps)),))
    bye, relaxed = _bye_and_mode(people, strict, lifted, first)
    playing = {number: p for number, p in people.items() if number != bye}
    pairs, freed, traces = pair_groups(
        playing,
        lifted if relaxed else strict,
        lifted,
        relaxed=relaxed,
        upfloat_limit=upfloat_limit,
        keep_apart=keep_apart,
    )
    coloured = [article_3(people[a], people[b]) for a, b in pairs]
    return LiteralRound(coloured, bye, relaxed, freed, (GroupTrace(0, tuple(first.steps)), *traces))


def _bye_and_mode(people: Mapping[int, Person], strict: Graph, lifted: Graph, trace: Trace) -> tuple[int | None, bool]:
    """The bye, and whether 2.5 is only a preference (reading 24)."""
    choices: list[int | None] = [None]
    if len(people) % 2:
        choices = [p.number for p in article_4(people)]
    for relaxed, graph in ((False, strict), (True, lifted)):
        for place, choice in enumerate(choices):
            if graph.completable(set(people) - {choice}):
                if choice is not None:
                    trace.note("4", f"the bye goes to {choice}")
                    if place:
                        trace.note("4 second choice", f"{place} before him leave no complete pairing")
                if relaxed:
                    trace.note("2.5 lifted", "2.5 is a preference in this round")
                return choice, relaxed
    raise LiteralImpossible("no complete legal pairing, not even without 2.5")
