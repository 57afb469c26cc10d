"""The messages of the program, found in its source: every English text that is handed to ``gettext``."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import click

import fairswiss
from fairswiss.cli.commands import app
from fairswiss.cli.typed import Commands
from fairswiss.desk.intents import INTENTS
from fairswiss.desk.official import CHANGE_IT, LEAVE_IT, LIFT_IT, announced_things
from fairswiss.desk.roles import Role
from fairswiss.formats.players.columns import FIELDS
from fairswiss.formats.players.grids import DELIMITERS
from fairswiss.journal.facts import KINDS, PHONES, Settings
from fairswiss.journal.state import Stage
from fairswiss.kernel.edition import Edition
from fairswiss.kernel.options import Choice, Proportion, Waivers, WholeNumber
from fairswiss.model.federations import NAMES as FEDERATIONS
from fairswiss.model.listed import ListedPlayer
from fairswiss.model.player import Player
from fairswiss.model.problems import Severity, Where
from fairswiss.model.scoring import Scoring
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rendering.audit import EXPORTED
from fairswiss.rendering.audit import SENTENCES as OF_AUDIT
from fairswiss.rendering.completeness_words import COMPLETENESS_WORDS
from fairswiss.rendering.drawing_words import DRAWING_WORDS
from fairswiss.rendering.final_words import FINAL_WORDS
from fairswiss.rendering.glossary import GLOSSARY_WORDS
from fairswiss.rendering.journal import SENTENCES as OF_JOURNAL
from fairswiss.rendering.journal import field_words
from fairswiss.rendering.norms_words import NORMS_WORDS
from fairswiss.rendering.picture_words import PICTURE_WORDS
from fairswiss.rendering.prizes_words import PRIZES_WORDS
from fairswiss.rendering.public_words import PUBLIC_WORDS
from fairswiss.rendering.ratings_words import RATINGS_WORDS
from fairswiss.rendering.sharing_words import SHARING_WORDS
from fairswiss.rendering.sheet_words import SHEET_WORDS
from fairswiss.rendering.standings_words import STANDINGS_WORDS
from fairswiss.rendering.study_words import STUDY_WORDS
from fairswiss.rules import choices, editions
from fairswiss.store.signing import Whose
from fairswiss.tiebreaks.catalogue import CATALOGUE
from fairswiss.tiebreaks.codes import MEANINGS, OWN
from fairswiss.tiebreaks.naming import MODIFIED, NAMES, SET_NAMES
from fairswiss.usecases.exporting import BOARDS, BYES, PLAYERS
from fairswiss.usecases.files import REASONS
from tests.own import EVERY_WORD
from tests.source_trees import calls_of, statements, tree_of

SOURCE = Path(fairswiss.__file__).parent


class Call(NamedTuple):
    """A place where a message is spoken."""

    file: str
    line: int
    texts: tuple[str, ...]
    """More than one where there is a choice; none where the text is looked up."""
    values: frozenset[str]
    context: str = ""
    """Only one that is written down in the call."""
    many: str = ""
    """The plural."""


class Phrase(NamedTuple):
    """A text with a name in a table."""

    context: str
    text: str
    file: str


OF_ANOTHER_PROGRAM = "vega."
"""Words in the manner of another program, which speaks English."""
TABLES: dict[str, tuple[str, Mapping[str, str]]] = {
    "pairing": ("words", {name: text for name, text in EVERY_WORD.items() if not name.startswith(OF_ANOTHER_PROGRAM)}),
    "standings": ("standings_words", STANDINGS_WORDS),
    "ratings": ("ratings_words", RATINGS_WORDS),
    "norms": ("norms_words", NORMS_WORDS),
    "prizes": ("prizes_words", PRIZES_WORDS),
    "completeness": ("completeness_words", COMPLETENESS_WORDS),
    "final": ("final_words", FINAL_WORDS),
    "drawing": ("drawing_words", DRAWING_WORDS),
    "sheets": ("sheet_words", SHEET_WORDS),
    "public": ("public_words", PUBLIC_WORDS),
    "picture": ("picture_words", PICTURE_WORDS),
    "sharing": ("sharing_words", SHARING_WORDS),
    "study": ("study_words", STUDY_WORDS),
    "glossary": ("glossary", GLOSSARY_WORDS),
}
"""The tables of phrases by their contexts, with their modules in rendering."""


@cache
def calls() -> tuple[Call, ...]:
    """Every call of ``gettext`` in the source."""
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for path in sorted(SOURCE.rglob("*.py")):
        spoken = calls_of(path, frozenset({"gettext"})) if path.parent.name != "language" else ()
        for node in (call for call in spoken if isinstance(call.func, ast.Name)):
            given = {keyword.arg or "": keyword.value for keyword in node.keywords}
            context = getattr(given.pop("context", None), "value", "")
            scope = _around(node, tree_of(path))
            texts = tuple(_texts(node.args[0], scope, node.lineno))
            many = "".join(_texts(node.args[1], scope, node.lineno)) if len(node.args) > 1 else ""
            yield Call(str(path.relative_to(SOURCE)), node.lineno, texts, frozenset(given), context, many)


def _around(call: ast.Call, tree: ast.Module) -> ast.AST:
    """The innermost function that has the call in it, or the module."""
    functions = (node for node in statements(tree) if isinstance(node, ast.FunctionDef))
    around = [one for one in functions if one.lineno <= call.lineno <= (one.end_lineno or 0)]
    return around[-1] if around else tree  # the innermost comes last


def _texts(node: ast.expr, scope: ast.AST, line: int) -> Iterator[str]:
    """A text, both of a choice, or what a name stood for last above the call."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, scope, line)
        yield from _texts(node.orelse, scope, line)
    elif isinstance(node, ast.Name):
        above = [(found, value) for found, value in _assigned(scope, node.id) if found <= line]
        if above:
            yield from _texts(max(above, key=lambda one: one[0])[1], scope, line)


