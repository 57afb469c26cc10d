"""The words that every pairing edition shares: cards, colours, entrants, candidates, the ladder of criteria.

May import the model. Must never search: what is asked of many players at once belongs to the matchings and the solver.
"""
