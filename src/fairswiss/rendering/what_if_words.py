"""The words about what if. Other languages are in :mod:`fairswiss.language`."""

WHAT_IF_WORDS = {
    "what-if.title": "What if? Round {round}",
    "what-if.absent": "Supposed: {player} does not play.",
    "what-if.result": "Supposed: {white} – {black} in round {round} ends {result}.",
    "what-if.apart": "Supposed: {one} and {other} may not meet.",
    "what-if.system": "Supposed: the rules are {system} instead of {usual}.",
    "what-if.assumed": "No result yet, taken for a draw: {white} – {black} in round {round}.",
    "what-if.nothing": "Nothing is supposed yet.",
    "what-if.same": "Nothing would change.",
    "what-if.different.0": "Only the bye would go to another player.",
    "what-if.different.1": "1 board would be different. It is marked with *.",
    "what-if.different": "{count} boards would be different. They are marked with *.",
    "what-if.no-comparison": "The two rounds cannot be compared.",
    "what-if.impossible.actual": "As things are, the rules give no pairing: {message}",
    "what-if.impossible.supposed": "Under this supposition the rules give no pairing: {message}",
    "what-if.column.actual": "As it was paired",
    "what-if.column.next": "As things are",
    "what-if.column.supposed": "As supposed",
    "what-if.new": "not on the other side",
}
