"""TABLES OF PLAYERS: registration lists as people have them, from CSV, workbooks or pasted text, to players.

May import fairswiss.model and the standard library, and python-calamine for workbooks. Must never drop or guess in
silence: every column has a reason, and every cell that could not be used has a problem that names its place.
"""

from fairswiss.formats.players.grids import Grid, read_grid
from fairswiss.formats.players.reading import Understood, understood

__all__ = ["Grid", "Understood", "read_grid", "understood"]
