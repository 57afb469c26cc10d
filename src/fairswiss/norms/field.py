"""The field of an event, round by round: who is there from other federations (1.4.3d), and how strong it is (1.5.6)."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.norms.games import NO_FEDERATION, NormGame, federation_of
from fairswiss.norms.thresholds import NORMS, titles_of

FOREIGN, FEDERATIONS, TITLED = 20, 3, 10
"""1.4.3d: rated players not of the host federation, their federations, and those with one of the four titles."""
LARGE, STRONG = 40, 2000
"""1.5.6: players of a Swiss event, and their average."""
_MISSED = ("H", "Z", "F", "-")
_LEVEL = frozenset(NORMS)


class Exemption(StrEnum):
    """The kinds of events whose players are exempt from 1.4.3 and 1.4.4; 1.4.3d is found by the field itself."""

    NONE = ""
    NATIONAL_FINAL = "national-final"
    NATIONAL_TEAM = "national-team"
    ZONAL = "zonal"


EXEMPTING = {Exemption.NATIONAL_FINAL: "1.4.3a", Exemption.NATIONAL_TEAM: "1.4.3b", Exemption.ZONAL: "1.4.3c"}
FOREIGN_FIELD = "1.4.3d"


class RoundField(NamedTuple):
    """The players of one round who count: those who miss at most one round of the event."""

    round: int
    foreign: int
    """Rated, and not of the host federation."""
    federations: int
    titled: int
    """GM, IM, WGM and WIM among them."""
    players: int
    """All who count, of any federation."""
    rated: int
    """The sum of their ratings."""

    @property
    def exempts(self) -> bool:
        """1.4.3d, for this round."""
        return self.foreign >= FOREIGN and self.federations >= FEDERATIONS and self.titled >= TITLED

    @property
    def strong(self) -> bool:
        """1.5.6, for this round."""
        return self.players >= LARGE and self.rated >= STRONG * self.players


def fields_of(players: Sequence[Player], turns: Mapping[int, Sequence[NormGame]], host: str) -> tuple[RoundField, ...]:
    """Every round so far; without a host federation nobody is known to be foreign."""
    last = max((turn.round for own in turns.values() for turn in own), default=0)
    faithful = [player for player in players if _misses(turns[player.number], last) <= 1]
    there: list[list[Player]] = [[] for _ in range(last)]
    for player in faithful:
        for number in {turn.round for turn in turns[player.number] if present(turn)}:
            there[number - 1].append(player)
    facts = {player.number: (federation_of(player), titles_of(player.title)) for player in faithful}
    return tuple(_round_field(number, there[number - 1], facts, host) for number in range(1, last + 1))


def present(turn: NormGame) -> bool:
    """True if somebody takes part in a round: a game, played or to be played, or the bye of the pairing (reading 6)."""
    return turn.code not in _MISSED and turn.code != "+"


def _misses(turns: Sequence[NormGame], rounds: int) -> int:
    """The rounds missed; neither the bye of the pairing nor a game won by forfeit is a miss."""
    there = {turn.round for turn in turns if turn.code not in _MISSED}
    return rounds - len(there)


def _round_field(
    number: int, there: Sequence[Player], facts: Mapping[int, tuple[str, frozenset[str]]], host: str
) -> RoundField:
    foreign = [
        facts[player.number]
        for player in there
        if host and player.rating and facts[player.number][0] not in ("", NO_FEDERATION, host)
    ]
    return RoundField(
        number,
        len(foreign),
        len({federation for federation, _ in foreign}),
        sum(bool(titles & _LEVEL) for _, titles in foreign),
        len(there),
        sum(player.rating for player in there),
    )
