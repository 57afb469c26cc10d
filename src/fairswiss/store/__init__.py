"""Journals in a database (SQLite or PostgreSQL), and their copies in files: nothing that was told is ever lost.

May import the journal, the model and Django's models. Must never decide what may happen in an event: the fold does.
"""
