"""How branched code is: 1, and 1 for every place where it can go on in another way (McCabe, as radon counts)."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.source_trees import statements, tree_of

_LOOPS = ast.For | ast.AsyncFor | ast.While
_ONE_MORE = ast.If | ast.IfExp | ast.Assert | ast.Lambda
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


class Block(NamedTuple):
    """A function or a class, and how branched it is."""

    place: str
    complexity: int

    @property
    def name(self) -> str:
        """The last part of its place."""
        return self.place.rpartition("::")[2]


def blocks_of(file: Path) -> Iterator[Block]:
    """All functions, classes and methods of a file; functions inside others count with these."""
    yield from _blocks(tree_of(file), str(file))


def long_functions(tree: ast.Module, most: int) -> Iterator[str]:
    """The functions of a file that have more lines than that."""
    for node in statements(tree):
        if isinstance(node, _FUNCTIONS) and (node.end_lineno or 0) - node.lineno >= most:
            yield node.name


def _blocks(parent: ast.AST, place: str) -> Iterator[Block]:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, _FUNCTIONS):
            yield Block(f"{place}::{node.name}", 1 + sum(map(_ways, ast.walk(node))))
        elif isinstance(node, ast.ClassDef):
            methods = list(_blocks(node, f"{place}::{node.name}"))
            total = 1 + sum(method.complexity for method in methods)
            yield Block(f"{place}::{node.name}", total // (len(methods) or 1) + (len(methods) > 1))
            yield from methods


def _ways(node: ast.AST) -> int:
    match node:
        case ast.BoolOp():
            return len(node.values) - 1
        case ast.comprehension():
            return 1 + len(node.ifs)
        case ast.Try():
            return len(node.handlers) + bool(node.orelse)
        case ast.Match():
            return len(node.cases) - any(_is_default(case) for case in node.cases)
        case _ if isinstance(node, _LOOPS):
            return 1 + bool(node.orelse)
        case _:
            return int(isinstance(node, _ONE_MORE))


def _is_default(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None
