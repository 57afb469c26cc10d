"""The fields of every request, and the schema of a refusal."""

from typing import Any

from ninja import Schema
from pydantic import ConfigDict, Field


class Strict(Schema):
    """A shape that refuses fields it does not name."""

    model_config = ConfigDict(extra="forbid")


class Sent(Strict):
    """The fields every write may carry."""

    why: str = Field("", max_length=1000, description="The reason, for the journal.")
    token: str = Field(
        "", max_length=64, description="Names the request, as the header Idempotency-Key: sent twice, it counts once."
    )
    confirmed: bool = Field(False, description="True once the consequences that were told are accepted.")
    typed: str = Field("", max_length=60, description="What a refusal asks to be typed, where one yes is not enough.")


class Place(Schema):
    """The place of a problem, if there is one; 0 where there is none."""

    line: int
    column: int
    player: int
    round: int


class Trouble(Schema):
    """One thing that is wrong."""

    what: str
    why: str
    remedy: str
    where: Place
    severity: str
    way: str = Field("", description="The remedy as a name, where it has one.")


class WayOut(Schema):
    """A remedy: what to call and send where a call helps, and words for people."""

    remedy: str
    operation: str
    field: str
    words: str


class Refusal(Schema):
    """Why nothing was done."""

    error: str
    code: str = Field(description="The name of this refusal; that of its kind when it has none of its own.")
    facts: dict[str, Any] = Field({}, description="The values that the words speak of.")
    remedies: list[WayOut]
    problems: list[Trouble]
    confirm: str = Field("", description="How to do it all the same, if that can be.")
    witness: dict[str, Any] = Field({}, description="Who stands in the way of a round, by pairing number.")
