"""CHANCE: random tournaments, played by the rules of any system on the shelf.

May import: kernel, language, model, rating, rules. Must never do input or output or ask the clock, and never draw a lot
but from the generator that is handed in: a seed names a tournament.
"""
