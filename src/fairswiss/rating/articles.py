"""The index: every article of B.02 (2024) that ratings come from, what it is about and where the code is."""

from typing import NamedTuple


class Article(NamedTuple):
    """One article; either it has a place in the code or a reason why not."""

    about: str
    place: str = ""
    """Module and name in this room."""
    why_not: str = ""


ARTICLES = {
    "1.1": Article("the least time for 60 moves, by the higher rating", "regulations.Conditions.obstacle"),
    "1.2": Article("moves of the first time control", "", "it concerns how an event is announced"),
    "5.1": Article("games that were not played never count", "games.games_of"),
    "7.1.4": Article("five games, a zero score, 2200 and 1400", "initial.initial"),
    "8.1.1": Article("from a score to a difference", "tables.rating_difference"),
    "8.1.2": Article("from a difference to the expected score", "tables.EXPECTED"),
    "8.2": Article("the first rating, with two hypothetical opponents", "initial.initial"),
    "8.3": Article("score minus expectation, times K", "report.PlayerRating"),
    "8.3.1": Article("differences are cut at 400", "regulations.Conditions.difference_used"),
    "8.3.3": Article("K, and its limit for many games", "factors.factor"),
    "8.3.4": Article("rounded at the end, halves away from zero", "report.PlayerRating"),
    "9": Article("reporting", "", "done by federations; the report file is what `convert` writes"),
    "RB": Article("rapid and blitz: times, equal for both, and the gap of 600", "regulations.conditions_of"),
}
