"""The vocabulary and the machinery that every pairing edition shares.

May import: language, model, why. Must never name an article, read a file, ask the clock or draw a lot: names here say
what a thing means, the editions in ``rules/`` say which article wants it. ``vocabulary`` has the words, ``matchings``
the graphs behind them, ``solver`` finds the best candidate of a bracket, ``brackets``, ``upfloats`` and ``tables`` make
whole rounds, ``edition`` is what the shelf offers.
"""
