"""A whole event: for every player and every norm what is met, what is missing, and what the rounds to come need."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.model.tournament import Tournament
from fairswiss.norms.check import Applicant, Check, Least
from fairswiss.norms.choosing import Rounds, best_check, least_for
from fairswiss.norms.circumstances import Circumstance, Stated, circumstances_of
from fairswiss.norms.field import EXEMPTING, FOREIGN_FIELD, Exemption, RoundField, fields_of
from fairswiss.norms.forecast import Forecast, forecast
from fairswiss.norms.games import NormGame, federation_of, rounds_of
from fairswiss.norms.thresholds import NORMS, Norm, outdone, titles_of
from fairswiss.rating.regulations import Conditions

_WOMAN, _MAN = ("w", "f"), ("m",)
_WOMEN = frozenset({"WGM", "WIM", "WFM", "WCM"})


class Standing(StrEnum):
    """The progress of a player towards a norm."""

    ACHIEVED = "achieved"
    UNDECIDED = "undecided"
    """It depends on data that are missing."""
    POSSIBLE = "possible"
    MISSED = "missed"


class Lack(NamedTuple):
    """Data that a norm needs and the event does not have."""

    what: str
    """``sex``, ``federation`` or ``opponent-federation``."""
    players: tuple[int, ...]


class PlayerNorm(NamedTuple):
    """One player and one norm."""

    player: int
    title: str
    standing: Standing
    check: Check
    """The games that make the norm, or all games if they do not."""
    forecast: Forecast | None
    """None when no game is to come, or none is needed."""
    lacks: tuple[Lack, ...] = ()


class NormReport(NamedTuple):
    """The norms of an event after a number of rounds."""

    round: int
    planned: int
    host: str
    """The federation that registered the event; empty when it is not known."""
    stated: Stated
    circumstances: tuple[Circumstance, ...]
    """Of the event as a whole (1.1, 1.4.2e, 1.5.6)."""
    fields: tuple[RoundField, ...]
    rows: tuple[PlayerNorm, ...]
    """By number, the highest title first."""
    turns: Mapping[int, Sequence[NormGame]]
    """Everything that each player had, by number: games, forfeits and byes."""

    @property
    def provisional(self) -> bool:
        """True while games are missing."""
        return self.round < self.planned or any(t.left_out == "open" for own in self.turns.values() for t in own)

    def of_player(self, player: int) -> tuple[PlayerNorm, ...]:
        return tuple(row for row in self.rows if row.player == player)

    def with_standing(self, *standings: Standing) -> tuple[PlayerNorm, ...]:
        return tuple(row for row in self.rows if row.standing in standings)


def normed(
    tournament: Tournament,
    rounds: int,
    conditions: Conditions,
    stated: Stated,
    *,
    cycles: int = 0,
    players: Collection[int] = (),
    titles: Collection[str] = (),
) -> NormReport:
    """The norms after some rounds, of everyone or of some players, for all titles or some.

    ``cycles`` is 1 in a round robin, 2 in a double one, 0 in a Swiss event.
    """
    planned = tournament.rounds_planned or len(tournament.rounds)
    turns = rounds_of(tournament, rounds, cycles > 0)
    host = tournament.info.federation.strip().upper()[:3]
    fields = fields_of(tournament.players, turns, host)
    found = _Event(tournament, rounds, planned, stated, cycles, turns, host, fields)
    rows = [
        row
        for player in tournament.players
        if not players or player.number in players
        for row in found.rows(player, titles or NORMS)
    ]
    about = circumstances_of(tournament, conditions, stated, cycles, fields)
    return NormReport(rounds, planned, host, stated, about, fields, tuple(rows), turns)


class _Event:
    """The facts that all players share, looked up once."""

    def __init__(
        self,
        tournament: Tournament,
        rounds: int,
        planned: int,
        stated: Stated,
        cycles: int,
        turns: Mapping[int, Sequence[NormGame]],
        host: str,
        fields: tuple[RoundField, ...],
    ) -> None:
        self.players = {player.number: player for player in tournament.players}
        self.cycles, self.turns, self.host, self.stated = cycles, turns, host, stated
        least = stated.least._replace(double=cycles > 1)
        self.rounds = Rounds(planned, least, cycles > 0)
        self.foreign_field = not cycles and bool(fields) and all(one.exempts for one in fields)
        self.by_rating = sorted(tournament.players, key=lambda player: -player.rating)
        self.left = planned - rounds
        self.absent = Counter(one.player for one in tournament.absences if one.round > rounds)

    def rows(self, player: Player, titles: Collection[str]) -> Iterator[PlayerNorm]:
        """The norms that are of use to a player."""
        held, turns = titles_of(player.title), self.turns[player.number]
        woman = player.sex.strip().lower() in _WOMAN or bool(held & _WOMEN)
        unknown_sex = not woman and player.sex.strip().lower() not in _MAN
        applicant = Applicant(player.number, federation_of(player), self._exempt(player))
        coming = self._coming(player.number, turns)
        for norm in NORMS.values():
            if norm.title in titles and not outdone(norm, held) and (not norm.women or woman or unknown_sex):
                yield self._row(norm, applicant, turns, coming, norm.women and unknown_sex)

    def _row(
        self,
        norm: Norm,
        applicant: Applicant,
        turns: Sequence[NormGame],
        coming: tuple[Sequence[NormGame], int],
        unknown_sex: bool,
    ) -> PlayerNorm:
        found = best_check(norm, applicant, turns, self.rounds)
        known, unknown = coming
        open_games = bool(known) or unknown > 0
        ahead = None
        if open_games and (not found.met or self.cycles):
            ahead = self._ahead(norm, applicant, turns, known, unknown)
        lacks = tuple(_lacks(applicant, found, unknown_sex))
        return PlayerNorm(applicant.number, norm.title, self._standing(found, ahead, unknown_sex), found, ahead, lacks)

    def _standing(self, found: Check, ahead: Forecast | None, unknown_sex: bool) -> Standing:
        if ahead is None and not found.refuted:
            return Standing.ACHIEVED if found.met and not unknown_sex else Standing.UNDECIDED
        return Standing.POSSIBLE if ahead and ahead.wanted else Standing.MISSED

    def _ahead(
        self, norm: Norm, applicant: Applicant, turns: Sequence[NormGame], known: Sequence[NormGame], unknown: int
    ) -> Forecast:
        played = [turn for turn in turns if turn.counts]
        least = self._least_ahead(turns, len(known) + unknown)
        met = {turn.opponent for turn in turns} | {applicant.number}
        strongest: list[int] = []
        for player in self.by_rating if unknown else ():
            if player.number not in met:
                strongest.append(player.rating)
                if len(strongest) == unknown:
                    break
        return forecast(norm, applicant, played, known, unknown, least, strongest, all_rounds=self.rounds.predetermined)

    def _least_ahead(self, turns: Sequence[NormGame], coming: int) -> Least:
        """1.4.1c for an event that goes on: as if the games to come had been played."""
        closed = [turn for turn in turns if turn.left_out != "open"]
        number = closed[-1].round if closed else 0
        imagined = [NormGame(number + at, -1, "w", "0") for at in range(1, coming + 1)]
        return least_for([*closed, *imagined], self.rounds)

    def _coming(self, number: int, turns: Sequence[NormGame]) -> tuple[Sequence[NormGame], int]:
        """The opponents still to be played who are known, and the number of those who are not."""
        known = [turn._replace(left_out="", article="") for turn in turns if turn.left_out == "open"]
        if not self.cycles:
            return known, max(0, self.left - self.absent[number])
        paired = Counter(turn.opponent for turn in turns)
        rest = [
            NormGame(0, other.number, "", " ", other.rating, titles_of(other.title), federation_of(other))
            for other in self.players.values()
            if other.number != number
            for _ in range(self.cycles - paired[other.number])
        ]
        return [*known, *rest[: self.left]], 0

    def _exempt(self, player: Player) -> str:
        """The article by which 1.4.3 and 1.4.4 do not apply to a player; empty if they do."""
        kind = self.stated.exemption
        own = bool(self.host) and federation_of(player) == self.host
        if kind is Exemption.ZONAL or (kind is not Exemption.NONE and own):
            return EXEMPTING[kind]
        return FOREIGN_FIELD if self.foreign_field else ""


def _lacks(applicant: Applicant, found: Check, unknown_sex: bool) -> Iterator[Lack]:
    if unknown_sex:
        yield Lack("sex", (applicant.number,))
    if not applicant.federation:
        yield Lack("federation", (applicant.number,))
    if nowhere := tuple(game.opponent for game in found.games if not game.federation):
        yield Lack("opponent-federation", nowhere)