def _assigned(scope: ast.AST, name: str) -> Iterator[tuple[int, ast.expr]]:
    for node in ast.walk(scope):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield node.lineno, node.value
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = zip(target.elts, node.value.elts, strict=True)
                yield from ((node.lineno, value) for part, value in pairs if getattr(part, "id", "") == name)


def sentences() -> dict[str, set[str]]:
    """The sentences of journals and of the audit log that stand in tables, each with the values it can be given."""
    told = {text: {*kind.__annotations__} for kind, text in OF_AUDIT.items() if isinstance(text, str)}
    names = {"name", "names", "round"}
    return told | {text: names | {*kind.__annotations__} for kind, text in OF_JOURNAL.items() if isinstance(text, str)}


def looked_up() -> set[str]:
    """The texts that are names of something: titles, systems, stages, fields of the settings, places, tellers."""
    return {
        *(entry.title for entry in CATALOGUE.values()),
        *(text for edition in editions() for text in _texts_of(edition)),
        *(text for text in MEANINGS.values() if " " in text),
        *KINDS,
        *(announced.words for announced in announced_things()),
        CHANGE_IT,
        LEAVE_IT,
        LIFT_IT,
        *PHONES.values(),
        *EXPORTED.values(),
        *(role.value for role in Role),
        *(whose.value for whose in Whose),
        *(stage.value for stage in Stage),
        *(severity.value for severity in Severity),
        *Where._fields,
        *("written", "note"),
        *(words for told in REASONS.values() for words in told),
        OWN,
        *(words for one in INTENTS for words in (one.title, one.meaning)),
        *(words for table in (NAMES, MODIFIED) for told in table.values() for words in told),
        *SET_NAMES.values(),
        *fields(),
        *DELIMITERS.values(),
        *FEDERATIONS.values(),
        *("FIDE id", "points", "match points", "game points"),
        *(*PLAYERS, *BOARDS, *BYES.values()),
    }


def _texts_of(edition: Edition) -> Iterator[str]:
    """The name of an edition, the words of its criteria and those of its options."""
    yield from (edition.name, *edition.criteria.values())
    for option in edition.options:
        yield option.help
        if not isinstance(option, Waivers):
            yield from (option.title, option.called, field_words(option.name))
        if isinstance(option, Choice):
            yield from (one.label for one in option.alternatives if one.label)
        elif isinstance(option, WholeNumber | Proportion):
            yield option.meaning
        else:
            yield from (option.firm, *(one.meaning for one in option.alternatives))


def fields() -> set[str]:
    """The names of fields, of players, events and settings."""
    return {
        *(field_words(name) for name in (*FIELDS, *Player._fields, *Scoring._fields)),
        *(field_words(name) for name in (*Tournament._fields, *choices()) if name != "info"),
        *(field_words(name) for name, value in ListedPlayer._field_defaults.items() if value == 0),
        *(field_words(name) for name in (*Settings._fields, *EventInfo._fields) if name not in ("info", "options")),
    }


CLICKS_OWN: tuple[str | tuple[str, str], ...] = (
    "Usage:", "Options", "Commands", "default: {default}", "required", "Show this message and exit.", "Aborted!",
    "Missing argument", "Missing option", "Missing command.", "No such option {name!r}.", "Invalid value: {message}",
    "Invalid value for {param_hint}: {message}", "Option {name!r} does not take a value.",
    "{value!r} is not a valid {number_type}.", "{value} is not in the range {range}.",
    ("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    ("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
)  # fmt: skip
"""What click says, and asks Python's gettext for."""


def help_texts() -> Iterator[str]:
    """The help of every command, paragraph by paragraph, and of its arguments and options."""
    yield from ("Arguments", "Examples:")
    todo: list[click.Command] = [app]
    while todo:
        command = todo.pop()
        paragraphs = (command.help or "").split("\n\n")
        yield from (" ".join(text.split()) for text in paragraphs if text and not text.startswith("\b"))
        for parameter in command.params:
            text = getattr(parameter, "said", "") or getattr(parameter, "help", "")
            if text:
                yield text
        if isinstance(command, Commands):
            yield from command.sections
            context = click.Context(command)
            found = (command.get_command(context, name) for name in command.list_commands(context))
            todo += [inner for inner in found if inner]


def phrases() -> Iterator[Phrase]:
    """The texts of the tables, each with the context under which it is looked up first."""
    for table, (module, texts) in TABLES.items():
        for name, text in texts.items():
            yield Phrase(f"{table}.{name}", text, f"rendering/{module}.py")


def splittable() -> set[tuple[str | None, str]]:
    """The contexts and texts that are looked up first under the context, then without one."""
    return {
        *((phrase.context, phrase.text) for phrase in phrases()),
        *(("field", text) for text in fields()),
        *(("fact", kind) for kind in KINDS),
        *(("stage", stage.value) for stage in Stage),
        *(("bye", bye) for bye in BYES.values()),
    }


def places(text: str) -> set[str]:
    """The names of the values in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
