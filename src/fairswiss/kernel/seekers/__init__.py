"""Rounds made by bringing players up and setting those who seek White against those who seek Black.

May import: matchings, solver, vocabulary, and from brackets what every round of them shares. Knows no article.
"""
