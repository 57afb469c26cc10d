"""Rounds by Berger tables, fixed before the first one is played.

May import the vocabulary. Must never search: the table decides.
"""
