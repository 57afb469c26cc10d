"""Judges of finished rounds that share nothing with any engine."""
