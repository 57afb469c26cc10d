"""The words of the final page. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

FINAL_WORDS = {
    "podium": "The winners",
    "norms": "Title norms",
    "column.norm": "Norm",
    "prizes": "Prizes",
    "standings": "Final standings",
    "ratings": "Biggest rating gains",
    "surprises": "Biggest surprises",
    "climbers": "Climbed furthest from the starting list",
    "numbers": "In numbers",
    "thanks": "Thanks",
    "all": "All {count} players",
    "column.place": "Place",
    "column.name": "Name",
    "column.rating": "Rating",
    "column.points": "Points",
    "column.prize": "Prize",
    "column.amount": "Amount",
    "column.change": "Change",
    "column.new": "New",
    "column.winner": "Winner",
    "column.opponent": "Opponent",
    "column.difference": "Difference",
    "column.from": "From",
    "column.to": "To",
    "rated": "{name} ({rating})",
    "ratings.about": "Calculated with the data of this event; K may be assumed. FIDE's own figures count.",
    "surprises.about": "Games won over the board by the lower-rated player, by rating difference.",
    "numbers.games": "{games} games were played: {white} % won by White, {draws} % drawn, {black} % won by Black.",
    "numbers.streak": "{name} won {count} games in a row.",
    "numbers.perfect": "{name} won every game.",
    "numbers.unbeaten": "Unbeaten: {names}.",
    "thanks.arbiters": "Arbiters: {names}.",
    "thanks.players": "{count} players from {federations} federations, {rounds} rounds.",
    "thanks.players.1": "{count} players, {rounds} rounds.",
}


def final_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(FINAL_WORDS[name], context=f"final.{name}", **values)
