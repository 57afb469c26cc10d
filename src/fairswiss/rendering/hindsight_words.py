"""The words about what was changed after a round was paired. Other languages are in :mod:`fairswiss.language`."""

HINDSIGHT_WORDS = {
    "check.agrees.then": "Round {round}: agrees, with what was known when it was paired",
    "hindsight.game": "After round {round} was paired, {white} – {black} in round {of} was corrected "
    "from {was} to {now}.",
    "hindsight.bye": "After round {round} was paired, the bye of {player} in round {of} was changed: {was}, now {now}.",
    "hindsight.rating": "After round {round} was paired, the rating of {player} was changed from {was} to {now}.",
    "hindsight.order": "After round {round} was paired, the pairing numbers were changed.",
    "hindsight.alphabet": "After round {round} was paired, a changed name moved in the alphabetical order.",
    "hindsight.wished": "After round {round} was paired, the players to keep apart if possible were changed from "
    "{was} to {now}.",
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
    "search.gave-up": "The search for a corrected result was stopped after {tried} of {of} attempts.",
    "hindsight.same": "Had this been known in time, no board of round {round} would have changed.",
    "hindsight.other": "Round {round} stays as it was paired. Had this been known in time, the pairing would "
    "have been {rules} instead of {recorded}.",
    "hindsight.impossible": "Round {round} stays as it was paired. Had this been known in time, no pairing would "
    "have been possible: {message}",
}
