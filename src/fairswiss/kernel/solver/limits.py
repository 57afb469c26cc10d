"""The limits of each way to the best candidate, after which the next, slower one is taken.

None of these numbers decides a pairing: a way that is given up says "not known", never something else, and the way
after it is exact by itself. They weigh time alone, as measured by ``benchmarks.edition``. The one exception says so.
"""

MOST_TYPES_ALONE = 90
"""Types of players in a bracket, for a proof by types.

The transport problem grows with the square of the types and faster. The events of ``benchmarks.events`` have at most 18
in a bracket of 1,000 players; beyond 90 there are few players of each type, and counting them saves nothing.
"""

MOST_TYPES_WITH_LOWER = 120
"""Types of players here and below, for a proof by a kept matching; at most 20 in the same events.

More than for a bracket alone: what comes after this is the slowest way.
"""

MOST_SINGLE_PLAYERS = 400
"""Players who might be exchanged, for a transport problem in which each of them is a kind alone.

In a bracket of 1,700 players of whom White has won nearly every game there are 94, and it takes a hundredth of a
second; the weighted matching takes twenty seconds. With 400 of them it takes a fifth of a second.
"""

MOST_EXCHANGES_LISTED = 200
"""Exchanges that are listed player by player, where who has met whom breaks the first one that types allow.

Most of a list are those that types do not allow; they cost little.
"""

MOST_EXCHANGES_MATCHED = 8
"""Exchanges that types allow, each tried with a matching, before the weighted matching decides instead.

Of 5,200 remainders of events in which White wins nearly every game nine needed more. Each try takes a tenth of the
weighted matching where players are few, less where they are many.
"""

FEW_PLAYERS = 12
"""Players of a bracket of which all sets are looked at.

With one more player the sets are nearly twice as many.
"""

WORTH_PRICES = 9
"""Players of whom all sets are looked at faster if what every way has to pay is taken off beforehand."""

MOST_SETS = 500
"""Sets of floaters that are tried, where more than one of few players have to float; the same of leavers below."""

MOST_LEAVERS = 3
"""Players who leave the following bracket, of whom all sets are tried."""

MOST_STEPS_BELOW = 150
"""Steps to complete pairings of sets below a bracket, before another way is taken.

They take about two milliseconds, as long as the matching of such a bracket.
"""

FEW_VERTICES = 10
"""Players and places in the graph of a bracket, of whom a weighted matching is made at once.

So few are matched in less time than it takes to count their types, of which nearly everybody has an own one.
"""

FEW_LEFT = 20
"""The same where a proof by types alone has failed: other proofs of so few take longer than the matching."""

FEW_ROWS = 8
"""Rows of a remainder that a weighted matching puts in order at once; of more those that prices tell are not.

A matching that minds the order of every row has numbers with a digit for each of them.
"""

MOST_SEARCHES = 500
"""Searches for a candidate whose floaters suit (``search.first_that``).

No polynomial way is known, so this limit is seen from outside: ``given_up`` says that it was reached, and an edition
says what happens then.
"""
