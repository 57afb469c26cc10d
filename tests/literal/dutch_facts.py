"""The players, floats and colours of the Dutch texts, each by its article."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from typing import NamedTuple

from fairswiss.model import Tournament
from fairswiss.model.results import PLAYED

Pair = tuple[int, int]
Places = int
"""A set of places, one bit each."""

ABSOLUTE, STRONG, MILD, NONE = 3, 2, 1, 0


class Step(NamedTuple):
    """One criterion in one bracket."""

    criterion: str
    before: int
    """Candidates, or choices of the downfloaters where only these matter, that were there before it …"""
    after: int
    """… and that it left."""
    first_removed: bool | None = None
    """Whether the candidate generated first was among those it removed; None when not asked for."""


@dataclass(frozen=True)
class BracketTrace:
    """What happened in one bracket, in starting numbers."""

    kind: str
    """``normal``, or for 2017 ``PPB``, ``CLB`` and ``last``; a bracket that had to be paired again is not told."""
    mdps: tuple[int, ...]
    residents: tuple[int, ...]
    pairs: tuple[Pair, ...]
    """The higher-ranked player first."""
    down: tuple[int, ...]
    steps: tuple[Step, ...]
    apart: tuple[int, ...] = ()
    """1992 and 2012: those moved down whom the text pairs first; nobody where the bracket is treated as homogeneous."""


@dataclass(frozen=True)
class LiteralRound:
    """A paired round; the pairs are (white, black) in the order of the brackets and, inside, of the candidate."""

    pairs: list[Pair]
    bye: int | None
    brackets: tuple[BracketTrace, ...] = ()

    @property
    def fired(self) -> set[str]:
        """The criteria that removed some candidate of some bracket."""
        return {step.criterion for bracket in self.brackets for step in bracket.steps if step.after < step.before}

    @property
    def decided(self) -> set[str]:
        """The criteria that removed the candidate that was then the first one; known after ``explain=True``."""
        return {step.criterion for bracket in self.brackets for step in bracket.steps if step.first_removed}


# ---------------------------------------------------------------------------------------------- facts


@dataclass(frozen=True)
class Person:
    """Everything article 1 wants to know of one player before the round."""

    number: int
    score: int
    """Points and virtual points, in tenths."""
    history: str = ""
    """The colours of the games played, the first one first; unplayed rounds are left out."""
    floats: tuple[str, ...] = ()
    """By round: ``d``, ``u`` or empty."""
    topscorer: bool = False
    may_have_pab: bool = True
    unplayed: int = 0
    met: frozenset[int] = frozenset()
    parity: int = 0
    """The number whose parity 5.2.5 asks for."""
    difference: int = attribute(init=False)
    """1.6: games with White minus games with Black."""
    strength: int = attribute(init=False)
    """1.7: how strong the colour preference is …"""
    colour: str = attribute(init=False)
    """… and which one it is, empty without a game."""

    def __post_init__(self) -> None:
        difference = self.history.count("w") - self.history.count("b")
        strength, colour = article_1_7(self.history)
        object.__setattr__(self, "difference", difference)
        object.__setattr__(self, "strength", strength)
        object.__setattr__(self, "colour", colour)

    def float_before(self, rounds: int) -> str:
        """The float of one or two rounds ago."""
        return self.floats[-rounds] if rounds <= len(self.floats) else ""


def other(colour: str) -> str:
    """The other colour; none has none."""
    return {"w": "b", "b": "w", "": ""}[colour]


def article_1_7(history: str) -> tuple[int, str]:
    """The strength and the colour of the preference; if its two clauses disagree the difference prevails."""
    difference = history.count("w") - history.count("b")
    if not history:
        return NONE, ""
    if abs(difference) > 1:
        return ABSOLUTE, "b" if difference > 0 else "w"
    if history[-2:] in ("ww", "bb"):
        return ABSOLUTE, other(history[-1])
    if difference:
        return STRONG, "b" if difference > 0 else "w"
    return MILD, other(history[-1])


def virtual(tournament: Tournament, player: int, number: int) -> int:
    """The virtual points of a player in a round."""
    return sum(a.points[number - 1] for a in tournament.accelerations if a.player == player and number <= len(a.points))


class Entry(NamedTuple):
    """What one player did in one round; the code is empty for somebody of whom nothing is recorded."""

    code: str = ""
    worth: int = 0
    colour: str = ""
    opponent: int = 0

    @property
    def played(self) -> bool:
        """Whether there was a game over the board."""
        return self.code in PLAYED

    @property
    def taken_in(self) -> bool:
        """Whether the pairing of that round took the player into account."""
        return bool(self.opponent) or self.code == "U"


def entries(tournament: Tournament) -> list[dict[int, Entry]]:
    """For every recorded round, what each player did in it; an adjustment with a code replaces the worth."""
    table = tournament.scoring.table()
    meant = {"W": "1W", "D": "=D", "L": "0L"}  # these hold whether the game is rated or not

    def worth(player: int, number: int, code: str, colour: str = "") -> int:
        value = table[code + colour]
        for when in (0, number):  # what is said of one round beats what is said of all
            for adjustment in tournament.adjustments:
                fits = adjustment.code and code in meant.get(adjustment.code, adjustment.code)
                if fits and player in adjustment.players and adjustment.round == when:
                    value = adjustment.points
        return value

    rounds = []
    for number, played in enumerate(tournament.rounds, 1):
        done = {player.number: Entry() for player in tournament.players}
        for white, black, white_code, black_code in played.games:
            done[white] = Entry(white_code, worth(white, number, white_code, "w"), "w", black)
            done[black] = Entry(black_code, worth(black, number, black_code, "b"), "b", white)
        for player, code in played.byes:
            done[player] = Entry(code, worth(player, number, code))
        rounds.append(done)
    return rounds


def scores(tournament: Tournament, done: Sequence[dict[int, Entry]]) -> list[dict[int, int]]:
    """Points and virtual points as they were for the pairing of round 1, of round 2, …, of the next round."""
    points = {player.number: 0 for player in tournament.players}
    standings = []
    for number in range(len(done) + 1):
        for adjustment in tournament.adjustments:
            if not adjustment.code and adjustment.round == number:
                for player in adjustment.players:
                    points[player] += adjustment.points
        standings.append({p: value + virtual(tournament, p, number + 1) for p, value in points.items()})
        if number < len(done):
            for player, entry in done[number].items():
                points[player] += entry.worth
    return standings


def people_of(
    tournament: Tournament,
    *,
    floats_unplayed: Callable[[Entry, int], bool],
    bars_pab: Callable[[Entry, int], bool],
    skip_never_paired: bool,
) -> list[Person]:
    """Article 1 for everybody who takes part in the next round, in the order of 1.2.

    The texts differ in what a round without a game does: whether it is a downfloat (asked with the worth of
    a loss) and whether it bars from the PAB (asked with the worth of a win).
    """
    if tournament.rounds_planned is None:
        raise ValueError("the number of rounds has not been announced")
    number = len(tournament.rounds) + 1
    done = entries(tournament)
    standings = scores(tournament, done)
    scoring = tournament.scoring
    loss = max(scoring.white_loss, scoring.black_loss)
    win = min(scoring.white_win, scoring.black_win)
    most = (number - 1) * max(scoring.white_win, scoring.black_win, scoring.white_draw, scoring.black_draw)
    away = {absence.player for absence in tournament.absences if absence.round == number}
    seen = [
        player.number
        for player in tournament.players
        if player.number not in away or any(entry[player.number].taken_in for entry in done)
    ]
    people = []
    for player in tournament.players:
        me = player.number
        if me in away:
            continue
        mine = [played[me] for played in done]
        floats = []
        for before, entry in zip(standings, mine, strict=False):
            if not entry.played:
                floats.append("d" if floats_unplayed(entry, loss) else "")
            elif before[me] == before[entry.opponent]:
                floats.append("")
            else:
                floats.append("d" if before[me] > before[entry.opponent] else "u")
        people.append(
            Person(
                number=me,
                score=standings[-1][me],
                history="".join(entry.colour for entry in mine if entry.played),
                floats=tuple(floats),
                topscorer=number >= tournament.rounds_planned and 2 * standings[-1][me] > most,
                may_have_pab=not any(bars_pab(entry, win) for entry in mine if not entry.played),
                unplayed=sum(not entry.played for entry in mine),
                met=frozenset(entry.opponent for entry in mine if entry.played),
                parity=seen.index(me) + 1 if skip_never_paired else me,
            )
        )
    return sorted(people, key=lambda p: (-p.score, p.number))


def forbidden_pairs(tournament: Tournament) -> set[frozenset[int]]:
    """The pairs the arbiter forbade in the next round."""
    number = len(tournament.rounds) + 1
    return {
        frozenset(two)
        for prohibition in tournament.prohibitions
        if prohibition.first_round <= number and (prohibition.last_round is None or number <= prohibition.last_round)
        for two in itertools.combinations(prohibition.players, 2)
    }


def initial_colour(tournament: Tournament, *, skip_never_paired: bool) -> str:
    """5.1: the lot as recorded, or as round 1 shows it in the game of the smallest starting number."""
    if tournament.first_colour:
        return tournament.first_colour
    if not tournament.rounds or not tournament.rounds[0].games:
        raise ValueError("the initial colour has not been drawn")
    first = entries(tournament)[0]
    pool = [p for p in sorted(first) if first[p].taken_in]
    place, me = next((place, p) for place, p in enumerate(pool, 1) if first[p].opponent)
    odd = (place if skip_never_paired else me) % 2 == 1
    return first[me].colour if odd else other(first[me].colour)


# --------------------------------------------------------------------------------------------- colours


def article_5_2(a: Person, b: Person, initial: str) -> str:
    """The colour that a gets against b; a is ranked higher."""
    if a.colour != b.colour:  # 5.2.1, also when one of them has no preference
        return a.colour or other(b.colour)
    if a.colour:
        wide_a, wide_b = abs(a.difference), abs(b.difference)
        if a.strength != b.strength:  # 5.2.2
            return a.colour if a.strength > b.strength else other(a.colour)
        if a.strength == ABSOLUTE and wide_a != wide_b:
            return a.colour if wide_a > wide_b else other(a.colour)
        for before_a, before_b in zip(reversed(a.history), reversed(b.history), strict=False):
            if before_a != before_b:  # 5.2.3
                return before_b
        return a.colour  # 5.2.4
    return initial if a.parity % 2 else other(initial)  # 5.2.5


def unhappy(person: Person, colour: str) -> bool:
    """Whether this colour is against the preference."""
    return person.colour not in ("", colour)


def beyond_two(person: Person, colour: str) -> bool:
    """Whether this colour ends in a colour difference above +2 or below -2."""
    return abs(person.difference + (1 if colour == "w" else -1)) > 2


def third_running(person: Person, colour: str) -> bool:
    """Whether this colour would be the third equal one in a row."""
    return person.history.endswith(colour * 2)
