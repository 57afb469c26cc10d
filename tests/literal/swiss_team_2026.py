"""A round of the Swiss Team Pairing System, C.04.6 as applied from February 2026, found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``), it knows no search that is better than trying, and it is meant for nine teams or so.

The PAB comes first (3.4). Then, from the top scoregroup down, every set of upfloaters is listed in the order of 3.5 and
sifted by C3 to C7; every pairing of the bracket is listed, sifted by C1 and C8 to C10, and of what is left the one with
the first identifier (3.6) is taken. Colours are those of the first board (4.3).
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fairswiss.model import Tournament
from fairswiss.model.matches import TeamRound, sides_of
from tests.literal.double_swiss_2026 import Filled, LiteralImpossible, LiteralRound, apart_in

Pair = frozenset[int]
_TABLE_A = {"ww": "b", "bb": "w"}


class Type(NamedTuple):
    """What the code of the event says: the kind of preferences, which points count first, whether others count."""

    kind: str
    games_first: bool
    second: bool


def type_of(code: str) -> Type:
    """``FIDE_TEAM[_TYPEA|_TYPEB][_MP|_GP][_GP|_MP]``; nothing behind FIDE_TEAM is type A, match points, game points."""
    parts = code.removesuffix("_BAKU").removeprefix("FIDE_TEAM").strip("_").split("_")
    if parts == [""]:
        return Type("a", False, True)
    kind = {"TYPEA": "a", "TYPEB": "b"}.get(parts[0], "none")
    points = [part for part in parts if part in ("MP", "GP")]
    if not points:
        return Type(kind, False, True)
    return Type(kind, points[0] == "GP", len(points) > 1)


@dataclass
class Side:
    """What the text asks of a team."""

    tpn: int
    primary: int = 0
    secondary: int = 0
    virtual: int = 0
    met: set[int] = field(default_factory=set)
    colours: str = ""
    """Of the matches played, by the first board (1.6)."""
    matches: int = 0
    floated: bool = False
    """1.5, in the previous round."""
    barred: bool = False
    """C2."""
    preference: str = ""
    strong: bool = False

    @property
    def score(self) -> int:
        return self.primary + self.virtual


# ------------------------------------------------------------------------------------------------ facts


def _played(turn: TeamRound) -> bool:
    """At least one game was played."""
    return any(board.played for board in turn.boards)


def _virtual(tournament: Tournament, team: int, number: int) -> int:
    for one in tournament.team_event.accelerations:
        if one.player == team and number <= len(one.points):
            return one.points[number - 1]
    return 0


def sides(tournament: Tournament, kind: Type, *, strong_stays: bool = True) -> dict[int, Side]:
    """Every team, before the next round."""
    facts = sides_of(tournament)
    found = {team: Side(team) for team in facts.rounds}
    for number in range(len(tournament.rounds) + 1):
        before = {team: side.primary + _virtual(tournament, team, number) for team, side in found.items()}
        for team, side in found.items():
            match_points, game_points = facts.bonuses[number].get(team, (0, 0))
            side.floated = False
            if number:
                turn = facts.rounds[team][number - 1]
                match_points, game_points = match_points + turn.match_points, game_points + turn.game_points
                if turn.opponent and _played(turn):
                    side.met.add(turn.opponent)
                    side.matches += 1
                    side.colours += turn.colour
                    side.floated = before[team] != before[turn.opponent]
                side.barred |= turn.code in "+UF"
            side.primary += game_points if kind.games_first else match_points
            side.secondary += match_points if kind.games_first else game_points
    coming = len(tournament.rounds) + 1
    for team, side in found.items():
        side.virtual = _virtual(tournament, team, coming)
        last = coming == tournament.rounds_planned
        side.preference, side.strong = article_1_7(side.colours, kind.kind, last=last, strong_stays=strong_stays)
    return found


def article_1_7(colours: str, kind: str, *, last: bool, strong_stays: bool = True) -> tuple[str, bool]:
    """The colour that a team prefers, and whether strongly."""
    if kind == "none" or not colours:
        return "", False
    difference = colours.count("w") - colours.count("b")
    if abs(difference) > 1:
        return ("b" if difference > 0 else "w"), kind == "b"
    two = colours[-2:]
    allowed = {"ww": (0, 1), "bb": (0, -1)}.get(two, ())
    if difference in allowed and not (kind == "b" and last and difference == 0 and not strong_stays):
        return _TABLE_A[two], kind == "b"
    if kind == "a":
        return "", False
    if difference:
        return ("b" if difference > 0 else "w"), False
    return ("", False) if last else ({"w": "b", "b": "w"}[colours[-1]], False)


# ---------------------------------------------------------------------------------------------- pairing


class Field(NamedTuple):
    """The teams taking part, who may not meet (C1, and pairs that the arbiter forbids), and the rounds left."""

    teams: dict[int, Side]
    apart: set[Pair]
    floats_count: bool
    """Not in the last two rounds (C7, C10)."""

    def may_meet(self, one: int, other: int) -> bool:
        return other not in self.teams[one].met and frozenset((one, other)) not in self.apart


def pairings(teams: Sequence[int], field_: Field) -> Iterator[list[tuple[int, int]]]:
    """Every legal pairing of all of these (C1)."""
    if not teams:
        yield []
        return
    one, rest = teams[0], teams[1:]
    for other in rest:
        if field_.may_meet(one, other):
            for others in pairings([t for t in rest if t != other], field_):
                yield [(one, other), *others]


def completable(teams: Iterable[int], field_: Field) -> bool:
    """C3."""
    return next(pairings(sorted(teams), field_), None) is not None


def article_3_4(field_: Field) -> int | None:
    """The team with the PAB."""
    everybody = set(field_.teams)
    if len(everybody) % 2 == 0:
        return None
    fit = [t for t in everybody if not field_.teams[t].barred and completable(everybody - {t}, field_)]
    if not fit:
        raise LiteralImpossible
    return min(fit, key=lambda t: (field_.teams[t].score, -field_.teams[t].matches, -field_.teams[t].tpn))


def fewest_upfloaters(group: set[int], below: set[int], field_: Field) -> int:
    """C4: how many upfloaters the bracket of this scoregroup needs at least (C1, C3)."""
    for count in range(len(below) + 1):
        for chosen in itertools.combinations(sorted(below), count):
            if _legal(group, set(chosen), below, field_):
                return count
    raise AssertionError("nothing is legal, although the round can be completed")


def _legal(group: set[int], chosen: set[int], below: set[int], field_: Field) -> bool:
    size = len(group) + len(chosen)
    return size % 2 == 0 and completable(group | chosen, field_) and completable(below - chosen, field_)


def article_3_5(group: set[int], below: set[int], field_: Field) -> tuple[int, ...]:
    """The upfloaters: C4, C5, C6, C7, then the first set in the order of the text."""
    teams = field_.teams
    in_order = sorted(below, key=lambda t: (-teams[t].score, teams[t].tpn))
    count = fewest_upfloaters(group, below, field_)
    sets = [s for s in itertools.combinations(in_order, count) if _legal(group, set(s), below, field_)]
    best = max(sorted(teams[t].score for t in s) for s in sets)
    sets = [s for s in sets if sorted(teams[t].score for t in s) == best]  # C5
    sets.sort(key=lambda s: [teams[t].tpn for t in s])
    following = {t for t in below if teams[t].score == teams[in_order[0]].score} if in_order else set()

    def c6(chosen: tuple[int, ...]) -> int:
        left = following - set(chosen)
        return fewest_upfloaters(left, below - set(chosen) - left, field_) if left else 0

    def c7(chosen: tuple[int, ...]) -> int:
        return sum(teams[t].floated for t in chosen) if field_.floats_count else 0

    return min(sets, key=lambda s: (c6(s), c7(s)))  # the first of equals


def article_3_6(group: set[int], chosen: Iterable[int], field_: Field) -> list[tuple[int, int]]:
    """C8, C9, C10, then the first identifier: the smaller numbers ascending, then the larger ones in that order."""
    teams, up = field_.teams, set(chosen)

    def c8(pairs: list[tuple[int, int]]) -> int:
        wishes = [(teams[one].preference, teams[other].preference) for one, other in pairs]
        return sum(one == other != "" for one, other in wishes)  # one of two equal wishes cannot be granted

    def c9(pairs: list[tuple[int, int]]) -> int:
        return sum(
            teams[one].preference == teams[other].preference != "" and teams[one].strong and teams[other].strong
            for one, other in pairs
        )

    def c10(pairs: list[tuple[int, int]]) -> int:
        opponents = [t for pair in pairs if up & set(pair) for t in pair if t not in up]
        return sum(teams[t].floated for t in opponents) if field_.floats_count else 0

    def identifier(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
        ordered = sorted(sorted((teams[one].tpn, teams[other].tpn)) for one, other in pairs)
        return tuple(top for top, _ in ordered) + tuple(bottom for _, bottom in ordered)

    return min(pairings(sorted(group | up), field_), key=lambda p: (c8(p), c9(p), c10(p), identifier(p)))


# ---------------------------------------------------------------------------------------------- colours


def article_4_3(
    one: int, other: int, teams: dict[int, Side], kind: Type, initial: str, odd: dict[int, bool]
) -> tuple[int, int]:
    """White and black on the first board."""

    def rank(team: int) -> tuple[int, int, int]:  # 4.2
        side = teams[team]
        return -side.score, -side.secondary if kind.second else 0, side.tpn

    first, second = sorted((one, other), key=rank)
    a, b = teams[first], teams[second]

    def gives(colour: str) -> tuple[int, int]:
        """To the first-team."""
        return (first, second) if colour == "w" else (second, first)

    opposite = {"w": "b", "b": "w"}
    if not a.colours and not b.colours:  # .1
        return gives(initial if odd[first] else opposite[initial])
    if bool(a.preference) != bool(b.preference):  # .2
        return gives(a.preference or opposite[b.preference])
    if a.preference != b.preference:  # .3
        return gives(a.preference)
    if kind.kind == "b" and a.strong != b.strong:  # .4
        return gives(a.preference if a.strong else opposite[b.preference])
    own, theirs = (side.colours.count("w") - side.colours.count("b") for side in (a, b))
    if own != theirs:  # .5
        return gives("w" if own < theirs else "b")
    for mine, yours in zip(reversed(a.colours), reversed(b.colours), strict=False):  # .6
        if mine != yours:
            return gives(opposite[mine])
    if a.preference:  # .7
        return gives(a.preference)
    if a.colours:  # .8
        return gives(opposite[a.colours[-1]])
    return gives(b.colours[-1])  # .9


# ------------------------------------------------------------------------------------------------ round


def field_of(tournament: Tournament, *, strong_stays: bool = True) -> Field:
    """The next round, before anything is paired."""
    coming, event = len(tournament.rounds) + 1, tournament.team_event
    kind = type_of(tournament.info.encoded_type)
    absent = {bye.team for bye in event.byes if bye.round == coming}
    here = {t: side for t, side in sides(tournament, kind, strong_stays=strong_stays).items() if t not in absent}
    return Field(here, apart_in(event.prohibitions, coming), coming < (tournament.rounds_planned or 0) - 1)


def brackets_of(field_: Field) -> tuple[int | None, tuple[Filled, ...]]:
    """The PAB, and the brackets from the top."""
    bye = article_3_4(field_)
    left = set(field_.teams) - {bye}
    if not completable(left, field_):
        raise LiteralImpossible
    brackets = []
    while left:
        top = max(field_.teams[t].score for t in left)
        group = {t for t in left if field_.teams[t].score == top}
        chosen = article_3_5(group, left - group, field_)
        pairs = article_3_6(group, chosen, field_)
        brackets.append(Filled(top, frozenset(group), frozenset(left - group), chosen, tuple(pairs)))
        left -= group | set(chosen)
    return bye, tuple(brackets)


def pair_round(tournament: Tournament, *, strong_stays: bool = True) -> LiteralRound:
    """The next round."""
    field_ = field_of(tournament, strong_stays=strong_stays)
    bye, brackets = brackets_of(field_)
    kind, odd = type_of(tournament.info.encoded_type), odd_numbers(tournament, field_.teams)
    pairs = [pair for bracket in brackets for pair in bracket.pairs]
    return LiteralRound([article_4_3(*pair, field_.teams, kind, tournament.first_colour, odd) for pair in pairs], bye)


def odd_numbers(tournament: Tournament, here: Iterable[int]) -> dict[int, bool]:
    """Whose number is odd, among all that were ever taken into a pairing."""
    taken = set(here)
    for team, row in sides_of(tournament).rounds.items():
        if any(turn.opponent or turn.code == "U" for turn in row):
            taken.add(team)
    return {team: at % 2 == 1 for at, team in enumerate(sorted(taken), 1)}
