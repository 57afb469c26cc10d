"""Tests of the pairing editions, article by article."""
