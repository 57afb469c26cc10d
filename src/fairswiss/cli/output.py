"""Output of commands: answers on standard output, everything else on standard error, and the exit code."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TextIO, TypeVar

from fairswiss._version import __version__
from fairswiss.cli.remedies import advice, with_switch
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError, FileAccess, NoPairing, TooLarge
from fairswiss.model.problems import Problem, Severity

Item = TypeVar("Item")

VERSION = f"fairswiss {__version__}"
INTERRUPTED = 130
"""Like the shell's code for a program that Ctrl-C ended."""
NOBODY_READS = 141
"""Like the shell's code for a program whose reader closed the pipe; never 0, for the answer was not delivered."""
MOST_WARNINGS = 20
_COLOURS = {"error": "\x1b[1;31m", "warning": "\x1b[33m"}
_GREEN, _PLAIN = "\x1b[32m", "\x1b[0m"


class Answer(NamedTuple):
    """The answer of a command, printed at its end."""

    text: str
    exit_code: int = 0
    is_file: bool = False
    """The text is a file's content: its bytes are written, in UTF-8 whatever the terminal's encoding."""
    content: bytes = b""
    """Of a file that is no text."""


def shown(text: str, is_page: bool, exit_code: int = 0) -> Answer:
    """The answer with a rendered text: a page is a file, which says itself that it is UTF-8."""
    return Answer(f"{text}\n", exit_code, is_file=True) if is_page else Answer(text, exit_code)


def safe(text: str) -> str:
    """The text without what could drive a terminal: control characters, text direction marks, half characters."""
    return "".join(c if c.isprintable() or c == "\n" else " " if c.isspace() else "�" for c in text)


def guarded(work: Callable[[], Answer | int], as_json: bool = False, quiet: bool = False) -> int:
    """Do the work, print the answer and return the exit code, whatever happens on the way."""
    _never_fail_on_a_character()
    try:
        try:
            return _delivered(work())
        except FairswissError as error:
            return _failed(error, as_json, quiet)
        except BrokenPipeError:
            raise
        except OSError as error:  # files are dealt with where they are opened: this is an output
            _let_go(sys.stdout)  # what is still in its buffer must not fail once more when the program ends
            words = "The output cannot be written: {strerror}."
            return _failed(
                FileAccess(gettext(words, strerror=error.strerror or error), code="output-not-writable"), False
            )
        except MemoryError:
            return _failed(
                TooLarge(gettext("This needs more memory than the machine can give."), code="memory-short"), as_json
            )
        except Exception as error:
            meant = _meant(error)
            return _failed(meant, as_json, quiet) if meant else _unexpected(error, as_json)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go(sys.stdout)
        return NOBODY_READS
    except OSError:
        _let_go(sys.stdout, sys.stderr)
        return FileAccess.exit_code


def _meant(error: Exception) -> FairswissError | None:
    """Another library's error as one of ours: a package that is not installed, or a fault of the manager's database."""
    if isinstance(error, ModuleNotFoundError):
        from fairswiss.model.extras import missing

        return missing(error)
    if "django.db" not in sys.modules:
        return None
    from fairswiss.keeping.trouble import trouble

    return trouble(error)


def _delivered(answer: Answer | int) -> int:
    if isinstance(answer, Answer):
        if answer.is_file:
            from fairswiss.usecases.files import write_to_standard_output

            write_to_standard_output(answer.content or answer.text.encode())
        elif answer.text:
            print(answer.text.removesuffix("\n"))
        answer = answer.exit_code
    if sys.stdout is not None:
        sys.stdout.flush()
    return answer


def _failed(error: FairswissError, as_json: bool, quiet: bool = False) -> int:
    errors = [problem for problem in error.problems if problem.severity is Severity.ERROR]
    told = " ".join([error.message, *(words for _, words in advice(error))])
    to_stderr("error", "\n".join([told, *(f"  {with_switch(problem)}" for problem in errors)]))
    if not quiet:
        warn([problem for problem in error.problems if problem.severity is Severity.WARNING])
    if as_json:
        print(json_text({"error": error_data(error)}), flush=True)
    return error.exit_code


def error_data(error: FairswissError) -> dict[str, object]:
    """An error for programs."""
    return {
        "kind": error.kind(),
        "code": error.code,
        "exit_code": error.exit_code,
        "message": error.message,
        "facts": error.facts,
        "remedies": [{"remedy": remedy, "words": words} for remedy, words in advice(error)],
        "problems": [problem_data(problem) for problem in error.problems],
        **({"witness": error.witness} if isinstance(error, NoPairing) else {}),
    }


