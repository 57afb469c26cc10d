"""The list as XML, read by expat as a stream.

The list needs neither a document type nor entities of its own, so any declaration of either is refused where it
begins: nothing can be expanded, fetched or nested. (defusedxml does the same in the same way, but around tree builders
that are slower and hold more.) A block without one complete player is refused too, which bounds depth and text.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NoReturn
from xml.parsers.expat import ExpatError, ParserCreate

from fairswiss.formats.rating_list.rows import FIELDS, MAX_ROWS, Listing, Oddities, Row, kinds_of, with_numbers
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidRatingList

_LEAST = 1 << 16
"""Bytes in which at least one player must end."""
_TAGS = {
    "fide_id": "fideid", "name": "name", "federation": "country", "sex": "sex", "title": "title",
    "women_title": "w_title", "other_titles": "o_title", "standard": "rating", "standard_k": "k",
    "rapid": "rapid_rating", "rapid_k": "rapid_k", "blitz": "blitz_rating", "blitz_k": "blitz_k", "birth": "birthday",
    "flag": "flag",
}  # fmt: skip

_FIRST_NUMBER, _BIRTH = FIELDS.index("standard"), FIELDS.index("birth") + 1


class _Reader:
    """Collects the players of what was fed to it."""

    def __init__(self) -> None:
        self.players: list[dict[str, str]] = []
        self._player: dict[str, str] = {}
        self._text = ""
        self._parser = parser = ParserCreate()
        parser.buffer_text = True
        parser.CharacterDataHandler = self._said
        parser.EndElementHandler = self._ended
        parser.StartDoctypeDeclHandler = self._refused
        parser.EntityDeclHandler = self._refused

    def feed(self, block: bytes, last: bool = False) -> list[dict[str, str]]:
        """The players that end in this block."""
        self.players = []
        try:
            self._parser.Parse(block, last)
        except (ExpatError, ValueError, LookupError) as broken:
            where = f"line {self._parser.ErrorLineNumber}"
            words = "The XML of the list is broken in {where} ({broken}). Download it again."
            raise InvalidRatingList(gettext(words, where=where, broken=broken)) from broken
        return self.players

    def _said(self, text: str) -> None:
        self._text += text

    def _ended(self, tag: str) -> None:
        if tag == "player":
            self.players.append(self._player)
            self._player = {}
        else:
            self._player[tag] = self._text.strip()
        self._text = ""

    def _refused(self, *_: object) -> NoReturn:
        words = "The XML declares a document type, which no rating list has. It is refused for safety."
        raise InvalidRatingList(gettext(words))


def read_xml(first: bytes, rest: Iterable[bytes], kind: str) -> Listing:
    """The list in blocks of bytes."""
    oddities = Oddities()
    players = _players(chain((first.lstrip(),), rest))
    leading = next(players, None)
    if leading is None:
        raise InvalidRatingList(gettext("The XML has no element <player>. Use the list as published by FIDE."))
    combined = "rapid_rating" in leading or "blitz_rating" in leading
    kinds = kinds_of(combined, kind)
    tags = dict(_TAGS)
    if not combined:
        tags |= dict.fromkeys(("standard", "standard_k", "rapid", "rapid_k", "blitz", "blitz_k"), "")
        tags |= {kind: "rating", f"{kind}_k": "k"}
    rows = _rows(chain((leading,), players), tuple(tags[field] for field in FIELDS), oddities)
    return Listing("xml", kinds, "", rows, oddities)


def _players(blocks: Iterable[bytes]) -> Iterator[dict[str, str]]:
    reader, barren = _Reader(), 0
    for block in blocks:
        for at in range(0, len(block), _LEAST):
            players = reader.feed(block[at : at + _LEAST])
            barren = 0 if players else barren + min(_LEAST, len(block) - at)
            if barren > 2 * _LEAST:
                words = "An XML element <player> is missing where it is required. Is it a rating list?"
                raise InvalidRatingList(gettext(words))
            yield from players
    yield from reader.feed(b"", last=True)


def _rows(players: Iterable[dict[str, str]], tags: tuple[str, ...], oddities: Oddities) -> Iterator[Row]:
    count = 0
    for number, player in enumerate(players, 1):
        row = tuple([player.get(tag, "") for tag in tags])
        if not row[0].isdigit() or not row[1]:
            oddities.note(
                0,
                gettext("player {number:,} has no FIDE id or no name", number=number),
                gettext("it is left out"),
                count,
            )
            continue
        count += 1
        yield row if "".join(row[_FIRST_NUMBER:_BIRTH]).isdigit() else with_numbers(row, 0, oddities, count)
        if count > MAX_ROWS:
            raise too_large(gettext("The list has too many players"), MAX_ROWS, gettext("Is it a rating list?"))
    if not count:
        raise InvalidRatingList(gettext("The list has no player with a FIDE id and a name. Download it again."))
