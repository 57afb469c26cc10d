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


@cache
def calls_of(file: Path, names: frozenset[str]) -> tuple[ast.Call, ...]:
    """The calls of functions of these names in a file; one that has none of the names is not parsed."""
    source = file.read_text("utf-8")
    if not any(f"{name}(" in source for name in names):
        return ()
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return tuple(call for call in found if getattr(call.func, "id", getattr(call.func, "attr", "")) in names)