def problem_data(problem: Problem) -> dict[str, object]:
    """A problem for programs; a place of 0 does not apply and is left out."""
    place = {name: value for name, value in problem.where._asdict().items() if value}
    said = {"what": problem.what, "why": problem.why, "remedy": with_switch(problem).remedy}
    return {"severity": str(problem.severity), **place, **said}


def _unexpected(error: Exception, as_json: bool) -> int:
    found = " ".join(f"{type(error).__name__}: {error}".split())
    words = "unexpected: {found} - an error in fairswiss, please report it (FAIRSWISS_DEBUG=1 shows the details)"
    what = gettext(words, found=found)
    to_stderr("error", what)
    if os.environ.get("FAIRSWISS_DEBUG") == "1":
        import traceback

        print(safe("".join(traceback.format_exception(error))), file=sys.stderr)
    if as_json:
        data = error_data(FairswissError(what, code="unexpected")) | {"kind": "unexpected"}
        print(json_text({"error": data}), flush=True)
    return FairswissError.exit_code


def warn(problems: Sequence[Problem]) -> None:
    """The warnings on standard error, the first twenty of them."""
    for problem in problems[:MOST_WARNINGS]:
        to_stderr("warning", str(with_switch(problem)).removeprefix(f"{gettext('warning')}: "))
    if len(problems) > MOST_WARNINGS:
        to_stderr("warning", gettext("… and {count} more", count=len(problems) - MOST_WARNINGS))


def to_stderr(label: str, text: str) -> None:
    """A message on standard error with its label in colour, if that is a terminal that wants colours."""
    if wants_colour(sys.stderr):
        colour = _COLOURS.get(label, _GREEN)
        print(f"{colour}{gettext(label)}:{_PLAIN} {safe(text)}", file=sys.stderr)
    else:
        print(f"{gettext(label)}: {safe(text)}", file=sys.stderr)


def on_terminal(stream: TextIO | None) -> bool:
    """True if the stream is a terminal."""
    return stream is not None and stream.isatty()


def wants_colour(stream: TextIO | None) -> bool:
    """True if the stream is a terminal that shows colours, and the user has not turned them off (``NO_COLOR``)."""
    environment = os.environ
    return on_terminal(stream) and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


def colours() -> bool:
    """True if the answer goes to a terminal that wants colours."""
    return wants_colour(sys.stdout)


def terminal_columns() -> int:
    """Width of the terminal that shows the answer; 0 for a file or a program."""
    if not on_terminal(sys.stdout):
        return 0
    from shutil import get_terminal_size

    return get_terminal_size().columns


def with_progress(items: Iterable[Item], doing: str, total: int) -> Iterable[Item]:
    """The same items, with a bar on standard error if that is a terminal."""
    if not on_terminal(sys.stderr):
        return items
    return _with_bar(items, doing, total)


def _with_bar(items: Iterable[Item], doing: str, total: int) -> Iterator[Item]:
    from click import progressbar

    with progressbar(items, length=total, label=doing, file=sys.stderr) as bar:
        yield from bar


def json_text(data: object) -> str:
    """JSON that every reader can decode: escapes instead of letters where the output is not UTF-8."""
    import json

    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "")
    return json.dumps(data, indent=2, ensure_ascii=encoding != "utf8", default=str)


def usage(error: Any, as_json: bool) -> int:
    """A command line that cannot be understood: click's words, our exit code."""
    context: Any = getattr(error, "ctx", None)
    message = error.format_message() + _switch_meant(error)
    if context is not None:
        hint = gettext("Try '{command_path} --help' for help and examples.", command_path=context.command_path)
        print(safe(f"{context.get_usage()}\n{hint}"), file=sys.stderr)
    to_stderr("error", message)
    if as_json:
        print(json_text({"error": error_data(BadRequest(message, code="command-unreadable"))}), flush=True)
    return BadRequest.exit_code


def _switch_meant(error: Any) -> str:
    """The drop-in switch that a mistyped option may stand for, where click knows nothing like it."""
    unlike_any = getattr(error, "possibilities", ("",)) or ()  # only an option that does not exist has such a list
    if unlike_any or error.ctx is None or error.ctx.parent is not None:
        return ""
    from fairswiss.model.suggestions import did_you_mean
    from fairswiss.usecases.systems import switches

    return did_you_mean(error.option_name, [f"--{name}" for name in switches()])


def _never_fail_on_a_character() -> None:
    """A name with a letter that the terminal's encoding lacks is shown with a mark in its place."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _let_go(*streams: TextIO | None) -> None:
    """Point streams nowhere, so that the interpreter does not complain about them when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in streams:
        try:
            os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        except (OSError, ValueError, AttributeError):
            continue
