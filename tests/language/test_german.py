"""German is complete: whatever is said in English is said in German, about the same values."""

import re
from collections.abc import Mapping

import pytest

from fairswiss.language import LANGUAGES, tables
from fairswiss.rendering.drawing_words import DRAWING_WORDS
from fairswiss.rendering.ratings_words import RATINGS_WORDS
from fairswiss.rendering.sheet_words import SHEET_WORDS
from fairswiss.rendering.standings_words import STANDINGS_WORDS
from fairswiss.rendering.words import WORDS
from tests.language.messages import calls, looked_up, places, wanted

OF_ANOTHER_PROGRAM = "vega."
"""Words in the manner of another program, which speaks English."""
ENGLISH: dict[str, Mapping[str, str]] = {
    "pairing": {name: words for name, words in WORDS.items() if not name.startswith(OF_ANOTHER_PROGRAM)},
    "standings": STANDINGS_WORDS,
    "ratings": RATINGS_WORDS,
    "drawing": DRAWING_WORDS,
    "sheets": SHEET_WORDS,
    "messages": {text: text for text in wanted()},
}
TABLES = [(language, table) for language in LANGUAGES for table in ENGLISH]
_ENGLISH_WORDS = re.compile(r"\b(the|and|of|with|which|not|round|rounds|player|players|bye|board|is|are|has|be)\b")


@pytest.mark.parametrize(("language", "table"), TABLES)
def test_everything_that_is_said_in_english_has_words_and_nothing_else_has(language: str, table: str) -> None:
    assert set(tables(language)[table]) == set(ENGLISH[table])


@pytest.mark.parametrize(("language", "table"), TABLES)
def test_the_words_speak_of_the_same_values(language: str, table: str) -> None:
    for name, words in tables(language)[table].items():
        assert places(words) == places(ENGLISH[table][name]), name


@pytest.mark.parametrize("table", ENGLISH)
def test_german_words_are_not_english_ones(table: str) -> None:
    for name, words in tables("de")[table].items():
        assert not _ENGLISH_WORDS.search(re.sub(r"{.*?}|<.*?>|--[a-z]+", "", words)), name


def test_every_message_is_given_the_values_it_speaks_of() -> None:
    for call in calls():
        for text in call.texts:
            assert places(text) == call.values, call


def test_texts_that_are_looked_up_speak_of_no_values() -> None:
    assert not any(places(text) for text in looked_up())
    assert {call.values for call in calls() if not call.texts} == {frozenset()}
