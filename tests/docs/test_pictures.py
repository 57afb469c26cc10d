"""Every picture is shown by a document that says something with it, and every picture that is shown is there."""

import re
import struct
from pathlib import Path

from tests.docs.markdown import ROOT, documents, prose, shown_in

IMAGES = ROOT / "docs" / "images"
MOST_BYTES = 60_000
_PALETTE = 3


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
