"""The command ``check`` for a folder: every report in it, and a summary."""

from fairswiss.cli.options import Form
from fairswiss.cli.output import Answer, json_text, safe, with_progress
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError, NoPairing
from fairswiss.usecases.archives import FileChecked, check_many, reports_in
from fairswiss.usecases.workers import Workers


def check_folder(folder: str, system: str, options: Options, workers: Workers, form: Form, quiet: bool) -> Answer:
    """The answer of ``check`` for a folder; refused in a form other than text and JSON."""
    if form not in ("text", "json"):
        raise BadRequest(gettext("The check of a folder is text or JSON."), code="options-contradict")
    paths = reports_in(folder)
    found = check_many(paths, system, options, workers)
    checked = list(found if quiet else with_progress(found, gettext("Checking"), len(paths)))
    if form == "json":
        return Answer(json_text(_data(checked)), _exit_code(checked))
    return Answer(
        "\n".join([_sum(folder, checked), *(f"  {_line(one)}" for one in checked if _odd(one))]), _exit_code(checked)
    )


def _odd(one: FileChecked) -> bool:
    return bool(one.differing or one.problem)


def _sum(folder: str, checked: list[FileChecked]) -> str:
    unread, differing = sum(bool(one.problem) for one in checked), sum(bool(one.differing) for one in checked)
    words = (
        "{folder}: {files} files, {rounds} rounds. {agreeing} files agree, {differing} differ, {unread} could not be "
        "checked."
    )
    return gettext(
        words,
        folder=safe(folder),
        files=len(checked),
        rounds=sum(one.rounds for one in checked),
        agreeing=len(checked) - unread - differing,
        differing=differing,
        unread=unread,
    )


def _line(one: FileChecked) -> str:
    if one.problem:
        return f"{safe(one.path)}: {one.problem}"
    rounds = ", ".join(map(str, one.differing))
    if one.engine_fault:
        words = (
            "{path} ({system}): round {rounds} – the file is better by the rules. This is an error in fairswiss, "
            "please report it"
        )
    else:
        words = "{path} ({system}): round {rounds} differs"
    return gettext(words, path=safe(one.path), system=one.system, rounds=rounds)


def _data(checked: list[FileChecked]) -> dict[str, object]:
    return {"agrees": not any(map(_odd, checked)), "files": [one._asdict() for one in checked]}


def _exit_code(checked: list[FileChecked]) -> int:
    """As for one file; a file that could not be checked is a bad request where nothing differs."""
    if any(one.engine_fault for one in checked):
        return FairswissError.exit_code
    if any(one.differing for one in checked):
        return NoPairing.exit_code
    return BadRequest.exit_code if any(one.problem for one in checked) else 0
