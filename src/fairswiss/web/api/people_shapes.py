"""Request schemas for people and their data."""

from typing import Literal

from pydantic import Field

from fairswiss.web.access import Role
from fairswiss.web.api.shapes import Sent
from fairswiss.web.credentials.invitations import MOST_HOURS, USUAL_HOURS
from fairswiss.web.credentials.tokens import LONGEST_LABEL, MOST_DAYS, USUAL_DAYS
from fairswiss.web.people.accounts import LONGEST_PASSWORD
from fairswiss.web.people.appointments import MOST_BOARDS, Task

RoleName = Literal["chief-arbiter", "arbiter", "result-entry", "viewer"]


class Charged(Sent):
    """A role, and the boards if it is not for all of them."""

    role: RoleName
    first_board: int | None = Field(None, ge=1, le=MOST_BOARDS)
    last_board: int | None = Field(None, ge=1, le=MOST_BOARDS)

    def task(self) -> Task:
        """The role and the boards of the appointment."""
        return Task(Role(self.role), self.first_board, self.last_board)


class Appointing(Charged):
    """The same, for an account that is named."""

    name: str = Field(max_length=150)


class AppointingWhere(Charged):
    """The same, for one of the tournaments; empty: for every one."""

    tournament: str = Field("", max_length=16)


class NewPassword(Sent):
    """A password for somebody else; empty: the program makes one, and tells it this once."""

    password: str = Field("", max_length=LONGEST_PASSWORD)


class NewAccount(NewPassword):
    """An account to be made."""

    name: str = Field(max_length=150)


class Anonymising(Sent):
    """The person to remove permanently: a player by registration, or (0) everyone."""

    player: int = Field(0, ge=0, le=10**9)
    name: str = Field(max_length=300, description="The name of the event, typed once more: it cannot be undone.")


class NewToken(Sent):
    """A token to be made; an empty tournament stands for every one."""

    label: str = Field(min_length=1, max_length=LONGEST_LABEL)
    scope: Literal["read", "results", "run"] = "read"
    tournament: str = Field("", max_length=16)
    days: int = Field(USUAL_DAYS, ge=1, le=MOST_DAYS)


class NewInvitation(Charged):
    """A role to be offered, and for how many hours."""

    hours: int = Field(USUAL_HOURS, ge=1, le=MOST_HOURS)
