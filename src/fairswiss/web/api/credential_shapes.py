"""Request schemas for tokens and invitations."""

from typing import Literal

from pydantic import Field

from fairswiss.web.api.people_shapes import Charged
from fairswiss.web.api.shapes import Sent
from fairswiss.web.credentials.invitations import MOST_HOURS, USUAL_HOURS
from fairswiss.web.credentials.tokens import LONGEST_LABEL, MOST_DAYS, USUAL_DAYS


class NewToken(Sent):
    """A token to be made; an empty tournament stands for every one."""

    label: str = Field(min_length=1, max_length=LONGEST_LABEL)
    scope: Literal["read", "results", "run"] = "read"
    tournament: str = Field("", max_length=16)
    days: int = Field(USUAL_DAYS, ge=1, le=MOST_DAYS)


class NewInvitation(Charged):
    """A role to be offered, and for how many hours."""

    hours: int = Field(USUAL_HOURS, ge=1, le=MOST_HOURS)
