"""The Lim system of 2026, article by article."""
