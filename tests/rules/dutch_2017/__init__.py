"""The Dutch system of 2017; the tests it shares with 2026 are in ``tests/rules/dutch``."""
