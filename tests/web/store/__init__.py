"""Journals in a database, of each kind, and the use-cases that tell facts."""
