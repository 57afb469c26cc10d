"""The tables of journals (SQLite or PostgreSQL), their signatures, and their copies in files: nothing is ever lost.

May import: journal, language, model. Besides these it needs Django's models. Must never decide what may happen in an
event: the fold does.
"""
