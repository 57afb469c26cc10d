"""A round made from the top, each scoregroup filled up with players from below until everybody in it has an opponent.

May import the vocabulary, the matchings, the solver and the brackets. Must never name an article: an edition hands in
its citations.
"""
