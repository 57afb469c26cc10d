"""Ratings by B.02."""
