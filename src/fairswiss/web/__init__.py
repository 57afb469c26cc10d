"""The tournament manager in the browser: a Django project that runs on the arbiter's own machine.

May import: answers, desk, formats, journal, keeping, language, model, norms, pictures, rendering, store, studies,
tiebreaks, usecases, why. The work is done by :mod:`fairswiss.desk`, pages read forms and show answers. It must never
decide anything about a tournament, serve data without a session, or be imported by a command that does not serve.
"""
