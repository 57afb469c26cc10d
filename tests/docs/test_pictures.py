"""Every page of the manager has its pictures, every picture is shown, and every picture that is shown is there."""

import re
import struct
from pathlib import Path

import pytest
from django.urls import Resolver404, get_resolver, resolve

import tests.web  # noqa: F401 - sets Django up
from tests.docs.markdown import ROOT, documents, prose
from tests.docs.pages import KINDS, addresses, rows, shown_in

IMAGES = ROOT / "docs" / "images"
IN_THE_HALL = "hall-"
"""Screens in the hall have a light of their own, and are no page for phones."""
MOST_BYTES = 60_000
_PALETTE = 3
NO_PICTURE = {
    "/alive": "a word for other processes of this machine",
    "/health": "a word for watchers",
    "/ready": "data for watchers",
    "/metrics": "data for watchers",
    "/api/openapi.json": "data for programs",
    "/p/LINK/now": "a word for the script of the page",
    "/public/TOURNAMENT/screen/list": "a part of the screen",
    "/t/TOURNAMENT/rounds/NUMBER/live": "a part of the page of the round",
    "/t/TOURNAMENT/results/": "the page of the round that is being played",
    "/t/TOURNAMENT/results/NUMBER/live": "a part of the page of results",
    "/t/TOURNAMENT/players/rating-list/find": "a part of the page of players",
    "/t/TOURNAMENT/standings/working/REGISTRATION": "what unfolds on the page of standings, of all values",
    "/t/TOURNAMENT/standings/working/REGISTRATION/AT": "what unfolds on the page of standings",
    "/t/TOURNAMENT/why/": "the page of the last round",
    "/t/TOURNAMENT/report.EDITION": "a file",
    "/t/TOURNAMENT/players/export.ENDING": "a file",
    "/t/TOURNAMENT/standings/download/FORM": "a file",
    "/t/TOURNAMENT/journal/backup": "a file",
    "/t/TOURNAMENT/journal/copies/NAME": "a file",
    "/t/TOURNAMENT/paper/SHEET/ROUND.pdf": "a file",
    "/t/TOURNAMENT/privacy/REGISTRATION/data.ENDING": "a file",
}
"""Addresses that answer and show no page of their own, and why."""
NOWHERE = "/no-such-page"
ADDRESSES = {*addresses(get_resolver("fairswiss.web.urls").url_patterns)}


@pytest.mark.parametrize("address", sorted(ADDRESSES - {*NO_PICTURE}))
def test_every_page_has_pictures_on_a_desk_in_the_dark_and_on_a_phone(address: str) -> None:
    pictures = rows().get(address, [])
    assert pictures, f"{address} has no picture: take one in tests/web/pictures, and show it in docs/reference/pages.md"
    lit = {picture for picture in pictures if not picture.startswith(IN_THE_HALL)}
    assert lit == {f"{picture.rpartition('-')[0]}-{kind}" for picture in lit for kind in KINDS}


def test_what_has_no_picture_is_an_address_and_has_none() -> None:
    assert {*NO_PICTURE} - ADDRESSES == set()
    assert {*NO_PICTURE} & {*rows()} == set()


def test_every_address_with_a_picture_exists() -> None:
    for address in rows().keys() - {NOWHERE}:
        assert resolve(re.sub(r"\b[A-Z]{2,}\b", "1", address)), address
    with pytest.raises(Resolver404):
        resolve(NOWHERE)


def _shown(document: Path) -> list[tuple[str, Path]]:
    text = re.sub(r"`[^`\n]*`", "", prose(document.read_text("utf-8")))
    return [(words, (document.parent / target).resolve()) for words, target in shown_in(text)]


def test_every_picture_that_is_shown_is_there_and_has_words() -> None:
    for document in documents():
        for words, target in _shown(document):
            assert target.is_file(), f"{document.name} shows {target.name}, which is not there"
            assert len(words) > 3, f"{document.name}: {target.name} has no words for whoever cannot see it"


def test_every_picture_is_shown() -> None:
    shown = {target.name for document in documents() for _, target in _shown(document)}
    assert {path.name for path in IMAGES.iterdir()} - shown == set()


def test_pictures_are_small() -> None:
    for picture in IMAGES.iterdir():
        content = picture.read_bytes()
        width, height, depth, colours = struct.unpack(">IIBB", content[16:26])
        assert depth <= 8, picture.name
        assert colours == _PALETTE, f"{picture.name} has no palette: scripts/screenshots gives it one"
        assert len(content) < MOST_BYTES, picture.name
        assert width <= 1920, picture.name
        assert height <= 1100, picture.name
