"""Whole archives: every report of a folder checked, on all cores or a cluster."""

import os
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError
from fairswiss.usecases.files import file_access, open_tournament
from fairswiss.usecases.rounds import check
from fairswiss.usecases.systems import system_of
from fairswiss.usecases.workers import Workers, in_order, spread

ENDINGS = (".trf", ".trfx", ".txt")
"""The names of reports end so, in small or capital letters."""
_AT_ONCE = 16
"""Files of a piece of work."""


class FileChecked(NamedTuple):
    """One report of an archive."""

    path: str
    system: str = ""
    rounds: int = 0
    differing: tuple[int, ...] = ()
    """The rounds that differ from the rules."""
    engine_fault: bool = False
    problem: str = ""
    """The reason why it could not be checked."""


def reports_in(folder: str) -> list[str]:
    """Every report below a folder, in order of names; refused if there is none."""
    found: list[str] = []

    def refuse(error: OSError) -> None:
        raise file_access("read", folder, error) from error

    for place, folders, files in os.walk(folder, onerror=refuse):
        folders.sort()
        found += [os.path.join(place, name) for name in sorted(files) if name.lower().endswith(ENDINGS)]
    if not found:
        words = "There is no tournament report in {folder!r}: their names end with {endings}."
        raise BadRequest(gettext(words, folder=folder, endings=", ".join(ENDINGS)), code="no-reports")
    return found


def check_many(paths: list[str], system: str, options: Options, workers: Workers) -> Iterator[FileChecked]:
    """Check these reports, in their order. On a cluster every process has to see the folder."""
    pieces = [paths[at : at + _AT_ONCE] for at in range(0, len(paths), _AT_ONCE)]
    for checked in in_order(spread(partial(_some, system, options), pieces, workers)):
        yield from checked


def _some(system: str, options: Options, paths: list[str]) -> list[FileChecked]:
    return [_checked(path, system, options) for path in paths]


def _checked(path: str, system: str, options: Options) -> FileChecked:
    try:
        tournament, _ = open_tournament(path)
        chosen = system_of(tournament, system)
        found = check(tournament, system, options)
    except FairswissError as error:
        return FileChecked(path, problem=error.message)
    differing = [one for one in found if not one.agrees]
    fault = any(one.engine_fault for one in differing)
    return FileChecked(path, chosen, len(found), tuple(one.round for one in differing), fault)
