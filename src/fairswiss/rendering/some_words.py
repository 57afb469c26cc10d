"""The words of what only some editions have: groups that are floated into, lists by a ladder."""

SOME_WORDS = {
    "head.group.floated-in": "Score group of {score}: {players}, and {floaters} floated in",
    "group.floated-in": "Floated in: {players}",
    "passed.floated-before": "met another score in the previous round",
    "answer.against.moved-before": "{who} played someone with other points in the last round.",
    "answer.fact.moved-before": "Played someone with other points in the last round: {names}.",
}
