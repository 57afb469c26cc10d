"""One voice: words that make a text read like a riddle or a translation are not used in it."""

import re
from collections.abc import Iterator

from tests.language.catalogues import collected, kept

AVOIDED = re.compile(
    r"\b(told|whoever|anew|nevertheless|stands there|(?:is|are) to be|somebody|makes? no sense|struck off|strike off|"
    r"put(?:s|ting)? away|reads? along|was faster|for ever|in vain)\b",
    re.IGNORECASE,
)
"""In English: the words of the trade are shorter (someone, again, archive, delete, not encrypted)."""
AVOIDED_GERMAN = re.compile(
    r"\b(jemand war schneller|liest mit|weggelegt|weglegen|nichtsdestotrotz|dennoch tun|macht keinen Sinn)\b",
    re.IGNORECASE,
)
EXCEPTIONS: dict[str, str] = {}
"""Texts in which such a word is the right one, with the reason."""


def english() -> Iterator[str]:
    """Every English text of the program, both numbers of those that have two."""
    for message in collected():
        for text in message.id if isinstance(message.id, tuple | list) else (message.id,):
            yield str(text)


def german() -> Iterator[str]:
    """The German ones."""
    for message in kept("de"):
        for text in message.string if isinstance(message.string, tuple | list) else (message.string,):
            yield str(text)


def test_no_english_text_uses_an_avoided_word() -> None:
    assert [text for text in english() if AVOIDED.search(text) and text not in EXCEPTIONS] == []


def test_no_german_text_uses_an_avoided_word() -> None:
    assert [text for text in german() if AVOIDED_GERMAN.search(text)] == []


def test_exceptions_are_texts_that_exist() -> None:
    assert set(EXCEPTIONS) <= set(english())
