"""A round made bracket by bracket, as the Dutch editions pair it: its colours, its reasons, the questions about it.

May import the vocabulary and the solver. Must never name an article: an edition hands in its citations.
"""
