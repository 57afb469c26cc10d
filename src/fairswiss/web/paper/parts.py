"""The slips of a large round, some hundred boards at a time: each part is soon made, whatever the size of the round."""

import re
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.rendering.sheets import Sheet

MOST_SLIPS = 500
"""In one PDF and on one page. Memory and time grow with their number; so many take a tenth of what a process may."""
_BOARDS = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")


class Part(NamedTuple):
    """Some boards of a round, the first and the last."""

    first: int
    last: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"


def parts(sheet: Sheet) -> tuple[Part, ...]:
    """The parts of a sheet of slips; none when it is small enough, or of another kind."""
    count = len(sheet.slips)
    if count <= MOST_SLIPS:
        return ()
    return tuple(Part(at, min(at + MOST_SLIPS - 1, count)) for at in range(1, count + 1, MOST_SLIPS))


def part_of(sheet: Sheet, asked: str) -> Sheet:
    """The slips of the boards that are asked for, written as ``501-1000``; nothing asks for all of them."""
    if not sheet.slips or (not asked and not parts(sheet)):
        return sheet
    if not asked:
        words = (
            "{count:,} slips are too many for one PDF, which has at most {most}. Choose a part on the page of the "
            "slips, or add ?boards={part} to the address."
        )
        raise TooLarge(gettext(words, count=len(sheet.slips), most=MOST_SLIPS, part=parts(sheet)[0]))
    found = _BOARDS.fullmatch(asked)
    first, last = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= first <= last <= len(sheet.slips):
        words = "There are no boards {asked!r:.20}. Write the first and the last one, like 1-{last}."
        raise BadRequest(gettext(words, asked=asked, last=min(MOST_SLIPS, len(sheet.slips))))
    if last - first >= MOST_SLIPS:
        words = "Boards {first} to {last} are too many for one part: at most {most}."
        raise TooLarge(gettext(words, first=first, last=last, most=MOST_SLIPS))
    return sheet._replace(slips=sheet.slips[first - 1 : last])
