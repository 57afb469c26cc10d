"""The Double-Swiss edition of 2026, article by article."""
