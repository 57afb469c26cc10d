"""The desk of an event: everything that reads or changes an event of the manager, for the command line and for pages.

May import: answers, formats, journal, judge, kernel, language, model, norms, prizes, rating, rendering, rules, store,
tiebreaks, usecases, why. Must never print, parse arguments or know that there are pages; it tells facts to the journal
and changes an event in no other way.
"""
