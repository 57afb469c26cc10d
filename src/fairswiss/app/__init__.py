"""Use-cases: what people do with a tournament, called by the command line and by every other skin.

May import every room but the skins. Must never print or parse arguments; files are opened in :mod:`app.files` alone.
"""
