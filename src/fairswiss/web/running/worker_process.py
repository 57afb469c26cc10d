"""Worker processes for long work, from both sides of the pipe. They import neither Django nor the manager."""

import contextlib
import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from traceback import format_exception
from typing import Any

from fairswiss.language import gettext, speaking
from fairswiss.model.errors import FairswissError, TooLong

MOST_MEMORY = 2 << 30
"""Bytes that a process may write to. Addresses that are only set aside do not count: drawing sets aside many."""
_IDLE = 300
"""Seconds after which a process with nothing to do ends."""
_GRACE = 5
_START = 60
"""Seconds within which a process has to be ready for work."""


class Hand:
    """A process that answers one question after the other."""

    def __init__(self, nice: int) -> None:
        fresh = get_context("spawn")  # a copy of this process would hold its locks and its database
        self._line, theirs = fresh.Pipe()
        self._process = fresh.Process(target=_work, args=(theirs, nice), name="fairswiss work", daemon=True)
        self._process.start()
        self._is_ready = False
        theirs.close()

    @property
    def is_there(self) -> bool:
        """True if the process still runs; it exits when idle."""
        return self._process.is_alive()

    def answer(self, asked: tuple[Any, ...], patience: float) -> Callable[[], Any]:
        """A function that returns the result, or raises the exception of the work."""
        self._begin()
        try:
            self._line.send((patience, *asked))
            if not self._line.poll(patience):
                raise TooLong(_given_up(patience, asked[1]))
            done, answer = self._line.recv()
        except (EOFError, OSError) as gone:
            raise TooLong(_given_up(patience, asked[1])) from gone
        return (lambda: answer) if done else lambda: _raise(answer)

    def _begin(self) -> None:
        """Wait until the process can work; one that ends by itself before that is a fault, not too much work."""
        if self._is_ready:
            return
        with contextlib.suppress(EOFError, OSError):
            self._is_ready = self._line.poll(_START) and self._line.recv()
        if not self._is_ready:
            self._process.join(_GRACE)
            raise RuntimeError(f"A process for long work did not start (exit code {self._process.exitcode}).")

    def stop(self) -> None:
        """End it; whoever waits for its answer is told that there is none."""
        self._process.kill()

    def dismiss(self) -> None:
        """End it, whatever it is doing, and leave nothing behind."""
        self.stop()
        self._process.join()
        self._line.close()


_WHY = "fairswiss explain FILE --round N"
_PLOT = "fairswiss plot FILE KIND -o picture.svg"
_COMMANDS = {
    "archive": "fairswiss archive EVENT event.zip",
    "answers_of": f"{_WHY} --player NUMBER",
    "_of_seats": f"{_WHY} --player NUMBER",
    "_of_two": f"{_WHY} --why-not NUMBER NUMBER",
    "board_answered": f"{_WHY} --board NUMBER",
    "board_answers": f"{_WHY} --board NUMBER",
    "check_round": "fairswiss check FILE",
    "made_course": _PLOT,
    "made_picture": _PLOT,
    "one_by_one": _PLOT,
    "pair_known": _WHY,
    "pair_round": "fairswiss pair FILE",
    "png": "fairswiss publish FILE FOLDER",
    "player_answered": f"{_WHY} --player NUMBER",
    "standings": "fairswiss standings FILE",
    "svg": _PLOT,
    "typeset": "fairswiss print FILE --sheet SHEET -o sheet.pdf",
    "why_not": f"{_WHY} --why-not NUMBER NUMBER",
    "why_not_answer": f"{_WHY} --why-not NUMBER NUMBER",
    "why_not_answered": f"{_WHY} --why-not NUMBER NUMBER",
}
"""The equivalent command line of each function."""


def _given_up(patience: float, question: Callable[..., Any]) -> str:
    words = "This takes more than {seconds:g} seconds or too much memory, so it was cancelled. Nothing was changed."
    said = gettext(words, seconds=patience)
    command = _COMMANDS.get(question.__name__)
    if command is None:
        return said
    if "EVENT" in command:  # it needs the journal, which no report has
        there = (
            "The command line has no such limit. On the computer that runs the manager: {command} (EVENT is the id of "
            "the event, in the address of this page)."
        )
        return f"{said} {gettext(there, command=command)}"
    advice = "The command line has no such limit: save the report (Export), then run: {command}"
    return f"{said} {gettext(advice, command=command)}"


def _raise(error: Exception) -> Any:
    raise error


# -- in the process ----------------------------------------------------------------------------------------------------


def _work(line: Connection, nice: int) -> None:
    """Answer until there is nobody to ask, or nothing to do for a long time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal reaches every process; the manager decides
    _bound(nice)
    with contextlib.suppress(EOFError, OSError):
        line.send(True)
        while line.poll(_IDLE):
            patience, *asked = line.recv()
            line.send(_answered(patience, *asked))


def _answered(
    patience: float, tongue: str, question: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]
) -> tuple[bool, Any]:
    if hasattr(signal, "alarm"):
        signal.alarm(int(patience) + _GRACE)  # ends this process even if the manager is gone
    try:
        with speaking(tongue):
            return True, question(*given, **named)
    except FairswissError as error:
        return False, error
    except (MemoryError, RecursionError):
        with speaking(tongue):
            return False, TooLong(_given_up(patience, question))
    except Exception as error:
        return False, RuntimeError("".join(format_exception(error)))  # for the log of the manager
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)


def _bound(nice: int) -> None:
    """The memory of this process has an end, and pages, pairing and publishing go first."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        from resource import RLIMIT_DATA, setrlimit

        setrlimit(RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
