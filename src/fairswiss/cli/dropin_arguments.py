"""The arguments of the drop-in form, parsed by hand: it starts fast."""

import os
from typing import Any, NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.whole import whole_number
from fairswiss.usecases.files import DASH
from fairswiss.usecases.systems import switches

_MOST_DIGITS = 40
IGNORED = ("-w", "-q")
SYNTAX = """
The drop-in form is:
  fairswiss [-r] --SYSTEM FILE -p [OUT] [-l [LIST]]     pair the next round
  fairswiss [-r] --SYSTEM FILE -c [ROUND] [-l [LIST]]   check the recorded rounds
  fairswiss [-r] --SYSTEM -g [CONFIG | SEED] -o OUT [-s SEED] [-l [LIST]]   make up a tournament
  fairswiss [-r] --SYSTEM MODEL -g -o OUT [-s SEED] [-l [LIST]]             make up one like the model
  fairswiss -r                                          show the release
With a command such as pair the system is an option: fairswiss pair FILE --system SYSTEM."""


class Request(NamedTuple):
    """The parsed arguments."""

    system: str = ""
    file: str = ""
    pairs: bool = False
    out: str = DASH
    checks: bool = False
    round: int = 0
    lists: bool = False
    list_file: str = ""
    release: bool = False
    generates: bool = False
    config: str = ""
    generated: str = ""
    """File for the generated tournament."""
    seed: int | None = None


def parsed(arguments: list[str]) -> Request:
    """The request; a BadRequest with the syntax when the arguments make none."""
    request, words, known = Request(), _Words(arguments), switches()
    while words.waiting:
        argument = words.waiting.pop()
        if argument.startswith("--") and argument[2:] in known and request.system in ("", known[argument[2:]]):
            request = request._replace(system=known[argument[2:]])
        elif argument == DASH or not argument.startswith("-"):
            if request.file:
                raise _refused(
                    gettext(
                        "{argument!r} is one file too many: {file!r} is the input already.",
                        argument=argument,
                        file=request.file,
                    )
                )
            request = request._replace(file=argument)
        elif argument not in IGNORED:
            request = _switched(request, argument, words)
    return _complete(request)


class _Words:
    """The arguments still to be read, the next one last."""

    def __init__(self, arguments: list[str]) -> None:
        self.waiting = arguments[::-1]

    def value(self) -> str:
        """The next word if it is no switch, else nothing."""
        follows = self.waiting and (self.waiting[-1] == DASH or not self.waiting[-1].startswith("-"))
        return self.waiting.pop() if follows else ""

    def number(self) -> int:
        """The next word if it is a whole number, else 0."""
        number = whole_number(self.waiting[-1]) if self.waiting else None
        if number is not None:
            self.waiting.pop()
        return number or 0


def _switched(request: Request, switch: str, words: _Words) -> Request:
    match switch:
        case "-r":
            return request._replace(release=True)
        case "-p":
            # In "-p FILE" the file is still to come: only after it can the next word be the output.
            return request._replace(pairs=True, out=(words.value() if request.file else "") or DASH)
        case "-c":
            return request._replace(checks=True, round=words.number())
        case "-l":
            return request._replace(lists=True, list_file=words.value())
        case "-g":
            return request._replace(generates=True, **_configured("" if request.file else words.value()))
        case "-o":
            return request._replace(generated=words.value())
        case "-s":
            return request._replace(seed=_seed(words.value()))
        case _:
            raise _refused(gettext("{argument!r} is not an argument of this form.", argument=switch))


def _complete(request: Request) -> Request:
    if request.release and request == Request(release=True):
        return request
    if not request.system:
        words = "No pairing system is named. Known: {names}."
        raise _refused(gettext(words, names=", ".join(f"--{name}" for name in switches())))
    if sum((request.pairs, request.checks, request.generates)) != 1:
        raise _refused(gettext("Ask for one of -p (pair), -c (check) and -g (generate)."))
    if request.generates:
        return _complete_generation(request)
    if request.generated or request.seed is not None:
        raise _refused(gettext("-o and -s belong to -g (generate)."))
    if not request.file:
        raise _refused(gettext("No input file is named."))
    if request.lists and not request.list_file and request.file == DASH:
        raise _refused(gettext("With standard input as the file, -l needs the name of the list."))
    return request


def _complete_generation(request: Request) -> Request:
    if not request.generated:
        raise _refused(gettext("-g needs -o and the name of the file to write."))
    if request.file and request.config:
        raise _refused(gettext("With -g name a model or a configuration, not both."))
    if request.lists and not request.list_file and request.generated == DASH:
        raise _refused(gettext("With standard output as the file, -l needs the name of the list."))
    return request


def _configured(named: str) -> dict[str, Any]:
    """The argument of -g: a number is a seed, anything else the name of a configuration."""
    return {"seed": _seed(named)} if named.isdecimal() else {"config": named}


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > _MOST_DIGITS:
        raise _refused(gettext("The seed {text!r} is not a whole number (0 or more).", text=text[:40]))
    return int(text)


def _refused(what: str) -> BadRequest:
    return BadRequest(what + SYNTAX, code="command-unreadable")


def beside(file: str, name: str) -> str:
    """A name without a folder means the folder of the input, as it does to bbpPairings."""
    return name if os.path.dirname(name) or name == DASH else os.path.join(os.path.dirname(file), name)
