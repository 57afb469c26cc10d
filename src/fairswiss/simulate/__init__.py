"""CHANCE: random tournaments, played by the rules of any system on the shelf.

May import the judge, the shelf and the model, and the table of expected scores of the tie-breaks. Must never do input
or output or ask the clock, and never draw a lot but from the generator that is handed in: a seed names a tournament.
"""
