"""Shadow tables of accounts and roles, filled by triggers; a row that differs from its shadow is damaged.

A journal proves itself by its chain. Accounts are rows that change, and neither SQLite nor its checks notice a letter
that has become another one in the middle of a row. See docs/decisions/0020-nothing-acknowledged-is-lost.md.

Nothing here needs Django: a rescue looks into files that no program has opened yet.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Asked = Callable[[str], Sequence[Sequence[Any]]]
"""A function that runs an SQL query and returns its rows."""


class Witness(NamedTuple):
    """A table, its shadow table, and the columns that are compared."""

    table: str
    again: str
    columns: tuple[str, ...]
    person: str
    """Which of the columns is the number of an account."""


ACCOUNTS = Witness(
    "auth_user",
    "fairswiss_account_witness",
    ("id", "username", "password", "is_active", "is_staff", "is_superuser"),
    "id",
)
APPOINTMENTS = Witness(
    "fairswiss_appointment",
    "fairswiss_appointment_witness",
    ("id", "user_id", "tournament", "role", "first_board", "last_board"),
    "user_id",
)
WITNESSES = (ACCOUNTS, APPOINTMENTS)
_DIFFERENT = """
SELECT {person} FROM (SELECT {columns} FROM {table} EXCEPT SELECT {columns} FROM {again}) AS changed
UNION SELECT {person} FROM (SELECT {columns} FROM {again} EXCEPT SELECT {columns} FROM {table}) AS lost
"""
_NAMES = "SELECT id, username FROM auth_user"


def disagreeing(asked: Asked) -> list[str]:
    """The accounts that are not what was written, or whose roles are not; by name, or by number if there is none."""
    numbers = {number for witness in WITNESSES for (number,) in asked(_question(witness))}
    names = {row[0]: row[1] for row in asked(_NAMES)} if numbers else {}
    return sorted(str(names.get(number, number)) for number in numbers)


def _question(witness: Witness) -> str:
    named = {"table": witness.table, "again": witness.again, "person": witness.person}
    return _DIFFERENT.format(columns=", ".join(witness.columns), **named)
