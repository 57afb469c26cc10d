"""What the Dutch system of 2017 has of its own; the rules shared with 2026 are tested in ``dutch_2026``."""
