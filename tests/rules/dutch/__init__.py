"""What the Dutch editions of 2017 and 2026 have in common: positions, and tests that each runs in its own folder."""
