"""The kinds of entries of the audit log: what was done to accounts, and to events as a whole.

It is chained as the journal of an event is. It names accounts, events by their ids and players by registration, never
by name, and no password: nothing has to be taken out of it when somebody is anonymised.
"""

from typing import NamedTuple

from fairswiss.journal.facts import word_of

ORIGIN = "audit log"
"""The origin of its chain; no event can have this name."""


class AccountAdded(NamedTuple):
    """An account was created, without any role."""

    account: str


class PasswordChanged(NamedTuple):
    """An account has another password; one that had ended is in use again."""

    account: str


class AccountEnded(NamedTuple):
    """An account has neither a password nor a role any more."""

    account: str


class Appointed(NamedTuple):
    """An account was given a role."""

    account: str
    role: str
    event: str = ""
    """Empty: in every event."""
    first_board: int | None = None
    last_board: int | None = None


class AppointmentChanged(NamedTuple):
    """A role was exchanged for this one."""

    account: str
    role: str
    event: str = ""
    first_board: int | None = None
    last_board: int | None = None


class Dismissed(NamedTuple):
    """A role ended."""

    account: str
    role: str
    event: str = ""
    first_board: int | None = None
    last_board: int | None = None


class TokenIssued(NamedTuple):
    """A program may act for an account, as far as the scope of its token goes."""

    account: str
    number: int
    scope: str
    event: str = ""
    """Empty: in every event."""


class TokenRevoked(NamedTuple):
    """A token ended before its time."""

    account: str
    number: int


class SecondFactorChanged(NamedTuple):
    """An account was set to require a second factor from now on, or not to."""

    account: str
    is_on: bool


class Exported(NamedTuple):
    """Data left the program as a file."""

    what: str
    """``backup``, ``copy``, ``report``, ``players`` or ``person``."""
    event: str
    registration: int = 0
    """The player whose data it was; 0: of the whole event."""


class Archived(NamedTuple):
    """An event was archived, or is in the list again."""

    event: str
    archived: bool = True


class Erased(NamedTuple):
    """A player, or (0) everyone, was anonymised."""

    event: str
    registration: int = 0


class Restored(NamedTuple):
    """An event was created from a backup."""

    event: str
    entries: int
    whose: str
    key: str = ""
    """The fingerprint of the key that had signed it."""


class Continued(NamedTuple):
    """A journal went on from a head that the key of this folder had not signed, and is signed by it from here on."""

    event: str
    entries: int
    whose: str
    key: str = ""


Audited = (
    AccountAdded | PasswordChanged | AccountEnded | Appointed | AppointmentChanged | Dismissed | TokenIssued
    | TokenRevoked | SecondFactorChanged | Exported | Archived | Erased | Restored | Continued
)  # fmt: skip
AUDITED: dict[str, type] = {word_of(kind): kind for kind in Audited.__args__}
"""The word of each kind."""
