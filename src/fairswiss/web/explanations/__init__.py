"""Why a round is what it is: pictures and words, two players who are not paired, a player's card, the published list.

May use the use-cases in :mod:`fairswiss.app` and the rendering. Must never decide anything about a pairing.
"""
