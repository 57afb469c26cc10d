"""RATING LIST: an index of all listed players in one SQLite file, found by FIDE id or by a name with mistakes in it.

May import: language, model. Besides these it needs sqlite3 and, where names are compared, rapidfuzz. Must never decide
which of several players is meant: it ranks them and says how alike the names are.
"""
