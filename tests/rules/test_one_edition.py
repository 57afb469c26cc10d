"""What one edition alone names of the why: what others share the lists for is there, and nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import fairswiss.why

ROOM = Path(fairswiss.why.__file__).parent
SOURCE = ROOM.parent
OLDER = ("dubov_1997", "dutch_1992", "dutch_2012", "dutch_2017", "dutch_2026")
"""Editions whose kinds were declared before a union had an open member: see decision 50."""
MECHANISMS = {
    "burstein_2026": {"messages.Hundredths", "reasons.ByeOrder"},
    "keizer": {
        "bases.OwnBye", "differences.Own", "earnings.Earned", "earnings.Heading", "earnings.Ranked", "messages.Several",
        "obstacles.OwnAbsolute", "verdicts.Own",
    },
    "lim_2026": {
        "bases.OwnLeaving", "bases.OwnPair", "bases.OwnRows", "layouts.Groups", "messages.Numbers", "obstacles.Own",
    },
}  # fmt: skip
"""Bases, shapes and places of messages, which any edition may use: none of them says what an edition does."""


def names() -> Iterator[tuple[str, str, re.Pattern[str]]]:
    """Every class and every member of an enumeration, its last word, and what it looks like where it is used."""
    for file in sorted(ROOM.glob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                continue
            if any(getattr(base, "id", "") == "Enum" for base in node.bases):
                members = (one.targets[0] for one in node.body if isinstance(one, ast.Assign))
                for member in (one.id for one in members if isinstance(one, ast.Name)):
                    yield f"{node.name}.{member}", member, re.compile(rf"\b{node.name}\.{member}\b")
            else:
                imported = rf"from fairswiss\.why\.{file.stem} import [^\n]*\b{node.name}\b"
                yield f"{file.stem}.{node.name}", node.name, re.compile(rf"\b{file.stem}\.{node.name}\b|{imported}")


def used_by_one() -> dict[str, set[str]]:
    """The names that a single edition uses and the kernel does not, by its package."""
    texts = {path: path.read_text("utf-8") for room in ("kernel", "rules") for path in (SOURCE / room).rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, word, looks in names():
        uses = [path for path, text in texts.items() if word in text and looks.search(text)]
        parts = [path.relative_to(SOURCE).parts for path in uses]
        users = {part[1] if part[0] == "rules" and len(part) > 2 else part[0] for part in parts}
        alone = users.pop() if len(users) == 1 else "several"
        if alone not in ("kernel", "rules", "several"):
            found.setdefault(alone, set()).add(name)
    return found


def test_no_edition_since_burstein_has_a_kind_of_its_own_outside_its_package() -> None:
    assert {edition: kinds for edition, kinds in used_by_one().items() if edition not in OLDER} == MECHANISMS
