"""The Swiss team system of 2026, article by article."""
