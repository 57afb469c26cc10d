"""Tests of the playing hall."""
