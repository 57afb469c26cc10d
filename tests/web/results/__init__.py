"""Results: what is typed, what is refused, two arbiters at once."""
