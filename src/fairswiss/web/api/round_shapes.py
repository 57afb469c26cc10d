"""Request schemas for rounds, results and the journal."""

from typing import Annotated, Literal

from pydantic import Field

from fairswiss.web.api.shapes import Sent, Strict


class Lot(Sent):
    """The first colour; empty: it is drawn now."""

    colour: Literal["", "w", "b"] = ""


class Drafting(Sent):
    """The next round; ``waivers`` are articles that give way if no pairing exists, as a refusal names them."""

    waivers: list[Annotated[str, Field(max_length=10)]] = Field(default=[], max_length=10)


class Changing(Sent):
    """A move of an arbiter who changes a round by hand; players by registration."""

    move: Literal["swap", "colours", "bye", "no-bye", "pair", "unpair"]
    players: list[int] = Field(default=[], max_length=2)


class NewResult(Strict):
    """A result of a board, as an arbiter types it: 1, 0, =, +, -, -- …; 1= of a match; empty takes it back."""

    board: int = Field(ge=1, le=5000)
    result: str = Field(max_length=15)
    seen: str | None = Field(None, max_length=4, description="The codes that stood there when it was read.")


class NewResults(Sent):
    """Results of a round."""

    results: list[NewResult] = Field(min_length=1, max_length=5000)


class Slips(Sent):
    """Many results, a line each: the board or a name, and the result."""

    lines: str = Field(max_length=500_000)


class TakingBack(Sent):
    """An own result that was a mistake; 0: the last one."""

    entry: int = Field(0, ge=0, le=10**9)


class Confirming(Sent):
    """Accept the result that players reported for a board."""

    seen: str = Field("", max_length=4, description="What was said when it was read, in codes; another is refused.")


class Undoing(Sent):
    """An entry that shall count no more; 0: the last one."""

    entry: int = Field(0, ge=0, le=10**9)
