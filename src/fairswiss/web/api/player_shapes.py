"""Request schemas for players."""

from decimal import Decimal
from typing import Any, Literal

from pydantic import Field

from fairswiss.desk.events import MAX_PLAYERS, MAX_ROUNDS
from fairswiss.desk.registration import Beside, national_record, sent
from fairswiss.formats.players.grids import MAX_BYTES
from fairswiss.formats.players.values import HIGHEST_RATING, LONGEST_CLUB, LONGEST_NATIONAL_ID
from fairswiss.model.player import Player
from fairswiss.model.problems import Problem
from fairswiss.model.tournament import EventInfo
from fairswiss.web.api.senders import in_base64
from fairswiss.web.api.shapes import Sent, Strict

Registrations = list[int]


_BESIDE = {"national_rating", "national_id", "categories_by_hand"}


class NewPlayer(Strict):
    """A player to be registered."""

    name: str = Field(max_length=200)
    rating: int = Field(0, ge=0, le=HIGHEST_RATING)
    title: str = Field("", max_length=3)
    federation: str = Field("", max_length=3)
    fide_id: str = Field("", max_length=11)
    birth: str = Field("", max_length=10)
    sex: str = Field("", max_length=1)
    club: str = Field("", max_length=LONGEST_CLUB)
    national_rating: int | None = Field(None, ge=0, le=HIGHEST_RATING, description="Left out: as it is; 0: none.")
    national_id: str | None = Field(None, max_length=LONGEST_NATIONAL_ID, description="Left out: as it is.")
    categories_by_hand: list[str] | None = Field(None, max_length=100, description="Left out: as they are.")

    def beside(self) -> Beside:
        """The data beside those of FIDE."""
        given = self.categories_by_hand
        return Beside(self.national_rating, self.national_id, None if given is None else tuple(given))

    def read(self, before: Player | None = None, line: int = 1) -> tuple[Player, list[Problem]]:
        """The player, and what cannot be used of it: by the same rules as in the form."""
        stated = {field: str(value or "") for field, value in self.model_dump(exclude=_BESIDE).items()}
        return sent(stated, before, line)


def stated(player: Player, info: EventInfo) -> dict[str, Any]:
    """A player in the fields by which one is registered."""
    national = national_record(player, info)
    beside = {"national_rating": national.rating, "national_id": national.national_id}
    known = {field: getattr(player, field) for field in NewPlayer.model_fields if field not in _BESIDE}
    return {**known, **beside, "categories_by_hand": list(player.categories)}


class NewPlayers(Sent):
    """Players to be registered together."""

    players: list[NewPlayer] = Field(min_length=1, max_length=MAX_PLAYERS)


class Amending(Sent):
    """A player as he or she shall be from now on."""

    player: NewPlayer
    seen: str = Field("", max_length=32, description="The mark of the record when it was read; another is refused.")


class FromRound(Sent):
    """The first round that is concerned; 0: the next one."""

    round: int = Field(0, ge=0, le=MAX_ROUNDS)


class Absent(Sent):
    """A bye that somebody asks for."""

    round: int = Field(ge=1, le=MAX_ROUNDS)
    code: str = Field("H", pattern="^[HZF]$")


class Stays(Sent):
    """The answer to whether a player who did not come to the last round is still in."""

    still: Literal["out", "absent-next", "in"]


class Wished(Strict):
    """A bye requested for a future round."""

    round: int = Field(ge=1, le=MAX_ROUNDS)
    code: Literal["", "H", "Z", "F"] = Field(description="Empty: the player takes part.")
    seen: Literal["", "H", "Z", "F"] = Field("", description="What was noted when it was read.")


class Byes(Sent):
    """The rounds to come that a player will miss, or not miss after all."""

    byes: list[Wished] = Field(min_length=1, max_length=MAX_ROUNDS)


class KeptApart(Sent):
    """Players who must not meet."""

    players: Registrations = Field(min_length=2, max_length=100)
    first_round: int = Field(1, ge=1, le=MAX_ROUNDS)
    last_round: int | None = Field(None, ge=1, le=MAX_ROUNDS, description="Left out: to the end.")


class Lifted(Sent):
    """Players who may meet again: the whole group, as it is listed."""

    players: Registrations = Field(min_length=2, max_length=100)


class GroupApart(Sent):
    """A group that shall not meet."""

    bond: Literal["family", "club", "federation", "group"]
    players: Registrations = Field(default_factory=list, max_length=1000, description="None of clubs and federations.")
    name: str = Field("", max_length=60)
    first_round: int = Field(1, ge=1, le=MAX_ROUNDS)
    last_round: int | None = Field(None, ge=1, le=MAX_ROUNDS, description="Left out: to the end.")
    if_possible: bool = Field(False, description="Gives way where the round cannot be paired; not in FIDE mode.")


class CategorySent(Sent):
    """A category with its rule; without one it is given by hand."""

    name: str = Field(min_length=1, max_length=30)
    age_from: int = Field(0, ge=0, le=150)
    age_to: int = Field(0, ge=0, le=150, description="0: no limit.")
    on: str = Field("", max_length=10, description="The day on which the age counts; empty: in the year of the event.")
    sex: Literal["", "w", "m"] = ""
    rating_from: int = Field(0, ge=0, le=HIGHEST_RATING)
    rating_to: int = Field(0, ge=0, le=HIGHEST_RATING, description="0: no limit.")
    club: str = Field("", max_length=LONGEST_CLUB, description="Only players of this club.")


class CategoryNamed(Sent):
    """A category to be removed."""

    name: str = Field(min_length=1, max_length=30)


class Particulars(Sent):
    """Data of a player for the arbiter alone."""

    contact: str = Field("", max_length=1000)
    fee: str = Field("", max_length=60)
    paid: bool = False
    notes: str = Field("", max_length=1000)


class Moving(Sent):
    """The section that a player is moved to."""

    section: str = Field(max_length=60, description="The id of the tournament.")


class Adjusted(Sent):
    """A bonus, or below nothing a penalty; ``why`` is needed."""

    points: Decimal = Field(ge=-100, le=100, decimal_places=1)
    round: int = Field(0, ge=0, le=MAX_ROUNDS, description="After which it counts; 0: from the start.")


class Withholding(Sent):
    """Whether the public shall not read a name."""

    withheld: bool = True


class TableSent(Sent):
    """A table of players: pasted as ``text``, or as a file in ``content``; one of the two."""

    text: str = Field("", max_length=MAX_BYTES)
    content: str = Field("", max_length=in_base64(MAX_BYTES), description="CSV, XLSX, XLS, ODS or TRF, in Base64.")
    columns: dict[str, int] | None = Field(None, description="Field by field the column, from 1; 0 for none.")
    sheet: str = Field("", max_length=60, description="Of a workbook.")
    charset: str = Field("", max_length=20)


class Admitting(TableSent):
    """The same, to be registered."""

    leave_out: bool = Field(False, description="Leave rows out that cannot be used.")
    skip_known: bool = Field(False, description="Leave those out who are in the list already.")


Kind = Literal["standard", "rapid", "blitz"]


class Filling(Sent):
    """Which of the proposals of the rating list are taken."""

    players: Registrations = Field(min_length=1, max_length=MAX_PLAYERS)
    seen: str = Field(max_length=32, description="The mark of the proposal; another is refused.")
    kind: Kind = "standard"
    overwrite: bool = False
