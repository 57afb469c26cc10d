"""The one family of exceptions. Each class knows the exit code a command ends with.

====  =====================================
1     no valid pairing exists
2     something unexpected: a fault of ours
3     a bad request or a bad file
4     more than the program is made for
5     a file cannot be read or written
====  =====================================
"""

import errno
from collections.abc import Mapping
from typing import Self

from fairswiss.language import Text
from fairswiss.model.problems import Problem, Remedy


class FairswissError(Exception):
    """Everything fairswiss raises on purpose: a sentence for people, and the same as data.

    The sentence says what is wrong and why. How to put it right depends on where one works: the remedies are values,
    and the command line, the pages and the API word them in their own terms.
    """

    exit_code = 2

    def __init__(
        self,
        message: str,
        problems: tuple[Problem, ...] = (),
        *,
        code: str = "",
        facts: Mapping[str, object] | None = None,
        witness: Mapping[str, object] | None = None,
        remedies: tuple[Remedy, ...] = (),
    ) -> None:
        super().__init__(message)
        self.message = message
        self.problems = problems
        self.code = code or self.kind()
        """The name of this refusal for programs; that of its kind when it has none of its own."""
        self.facts = {**_values(message), **(facts or {})}
        """The values that the sentence and its remedies speak of, by name."""
        self.witness = dict(witness or {})
        """The proof that no pairing exists: the players who are blocked, and the few they compete for."""
        self.remedies = remedies
        """Ways out, as far as there are some."""

    def within(self, message: str) -> Self:
        """The same refusal with a sentence that says more, such as where it happened."""
        from copy import copy  # a round that is only paired needs none

        told = copy(self)
        told.message, told.args = message, (message,)
        return told

    @classmethod
    def kind(cls) -> str:
        """The name of the class for programs: ``BadRequest`` is ``bad-request``."""
        return "".join(f"-{c.lower()}" if c.isupper() else c for c in cls.__name__).removeprefix("-")

    def __str__(self) -> str:
        return "\n".join([self.message, *(f"  {problem}" for problem in self.problems)])


def _values(message: str) -> dict[str, object]:
    """The values in a sentence, as plain data."""
    values = message.values if isinstance(message, Text) else {}
    return {name: value if isinstance(value, int | list | None) else str(value) for name, value in values.items()}


class BadRequest(FairswissError):
    """A request that cannot be fulfilled with the given input."""

    exit_code = 3


class NotThere(BadRequest):
    """A request for something that does not exist."""


class NotAllowed(BadRequest):
    """The account may not do this; nothing was done."""


class Conflict(BadRequest):
    """Somebody else changed the same thing in the meantime; nothing was overwritten."""


class InProgress(Conflict):
    """The very same request is being worked on; its answer can be had a little later."""


class KeyReused(BadRequest):
    """The key names another request already; nothing was done."""


class Unconfirmed(BadRequest):
    """It can be done, but has consequences to be read and confirmed first; nothing was done yet."""

    def __init__(self, message: str, problems: tuple[Problem, ...] = (), typing: str = "") -> None:
        super().__init__(message, problems)
        self.typing = typing
        """The text to type for a second confirmation; empty if one confirmation is enough."""


class InvalidTournament(FairswissError):
    """The facts contradict each other or cannot be read; every problem is listed."""

    exit_code = 3


class Unreadable(InvalidTournament):
    """An event of the manager cannot be told from its journal any more. All other events can."""


class InvalidFile(FairswissError):
    """A file is not what it was given as: a rating list, a table of players, a spreadsheet."""

    exit_code = 3


class InvalidRatingList(InvalidFile):
    """A file is no rating list as FIDE publishes it."""


class InvalidTable(InvalidFile):
    """A file is no table of players."""


class InvalidWorkbook(InvalidTable):
    """A file is no workbook of a spreadsheet program, or one that must not be opened."""


class InvalidArchive(InvalidFile):
    """An archive cannot be unpacked, or has none or several of the files that are looked for."""


class TooLarge(FairswissError):
    """The input is beyond the stated limits."""

    exit_code = 4


class TooLong(FairswissError):
    """The work was given up after the time, or the memory, that it may take where it was asked for."""

    exit_code = 4


class Busy(FairswissError):
    """Too many ask at once; the same a little later may be done."""


class TooMany(Busy):
    """One account asks too much at once, or too often; others are not held up by it."""

    def __init__(self, message: str, seconds: int) -> None:
        super().__init__(message)
        self.seconds = seconds
        """After how long it is worth asking again."""


class FileAccess(FairswissError):
    """A file is not there, or may not be read or written."""

    exit_code = 5


class Unsaved(FileAccess):
    """The store cannot be used at this moment; what was asked for may be asked for again, and counts once."""


class NoRoom(FileAccess):
    """The disk is full. Nothing was changed, and nothing that was saved is lost."""


class Damaged(FileAccess):
    """Stored data that differs from the data written."""


def of_disk(message: str, error: OSError | ValueError, remedies: tuple[Remedy, ...] = ()) -> FileAccess:
    """The error for a file that cannot be written: of its own kind when the disk is full."""
    full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
    return (NoRoom if full else FileAccess)(message, remedies=remedies)


class NoPairing(FairswissError):
    """No legal pairing of the round exists; the witness says who is blocked."""

    exit_code = 1
