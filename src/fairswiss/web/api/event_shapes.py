"""Request schemas for an event as a whole."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Any, Literal, assert_never

from pydantic import AfterValidator, ConfigDict, Field, model_validator

from fairswiss.desk.announcing import POINTS, Announceable, Choice, Proportion, WholeNumber, choices
from fairswiss.desk.backups import MAX_BYTES as MOST_OF_COPY
from fairswiss.desk.events import MAX_ROUNDS
from fairswiss.formats.players.values import federation
from fairswiss.formats.trf.limits import MAX_BYTES
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.web.api.senders import in_base64
from fairswiss.web.api.shapes import Sent


def _written(text: str) -> str:
    """A day as reports write it; nothing is no day."""
    return f"{date.fromisoformat(text.replace('/', '-')):%Y/%m/%d}" if text else ""


def _of_round(text: str) -> str:
    """A day as record 132 of a report has it."""
    return _written(text)[2:]


RoundDay = Annotated[str, Field(max_length=10, description="YYYY-MM-DD, or nothing"), AfterValidator(_of_round)]
RoundTime = Annotated[str, Field(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9])?$", description="HH:MM, or nothing")]
Day = Annotated[str, Field(max_length=10, description="YYYY-MM-DD, or nothing"), AfterValidator(_written)]


def _code(text: str) -> str:
    """Three letters, as in a list of players."""
    read = federation(text)
    if read.problem:
        raise ValueError(read.problem[1])
    return read.text


Federation = Annotated[str, Field(max_length=3, description="Three letters, or nothing"), AfterValidator(_code)]
Worth = Annotated[Decimal, Field(ge=-99, le=99, decimal_places=1, description="With one decimal at most.")]
Text = Annotated[str, Field(max_length=100)]


def _with_options(shape: dict[str, Any]) -> None:
    """The options of all systems among the fields of a shape."""
    for name, choice in choices().items():
        shown = {"anyOf": [_shape(choice), {"type": "null"}], "title": name.replace("_", " ").title()}
        shape["properties"][name] = shown if isinstance(choice, Choice) else shown | {"description": choice.about()}
    del shape["properties"]["options"]


class Announced(Sent):
    """Fields of the settings; those that are left out stay as they are."""

    model_config = ConfigDict(json_schema_extra=_with_options)

    name: str | None = Field(None, max_length=200)
    system: str | None = Field(None, max_length=40, description="One of GET /api/systems.")
    rounds: int | None = Field(None, ge=1, le=MAX_ROUNDS)
    city: Text | None = None
    federation: Federation | None = None
    start: Day | None = None
    end: Day | None = None
    chief_arbiter: Text | None = None
    deputies: list[Text] | None = Field(None, max_length=99)
    rate_of_play: Text | None = None
    tie_breaks: str | None = Field(None, max_length=200, description="In their order, or the name of a set.")
    win: Worth | None = None
    draw: Worth | None = None
    loss: Worth | None = None
    pab: Worth | None = None
    baku: bool | None = None
    numbering: Literal["rating", "entry"] | None = None
    unrated: int | None = Field(None, ge=0, le=4000, description="For tie-breaks; 0: none is announced.")
    unplayed_cut_first: bool | None = Field(None, description="Cuts of ARO leave out unplayed rounds first.")
    sonneborn_games: bool | None = Field(None, description="Sonneborn-Berger counts games alone.")
    public: bool | None = None
    phones: bool | None = None
    short_names_of_minors: bool | None = None
    round_dates: list[RoundDay] | None = Field(None, max_length=MAX_ROUNDS, description="The day of each round.")
    round_times: list[RoundTime] | None = Field(None, max_length=MAX_ROUNDS, description="When each round begins.")
    roof: str | None = Field(None, max_length=100, description="The event of which this tournament is a section.")
    board_colours: str | None = Field(None, max_length=20, description="Of teams: a letter for each board, WBWB.")
    match_points: str | None = Field(None, max_length=20, description="Of teams: for a win, a draw and a loss, 2-1-0.")

    options: dict[str, str] = Field(default_factory=dict)
    """The chosen options of the systems, each sent as a field of its own."""

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, data: Any) -> dict[str, Any]:
        """Check the options, and take them together."""
        sent = dict(getattr(data, "_obj", data))  # django-ninja looks at what was sent once more, through an object
        if "options" in sent:
            raise ValueError(gettext("{name!r:.40} is not known here", name="options"))
        known = choices()
        options = {name: sent.pop(name) for name in known if name in sent}
        return {
            **sent,
            "options": {
                name: _checked(known[name], value) for name, value in options.items() if value not in (None, "")
            },
        }


def _shape(option: Announceable) -> dict[str, Any]:
    """The schema of an option: its values, a whole number, or a part such as 1/3."""
    match option:
        case Choice():
            return {"enum": list(option.values), "type": "string"}
        case WholeNumber():
            return {"type": "integer", "minimum": option.least, "maximum": option.most}
        case Proportion():
            return {"type": "string", "maxLength": 20}
        case _:
            assert_never(option)


def _checked(choice: Announceable, value: object) -> str:
    """The decision as it is kept; a whole number may be sent as one."""
    number = isinstance(choice, WholeNumber) and isinstance(value, int) and not isinstance(value, bool)
    try:
        return choice.written(value if isinstance(value, str) else str(value) if number else repr(value))
    except BadRequest as error:
        raise ValueError(error.message) from error


class NewEvent(Announced):
    """An event to be set up."""

    name: str = Field(max_length=200)
    system: str = Field(max_length=40, description="One of GET /api/systems.")
    rounds: int = Field(ge=1, le=MAX_ROUNDS)


def fields_of(sent: Announced) -> dict[str, Any]:
    """The fields that were stated, as the use-case takes them."""
    fields = sent.model_dump(exclude=set(Sent.model_fields), exclude_none=True)
    fields |= fields.pop("options")
    fields |= {name: int(fields[name] * 10) for name in POINTS if name in fields}
    lists = ("deputies", "round_dates", "round_times")
    return fields | {name: tuple(fields[name]) for name in lists if name in fields}


class ReportSent(Sent):
    """A tournament report, and what it may not say."""

    text: str = Field(max_length=MAX_BYTES)
    system: str = Field("", max_length=40, description="Empty: as the report says.")
    rounds: int = Field(0, ge=0, le=MAX_ROUNDS, description="0: as the report says.")
    name: str = Field("", max_length=200, description="If the report has none.")


class CopySent(Sent):
    """A copy of a journal, as GET …/journal/backup answers it."""

    content: str = Field(max_length=in_base64(MOST_OF_COPY), description="In Base64.")


class PuttingAway(Sent):
    """Whether an event shall be out of the list."""

    back: bool = Field(False, description="True: into the list again.")
