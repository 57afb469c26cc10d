"""RATING LISTS of FIDE, as text in fixed columns and as XML: from blocks of bytes to rows, never all at once.

May import fairswiss.model and the standard library only. Must never hold more than a block of the list: there are two
million players in it.
"""

from collections.abc import Iterable

from fairswiss.formats.rating_list.rows import FIELDS, MAX_BYTES, Listing, Row
from fairswiss.formats.rating_list.text import read_text
from fairswiss.formats.rating_list.xml import read_xml
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidRatingList

__all__ = ["FIELDS", "MAX_BYTES", "Listing", "Row", "read_rating_list"]

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_rating_list(blocks: Iterable[bytes], kind: str = "") -> Listing:
    """The list that some blocks of bytes hold, in either layout.

    ``kind`` says of which kind a list with one rating is (``standard``, ``rapid``, ``blitz``); the list itself does
    not. Raises :class:`InvalidRatingList` at once, or while the rows are read, when this is no rating list.
    """
    rest = iter(blocks)
    first = next((block for block in rest if block.strip()), b"").removeprefix(_BYTE_ORDER_MARK)
    if not first:
        raise InvalidRatingList(gettext("The file is empty. A rating list has a header line, or is XML."))
    if b"\x00" in first[:200]:
        words = "The file is not text. Use the list as published by FIDE: TXT, XML, or either one zipped."
        raise InvalidRatingList(gettext(words))
    reader = read_xml if first.lstrip().startswith(b"<") else read_text
    return reader(first, rest, kind)
