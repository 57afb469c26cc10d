"""The catalogues: every text of the program collected, merged with its translations, compiled without gettext's tools.

Templates are turned into Python by Django's own translator, so Babel alone can read them. A name that is looked up,
such as a phrase of a table, is found under its context first: a catalogue may split it from its homonyms by an entry
with that context, and merging keeps the entry.
"""

import io
from argparse import ArgumentParser
from collections.abc import Iterator
from copy import deepcopy
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

from fairswiss.language import DOMAIN, OWN_NAME
from tests.language.messages import CLICKS_OWN, SOURCE, calls, help_texts, looked_up, phrases, sentences, splittable

ROOT = SOURCE.parents[1]
LOCALE = SOURCE / "locale"
NAME = "fairswiss.po"
_KEYWORDS: dict[str, tuple[int | tuple[int, int] | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
_EMPTY_WORDS = tuple(f'"{n}-' for n in ("Project", "Report", "POT", "PO", "Last", "Language", "Generated"))
"""Headers that say nothing, or something else on every run."""
_HEADER = "# The words of fairswiss. Made by scripts/messages; the translations are written by hand.\n#"


def languages(locale: Path = LOCALE) -> list[str]:
    """The languages that have a catalogue in this folder."""
    return sorted(path.parents[1].name for path in locale.glob(f"*/LC_MESSAGES/{NAME}"))


def file(language: str, locale: Path = LOCALE) -> Path:
    """The catalogue that people edit."""
    return locale / language / "LC_MESSAGES" / NAME


def collected() -> Catalog:
    """Every text in the code, the tables and the templates; a copy, since merging changes it."""
    return deepcopy(every_text())


@cache
def every_text() -> Catalog:
    """The same, to be read alone."""
    catalog = Catalog(domain="fairswiss", project="fairswiss", charset="utf-8", fuzzy=False, header_comment=_HEADER)
    catalog.add("English", context=OWN_NAME, auto_comments=["The name of your language in your language."])
    for path in sorted(SOURCE.rglob("*.html")):
        _add_extracted(catalog, path, _flush_left(templatize(path.read_text("utf-8"), origin=str(path))))
    for path in sorted((SOURCE / "web").rglob("*.py")):
        python = path.read_text("utf-8")
        if any(f"{keyword}(" in python for keyword in _KEYWORDS):
            _add_extracted(catalog, path, python)
    for call in calls():
        for text in call.texts:
            _add(catalog, (text, call.many) if call.many else text, call.file, context=call.context or None)
    for text in sorted({*looked_up(), *sentences()}):
        _add(catalog, text, "")
    for text in help_texts():
        _add(catalog, text, "cli")
    for said in CLICKS_OWN:
        catalog.add(said, locations=[("click", 0)])
    for phrase in phrases():
        _add(catalog, phrase.text, phrase.file, (phrase.context,))
    return catalog


def _flush_left(python: str) -> str:
    """The code of a template without its margins, which mean nothing there and something in Python."""
    return "\n".join(line.lstrip() for line in python.split("\n"))


def _add_extracted(catalog: Catalog, path: Path, python: str) -> None:
    source = io.BytesIO(python.encode())
    for _, message, _, context in extract("python", source, keywords=_KEYWORDS, options={"encoding": "utf-8"}):
        where = path.relative_to(SOURCE).as_posix()
        flags = {"python-format"} if path.suffix == ".html" and "%(" in str(message) else set[str]()
        catalog.add(message, locations=[(where, 0)], context=context, flags=flags)


def _add(
    catalog: Catalog, text: str | tuple[str, str], where: str, notes: tuple[str, ...] = (), context: str | None = None
) -> None:
    flags = {"python-brace-format"} if "{" in str(text) else set[str]()
    catalog.add(text, locations=[(where, 0)] if where else [], auto_comments=notes, context=context, flags=flags)


def kept(language: str, locale: Path = LOCALE) -> Catalog:
    """The catalogue as it is in the file."""
    path = file(language, locale)
    if not path.exists():
        return Catalog(locale=language, domain="fairswiss", fuzzy=False)
    with path.open("rb") as stream:
        return read_po(stream, locale=language, domain="fairswiss")


def merged(catalog: Catalog, template: Catalog) -> Catalog:
    """The catalogue with every text of the program and nothing else, but for names that it splits by their context."""
    splits = splittable()
    for message in [message for message in catalog if (message.context, message.id) in splits]:
        plain = template.get(str(message.id))
        locations, notes = (plain.locations, ()) if plain else ((), ())
        template.add(message.id, locations=locations, auto_comments=notes, context=message.context)
    catalog.update(template, no_fuzzy_matching=True)
    return catalog


def compiled(catalog: Catalog) -> bytes:
    """The catalogue as programs read it."""
    stream = io.BytesIO()
    catalog.creation_date = catalog.revision_date = datetime(2026, 1, 1, tzinfo=UTC)  # the same bytes on every run
    write_mo(stream, catalog)
    return stream.getvalue()


def written(catalog: Catalog) -> bytes:
    """The catalogue as people read it."""
    stream = io.BytesIO()
    catalog.header_comment = _HEADER
    write_po(stream, catalog, sort_output=True, ignore_obsolete=True, width=120, include_lineno=False)
    lines = stream.getvalue().decode().splitlines()
    kept_lines = [line for line in lines if not line.startswith(_EMPTY_WORDS)]
    return ("\n".join(kept_lines).rstrip("\n") + "\n").encode()


def missing(catalog: Catalog) -> Iterator[Message]:
    """The messages without a translation, or with one that somebody has to look at."""
    for message in catalog:
        forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
        if message.id and (message.fuzzy or not all(forms)):
            yield message


def main(arguments: list[str]) -> int:
    """Bring the catalogues up to date and list what is missing."""
    parser = ArgumentParser("messages", description="Collect the texts into the catalogues, and compile these.")
    parser.add_argument("languages", nargs="*", help="these alone; one without a catalogue gets one")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if anything is missing")
    parser.add_argument("--locale", type=Path, default=LOCALE, help="the folder of catalogues")
    asked = parser.parse_args(arguments)
    faults = 0
    for language in asked.languages or languages(asked.locale):
        catalog = merged(kept(language, asked.locale), collected())
        if not asked.check:
            _write(language, catalog, asked.locale)
        for message in missing(catalog):
            faults += 1
            print(f"{file(language, asked.locale)}: not translated: {message.id!r}")
    return 1 if faults else 0


def _write(language: str, catalog: Catalog, locale: Path) -> None:
    path = file(language, locale)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(written(catalog))
    path.with_name(f"{DOMAIN}.mo").write_bytes(compiled(kept(language, locale)))
