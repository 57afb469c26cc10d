"""The journal of an event: facts in the order in which they became known, chained by digests, and the fold over them.

May import: language, model. Must never touch a database, a file, a clock or chance: who keeps the entries, and when a
fact was told, is told to it.
"""
