"""The words about what was changed after a round was paired. Other languages are in :mod:`fairswiss.language`."""

HINDSIGHT_WORDS = {
    "check.agrees.then": "Round {round}: agrees, with what was known when it was paired",
    "hindsight.game": "After round {round} was paired, {white} – {black} in round {of} was corrected "
    "from {was} to {now}.",
    "hindsight.bye": "After round {round} was paired, the bye of {player} in round {of} was changed: {was}, now {now}.",
    "hindsight.rating": "After round {round} was paired, the rating of {player} was changed from {was} to {now}.",
    "hindsight.order": "After round {round} was paired, the players got other pairing numbers.",
    "hindsight.alphabet": "After round {round} was paired, a name got another place in the alphabet.",
    "hindsight.prohibitions": "After round {round} was paired, the forbidden pairs were changed from {was} to {now}.",
    "hindsight.adjustments": "After round {round} was paired, bonus or penalty points before it were changed.",
    "hindsight.scoring": "After round {round} was paired, the points for a result were changed.",
    "hindsight.rounds": "After round {round} was paired, the number of rounds was changed from {was} to {now}.",
    "hindsight.type": "After round {round} was paired, the pairing system was changed from {was} to {now}.",
    "hindsight.bye.": "no bye",
    "hindsight.bye.U": "pairing-allocated bye",
    "hindsight.bye.F": "full-point bye",
    "hindsight.bye.H": "half-point bye",
    "hindsight.bye.Z": "absent",
    "hindsight.open": "no result",
    "search.found": "The round agrees if {white} – {black} in round {of} was {was} when it was paired. The result was "
    "probably corrected later.",
    "search.none": "No single earlier result explains the round ({tried} tried).",
    "search.gave-up": "The search for a corrected result was given up after {tried} of {of} tries.",
    "hindsight.same": "Known in time, it would have changed no board of round {round}.",
    "hindsight.other": "Round {round} stays as it was paired. Known in time, it would have given {rules} "
    "instead of {recorded}.",
    "hindsight.impossible": "Round {round} stays as it was paired. Known in time, it would have left no pairing: "
    "{message}",
}
