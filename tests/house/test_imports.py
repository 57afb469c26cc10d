"""The rooms say whom they import, and no two modules import each other."""

import ast
import re
from functools import cache
from pathlib import Path

import grimp
import networkx
import pytest

from tests.source_trees import calls_of, tree_of

SOURCE = Path(__file__).parents[2] / "src" / "fairswiss"
ROOMS = sorted([*(file.parent for file in SOURCE.glob("*/__init__.py")), SOURCE / "judge.py"])
SENTENCE = re.compile(r"May import: ([a-z,\s]+)\.")
BY_DJANGO = {"fairswiss.web.credentials.engine", "fairswiss.web.credentials.models"}
"""A session engine and its table know each other: Django wants it so."""


@cache
def _graph() -> grimp.ImportGraph:
    """Without what is imported for the type checker alone."""
    return grimp.build_graph("fairswiss", cache_dir=None, exclude_type_checking_imports=True)


def _imported(room: str) -> set[str]:
    """The other rooms that modules of a room import."""
    graph, place = _graph(), f"fairswiss.{room}"
    modules = {place, *graph.find_descendants(place)}
    found = {name for module in modules for name in graph.find_modules_directly_imported_by(module)}
    rooms = {name.split(".")[1] for name in found if name.startswith("fairswiss.")}
    return rooms - {room, "_version", "__main__"}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.stem)
def test_a_room_says_what_it_imports(room: Path) -> None:
    file = room / "__init__.py" if room.is_dir() else room
    said = SENTENCE.search(ast.get_docstring(tree_of(file)) or "")
    real = ", ".join(sorted(_imported(room.stem))) or "nothing of the house"
    assert said is not None, f"add the line: May import: {real}."
    assert " ".join(said[1].split()) == real


def test_no_two_modules_import_each_other() -> None:
    graph = networkx.DiGraph(
        (module, imported)
        for module in _graph().modules
        for imported in _graph().find_modules_directly_imported_by(module)
    )
    cycles = [cycle for cycle in networkx.strongly_connected_components(graph) if len(cycle) > 1]
    assert [sorted(cycle) for cycle in cycles if cycle != BY_DJANGO] == []


def _looked_up(file: Path) -> list[str]:
    """The texts by which a module has others imported, as far as they stand in it: import contracts do not see them."""
    named = calls_of(file, frozenset({"import_module"}))
    texts = [node.value for call in named for node in ast.walk(call) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and text.startswith("fairswiss.")]


def test_no_room_looks_another_up_by_a_text() -> None:
    """But the door of the library, whose rooms are all named in it for the type checker as well."""
    files = [file for file in SOURCE.rglob("*.py") if file != SOURCE / "__init__.py"]
    found = [(file.relative_to(SOURCE), text) for file in files for text in _looked_up(file)]
    assert [one for one in found if one[1].split(".")[1] != one[0].parts[0]] == []
