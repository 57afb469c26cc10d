"""The parts of the references that are written from code: operations of the API, options of commands, the glossary."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.docs import cli_reference
from tests.docs.markdown import ROOT

API = ROOT / "docs/reference/json-api.md"
GLOSSARY = ROOT / "docs/reference/glossary.md"
_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


def operations() -> str:
    """The table of every operation: address, action, name, and the docstring of its function."""
    from fairswiss.web.api.operations import router

    def rows() -> Iterator[tuple[str, int, str]]:
        for path, view in router.path_operations.items():
            for operation in view.operations:
                allowed: Any = operation.auth_callbacks[0]
                about = " ".join((operation.description or "").replace("``", "`").split())
                named = f"`{allowed.action.value}` | `{operation.view_func.__name__}` | {about}"
                for method in operation.methods:
                    yield path, _METHODS.index(method), f"| `{method} /api/{path}` | {named} |"

    table = "\n".join(row for _, _, row in sorted(rows()))
    return f"| call | action | name | |\n|---|---|---|---|\n{table}\n"


def terms() -> str:
    """The table of the glossary, with the German terms."""
    from fairswiss.language import speaking
    from fairswiss.rendering.glossary import glossary

    with speaking("de"):
        german = {term.key: term.name for term in glossary()}
    rows = "\n".join(f"| {term.name} | {term.meaning} | {german[term.key]} |" for term in glossary())
    return f"| term | meaning | German |\n|---|---|---|\n{rows}\n"


def with_part(text: str, name: str, part: str) -> str:
    """The page with this text between the two marks of a part; refuses a page that does not have them."""
    before, begin, rest = text.partition(f"<!-- written by scripts/references: {name} -->\n")
    _, end, after = rest.partition(f"<!-- end of {name} -->\n")
    if not begin or not end:
        raise ValueError(f"The marks of the part {name} are missing.")
    return f"{before}{begin}\n{part}\n{end}{after}"


def main() -> int:
    """Write every part into its page."""
    from fairswiss.web.running.serving import prepare

    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder), log_file=False)
        API.write_text(with_part(API.read_text("utf-8"), "operations", operations()), "utf-8")
    GLOSSARY.write_text(with_part(GLOSSARY.read_text("utf-8"), "terms", terms()), "utf-8")
    cli_reference.PAGE.write_text(cli_reference.written(cli_reference.PAGE.read_text("utf-8")), "utf-8")
    return 0
