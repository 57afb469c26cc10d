"""Which column is what: by its heading, else by what stands in it; always with the reason."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fairswiss.formats.players.contents import Look, cells_of, look_at, names_among, numbers_something
from fairswiss.formats.players.headings import field_of, names_fide
from fairswiss.language import gettext
from fairswiss.model import BadRequest

FIELDS = (
    "name", "last_name", "first_name", "title", "rating", "national_rating", "federation", "fide_id", "national_id",
    "birth", "sex", "club",
)  # fmt: skip
"""The fields that can be taken from a column."""
_NAMES = frozenset(("name", "last_name", "first_name"))
_RATINGS = ("rating", "national_rating", "rapid", "blitz")
"""Which of the ratings is the rating of the player, the first there is."""
_UNUSED = frozenset(("number", "k", "group", "ranking"))
_WATCHED = frozenset(("rating", "title", "federation", "fide_id"))
"""The kinds of content that must not be left aside in silence."""


class Choice(NamedTuple):
    """A column and what it is taken for; no field when it is not used. Columns count from 1."""

    column: int
    heading: str
    field: str
    reason: str
    looks: str = ""
    """The kind of its content, where that is left aside: rating, title, federation or fide_id."""


def recognised(headings: Sequence[str], rows: Sequence[list[str]]) -> list[Choice]:
    """The columns by their headings (none, when there is no row of them), and those without by their content."""
    width = max([len(headings), *map(len, rows)], default=0)
    heads = [*headings, *[""] * (width - len(headings))]
    columns = [cells_of(rows, at) for at in range(width)]
    looks = [look_at(cells) for cells in columns]
    named = _settled([field_of(heading) for heading in heads], looks, columns)
    judged = _by_content(named, looks, columns)
    choices, used = [], set[str]()
    for at, (heading, field) in enumerate(zip(heads, named, strict=True)):
        found = field if field in FIELDS else judged.get(at, "")
        free = bool(found) and found not in used
        used.add(found)
        reason = _reason(heading, field, found, looks[at], free)
        aside = "" if free or looks[at].kind not in _WATCHED else looks[at].kind
        choices.append(Choice(at + 1, heading, found if free else "", reason, aside))
    return choices


def _settled(named: list[str], looks: Sequence[Look], columns: Sequence[list[str]]) -> list[str]:
    """The fields of headings that can mean two things: by the other headings and by the content."""
    named = _with_last_name(named)
    for at, (field, look) in enumerate(zip(named, looks, strict=True)):
        if field in _WATCHED and look.sure and look.kind in _WATCHED - {field, "rating"}:
            named[at] = ""  # the content says something else, and is right
        elif field == "id":
            named[at] = _which_id(named, look, columns[at])
        elif field == "ranking":
            named[at] = "rating" if look.kind == "rating" and "rating" not in named else "number"
    rating = next((field for field in _RATINGS if field in named), "")
    return ["rating" if field and field == rating else field for field in named]


def _which_id(named: Sequence[str], look: Look, cells: list[str]) -> str:
    """An id is one however many digits it has, unless it only counts the rows; a short one cannot be FIDE's."""
    if look.kind == "fide_id" and "fide_id" not in named:
        return "fide_id"
    return "national_id" if "national_id" not in named and numbers_something(cells) else "number"


def _with_last_name(named: list[str]) -> list[str]:
    named = list(named)
    if "last_name" not in named and "first_name" in named:
        if "name" in named:
            named[named.index("name")] = "last_name"  # Name and Vorname: the first is the last name
        else:
            named[named.index("first_name")] = "name"  # Nombre, Nome: the only name there is
    return named


def _by_content(named: Sequence[str], looks: Sequence[Look], columns: Sequence[list[str]]) -> dict[int, str]:
    """The columns whose heading says nothing, or nothing that can be used, with the field that their content shows."""
    open_ones = [at for at, field in enumerate(named) if field not in FIELDS and field not in _RATINGS]
    found = {
        at: looks[at].kind
        for at in open_ones
        if looks[at].sure and looks[at].kind in FIELDS and (not named[at] or looks[at].kind in _WATCHED)
    }
    found = {at: field for at, field in found.items() if field not in named}
    if not _NAMES & set(named):
        words = {at: columns[at] for at in open_ones if looks[at].kind == "words" and named[at] not in _UNUSED}
        found |= names_among(words)
    return found


