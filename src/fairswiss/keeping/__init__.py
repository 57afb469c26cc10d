"""The data folder: where things are in it, copies, the check of the database, the rescue of a damaged one, upgrades.

May import: desk, formats, journal, language, model, store, usecases.
Must never decide anything about an event, nor delete what nothing newer stands for.
"""
