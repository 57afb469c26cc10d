"""Explanations of a round: pictures and words, two players who are not paired, a player's card, the published list.

May use the use-cases in :mod:`fairswiss.desk` and the rendering. Must never decide anything about a pairing.
"""
