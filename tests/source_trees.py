"""The source of the program as syntax trees, for tests about all of it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_INSIDE = ("body", "orelse", "finalbody", "handlers", "cases")


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """The statements of a tree at every depth: a tenth of its nodes, the rest of which is expressions."""
    for part in _INSIDE:
        inside = getattr(tree, part, ())
        for one in inside if isinstance(inside, list) else ():
            yield one
            yield from statements(one)


def parsed(file: Path) -> ast.Module:
    """A file as its tree, for whoever is alone in wanting it."""
    return ast.parse(file.read_text("utf-8"))


@cache
def tree_of(file: Path) -> ast.Module:
    """A file of the program as its tree: parsed once for all tests of a process. Nobody may change it."""
    return parsed(file)


@cache
def calls_of(file: Path, names: frozenset[str]) -> tuple[ast.Call, ...]:
    """The calls of functions of these names in a file; one that has none of the names is not parsed."""
    source = file.read_text("utf-8")
    if not any(f"{name}(" in source for name in names):
        return ()
    found = (node for node in ast.walk(tree_of(file)) if isinstance(node, ast.Call))
    return tuple(call for call in found if getattr(call.func, "id", getattr(call.func, "attr", "")) in names)
