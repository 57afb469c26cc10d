"""The index."""
ARTICLES: dict = {}
