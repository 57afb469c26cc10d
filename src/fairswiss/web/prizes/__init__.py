"""Prizes: declared with a preview, special ones awarded, every amount explained."""
