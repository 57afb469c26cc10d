"""Every command and every piece of Python in the documents is run, and what is said to come out comes out.

A document is read from the top, in a folder of its own that holds a copy of ``examples/``:

* a block ```` ```trf NAME ````, ```` ```csv NAME ```` or ```` ```txt NAME ```` is written to that file;
* in a block ```` ```sh ```` every line that begins with ``./fairswiss`` is run and must end with the exit code 0, or
  with the one that a comment at its end states (``# exit code 3``); ``cat FILE`` shows a file; other lines are for
  the reader alone;
* the blocks ```` ```python ```` are run last, all of a document in one namespace and one process;
* a block ```` ```text ```` right after one of these holds its output; a line ``…`` stands for whatever was left
  out, and so do the beginning and the end.
"""

import io
import json
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from fairswiss.cli.door import main
from tests.docs.markdown import ROOT, Block, blocks, documents, named

FILES = ("csv", "trf", "txt")
RUN = ("python", "sh", "text", *FILES)
OTHER_LANGUAGES = ("", "console", "json")
_RUNNER = """
import contextlib, io, json, sys
namespace, printed = {"__name__": "__document__"}, []
for source, where in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(source, where, "exec"), namespace)
    printed.append(out.getvalue())
json.dump(printed, sys.stdout)
"""
_STATED = re.compile(r"\s+# exit code (\d+)$")
_WITH_BLOCKS = [path for path in documents() if any(block.language in RUN for block in blocks(path.read_text("utf-8")))]


@pytest.mark.parametrize("document", _WITH_BLOCKS, ids=named)
def test_what_the_document_shows_is_what_happens(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FAIRSWISS_DATA", str(tmp_path / "data"))
    found = list(blocks(document.read_text("utf-8")))
    written: dict[int, str] = {}
    for place, block in enumerate(found):
        if block.language in FILES and block.name:
            Path(block.name).write_text(block.body, "utf-8")
        elif block.language == "sh":
            lines = block.body.splitlines()
            written[place] = "".join(_output(line, f"{named(document)}, line {block.line}") for line in lines)
    written |= _python({place: block for place, block in enumerate(found) if block.language == "python"}, document)
    for place, block in enumerate(found):
        if block.language == "text" and block.follows and place - 1 in written:
            _assert_shown(block, written[place - 1], f"{named(document)}, line {block.line}")


def _assert_shown(block: Block, output: str, where: str) -> None:
    """What stands between two ``…`` is a piece of the output, in this order; how lines are broken does not count."""
    written, at = f" {' '.join(output.split())} ", 0
    for piece in filter(str.strip, re.split(r"^\s*…\s*$", block.body, flags=re.MULTILINE)):
        wanted = f" {' '.join(piece.split())} "
        found = written.find(wanted, at)
        assert found >= 0, f"{where}: this does not come out, or not in this place:\n{piece}\nbut:\n{output}"
        at = found + len(wanted) - 1


def _output(line: str, where: str) -> str:
    """Run a line of a shell block, if it is one of ours; what it wrote."""
    stated = _STATED.search(line)
    words = shlex.split(line, comments=True)
    if words[:1] == ["cat"]:
        return Path(words[1]).read_text("utf-8")
    if words[:1] != ["./fairswiss"]:
        return ""
    code, written = _command(words[1:])
    assert code == (int(stated[1]) if stated else 0), f"{where}: {line!r} ended with {code}:\n{written}"
    return written


def _command(words: list[str]) -> tuple[int, str]:
    """Run a command line in this process; ``< FILE`` and ``> FILE`` mean what they mean in a shell."""
    source = Path(_redirected(words, "<")).read_bytes() if "<" in words else b""
    target = _redirected(words, ">") if ">" in words else ""
    out = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    err = io.StringIO()
    stdin, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(source), "utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(words)
    finally:
        sys.stdin = stdin
    written = _bytes(out)
    if target:
        Path(target).write_bytes(written)
        return code, err.getvalue()
    return code, written.decode() + err.getvalue()


def _redirected(words: list[str], sign: str) -> str:
    place = words.index(sign)
    _, name = words[place], words[place + 1]
    del words[place : place + 2]
    return name


def _bytes(stream: io.TextIOWrapper) -> bytes:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue()


def _python(pieces: dict[int, Block], document: Path) -> dict[int, str]:
    """Run the pieces one after the other in a process of their own; what each of them printed."""
    if not pieces:
        return {}
    sources = [
        ("\n" * block.line + block.body, f"{named(document)}, from line {block.line}") for block in pieces.values()
    ]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", _RUNNER],
        input=json.dumps(sources),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return dict(zip(pieces, json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("document", documents(), ids=named)
def test_every_block_says_what_it_is(document: Path) -> None:
    for block in blocks(document.read_text("utf-8")):
        assert block.language in RUN + OTHER_LANGUAGES, f"{named(document)}, line {block.line}: {block.language}"


def test_the_readme_and_the_tutorial_are_among_them() -> None:
    shown = {named(path) for path in _WITH_BLOCKS}
    assert {"README.md", "docs/tutorial/first-event.md"} <= shown
