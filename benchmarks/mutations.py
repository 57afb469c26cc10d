"""One-line mutants of a module: the same source with one thing wrong.

A row of a ladder dropped, two neighbouring rows swapped, a comparison flipped, ``and`` for ``or``, a ``not`` dropped, a
small number one higher, what a yes-or-no function returns replaced by yes or by no.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

LARGEST = 20
"""Numbers beyond this are no counts."""
FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant(NamedTuple):
    """A mutated source, where it differs and how."""

    line: int
    change: str
    source: str


def mutants(source: str) -> Iterator[Mutant]:
    """All mutants of a module."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple):
            yield from _rows(source, node)
        for text in _replacements(node):
            yield _mutant(source, node, text)
        if isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name) and node.returns.id == "bool":
            yield from _answers(source, node)


def _replacements(node: ast.AST) -> Iterator[str]:
    """Other texts for an expression, in brackets so that nothing around it changes."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            ops = [FLIPPED[type(operator)]() if n == place else other for n, other in enumerate(node.ops)]
            yield f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"({ast.unparse(ast.BoolOp(other, node.values))})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant) and type(node.value) is int and node.value <= LARGEST:
        yield str(node.value + 1)


def _answers(source: str, function: ast.FunctionDef) -> Iterator[Mutant]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            other = [answer for answer in ("True", "False") if answer != ast.unparse(node.value)]
            yield from (_mutant(source, node.value, answer) for answer in other)


def _rows(source: str, node: ast.Tuple) -> Iterator[Mutant]:
    """Of a table of criteria: each row dropped, and each swapped with the next."""
    if not all(_is_row(element) for element in node.elts) or len(node.elts) < 2:
        return
    texts = [ast.unparse(element) for element in node.elts]
    for place, text in enumerate(texts):
        less = [*texts[:place], *texts[place + 1 :]]
        yield _table(source, node, node.elts[place], less, f"dropped: {text}")
    for place in range(len(texts) - 1):
        swapped = [*texts[:place], texts[place + 1], texts[place], *texts[place + 2 :]]
        yield _table(source, node, node.elts[place], swapped, f"swapped with the next: {texts[place]}")


def _is_row(element: ast.expr) -> bool:
    called = isinstance(element, ast.Call) and isinstance(element.func, ast.Name) and element.func.id == "Row"
    return called or (isinstance(element, ast.Starred) and isinstance(element.value, ast.Name))


def _table(source: str, node: ast.Tuple, row: ast.expr, texts: list[str], change: str) -> Mutant:
    return Mutant(row.lineno, change, _spliced(source, node, f"({', '.join(texts)},)"))


def _mutant(source: str, node: ast.expr | ast.AST, text: str) -> Mutant:
    assert isinstance(node, ast.expr)
    return Mutant(node.lineno, f"{ast.unparse(node)}  ->  {text}", _spliced(source, node, text))


def _spliced(source: str, node: ast.expr, text: str) -> str:
    """The source with the text in the node's place; columns of the tree count bytes."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
    whole = b"".join(lines)
    return (whole[:start] + text.encode() + whole[end:]).decode()
