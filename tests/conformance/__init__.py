"""Rounds that other programs paired and printed."""
