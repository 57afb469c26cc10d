"""Links: everything that they name is signed, to the last bit."""

import pytest

from fairswiss.desk.phone_links import Link, read, written

KEY, OTHER = b"k" * 32, b"o" * 32
LINK = Link("0123456789ab", 3, 12, "b", 41, 7, 99)
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


EDGES = (Link("ffffffffffff", 99, 5000, "w", 2**24 - 1, 1, 2**24 - 1), Link("0" * 12, 0, 0, "w", 0, 0, 0))


@pytest.mark.parametrize("link", [LINK, LINK._replace(side="w"), *EDGES])
def test_a_link_is_read_as_it_was_written(link: Link) -> None:
    assert read(written(link, KEY), KEY) == link
    assert len(written(link, KEY)) == 48


def test_every_bit_counts() -> None:
    text = written(LINK, KEY)
    for at, letter in enumerate(text):
        for bit in range(6):
            flipped = _ALPHABET[_ALPHABET.index(letter) ^ (1 << bit)]
            assert read(text[:at] + flipped + text[at + 1 :], KEY) is None, (at, bit)


def test_another_key_reads_nothing() -> None:
    assert read(written(LINK, KEY), OTHER) is None


def test_links_differ_in_whatever_they_name() -> None:
    others = [
        LINK._replace(event="0123456789ac"), LINK._replace(round=4), LINK._replace(board=13), LINK._replace(side="w"),
        LINK._replace(white=42), LINK._replace(black=8), LINK._replace(public_since=100),
    ]  # fmt: skip
    signatures = {written(link, KEY)[24:] for link in (LINK, *others)}
    assert len(signatures) == len(others) + 1, "what is signed for one is no signature for another"
    for other in others:
        assert read(written(other, KEY)[:24] + written(LINK, KEY)[24:], KEY) is None


ODD = ("", "x", "A" * 47, "A" * 48, "A" * 49, "=" * 48, "ä" * 48, "+" * 48, "A" * 44 + "====", "A" * 10_000)


@pytest.mark.parametrize("text", ODD)
def test_anything_else_is_nothing(text: str) -> None:
    assert read(text, KEY) is None
