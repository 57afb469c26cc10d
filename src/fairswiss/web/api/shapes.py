"""What programs send, and how they are refused."""

from ninja import Schema
from pydantic import ConfigDict, Field


class Sent(Schema):
    """What every write may carry."""

    model_config = ConfigDict(extra="forbid")

    why: str = Field("", max_length=1000, description="The reason, for the journal.")
    token: str = Field(
        "", max_length=64, description="Names the request, as the header Idempotency-Key: sent twice, it counts once."
    )
    confirmed: bool = Field(False, description="True once the consequences that were told are accepted.")
    typed: str = Field("", max_length=60, description="What a refusal asks to be typed, where one yes is not enough.")


class NewEvent(Sent):
    """An event to be set up."""

    name: str = Field(max_length=200)
    system: str = Field(max_length=40)
    rounds: int = Field(ge=1, le=99)
    tie_breaks: str = Field("", max_length=200)
    start: str = Field("", max_length=10, description="YYYY/MM/DD")


class NewPlayer(Schema):
    """A player to be registered."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=200)
    rating: int = Field(0, ge=0, le=9999)
    title: str = Field("", max_length=3)
    federation: str = Field("", max_length=3)
    fide_id: str = Field("", max_length=11)
    birth: str = Field("", max_length=10)
    sex: str = Field("", max_length=1)


class NewPlayers(Sent):
    """Players to be registered together."""

    players: list[NewPlayer] = Field(min_length=1, max_length=10_000)


class Absent(Sent):
    """A bye that somebody asks for."""

    round: int = Field(ge=1, le=99)
    code: str = Field("H", pattern="^[HZF]$")


class NewResult(Schema):
    """A result of a board, as an arbiter types it: 1, 0, =, +, -, -- …; empty takes it back."""

    model_config = ConfigDict(extra="forbid")

    board: int = Field(ge=1, le=5000)
    result: str = Field(max_length=5)
    seen: str | None = Field(None, max_length=2, description="The two codes that stood there when it was read.")


class NewResults(Sent):
    """Results of a round."""

    results: list[NewResult] = Field(min_length=1, max_length=5000)


class Confirming(Sent):
    """What players said of a board shall be its result."""

    seen: str = Field("", max_length=2, description="What was said when it was read, as two codes; another is refused.")


class Undoing(Sent):
    """An entry that shall count no more; 0: the last one."""

    entry: int = Field(0, ge=0, le=10**9)


class Place(Schema):
    """Where a problem is, as far as there is a place; 0 where there is none."""

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


class Refusal(Schema):
    """Why nothing was done."""

    error: str
    problems: list[Trouble]
    confirm: str = Field("", description="How to do it all the same, if that can be.")
