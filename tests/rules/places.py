"""The places of an index, and what stands there."""

import ast
import inspect
import re
from functools import cached_property
from importlib import import_module
from types import ModuleType

from fairswiss.rendering.rulebook import code_of


def exists(system: str, place: str) -> bool:
    """Whether the place is in the code: a name with a docstring, a table, or a row of one."""
    try:
        return bool(text_of(system, place))
    except (AssertionError, LookupError):
        return False


def text_of(system: str, place: str) -> str:
    """The docstring of a function or class, the source of a table, the row of one."""
    code = code_of(system, place)
    module = import_module(code.module)
    name, _, row = code.name.rstrip("]").partition("[")
    found: object = module
    for part in name.split("."):
        found = inspect.getattr_static(found, part, None)
    if found is None or found is module:
        raise LookupError(place)
    if isinstance(found, cached_property):
        found = found.func
    if row:
        return _row(found, row)
    documented = inspect.isroutine(found) or inspect.isclass(found) or isinstance(found, property)
    own = getattr(found, "__module__", code.module) == code.module
    return (documented and own and inspect.getdoc(found)) or _assigned(module, name)


def _row(table: object, row: str) -> str:
    """The name of the row, if the table has it: by its article, or among those of its values."""
    if isinstance(table, dict):
        rows = {article.key for articles in table.values() for article in articles}
    else:
        rows = {each.article for each in table}  # type: ignore[attr-defined]
    if row not in rows:
        raise LookupError(row)
    return row


def _assigned(module: ModuleType, name: str) -> str:
    """The lines that assign a name, with the comment and the docstring of a constant."""
    source = inspect.getsource(module)
    body = ast.parse(source).body
    for at, node in enumerate(body):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(getattr(target, "id", "") == name for target in targets):
            after = body[at + 1] if at + 1 < len(body) else node
            last = after if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else node
            return "\n".join(source.splitlines()[node.lineno - 1 : last.end_lineno])
    raise LookupError(name)


def mentioned(number: str, text: str) -> bool:
    """Whether a text names an article: by its number, as a part or sub-article of it, as a chapter or a reading."""
    kind, _, rest = number.partition(" ")
    if kind == "reading":
        return any(rest in re.findall(r"\d+", found) for found in re.findall(r"[Rr]eadings?[ (][\d, and]+", text))
    if number.isdecimal():
        return re.search(rf"[Cc]hapter {number}\b|\"{number}\"", text) is not None
    return re.search(rf"(?<![\w.]){re.escape(number)}(?!\d)", text) is not None
