"""Recorded rounds against the rules: where the two part, and which of them is right."""
