"""The words of standings, cross tables and workings. Another language is another table like this one."""

STANDINGS_WORDS = {
    "title": "Standings after round {round} ({edition})",
    "title.event": "{event}, standings after round {round} ({edition})",
    "edition": "C.07 of {id}",
    "edition.dutch-1992": "F10 of the Dutch text of 1992",
    "column.place": "Place",
    "column.number": "No",
    "column.name": "Name",
    "column.rating": "R",
    "column.round": "{round}",
    "place.shared": "{place}=",
    "dropped.teams": "{code} is not applied: it is for teams ({article}).",
    "dropped.team-score": "{code} is not applied: an individual event has one score ({article}).",
    "dropped.own-system": "{code} is not applied: the event defined it itself ({article}).",
    "dropped.edition": "{code} is not applied: this edition does not have it ({article}).",
    "dropped.round-robin": "{code} is not applied: it must not be used in a round robin ({article}).",
    "dropped.unrated": "{code} is not applied: somebody has no rating, and none was announced for that ({article}).",
    "annulled": "Not ranked: {players}, for fewer than half of the games; games against them do not count.",
    "open": "{count} results have not come in; these games count for nothing yet.",
    "working.player": "{player}: place {place}, {points} points",
    "working.value": "{code} {value}: {title} ({article})",
    "working.value.none": "{code}: {title} ({article})",
    "working.decided": "The place among the tied was decided by {articles}.",
    "working.untied": "Nobody else was tied, or the tie-break says nothing here.",
    "term.round": "Round",
    "term.opponent": "Opponent",
    "term.what": "What",
    "term.score": "Score",
    "term.points": "Points",
    "term.value": "Counts",
    "term.why": "Why",
    "why.cut": "cut ({article})",
    "what.game": "game",
    "what.forfeit-win": "forfeit win",
    "what.forfeit-loss": "forfeit loss",
    "what.pab": "bye of the pairing",
    "what.full-bye": "full-point bye",
    "what.half-bye": "half-point bye",
    "what.zero-bye": "zero-point bye",
    "what.score": "score so far",
    "what.table": "rating difference",
}


def tell(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return STANDINGS_WORDS[name].format_map(values)
