"""The words about what if. Other languages are in :mod:`fairswiss.language`."""

WHAT_IF_WORDS = {
    "what-if.title": "What if? Round {round}",
    "what-if.absent": "Assumed: {player} does not play.",
    "what-if.result": "Assumed: {white} – {black} in round {round} ends {result}.",
    "what-if.apart": "Assumed: {one} and {other} may not meet.",
    "what-if.system": "Assumed: the rules are {system} instead of {usual}.",
    "what-if.assumed": "No result yet, counted as a draw: {white} – {black} in round {round}.",
    "what-if.nothing": "No assumptions yet.",
    "what-if.same": "Nothing would change.",
    "what-if.different.0": "Only the bye would go to another player.",
    "what-if.different.1": "1 board would be different. It is marked with *.",
    "what-if.different": "{count} boards would be different. They are marked with *.",
    "what-if.no-comparison": "The two rounds cannot be compared.",
    "what-if.impossible.actual": "As things are, the rules give no pairing: {message}",
    "what-if.impossible.supposed": "Under these assumptions the rules give no pairing: {message}",
    "what-if.column.actual": "As it was paired",
    "what-if.column.next": "As things are",
    "what-if.column.supposed": "With these assumptions",
    "what-if.new": "not on the other side",
}
