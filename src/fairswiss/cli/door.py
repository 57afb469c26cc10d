"""The entry point: a fast path for the drop-in form, the full command line for everything else."""

import sys
from itertools import pairwise

from fairswiss.cli.language import speaking_to_user
from fairswiss.cli.output import VERSION, Answer, guarded


def main(argv: list[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments == ["--version"]:
        return guarded(lambda: Answer(VERSION))
    with speaking_to_user():
        return _run(arguments)


def _run(arguments: list[str]) -> int:
    if _is_dropin(arguments):
        return guarded(lambda: _dropin(arguments))
    as_json = _wants_json(arguments)
    quiet = "--quiet" in arguments or "-q" in arguments
    return guarded(lambda: _commands(arguments, as_json), as_json, quiet)


def _is_dropin(arguments: list[str]) -> bool:
    """``--dubov-1997`` and the like: the command line of bbpPairings, which JaVaFo's resembles."""
    if arguments[:1] == ["-r"]:
        return True
    if not any(argument.startswith("--") for argument in arguments):
        return False
    from fairswiss.usecases.systems import switches

    known = switches()
    return any(argument.removeprefix("--") in known for argument in arguments if argument.startswith("--"))


def _wants_json(arguments: list[str]) -> bool:
    """Looked at before anything is parsed, because the parsing itself may fail."""
    following = pairwise(arguments)
    return "--json" in arguments or "--format=json" in arguments or ("--format", "json") in following


def _dropin(arguments: list[str]) -> Answer:
    from fairswiss.cli.dropin import run

    return run(arguments)


def _commands(arguments: list[str], as_json: bool) -> Answer | int:
    from click import Abort, ClickException

    from fairswiss.cli.commands import NAME, app
    from fairswiss.cli.output import INTERRUPTED, usage

    try:
        said = app.main(arguments, prog_name=NAME, standalone_mode=False)
    except Abort:
        return INTERRUPTED
    except ClickException as error:
        return usage(error, as_json)
    return said if isinstance(said, Answer) else int(said or 0)
