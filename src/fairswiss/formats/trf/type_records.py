"""The type of the event: record 092 in words, 192 as a code, and what becomes of the code in TRF16.

TRF16 has no record 192. bbpPairings 6 reads one all the same and refuses the whole file for a code that it does not
know, so other codes go to the end of the words: ``092 Swiss System: Dutch 2017 (FIDE_DUTCH_2017)``.
"""

import re

from fairswiss.model import EventInfo
from fairswiss.model.acceleration import BAKU

_CODE = re.compile(r"(?:FIDE|BERGER|CUSTOM)_[A-Z0-9_]+")
_IN_WORDS = re.compile(rf"(.*?) ?\(({_CODE.pattern})\)")
_ACCEPTED = ("FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_BURSTEIN")
"""By bbpPairings 6, each with the Baku acceleration too."""
_FIRST_CODE, _CODE_IN_FORCE = "FIDE_DUTCH_2025", "FIDE_DUTCH_2026"
"""Two codes of one edition: before and since it came into force."""


def for_trf16(info: EventInfo) -> EventInfo:
    """The same type in the records that a reader of TRF16 understands or passes over."""
    code = _under(info.encoded_type, _CODE_IN_FORCE, _FIRST_CODE)
    if code.removesuffix(BAKU) in _ACCEPTED or not _CODE.fullmatch(code):
        return info._replace(encoded_type=code)
    return info._replace(type_text=f"{info.type_text} ({code})".lstrip(" "), encoded_type="")


def as_read(info: EventInfo) -> EventInfo:
    """The type with its code in the place of TRF26, under the name that is in force."""
    if not info.encoded_type and (both := _IN_WORDS.fullmatch(info.type_text)):
        info = info._replace(type_text=both[1], encoded_type=both[2])
    return info._replace(encoded_type=_under(info.encoded_type, _FIRST_CODE, _CODE_IN_FORCE))


def _under(code: str, name: str, other: str) -> str:
    """The code under the other name, if it has this one."""
    return code.replace(name, other) if code.removesuffix(BAKU) == name else code
