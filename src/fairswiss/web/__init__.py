"""The tournament manager in the browser: a Django project that runs on the arbiter's own machine.

It may import everything below it: the use-cases in :mod:`fairswiss.app` do the work, pages read forms and show answers.
It must never decide anything about a tournament, serve data without a session, or be imported by a command that
does not serve.
"""
