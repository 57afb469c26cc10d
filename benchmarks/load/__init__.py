"""Many people at once: a real manager on this machine, viewers whose pages poll, and people who enter results.

python -m benchmarks.load                                 300 viewers, 20 enter results, 60 seconds, SQLite
python -m benchmarks.load --seconds 300 --postgresql      five minutes on a PostgreSQL that saves durably
python -m benchmarks.load --postgresql --workers 2        several processes
python -m benchmarks.load --steps                         300, 600, 1,200 … viewers until an answer takes a second

Everything happens on 127.0.0.1, and everything ends: seconds and people are bounded. Pages are asked for as browsers
ask: one connection each, the intervals that the pages state, the tags of what they hold. Every result that was
acknowledged is looked for in the journal afterwards, past the program, in the tables themselves.
"""
