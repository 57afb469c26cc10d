"""Rounds whose groups are filled from below, as their enumerators make them, and what a group costs."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property

from fairswiss.model.tournament import Tournament
from fairswiss.why import Aim
from tests.literal import double_swiss_2026, dubov_2026, swiss_team_2026
from tests.literal.double_swiss_2026 import Filled
from tests.literal.dutch_candidates import gathered

Pairs = Sequence[tuple[int, int]]
Counts = dict[Aim, object]
"""A number of players; or their distances, the largest first."""


class Groups(ABC):
    """A round, in numbers of players or teams."""

    bye: int | None
    brackets: tuple[Filled, ...]

    @abstractmethod
    def score(self, number: int) -> int:
        """The points that pair."""

    @abstractmethod
    def may_meet(self, one: int, other: int) -> bool:
        """No rule keeps the two apart."""

    @abstractmethod
    def pairable(self, members: Iterable[int]) -> bool:
        """All of them can be paired with each other."""

    @abstractmethod
    def barred(self, number: int) -> bool:
        """No bye for this one."""

    @property
    @abstractmethod
    def here(self) -> Collection[int]:
        """Everybody in the round."""

    @abstractmethod
    def counts_of_set(self, bracket: Filled, up: Collection[int]) -> Counts:
        """What it costs that these come up to a group, by aim."""

    @abstractmethod
    def counts_of_pairs(self, up: Collection[int], pairs: Pairs) -> Counts:
        """And that these pairs are made in it."""

    def counts(self, bracket: Filled) -> Counts:
        """Everything that a group costs."""
        up = bracket.upfloaters
        return {**self.counts_of_set(bracket, up), **self.counts_of_pairs(up, bracket.pairs)}

    def distances(self, bracket: Filled, up: Iterable[int]) -> list[int]:
        """From the points of a group to those who come up, the furthest first."""
        return sorted((bracket.score - self.score(one) for one in up), reverse=True)

    @staticmethod
    def left_over(bracket: Filled) -> int:
        """So many of a group have no opponent inside it."""
        paired = {one for pair in bracket.pairs if bracket.residents.issuperset(pair) for one in pair}
        return len(bracket.residents - paired)

    def complete_without(self, bye: int) -> bool:
        """Everybody else can be paired."""
        return self.pairable(set(self.here) - {bye})


class Matches(Groups):
    """Double-Swiss: players, and matches of two games."""

    def __init__(self, tournament: Tournament) -> None:
        self.field = double_swiss_2026.field_of(tournament)
        self.bye, self.brackets = double_swiss_2026.brackets_of(self.field)

    def score(self, number: int) -> int:
        return self.field.people[number].score

    def may_meet(self, one: int, other: int) -> bool:
        return self.field.may_meet(one, other)

    def pairable(self, members: Iterable[int]) -> bool:
        return double_swiss_2026.completable(members, self.field)

    def barred(self, number: int) -> bool:
        return self.field.people[number].barred

    @property
    def here(self) -> Collection[int]:
        return self.field.people

    def counts_of_set(self, bracket: Filled, up: Collection[int]) -> Counts:
        below = set(bracket.below)
        top = max((self.score(one) for one in below), default=0)
        following = {one for one in below if self.score(one) == top} - set(up)
        rest = below - following - set(up)
        again = 0 if self.field.last_round else sum(self.field.people[one].floated for one in up)
        needed = double_swiss_2026.fewest_upfloaters(following, rest, self.field) if following else 0
        return {
            Aim.LEFT_OVER: len(up), Aim.DISTANCE: self.distances(bracket, up), Aim.NEXT_GROUP: needed,
            Aim.UP_MOVED: again,
        }  # fmt: skip

    def counts_of_pairs(self, up: Collection[int], pairs: Pairs) -> Counts:
        opponents = [one for pair in pairs if set(up) & set(pair) for one in pair if one not in up]
        moved = 0 if self.field.last_round else sum(self.field.people[one].floated for one in opponents)
        return {Aim.DOWN_MOVED: moved}


class TeamMatches(Groups):
    """Teams."""

    def __init__(self, tournament: Tournament) -> None:
        self.field = swiss_team_2026.field_of(tournament)
        self.bye, self.brackets = swiss_team_2026.brackets_of(self.field)

    def score(self, number: int) -> int:
        return self.field.teams[number].score

    def may_meet(self, one: int, other: int) -> bool:
        return self.field.may_meet(one, other)

    def pairable(self, members: Iterable[int]) -> bool:
        return swiss_team_2026.completable(members, self.field)

    def barred(self, number: int) -> bool:
        return self.field.teams[number].barred

    @property
    def here(self) -> Collection[int]:
        return self.field.teams

    def counts_of_set(self, bracket: Filled, up: Collection[int]) -> Counts:
        below = set(bracket.below)
        top = max((self.score(one) for one in below), default=0)
        following = {one for one in below if self.score(one) == top} - set(up)
        rest = below - following - set(up)
        again = sum(self.field.teams[one].floated for one in up) if self.field.floats_count else 0
        needed = swiss_team_2026.fewest_upfloaters(following, rest, self.field) if following else 0
        return {
            Aim.LEFT_OVER: len(up), Aim.DISTANCE: self.distances(bracket, up), Aim.NEXT_GROUP: needed,
            Aim.UP_MOVED: again,
        }  # fmt: skip

    def counts_of_pairs(self, up: Collection[int], pairs: Pairs) -> Counts:
        teams = self.field.teams
        same = [pair for pair in pairs if teams[pair[0]].preference == teams[pair[1]].preference != ""]
        opponents = [one for pair in pairs if set(up) & set(pair) for one in pair if one not in up]
        moved = sum(teams[one].floated for one in opponents) if self.field.floats_count else 0
        return {
            Aim.COLOUR: len(same), Aim.STRONG_COLOUR: sum(all(teams[one].strong for one in pair) for pair in same),
            Aim.DOWN_MOVED: moved,
        }  # fmt: skip


class Seekers(Groups):
    """Dubov 2018 and 2026: those who seek White meet those who seek Black."""

    def __init__(self, tournament: Tournament, edition: str) -> None:
        self.around = dubov_2026.round_of(tournament, edition=edition)
        pab, brackets = dubov_2026.brackets_of(self.around)
        self.bye = None if pab is None else self._number(pab)
        self.brackets = tuple(
            Filled(
                one.score, frozenset(map(self._number, one.residents)), frozenset(map(self._number, one.below)),
                tuple(map(self._number, one.upfloaters)),
                tuple((self._number(a), self._number(b)) for a, b in one.pairs),
            )
            for one in brackets
        )  # fmt: skip

    def _number(self, place: int) -> int:
        return self.around.seekers[place].person.number

    @cached_property
    def _place(self) -> dict[int, int]:
        return {one.person.number: place for place, one in enumerate(self.around.seekers)}

    def score(self, number: int) -> int:
        return self.around.field.score(self._place[number])

    def may_meet(self, one: int, other: int) -> bool:
        return self.pairable((one, other))

    def pairable(self, members: Iterable[int]) -> bool:
        return self.around.field.pairable(gathered([self._place[one] for one in members]))

    def barred(self, number: int) -> bool:
        return not self.around.seekers[self._place[number]].person.may_have_pab

    @property
    def here(self) -> Collection[int]:
        return self._place

    def counts_of_set(self, bracket: Filled, up: Collection[int]) -> Counts:
        around = self.around
        members = gathered([self._place[one] for one in (*bracket.residents, *up)])
        pairings = around.best_pairings(members)
        without = around.c7(pairings[0]) if pairings else -1
        coming = [around.seekers[self._place[one]] for one in up]
        often = [] if around.last else [one for one in coming if len(one.upfloats) >= around.most]
        again = 0 if around.last else sum(around.number - 1 in one.upfloats for one in coming)
        return {
            Aim.LEFT_OVER: len(up), Aim.DISTANCE: self.distances(bracket, up), Aim.COLOUR: without,
            Aim.UP_OFTEN: len(often), Aim.UP_TIMES: sum(len(one.upfloats) for one in often), Aim.UP_AGAIN: again,
        }  # fmt: skip

    def counts_of_pairs(self, up: Collection[int], pairs: Pairs) -> Counts:
        return {Aim.COLOUR: self.around.c7([(self._place[a], self._place[b]) for a, b in pairs])}