def _reason(heading: str, field: str, found: str, look: Look, free: bool) -> str:
    said = heading.strip()[:40]
    if free:
        by_heading = bool(field) and field not in _UNUSED
        return gettext("by its heading {heading!r}", heading=said) if by_heading else gettext("by its content")
    if field in _RATINGS or (not found and look.kind == "rating"):
        return gettext("not used: another column is the rating")
    if found or (look.kind in _WATCHED and look.sure):
        what = gettext((found or look.kind).replace("_", " "), context="field")
        return gettext("not used: another column is the {field}", field=what)
    return _unused(said, field, look)


def _unused(said: str, field: str, look: Look) -> str:
    """The reason why a column is not used whose content nobody would miss."""
    if field == "number" or look.kind == "number":
        return gettext("not used: players are renumbered")
    if said and not field:
        return gettext("not used: unknown heading {heading!r}", heading=said)
    if field:
        return gettext("not used: the tournament has no place for {heading!r}", heading=said)
    return gettext("not used: its content is unknown, or another column has it")


def of_federation(choices: list[Choice]) -> list[Choice]:
    """The choices in the list of a national federation: a rating or an id is its own unless the heading names FIDE."""
    for national, fide, vague in (("national_rating", "rating", "rating"), ("national_id", "fide_id", "id")):
        now = _shared_out(choices, national, fide, vague)
        choices = [_given(one, now.get(one.column, ""), (national, fide)) for one in choices]
    return choices


def _shared_out(choices: list[Choice], national: str, fide: str, vague: str) -> dict[int, str]:
    """The column of the federation's own value, and that of FIDE's, with their fields."""
    named = [one.column for one in choices if field_of(one.heading) == national]
    own = (named or [one.column for one in choices if _is_vaguely(one, fide, vague)])[:1]
    theirs = [one for one in choices if field_of(one.heading) == fide and one.column not in own]
    if fide == vague and not named:
        theirs = [one for one in theirs if names_fide(one.heading)]
    return {one.column: fide for one in theirs[:1]} | dict.fromkeys(own, national)


def _is_vaguely(choice: Choice, fide: str, vague: str) -> bool:
    """True if the heading, or the content alone, means such a value and does not say whose."""
    meant = field_of(choice.heading)
    by_content = fide in (choice.field, choice.looks) and meant != fide
    return (meant == vague or by_content) and not names_fide(choice.heading)


def _given(choice: Choice, field: str, settled: tuple[str, ...]) -> Choice:
    """The choice with the field it has now, where one of these fields is settled."""
    if field == choice.field or (not field and choice.field not in settled):
        return choice
    said = choice.heading.strip()[:40]
    used = gettext("by its heading {heading!r}", heading=said) if said else gettext("by its content")
    what = gettext(choice.field.replace("_", " "), context="field")
    unused = gettext("not used: another column is the {field}", field=what)
    return choice._replace(field=field, reason=used if field else unused, looks="")


def as_asked(choices: list[Choice], asked: Mapping[str, int]) -> list[Choice]:
    """The choices with what the user says: field to column, 0 for none."""
    for field, column in asked.items():
        if field not in FIELDS:
            words = "Unknown field {field!r}. Known: {known}."
            raise BadRequest(gettext(words, field=field, known=", ".join(FIELDS)), code="value-unknown")
        if not 0 <= column <= len(choices):
            words = "There is no column {column}: the table has {count}."
            raise BadRequest(gettext(words, column=column, count=len(choices)), code="no-such-column")
    taken = {column: field for field, column in asked.items() if column}
    names = {"name"} & asked.keys() or {"last_name", "first_name"} & asked.keys()
    dropped = set(asked) | ({"last_name", "first_name"} if names == {"name"} else {"name"} if names else set())
    everything = asked.keys() >= set(FIELDS)
    found = []
    for choice in choices:
        if choice.column in taken:
            found.append(choice._replace(field=taken[choice.column], reason=gettext("as you chose"), looks=""))
        elif choice.field in dropped:
            found.append(choice._replace(field="", reason=gettext("not used, as you chose")))
        else:
            found.append(choice._replace(looks="") if everything else choice)
    return found
