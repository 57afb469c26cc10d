"""The Dutch system of 1992, article by article."""
