"""The operations. Each names the action it performs; what it answers is what the page beside it shows.

A module for each subject, as the pages have one. They call the use-cases that the pages call, and know no rule.
"""

from fairswiss.web.api.operations import (
    accounts,
    audit,
    byes,
    connect,
    credentials,
    events,
    explanations,
    forbidden,
    hand,
    journal,
    people,
    players,
    privacy,
    public,
    rating_list,
    records,
    results,
    rounds,
    rules,
    settings,
    sheets,
    standings,
    tables,
)
from fairswiss.web.api.router import router

__all__ = [
    "accounts",
    "audit",
    "byes",
    "connect",
    "credentials",
    "events",
    "explanations",
    "forbidden",
    "hand",
    "journal",
    "people",
    "players",
    "privacy",
    "public",
    "rating_list",
    "records",
    "results",
    "rounds",
    "router",
    "rules",
    "settings",
    "sheets",
    "standings",
    "tables",
]
