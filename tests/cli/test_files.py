"""app.files: bounded reading, writing whole or not at all."""

import io
import os
import sys
import threading
from pathlib import Path

import pytest

from fairswiss.model import FileAccess, TooLarge
from fairswiss.usecases import files


def test_a_file_of_exactly_the_limit_is_read_and_one_byte_more_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 10)
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert files.read_bytes(str(path)) == b"x" * 10
    path.write_bytes(b"x" * 11)
    with pytest.raises(TooLarge):
        files.read_bytes(str(path))


def test_no_more_than_the_limit_and_one_byte_is_taken_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 10)
    source = io.BytesIO(b"x" * 100)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(source))
    with pytest.raises(TooLarge):
        files.read_bytes("-")
    assert source.tell() == 11


@pytest.mark.parametrize("name", ["not there", ".", "file/below", "with\0null"])
def test_what_cannot_be_read_is_named_with_a_reason(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileAccess, match=r"Cannot read .*: .*\. [A-Z].*\."):
        files.read_bytes(f"{tmp_path}/{name}")


def test_closed_standard_streams_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(FileAccess, match="Standard input is closed"):
        files.read_bytes("-")
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(FileAccess, match="Standard output is closed"):
        files.write_text_atomically("-", "text")


def test_text_is_written_as_utf8_with_its_own_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "out"
    files.write_text_atomically(str(path), "é\n")
    assert path.read_bytes() == "é\n".encode()
    assert os.listdir(tmp_path) == ["out"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "out"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(FileAccess, match="the disk is full"):
        files.write_text_atomically(str(path), "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["out"]


def test_a_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "out", tmp_path / "link"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    files.write_text_atomically(str(link), "new")
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    received: list[str] = []
    reader = threading.Thread(target=lambda: received.append(pipe.read_text()))
    reader.start()
    files.write_text_atomically(str(pipe), "text")
    reader.join(300)
    assert received == ["text"]
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["file/below", "missing/out", "."])
def test_what_cannot_be_written_is_named_with_a_reason(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileAccess, match=r"Cannot write .*: .*\. [A-Z].*\."):
        files.write_text_atomically(f"{tmp_path}/{name}", "text")
