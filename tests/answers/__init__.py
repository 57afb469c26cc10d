"""Answers to players: what they say is so, and says more than the pairing does."""
