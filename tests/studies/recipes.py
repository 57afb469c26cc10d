"""Recipes for tests: small ones."""

from typing import Any

from fairswiss.studies import Study

CLUB = {"name": "club", "players": 9, "mean": 1700, "spread": 200, "rating_error": 60}


def small(**changes: Any) -> Study:
    """Two systems, nine players, three rounds."""
    data: dict[str, Any] = {
        "fields": [CLUB],
        "rounds": [3],
        "systems": ["dubov-1997", "dutch-2026"],
        "tournaments": 24,
        "absences": {"half_byes": 10, "withdrawals": 12, "no_shows": 20},
    }
    return Study.of({**data, **changes})
