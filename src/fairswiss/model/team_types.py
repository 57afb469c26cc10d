"""The type of a team Swiss as record 192 encodes it: colour preferences, and which points count first."""

from enum import StrEnum
from typing import NamedTuple

from fairswiss.model.acceleration import BAKU
from fairswiss.model.facts import EventInfo

_CODE = "FIDE_TEAM"
_SHORT = {"_MP": "match-points", "_GP": "game-points"}


class Preferences(StrEnum):
    """The rule by which teams prefer a colour."""

    TYPE_A = "type-a"
    TYPE_B = "type-b"
    NONE = "none"


class TeamPoints(StrEnum):
    """The points of teams."""

    MATCH = "match-points"
    GAME = "game-points"


class TeamType(NamedTuple):
    """The choices that a code carries. The default is the one of the text: type A, match points before game points."""

    preferences: Preferences = Preferences.TYPE_A
    primary: TeamPoints = TeamPoints.MATCH
    secondary: TeamPoints | None = TeamPoints.GAME
    """None: the other points do not count for colours."""

    @property
    def code(self) -> str:
        """The code of record 192, without an acceleration."""
        short = {points: text for text, points in _SHORT.items()}
        kind = {Preferences.TYPE_A: "_TYPEA", Preferences.TYPE_B: "_TYPEB", Preferences.NONE: ""}[self.preferences]
        return f"{_CODE}{kind}{short[self.primary]}{short[self.secondary] if self.secondary else ''}"


def _types() -> dict[str, TeamType]:
    kinds = {"": Preferences.NONE, "_TYPEA": Preferences.TYPE_A, "_TYPEB": Preferences.TYPE_B}
    found = {_CODE: TeamType()}
    for text, preferences in kinds.items():
        for first, primary in _SHORT.items():
            for second, secondary in (*_SHORT.items(), ("", "")):
                if second != first:
                    counted = TeamPoints(secondary) if secondary else None
                    found[f"{_CODE}{text}{first}{second}"] = TeamType(preferences, TeamPoints(primary), counted)
        if text:
            found[_CODE + text] = TeamType(preferences)
    return found


TYPES = _types()
"""Every code, the shortest first."""


def team_type(info: EventInfo) -> TeamType:
    """The type that an event announces; the usual one where its code says nothing about it."""
    code = info.encoded_type.strip().upper().removesuffix(BAKU)
    return TYPES.get(code) or _custom(code)


def _custom(code: str) -> TeamType:
    """Other codes of team events end with the points that count first, if they say so."""
    first = TeamPoints.GAME if code.endswith("_GP") else TeamPoints.MATCH
    return TeamType(primary=first, secondary=TeamPoints.MATCH if first is TeamPoints.GAME else TeamPoints.GAME)
