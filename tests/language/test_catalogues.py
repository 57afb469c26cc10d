"""Catalogues are complete: whatever is said in English is said in every language, about the same values."""

import re
from functools import cache

import pytest
from babel.messages.catalog import Message
from babel.messages.mofile import read_mo

from fairswiss import language as languages_room
from fairswiss.language import DOMAIN, gettext, speaking
from tests.language.catalogues import collected, compiled, every_text, file, kept, languages, merged, missing
from tests.language.messages import calls, looked_up, phrases, places, sentences, splittable

LANGUAGES = languages()
_ENGLISH_WORDS = re.compile(r"\b(the|and|of|with|which|not|round|rounds|player|players|bye|board|is|are|has|be)\b")
_CODES = re.compile(r"{.*?}|%\(\w+\)s|<code>.*?</code>|<.*?>|--[a-z-]+|fairswiss( [a-z-]+)*|[a-z-]*round-robin")
_OF_TEMPLATES = re.compile(r"%\(\w+\)s")
_MARKUP = re.compile(r"</?\w+")


def _forms(words: object) -> tuple[str, ...]:
    """One, or the singular and the plural."""
    return tuple(words) if isinstance(words, list | tuple) else (str(words),)


@cache
def _translated(language: str) -> tuple[tuple[str, Message], ...]:
    return tuple((str(message.id), message) for message in kept(language) if message.id)


def test_the_languages_are_those_that_have_a_catalogue() -> None:
    assert LANGUAGES == ["de", "fr"]
    assert languages_room.languages() == ["en", *LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_nothing_else_is(language: str) -> None:
    held, wanted = kept(language), merged(kept(language), collected())
    assert {(message.context, message.id) for message in held} == {
        (message.context, message.id) for message in wanted
    }, "run scripts/messages"
    assert [message.id for message in missing(held)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_is_the_one_people_read(language: str) -> None:
    path = file(language).with_name(f"{DOMAIN}.mo")
    assert path.read_bytes() == compiled(kept(language)), "run scripts/messages"
    with path.open("rb") as stream:
        assert len(read_mo(stream)) == len(kept(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_speak_of_the_same_values(language: str) -> None:
    """Each form of the plural may leave the count itself out: ``one player``."""
    for name, message in _translated(language):
        wanted = [_values(form) for form in _forms(message.id)]
        for at, form in enumerate(_forms(message.string)):
            assert _values(form) == wanted[min(at, len(wanted) - 1)], name
            assert sorted(_MARKUP.findall(form)) == sorted(_MARKUP.findall(_forms(message.id)[-1])), name


def _values(text: str) -> tuple[set[str], list[str]]:
    """The names in braces, and those of templates as often as they stand there."""
    in_braces = set() if "%(" in text else places(text)
    return in_braces, sorted(_OF_TEMPLATES.findall(text))


@pytest.mark.parametrize("text", ["{one} and {two}", "{count:,} bytes", "%(name)s is <b>here</b>"])
def test_values_are_found_in_both_notations(text: str) -> None:
    assert any(_values(text))
    assert _values(text) != _values(text.replace("o", "0").replace("a", "4"))


def test_german_words_are_not_english_ones() -> None:
    for name, message in _translated("de"):
        for form in _forms(message.string):
            bare = _CODES.sub("", form)
            assert not _ENGLISH_WORDS.search(bare), name


def test_every_message_is_given_the_values_it_speaks_of() -> None:
    for call in calls():
        for text in call.texts:
            assert places(text) == call.values, call


def test_texts_that_are_looked_up_speak_of_no_values() -> None:
    assert not any(places(text) for text in looked_up())
    assert {call.values for call in calls() if not call.texts and call.context} <= {frozenset()}


def test_sentences_of_journals_speak_of_fields_of_their_facts() -> None:
    assert {text: places(text) - values for text, values in sentences().items() if places(text) - values} == {}


def test_homonyms_are_told_apart_by_their_context() -> None:
    with speaking("de"):
        assert (gettext("draft"), gettext("draft", context="stage")) == ("Entwurf", "im Entwurf")
        assert gettext("Published", context="no such context") == gettext("Published")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_split_by_context_is_one_that_is_looked_up(language: str) -> None:
    splits, literal = splittable(), {(message.context, message.id) for message in every_text()}
    assert {phrase.context for phrase in phrases()} <= {context for context, _ in splits}
    for _, message in _translated(language):
        assert not message.context or (message.context, message.id) in splits | literal, message.id
