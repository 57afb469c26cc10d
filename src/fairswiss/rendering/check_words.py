"""The words of checked rounds, by name."""

CHECK_WORDS = {
    "check.agrees": "Round {round}: agrees",
    "check.differs": "Round {round}: differs: recorded {recorded}; by the rules {rules}",
    "check.colours": "Round {round}: differs only in colours: recorded {recorded}; by the rules {rules}",
    "check.impossible": "Round {round}: the rules give no pairing: {message}",
    "check.bye": "bye {player}",
    "check.summary": "{rounds} checked, {found}",
    "rounds.1": "1 round",
    "rounds": "{count} rounds",
    "check.all-agree": "no difference",
    "check.differ.1": "1 differs",
    "check.differ": "{count} differ",
    "difference.illegal": "{one} and {two} may not be paired: {why}",
    "difference.barred-bye": "{one} may not have the bye, after a bye or points without playing",
    "difference.bye": "the bye went to {one}, with {recorded}; the rules give it to {two}, with {rules}",
    "difference.bye.same-score": "the bye went to {one}; the rules give it to {two}, who has the same score",
    "difference.worse": "{bracket}the recorded pairing is worse on {criterion} ({meaning}): {recorded} recorded, "
    "{rules} by the rules",
    "difference.worse.as-many": "{bracket}the recorded pairing is worse on {criterion} ({meaning})",
    "difference.later": "{bracket}the recorded pairing is as good on every criterion, but comes later in the "
    "order of candidates",
    "difference.dead-end": "{bracket}with the recorded pairs the rest of the round could not be paired",
    "difference.engine-fault": "{bracket}the recorded pairing is better on {criterion} ({meaning}): {recorded} "
    "recorded, {rules} by the rules as fairswiss reads them; this is an error in fairswiss, "
    "please report it",
    "difference.engine-fault.bye": "the bye was given at a lower score: {recorded} recorded, {rules} by the rules as "
    "fairswiss reads them; this is an error in fairswiss, please report it",
    "difference.step": "{group}the recorded pairing and the rules first differ with {one} and {two}",
    "difference.other-round": "{one} and {two} do not meet in this round of the table, but in round {rounds}",
    "difference.other-round.twice": "{one} and {two} do not meet in this round of the table, but in rounds {rounds}",
    "difference.missing-game": "the table pairs {one} and {two} in this round; the recorded round does not",
    "difference.colours": "{one} and {two} are paired by the rules too, with the colours reversed: {why}",
}
