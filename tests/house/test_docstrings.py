"""Docstrings say what a thing is: a noun phrase or an imperative, never an indirect question."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source_trees import statements, tree_of

SOURCE = Path(__file__).parents[2] / "src" / "fairswiss"
ROOMS = tuple(sorted(room.parent.name for room in SOURCE.glob("*/__init__.py")))
INDIRECT = re.compile(r"\s*(What|Who|Whether|How|Where|When|Why|Whom|Whose)\b")
API = SOURCE / "web" / "api"
_OWNERS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _docstrings(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.Constant]]:
    """The docstrings of modules, classes, functions and attributes, each with the block it is in."""
    for owner in (tree, *statements(tree)):
        for line in owner.body if isinstance(owner, _OWNERS) else ():
            match line:
                case ast.Expr(value=ast.Constant(value=str()) as text):
                    yield owner, text


def _is_published(file: Path, owner: ast.AST) -> bool:
    """True for operations and schemas of the JSON API: their docstrings are texts of the OpenAPI document."""
    if not file.is_relative_to(API):
        return False
    if isinstance(owner, ast.ClassDef):
        return file.stem.endswith("shapes")
    decorators = owner.decorator_list if isinstance(owner, ast.FunctionDef) else []
    return any(ast.unparse(decorator).startswith("router.") for decorator in decorators)


def _indirect(file: Path) -> list[str]:
    """The lines of a file whose docstring opens with a question word."""
    found = _docstrings(tree_of(file))
    return [
        f"{file.name}:{text.lineno} {str(text.value)[:60]}"
        for owner, text in found
        if INDIRECT.match(str(text.value)) and not _is_published(file, owner)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_docstrings_say_what_a_thing_is(room: str) -> None:
    files = sorted((SOURCE / room).rglob("*.py"))
    assert files
    assert [line for file in files for line in _indirect(file)] == []


def test_every_kind_of_docstring_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        '"""What it does."""\nLIMIT = 1\n"""How much."""\n'
        'class Thing:\n    """Who it is."""\n    size: int\n    """Whether large."""\n'
        '    async def act(self) -> None:\n        """When it acts."""\n'
        'def act() -> None:\n    """Whoever acts."""\n'
    )
    assert [line.split()[1] for line in _indirect(file)] == ["What", "How", "Who", "Whether", "When"]


def test_only_texts_of_the_openapi_document_are_published() -> None:
    operation, helper = ast.parse('@router.get("t")\ndef show() -> None: ...\ndef shown() -> None: ...').body
    schema = ast.parse("class Sent: ...").body[0]
    assert _is_published(API / "operations" / "events.py", operation)
    assert not _is_published(API / "operations" / "events.py", helper)
    assert _is_published(API / "shapes.py", schema)
    assert not _is_published(API / "answers.py", schema)
    assert not _is_published(SOURCE / "web" / "shapes.py", schema)
