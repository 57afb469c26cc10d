"""Sentences in the source that are handed to nobody who could translate them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.language.messages import SOURCE
from tests.source_trees import statements, tree_of

ELSEWHERE = {
    **{
        f"simulate/{name}.py": "only the command line generates tournaments"
        for name in ("configuration", "measuring", "recipe")
    },
    "usecases/generation.py": "only the command line generates tournaments",
    "usecases/schedule.py": "only the command line prints a schedule without an event",
    "usecases/standings_check.py": "only the command line checks somebody else's standings",
    "web/running/": "told in the terminal where the manager is started",
    "keeping/": "told in the terminal, before there is a page or instead of it",
    "web/watch/": "for the log and for programs that measure",
    "web/database.py": "told in the terminal where the manager is started",
    "web/links.py": "told in the terminal where the manager is started",
    "web/reach.py": "told in the terminal where the manager is started",
    "web/credentials/provider.py": "told in the terminal where the manager is started",
    "web/mail.py": "told in the terminal where the manager is started",
    "web/api/shapes.py": "the description of the API is in English",
    "web/api/views.py": "the description of the API is in English",
    "language/": "the other languages themselves",
}
"""Modules whose sentences no page shows, with the reason."""
_TRANSLATES = {"gettext", "_", "ngettext", "pgettext", "gettext_lazy", "ngettext_lazy", "pgettext_lazy"}
_SAYS_NOTHING = {
    *("AssertionError", "RuntimeError", "AttributeError", "ImportError"),  # faults of ours
    *("compile", "execute", "executemany", "run", "salted_hmac"),  # patterns, SQL, keys
    *("debug", "info", "warning", "exception"),  # of a log; those of a report of problems have their texts translated
}
_WORD = re.compile(r"(?<![\w{-])[A-Za-z]?[a-z]+(?![\w}])")
_CODE = re.compile(r"[<>=|%]|; charset|^(SELECT|CREATE|INSERT|CASE|fs-|###)")


class Said(NamedTuple):
    """A sentence and its place."""

    file: str
    line: int
    text: str


def untranslated() -> Iterator[Said]:
    """Every sentence inside a function that pages can reach and that nobody translates."""
    for path in sorted(SOURCE.rglob("*.py")):
        file = str(path.relative_to(SOURCE))
        if not file.startswith(tuple(ELSEWHERE)) and "migrations/" not in file:
            yield from of_tree(file, tree_of(path))


def of_tree(file: str, tree: ast.Module) -> Iterator[Said]:
    """Those of one module."""
    for function in statements(tree):
        if isinstance(function, ast.FunctionDef):
            for node in _spared(function, _named(function)):
                text = _text(node)
                if " " in text and len(_WORD.findall(text)) > 1 and not _CODE.search(text):
                    yield Said(file, node.lineno, text)


def _called(call: ast.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def _named(function: ast.FunctionDef) -> set[str]:
    """The names of texts that are spoken."""
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call) and _called(node) == "gettext")
    return {call.args[0].id for call in calls if isinstance(call.args[0], ast.Name)}


def _spared(node: ast.AST, named: set[str]) -> Iterator[ast.expr]:
    """The texts below a node, without docstrings, types, other functions and what is translated or says nothing."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.arguments) or child is getattr(node, "returns", None):
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.Call) and _called(child) in _TRANSLATES | _quiet(child):
            continue
        if isinstance(child, ast.Assign) and _names(child) & named:
            continue
        if isinstance(child, ast.JoinedStr) or (isinstance(child, ast.Constant) and isinstance(child.value, str)):
            yield child
        else:
            yield from _spared(child, named)


def _quiet(call: ast.Call) -> set[str]:
    """A log and a report of problems both have warnings; those of a log say nothing to people."""
    of = getattr(getattr(call.func, "value", None), "id", "")
    return _SAYS_NOTHING if of in ("_log", "database", "cursor", "re", "") else _SAYS_NOTHING - {"warning"}


def _names(assigned: ast.Assign) -> set[str]:
    return {node.id for target in assigned.targets for node in ast.walk(target) if isinstance(node, ast.Name)}


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)


@cache
def imported_by_pages() -> frozenset[str]:
    """The modules, as files, that a module imports which pages can reach; the public door and commands offer all."""
    found = set()
    for path in sorted(SOURCE.rglob("*.py")):
        if not str(path.relative_to(SOURCE)).startswith((*ELSEWHERE, "cli/", "__")):
            for node in statements(tree_of(path)):
                if isinstance(node, ast.ImportFrom) and node.module:
                    found |= {_file(node.module), *(_file(f"{node.module}.{name.name}") for name in node.names)}
    return frozenset(found)


def _file(module: str) -> str:
    place = Path(*module.split(".")[1:])
    return str(place / "__init__.py" if (SOURCE / place).is_dir() else place.with_suffix(".py"))
