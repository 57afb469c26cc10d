"""The Burstein text of 2026, article by article."""
