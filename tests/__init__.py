"""The tests of fairswiss."""
