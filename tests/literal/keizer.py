"""A round of the Keizer system, read word by word and found by trying everything.

The definition of right that the engine is compared with. It shares nothing with the engine but the facts
(``fairswiss.model``): totals are added up game by game in exact fractions, pairs are tried one after the other with
backtracking, and it is meant for ten players or so.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from fairswiss.model import Absence, Tournament

Values = dict[int, Fraction]
Pairs = list[tuple[int, int]]
"""The higher-ranked first."""


class LiteralImpossible(Exception):
    """Nobody can sit out, or not everybody can be paired, whatever is given up."""


@dataclass(frozen=True)
class HouseRules:
    """The rules that a club chooses; the defaults are those of the digest."""

    top: int = 0
    step: int = 1
    values: str = "stepwise"
    own: str = "current"
    loss: Fraction = Fraction(0)
    bye: Fraction = Fraction(1, 2)
    club: Fraction = Fraction(2, 3)
    announced: Fraction = Fraction(1, 3)
    announced_limit: int = 5
    unannounced: Fraction = Fraction(0)
    decay: str = "none"
    forfeit: str = "opponent"
    withdrawn_after: int = 0
    withdrawn: Fraction = Fraction(3, 4)
    bye_to: str = "fewest"
    gap: int = 4
    meetings: int = 0
    colour_run: int = 0
    rounding: str = "none"


class Row(NamedTuple):
    """What a round says of a player."""

    code: str
    opponent: int = 0
    colour: str = ""


class LiteralKeizer:
    """A tournament before its next round."""

    def __init__(self, tournament: Tournament, rules: HouseRules) -> None:
        self.tournament, self.rules = tournament, rules
        self.coming = len(tournament.rounds) + 1
        away = {absence.player for absence in tournament.absences if absence.round == self.coming}
        self.rows = [self._rows(number) for number in range(len(tournament.rounds))]
        self.here = [player.number for player in tournament.players if player.number not in away]
        seen = {number for rows in self.rows for number, row in rows.items() if row.code != "Z"}
        place = tournament.places()
        there = (seen | set(self.here)) - self._withdrawn()
        everybody = [player.number for player in tournament.players if player.number in there]
        self.seeds = sorted(everybody, key=lambda number: place[number])
        """The ladder before the first round."""
        self.totals: Values = {}
        self.order = self._ranked()

    def _rows(self, number: int) -> dict[int, Row]:
        played = self.tournament.rounds[number]
        rows = {bye.player: Row(bye.code) for bye in played.byes}
        for game in played.games:
            rows[game.white] = Row(game.white_result, game.black, "w")
            rows[game.black] = Row(game.black_result, game.white, "b")
        return rows

    def _withdrawn(self) -> set[int]:
        """Whoever was away without notice from the last so many rounds, and is from the next (or there is none)."""
        after, over = self.rules.withdrawn_after, len(self.rows) == self.tournament.rounds_planned
        if not 0 < after <= len(self.rows):
            return set()
        gone = set()
        for player in self.tournament.players:
            missed = all(rows.get(player.number, Row("Z")).code == "Z" for rows in self.rows[-after:])
            stays_away = Absence(self.coming, player.number, "Z") in self.tournament.absences
            if missed and (over or stays_away):
                gone.add(player.number)
        return gone

    # -------------------------------------------------------------------------------------------- values and totals

    def values(self, order: list[int]) -> Values:
        """The values of a ladder, from the top down."""
        steps = self.rules.step * (len(order) - 1)
        top = self.rules.top or steps + steps // 2
        return {number: Fraction(top - self.rules.step * place) for place, number in enumerate(order)}

    def brings(self, number: int, at: int, values: Values) -> Fraction:
        """What round ``at`` (0 is the first) brings to a player."""
        rules, row = self.rules, self.rows[at].get(number, Row("Z"))
        mine = values[number]
        theirs = values.get(row.opponent, mine * rules.withdrawn)
        if row.code in ("1", "W"):
            return theirs
        if row.code in ("=", "D", "?"):
            return theirs / 2
        if row.code in ("0", "L"):
            return theirs * rules.loss
        if row.code == "+":
            return theirs if rules.forfeit == "opponent" else mine * rules.bye
        if row.code in ("-", " "):
            return Fraction(0)
        if row.code == "U":
            return mine * rules.bye
        if row.code == "F":
            return mine * rules.club
        if row.code == "H":
            times = sum(rows.get(number, Row("Z")).code == "H" for rows in self.rows[: at + 1])
            if rules.announced_limit and times > rules.announced_limit:
                return mine * rules.unannounced
            return mine * rules.announced / (2 ** (times - 1) if rules.decay == "halve" else 1)
        return mine * rules.unannounced

    def own(self, number: int, values: Values) -> Fraction:
        """What a player has without any round."""
        if self.rules.own == "none":
            return Fraction(0)
        return values[number] if self.rules.own == "current" else self.values(self.seeds)[number]

    def total(self, number: int, by_round: list[Values], last: Values) -> Fraction:
        found = self.own(number, last)
        for at, values in enumerate(by_round):
            found += self.brings(number, at, values)
        unit = {"none": 0, "half": 2, "whole": 1}[self.rules.rounding]
        return Fraction(int(found * unit + Fraction(1, 2)), unit) if unit else found

    def sorted_by(self, totals: Values) -> list[int]:
        return sorted(self.seeds, key=lambda number: (-totals[number], self.seeds.index(number)))

    def _ranked(self) -> list[int]:
        first = self.values(self.seeds)
        self.totals = {number: self.total(number, [], first) for number in self.seeds}
        if not self.rows:
            return self.seeds
        return self._to_the_end() if self.rules.values == "fixed-point" else self._round_by_round()

    def _round_by_round(self) -> list[int]:
        """After each round: all rounds with the values before it, or each with the values of its own day."""
        order, of_their_day = self.seeds, []
        for number in range(1, len(self.rows) + 1):
            values = self.values(order)
            of_their_day.append(values)
            counted = [values] * number if self.rules.values == "stepwise" else of_their_day
            self.totals = {player: self.total(player, counted, values) for player in self.seeds}
            order = self.sorted_by(self.totals)
        return order

    def _to_the_end(self) -> list[int]:
        """Ranked and counted again until an order comes back; the mean of what lies between."""
        orders, lists = [self.seeds], []
        while True:
            values = self.values(orders[-1])
            lists.append({player: self.total(player, [values] * len(self.rows), values) for player in self.seeds})
            order = self.sorted_by(lists[-1])
            if order in orders:
                cycle = lists[orders.index(order) :]
                self.totals = {
                    player: sum((one[player] for one in cycle), Fraction(0)) / len(cycle) for player in self.seeds
                }
                return self.sorted_by(self.totals)
            orders.append(order)

    # ----------------------------------------------------------------------------------------------------- the round

    def games_of(self, one: int, other: int) -> list[tuple[int, str]]:
        """Round and colour of the first in every game played against the other."""
        return [
            (at, rows[one].colour)
            for at, rows in enumerate(self.rows, 1)
            if one in rows and rows[one].opponent == other and rows[one].code not in "+-"
        ]

    def colours_of(self, number: int) -> str:
        return "".join(
            rows[number].colour for rows in self.rows if number in rows and rows[number].code not in "+-UFHZ"
        )

    def forbidden(self, one: int, other: int) -> bool:
        return any(
            one in rule.players
            and other in rule.players
            and rule.first_round <= self.coming <= (rule.last_round or self.coming)
            for rule in self.tournament.prohibitions
        )

    def bound(self, number: int) -> str:
        """The colour that a player may not have again."""
        limit, colours = self.rules.colour_run, self.colours_of(number)
        run = colours[-limit:] if limit else ""
        return run[0] if limit and len(run) == limit and len(set(run)) == 1 else ""

    def allowed(self, one: int, other: int, terms: tuple[int, bool, bool]) -> bool:
        gap, colours, meetings = terms
        games = self.games_of(one, other)
        if self.forbidden(one, other) or (games and self.coming - games[-1][0] <= gap):
            return False
        if meetings and self.rules.meetings and len(games) >= self.rules.meetings:
            return False
        return not (colours and self.bound(one) and self.bound(one) == self.bound(other))

    def all_terms(self) -> Iterator[tuple[int, bool, bool]]:
        """What is given up, the least first: the gap round by round, the colours, the number of meetings."""
        for held in ((True, True), (False, True), (False, False)):
            for gap in range(self.rules.gap, -1, -1):
                yield (gap, *held)

    def complete(self, players: list[int], terms: tuple[int, bool, bool]) -> Pairs | None:
        """From the top, each with the nearest below, going back where the rest cannot be paired."""
        if not players:
            return []
        for other in players[1:]:
            if self.allowed(players[0], other, terms):
                rest = self.complete([one for one in players[1:] if one != other], terms)
                if rest is not None:
                    return [(players[0], other), *rest]
        return None

    def pair(self) -> tuple[list[tuple[int, int]], int | None]:
        """White and Black of every board, and who sits out."""
        players = [number for number in self.order if number in self.here]
        if len(players) % 2 == 0:
            return self._boards(players), None
        byes = {number: sum(rows.get(number, Row("Z")).code == "U" for rows in self.rows) for number in players}
        upwards = players[::-1]
        if self.rules.bye_to == "fewest":
            upwards = sorted(upwards, key=lambda number: byes[number])
        for number in upwards:
            rest = [one for one in players if one != number]
            if self.complete(rest, (0, False, False)) is not None:
                return self._boards(rest), number
        raise LiteralImpossible

    def _boards(self, players: list[int]) -> list[tuple[int, int]]:
        for terms in self.all_terms():
            found = self.complete(players, terms)
            if found is not None:
                return [self._colours(*pair) for pair in found]
        raise LiteralImpossible

    def _colours(self, higher: int, lower: int) -> tuple[int, int]:
        """Who has White, of the higher and the lower on the ladder."""
        bound = self.bound(higher), self.bound(lower)
        if any(bound) and bound[0] != bound[1]:
            return (lower, higher) if bound[0] == "w" or bound[1] == "b" else (higher, lower)
        more = [self.colours_of(one).count("w") - self.colours_of(one).count("b") for one in (higher, lower)]
        if more[0] != more[1]:
            return (higher, lower) if more[0] < more[1] else (lower, higher)
        games = self.games_of(higher, lower)
        if len(games) % 2:
            return (higher, lower) if games[-1][1] == "b" else (lower, higher)
        return lower, higher
