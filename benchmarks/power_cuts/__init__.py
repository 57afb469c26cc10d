"""Power cuts: the manager, or its PostgreSQL server, is killed at random moments while results are entered.

python -m benchmarks.power_cuts sqlite 1000                kill -9 of the manager, again and again
python -m benchmarks.power_cuts postgresql 200             kill -9 of the database server and all its processes
python -m benchmarks.power_cuts erasing 200                kill -9 while people are erased and copies are brought away
python -m benchmarks.power_cuts sqlite 1000 --seed 7       the same moments, as far as a machine repeats itself

Four people enter results at once: three through the API, one through the pages. Each request has a name of its own.
What was not acknowledged is sent again under the same name when the program is back. After each kill:

- *acknowledged*: answered with 2xx or 3xx. Each must be in the journal, exactly once
- *in flight*: sent, and the answer did not come. Each is there once or not at all; sent again, it counts once
- *saved unseen*: in flight, and found to be in the journal: the answer was lost, not the result
- the chain of the journal holds, and the next entry works

Some kills hit the manager while it is still starting. A manager is forked from a process that has imported everything,
which makes its start fast; the kill is a real SIGKILL of the process that holds the connection. What this does not show
is a disk that says it has written and has not: no program can. Needs the environment of the tests.
"""
