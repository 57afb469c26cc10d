"""FILES: between the texts other programs exchange and the facts of the model.

May import: language, model, rules. Besides these and the standard library it needs python-calamine and xlsxwriter where
a workbook is read or written. Must never open a file or decide anything about a pairing: it takes text and gives facts,
or takes facts and gives text or bytes.
"""

from fairswiss.formats.trf import parse_trf, read_trf, unwritable, write_trf

__all__ = ["parse_trf", "read_trf", "unwritable", "write_trf"]
