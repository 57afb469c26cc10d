"""The words of what only some editions have: groups that are floated into, lists by a ladder."""

SOME_WORDS = {
    "head.group.floated-in": "Score group of {score}: {players}, and {floaters} floated in",
    "group.floated-in": "Floated in: {players}",
    "passed.floated-before": "met another score in the previous round",
    "answer.lower-on-list": "Both of you are owed {colour} and have had the same colours, game by game. Below the "
    "middle group the one lower on the list has the choice: {winner}, no. {place} on the list, and not no. "
    "{other_place}.",
    "answer.lower-on-list.points": "Both of you are owed {colour} and have had the same colours, game by game. Below "
    "the middle group the one with fewer points has the choice: {winner}, with {fewer} against {more}.",
    "answer.against.moved-before": "{who} played someone with other points in the last round.",
    "answer.fact.moved-before": "Played someone with other points in the last round: {names}.",
    "rule.lower-ranked": "equal preferences and colours, below the median; {player}, ranked lower, has the preferred "
    "colour",
    "column.total": "Keizer",
    "column.value": "Value",
    "legend.total": "Keizer: the points of the ladder, the own value and what the rounds brought.",
    "legend.value": "Value: what a win against this player brings in the next round.",
    "known.total": "{total} Keizer points",
    "known.value": "value {value}",
}
