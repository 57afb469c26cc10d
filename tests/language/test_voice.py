"""One voice: words that make a text read like a riddle or a translation are not used in it."""

import re
from collections.abc import Iterator

from fairswiss.rendering.drawing_words import DRAWING_WORDS
from fairswiss.rendering.picture_words import PICTURE_WORDS
from fairswiss.rendering.public_words import PUBLIC_WORDS
from fairswiss.rendering.sharing_words import SHARING_WORDS
from fairswiss.rendering.sheet_words import SHEET_WORDS
from tests.language.catalogues import every_text, kept
from tests.language.messages import SOURCE, help_texts
from tests.own import EVERY_WORD

AVOIDED = re.compile(
    r"\b(told|whoever|anew|nevertheless|(?:is|are|was|were) to (?:be|have)|makes? no sense|struck off|strike off|"
    r"somebody|anybody|everybody|nobody|put(?:s|ting)? away|reads? along|was faster|for ever|in vain|"
    r"stands? (?:there|in|at|above|below|between|where)|taken? back|taken? over|thrown away|kept unread|given up|"
    r"any more|can be had|suppos\w*|passed over|played otherwise|left to be desired|left by itself|set it up|"
    r"a fault of|is no (?:board|database|date|entry|FIDE|heading|index|journal|number|public key|title|year)|"
    r"does not know the option|makes? a tournament of|and leave)\b",
    re.IGNORECASE,
)
"""In English: the words of the trade are shorter (someone, no one, again, archive, delete, undo, not encrypted)."""
AVOIDED_GERMAN = re.compile(
    r"\b(jemand war schneller|liest mit|weggelegt|weglegen|nichtsdestotrotz|dennoch tun|macht keinen Sinn|"
    r"aufgehoben werden|wer auch immer)\b",
    re.IGNORECASE,
)
RIDDLE = re.compile(r"(?:What|Who|Whose|Whom|Which|Where|Those)\b[^?]*$")
"""A help text says what a thing is: a noun phrase, or a verb in the imperative."""
EXCEPTIONS: dict[str, str] = {
    "%(some)s of %(everybody)s players": "the name of a value",
    "places passed over to find opponents of moved-down players": "the order of article 4, in which places are skipped",
}
"""Texts in which such a word is the right one, with the reason."""
ROOT = SOURCE.parents[1]


def english() -> Iterator[str]:
    """Every English text of the program, both numbers of those that have two."""
    for message in every_text():
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


def prose() -> Iterator[tuple[str, str]]:
    """The lines of the documents that people read, without code: where each is, and what it says."""
    pages = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
    for room in ("tutorial", "how-to", "reference", "explanation"):
        pages += sorted((ROOT / "docs" / room).rglob("*.md"))
    for page in pages:
        text = re.sub(r"(?ms)^```.*?^```", lambda code: "\n" * code[0].count("\n"), page.read_text("utf-8"))
        for at, line in enumerate(text.splitlines(), 1):
            yield f"{page.relative_to(ROOT)}:{at}", re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)


def test_no_document_uses_an_avoided_word() -> None:
    """Rulings, decisions and the pages of the rules speak the language of the texts: they are not looked at."""
    assert [f"{place}: {word[0]}" for place, line in prose() if (word := AVOIDED.search(line))] == []


def test_no_help_is_a_riddle() -> None:
    assert [text for text in help_texts() if RIDDLE.match(text)] == []


def test_explanations_do_not_speak_of_a_file() -> None:
    """A round of the manager is in no file; a recorded round is called that, wherever it comes from."""
    tables = (EVERY_WORD, DRAWING_WORDS, PICTURE_WORDS, PUBLIC_WORDS, SHARING_WORDS, SHEET_WORDS)
    assert [text for table in tables for text in table.values() if re.search(r"\bfile\b", text)] == []


def test_a_number_beside_an_arrow_says_what_it_counts() -> None:
    """``169 down`` was read as 169 players."""
    moves = [text for name, text in DRAWING_WORDS.items() if name.startswith(("map.down", "map.up"))]
    assert [text for text in moves if not re.match(r"nos?\. \{players\} |Moving (?:up|down): ", text)] == []


def test_docstrings_say_what_a_thing_is() -> None:
    """A noun phrase or an imperative, no "What …" and "Who …"."""
    found = [
        f"{path.relative_to(SOURCE)}: {said.splitlines()[0]}"
        for path in sorted(SOURCE.rglob("*.py"))
        for said in re.findall(r'^ *"""([^"\n]*)', path.read_text("utf-8"), re.MULTILINE)
        if re.match(r"(?:What|Who|Whose|Whom|Whoever|Where|How)\b[^?]*$", said)
    ]
    assert found == []
