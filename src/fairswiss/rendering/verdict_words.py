"""The words of answers to *why not?*, by name. Other languages are in :mod:`fairswiss.language`."""

VERDICT_WORDS = {
    "verdict": "{first} and {second} are not paired: {why}",
    "verdict.paired": "{first} and {second} are paired, on board {board}.",
    "verdict.absent": "{player} does not take part in this round",
    "verdict.bye": "{player} has the bye",
    "verdict.met": "they met in round {round}",
    "verdict.forbidden": "the arbiter forbade this pair",
    "verdict.forbidden.family": "they are of the same family, and families are kept apart",
    "verdict.forbidden.club": "they are of the same club, and clubs are kept apart",
    "verdict.forbidden.federation": "they are of the same federation, and federations are kept apart",
    "verdict.forbidden.group": "they are in a group that the arbiter keeps apart",
    "verdict.colours": "no distribution of the colours is allowed",
    "verdict.barred": "{who} may not play someone with more points this round",
    "verdict.dead-end": "{group}{player} was paired with {partner}; with {left} the rest of the round could not be "
    "paired",
    "verdict.dead-end.round": "{bracket}with these two paired the rest of the round could not be paired",
    "verdict.clash": "they have the same absolute colour preference",
    "verdict.worse": "{bracket}the best that can be done with this pair is worse on {criterion} ({meaning}): {with} "
    "instead of {chosen}",
    "verdict.worse.by-score": "{bracket}the best that can be done with this pair is worse on {criterion} ({meaning})",
    "verdict.worse.bye": "the best that can be done with this pair is worse on C5: the {meaning} would be higher",
    "verdict.worse.bar": "with these two paired the bye would go to someone who has had points without playing more "
    "often",
    "verdict.later-in-sequence": "{bracket}the best that can be done with this pair is equally good, but comes later "
    "in the order of candidates",
    "verdict.later-in-sequence.up": "{bracket}with this pair other players would come up, who come later in the order",
    "verdict.rows-below": "{group}the row of {player} took {partner}; with {left} the rows below could not be filled",
    "verdict.left-behind": "{group}{player} has moved on, does not go back to {left}, and was paired with {partner}",
    "verdict.left-over": "{group}{player} was left over: with these two paired, not everyone could be",
    "verdict.passed-over": "{group}{player} was paired with {partner}; {left} was not chosen: {why}",
    "verdict.taken": "{group}{partner} came first and took {player}",
    "verdict.later-in-order": "{group}{player} took {partner}, who comes before {left} in the order",
    "verdict.later-in-order.row": "{group}the row of {player} took {partner}, who is higher in the black column; "
    "{left} comes after",
    "verdict.later-in-order.fewest": "{group}the row of {player} took {partner}, the first in the black column that "
    "keeps pairs within a column to a minimum",
    "verdict.same-side": "{group}both were in the same column, and {player} was paired with {partner}",
    "verdict.other-group": "{group}{player} was paired with {partner}, and {left} was not among the players there",
    "verdict.other-round": "according to the table, they meet in round {rounds}",
    "verdict.other-round.twice": "according to the table, they meet in rounds {rounds}",
    "verdict.same-half": "both are in the same half of the starting list",
    "verdict.other-row": "they are in different rows of the two halves of the starting list",
    "in-bracket": "in the bracket of {score}, ",
    "in-group": "in the score group of {score}, ",
}
