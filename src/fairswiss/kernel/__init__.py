"""The vocabulary and the machinery that every pairing edition shares.

May import the model and the explanation data. Must never name an article, read a file, ask the clock or draw
a lot: names here say what a thing means, the editions in ``rules/`` say which article wants it.
"""
