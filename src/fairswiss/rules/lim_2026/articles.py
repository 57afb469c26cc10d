"""The index."""

ARTICLES: dict = {}
