"""The messages of the program, found in its source: every English text that is handed to ``spoken``."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import fairswiss
from fairswiss.app.exporting import BOARDS, BYES, PLAYERS
from fairswiss.app.files import REASONS
from fairswiss.app.official import ANNOUNCED, CHANGE_IT, LEAVE_IT, LIFT_IT
from fairswiss.app.roles import Role
from fairswiss.formats.players.columns import FIELDS
from fairswiss.formats.players.grids import DELIMITERS
from fairswiss.journal.facts import KINDS, PHONES, Settings
from fairswiss.journal.state import Stage
from fairswiss.model.listed import ListedPlayer
from fairswiss.model.player import Player
from fairswiss.model.problems import Severity, Where
from fairswiss.model.scoring import Scoring
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rendering.audit import EXPORTED
from fairswiss.rendering.journal import field_words
from fairswiss.rules import SHELF, edition
from fairswiss.store.signing import Whose
from fairswiss.tiebreaks.catalogue import CATALOGUE
from fairswiss.tiebreaks.codes import MEANINGS, OWN

SOURCE = Path(fairswiss.__file__).parent


class Call(NamedTuple):
    """A place where a message is spoken."""

    file: str
    line: int
    texts: tuple[str, ...]
    """More than one where there is a choice; none where the text is looked up."""
    values: frozenset[str]


@cache
def calls() -> tuple[Call, ...]:
    """Every call of ``spoken`` in the source."""
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for path in sorted(SOURCE.rglob("*.py")):
        source = path.read_text("utf-8")
        if "spoken(" not in source:
            continue
        tree = ast.parse(source)
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inner = {node: scope for scope in [tree, *functions] for node in ast.walk(scope)}  # the innermost comes last
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "spoken":
                values = frozenset(keyword.arg or "" for keyword in node.keywords)
                yield Call(path.name, node.lineno, tuple(_texts(node.args[0], inner[node], node.lineno)), values)


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


def looked_up() -> set[str]:
    """The texts that are names of something: titles, systems, stages, fields of the settings, places, tellers."""
    return {
        *(entry.title for entry in CATALOGUE.values()),
        *(edition(name).NAME for name in SHELF),
        *(text for text in MEANINGS.values() if " " in text),
        *KINDS,
        *(announced.words for announced in ANNOUNCED),
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
        *(words for told in REASONS.values() for words in told),
        OWN,
        *(field_words(name) for name in (*FIELDS, *Player._fields, *Scoring._fields)),
        *(field_words(name) for name in Tournament._fields if name != "info"),
        *(field_words(name) for name, value in ListedPlayer._field_defaults.items() if value == 0),
        *DELIMITERS.values(),
        *("FIDE id", "points", "match points", "game points"),
        *(*PLAYERS, *BOARDS, *BYES.values()),
        *(field_words(name) for name in (*Settings._fields, *EventInfo._fields) if name != "info"),
    }


def wanted() -> set[str]:
    """Everything that another language must have."""
    return looked_up() | {text for call in calls() for text in call.texts}


def places(text: str) -> set[str]:
    """The names of the values in a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
