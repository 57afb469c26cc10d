"""Keeps what was saved: copies of the database, the check of its file, the rescue of a damaged one, upgrades.

May import app, store and the frame of the manager. It never decides anything about an event, and deletes nothing that
nothing newer stands for.
"""
