"""The command as a process: pipes, terminals, signals, encodings, big files."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fairswiss import __version__, pair
from tests.cli.events import Said, event, impossible_event, mispaired_event, process, report, saved, surroundings

COMMAND = [sys.executable, "-m", "fairswiss"]


def test_version_and_help() -> None:
    assert process("--version") == (0, f"fairswiss {__version__}\n", "")
    said = process("--help", FORCE_COLOR="1")
    assert process(FORCE_COLOR="1") == said
    assert said.code == 0
    assert "fairswiss pair open.trf" in said.out
    assert "\x1b" not in said.out


def test_exit_codes(tmp_path: Path) -> None:
    assert process("pair", saved(tmp_path, event())).code == 0
    assert process("pair", saved(tmp_path, impossible_event())).code == 1
    assert process("check", saved(tmp_path, mispaired_event())).code == 1
    assert process("pair", "--bogus").code == 3
    assert process("pair", str(tmp_path)).code == 5


def test_a_file_from_standard_input() -> None:
    said = process("pair", "-", "--json", stdin=report(event()))
    assert json.loads(said.out)["bye"] == pair(event()).bye


def test_a_place_that_cannot_be_written_is_exit_5_with_a_message(tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    said = process("pair", file, "-o", f"{file}/out.trf")
    assert said.code == 5
    assert "Cannot write" in said.err
    assert said.out == ""


def test_a_file_without_end_is_refused_in_bounded_memory(tmp_path: Path) -> None:
    assert process("pair", "/dev/zero").code == 4
    huge = tmp_path / "huge.trf"
    with huge.open("wb") as stream:
        stream.truncate(1 << 40)
    assert process("validate", str(huge)).code == 4


def test_a_reader_who_goes_away_is_no_fault() -> None:
    running = subprocess.Popen(
        [*COMMAND, "pair", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout
    running.stdout.close()
    running.stdout = None
    _, err = running.communicate(report(event()), timeout=300)
    assert running.returncode == 141
    assert err == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_behind_standard_output_is_exit_5() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*COMMAND, "pair", "-"], input=report(event()), stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 5
    assert b"cannot be written" in done.stderr
    assert b"Exception" not in done.stderr


def test_ctrl_c_is_exit_130_without_a_traceback() -> None:
    running = subprocess.Popen(
        [*COMMAND, "pair", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background shells have it ignored
    )
    assert running.stdin
    running.stdin.write(b"x" * (1 << 20))  # more than a pipe holds: when this returns, the command is reading
    running.stdin.flush()
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=300)
    assert running.returncode == 130
    assert b"Traceback" not in err


def test_letters_that_the_output_cannot_show(tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert process("aro", file, PYTHONIOENCODING="ascii").out.count("M?ller") == 7
    data = json.loads(process("aro", file, "--json", PYTHONIOENCODING="ascii").out)
    assert "Müller" in json.dumps(data, ensure_ascii=False)
    said = process("convert", file, "-", PYTHONIOENCODING="ascii")
    assert "Müller" in said.out


def test_nothing_that_drives_a_terminal_is_printed(tmp_path: Path) -> None:
    evil = "\x1b[31mred\x9b\u202e"
    for arguments in (
        ["pair", evil],
        [evil],
        ["pair", "x", f"--{evil}"],
        ["--dubov-1997", evil, "-p"],
        ["pair", "x", evil],
    ):
        said = process(*arguments)
        assert said.code in (3, 5)
        assert not set("\x1b\x9b\u202e") & set(said.err + said.out)
    out = process("convert", saved(tmp_path, event()), str(tmp_path / evil)).out
    assert not set("\x1b\x9b\u202e") & set(out)


def on_a_terminal(*arguments: str, **environment: str) -> Said:
    """Runs the command with a terminal as its standard output and error."""
    import pty

    ours, theirs = pty.openpty()
    env = surroundings(TERM="xterm-256color", **environment)
    running = subprocess.Popen([*COMMAND, *arguments], stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 1 << 16):
            shown += part
    except OSError:
        pass  # how Linux says that nobody writes any more
    os.close(ours)
    return Said(running.wait(300), shown.decode(), "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_colours_on_a_terminal_unless_no_color_is_set(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.trf")
    assert "\x1b[1;31merror:" in on_a_terminal("pair", missing).out
    assert "\x1b" not in on_a_terminal("pair", missing, NO_COLOR="1").out
    assert "\x1b" not in process("pair", missing).err


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_check_shows_its_progress_on_a_terminal_only(tmp_path: Path) -> None:
    file = saved(tmp_path, event())
    assert "Checking" in on_a_terminal("check", file).out
    assert "Checking" not in on_a_terminal("check", file, "--quiet").out
    assert "Checking" not in process("check", file).err


def test_shell_completion_knows_the_commands() -> None:
    said = process(_FAIRSWISS_COMPLETE="bash_complete", COMP_WORDS="fairswiss ex", COMP_CWORD="1")
    assert "explain" in said.out
