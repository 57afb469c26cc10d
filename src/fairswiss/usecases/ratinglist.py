"""The rating list on this machine: import it, look players up, say how old it is."""

import datetime
import glob
import os
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import BinaryIO, NamedTuple

from fairswiss.formats.archives import SIGNATURE, blocks_of, only_member, opened
from fairswiss.formats.rating_list import MAX_BYTES, read_rating_list
from fairswiss.formats.trf.limits import too_large
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.federations import code_of
from fairswiss.model.listed import KINDS, ListedPlayer
from fairswiss.model.problems import Problem, Severity
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.ratinglist import index as indexes
from fairswiss.ratinglist.index import About
from fairswiss.ratinglist.lists import Lists
from fairswiss.ratinglist.search import Match
from fairswiss.usecases.files import open_binary

FILE = "ratinglist.sqlite"
VARIABLE = "FAIRSWISS_DATA"
FRESH_DAYS = 31
_BLOCK = 1 << 18
_PERIOD = re.compile(r"\d{4}-\d\d(?:-\d\d)?")
_IN_NAME = re.compile(r"_([a-z]{3})(\d\d)frl")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


class Imported(NamedTuple):
    path: str
    about: About
    problems: tuple[Problem, ...]


class State(NamedTuple):
    """The list at hand, and what is to be said about its age."""

    path: str
    about: About
    problems: tuple[Problem, ...]


def data_folder() -> str:
    """The folder of this user's data: FAIRSWISS_DATA, else the platform's default."""
    if chosen := os.environ.get(VARIABLE):
        return chosen
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    elif sys.platform == "darwin":
        base = os.path.join(home, "Library", "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share")
    return os.path.join(base, "fairswiss")


def index_path(chosen: str = "") -> str:
    """The index asked for, else the one in the data folder."""
    return chosen or os.path.join(data_folder(), FILE)


def national_path(federation: str, index: str = "") -> str:
    """The index of a national list, beside that of FIDE: ratinglist-GER.sqlite."""
    start, ending = os.path.splitext(index_path(index))
    return f"{start}-{federation}{ending}"


def _national_paths(index: str) -> list[str]:
    start, ending = map(glob.escape, os.path.splitext(index_path(index)))
    return sorted(glob.glob(f"{start}-[A-Z][A-Z][A-Z]{ending}"))


def edition(index: str = "") -> tuple[tuple[str, int], ...]:
    """Changes when any of the lists does."""
    paths = (index_path(index), *_national_paths(index))
    return tuple((path, os.stat(path).st_mtime_ns) for path in paths if os.path.exists(path))


@contextmanager
def side_by_side(index: str = "") -> Iterator[Lists]:
    """All lists on this machine; clear words when there is none."""
    path, national = index_path(index), _national_paths(index)
    with ExitStack() as stack:
        fide = stack.enter_context(indexes.opened(path)) if os.path.exists(path) or not national else None
        yield Lists(fide, [stack.enter_context(indexes.opened(one)) for one in national])


def import_list(
    path: str, index: str = "", *, kind: str = "", published: str = "", now: datetime.datetime | None = None
) -> Imported:
    """Make the index of a rating list of FIDE: TXT or XML, as it is or zipped as downloaded.

    ``kind`` says which rating a list with one rating has, where its name does not; ``published`` is the date of the
    list (2026-10 or 2026-10-09) where neither the list nor its name says it. An import that fails leaves the old index.
    """
    with open_binary(path) as stream:
        modified = datetime.date.fromtimestamp(os.fstat(stream.fileno()).st_mtime).isoformat()
        return import_stream(
            stream, os.path.basename(path), index, kind=kind, published=published, modified=modified, now=now
        )


def import_stream(
    stream: BinaryIO,
    name: str,
    index: str = "",
    *,
    kind: str = "",
    published: str = "",
    modified: str = "",
    now: datetime.datetime | None = None,
) -> Imported:
    """The same from an open file; its name says the kind and the month, ``modified`` is the last guess of the date."""
    dated_well(published)
    now = now or datetime.datetime.now()
    target = index_path(index)
    with _unpacked(stream, name, modified) as (names, blocks, dated):
        listing = read_rating_list(blocks, kind or _kind_in(names))
        date = published or listing.period or _month_in(names) or dated
        about = About(name, date, now.isoformat(" ", "seconds"), listing.kinds)
        about = indexes.build(target, listing.rows, about)
    return Imported(target, about, (*listing.oddities.problems(), *_age(about, now.date())))


def dated_well(published: str) -> None:
    """Refuse a date of a list that is none."""
    if published and not _PERIOD.fullmatch(published):
        words = "{published!r} is not a date. Write the year and the month, such as 2026-10."
        raise BadRequest(gettext(words, published=published), code="not-a-date")


@contextmanager
def _unpacked(stream: BinaryIO, name: str, modified: str) -> Iterator[tuple[str, Iterator[bytes], str]]:
    """The names that may tell something, the blocks of the list itself, and the date of its file."""
    if stream.read(len(SIGNATURE)) == SIGNATURE:
        stream.seek(0)
        with opened(stream) as archive:
            what = gettext("a rating list (TXT or XML)")
            member = only_member(archive, lambda name: name.endswith((".txt", ".xml")), what)
            year, month, day = member.date_time[:3]
            dated = f"{year}-{month:02}-{day:02}" if year > 1980 else ""
            yield f"{member.filename} {name}".lower(), blocks_of(archive, member, MAX_BYTES), dated
    else:
        stream.seek(0)
        yield name.lower(), _blocks(stream), modified


def _blocks(stream: BinaryIO) -> Iterator[bytes]:
    left = MAX_BYTES
    while block := stream.read(_BLOCK):
        left -= len(block)
        if left < 0:
            raise too_large(
                gettext("The file has more bytes than a rating list may have"),
                MAX_BYTES,
                gettext("Is it the right one?"),
            )
        yield block


def _kind_in(names: str) -> str:
    """FIDE names its lists standard_rating_list, rapid_oct26frl and so on."""
    found = [kind for kind in KINDS if kind in names]
    return found[0] if len(found) == 1 else ""


def _month_in(names: str) -> str:
    found = _IN_NAME.search(names)
    return f"20{found[2]}-{_MONTHS.index(found[1]) + 1:02}" if found and found[1] in _MONTHS else ""


def find(text: str, index: str = "", limit: int = 10, federation: str = "") -> tuple[Match, ...]:
    """The players who may be meant by a name, with mistakes in it perhaps, or by an id; the likeliest first.

    ``federation`` is a code or a name: only its players are found.
    """
    code = federation_code(federation) if federation.strip() else ""
    if not text.strip():
        raise BadRequest(gettext("Give a name or a FIDE id to search for."), code="nothing-to-find")
    with side_by_side(index) as lists:
        return lists.find(text, limit, code)


def federation_code(federation: str) -> str:
    """The three letters of a federation, which may be given by its name."""
    code = code_of(federation) or federation.strip().upper()
    if len(code) != 3 or not (code.isascii() and code.isalpha()):
        words = "{federation!r} is not a federation. Write its code, such as NOR, or its name."
        raise BadRequest(gettext(words, federation=federation[:40]), code="no-such-federation")
    return code


def show(fide_id: str, index: str = "") -> ListedPlayer:
    if not (fide_id.strip().isascii() and fide_id.strip().isdigit() and len(fide_id.strip()) < 12):
        words = "{fide_id!r} is not a FIDE id: use digits only."
        raise BadRequest(gettext(words, fide_id=fide_id), code="not-a-fide-id")
    with side_by_side(index) as lists:
        players = lists.by_id(int(fide_id))
    if not players:
        words = "The rating list has no player with the FIDE id {fide_id}."
        raise BadRequest(gettext(words, fide_id=fide_id.strip()), code="not-listed")
    return players[0]


def listed(tournament: Tournament, index: str = "") -> dict[int, ListedPlayer]:
    """The entries of a tournament's players by FIDE id, by their numbers; those without an id or entry are missing."""
    with indexes.opened(index_path(index)) as found:
        numbers = {player.number: whole_number(player.fide_id.strip(), 11) for player in tournament.players}
        entries = {number: found.by_id(fide_id) for number, fide_id in numbers.items() if fide_id}
    return {number: players[0] for number, players in entries.items() if players}


def standard_ratings(lowest: int, highest: int, federation: str = "", index: str = "") -> tuple[int, ...]:
    """The standard ratings of the list between these two, the highest first; of one federation, or of all."""
    with indexes.opened(index_path(index)) as found:
        return found.standard_ratings(lowest, highest, federation)


def info(index: str = "", today: datetime.date | None = None) -> State:
    """Which list is at hand, with a warning when there must be a newer one."""
    path = index_path(index)
    with indexes.opened(path) as found:
        about = found.about
    return State(path, about, _age(about, today or datetime.date.today()))


def installed(index: str = "", today: datetime.date | None = None) -> tuple[State, ...]:
    """All lists at hand, that of FIDE first; clear words when there is none."""
    national = [info(path, today) for path in _national_paths(index)]
    return tuple(national) if national and not os.path.exists(index_path(index)) else (info(index, today), *national)


def _age(about: About, today: datetime.date) -> tuple[Problem, ...]:
    """FIDE's lists are published on the first day of every month; national federations have their own days."""
    if about.federation:
        return ()
    year, month, day = map(int, [*about.published.split("-"), "1", "1"][:3] if about.published else (1, 1, 1))
    try:
        days = (today - datetime.date(year, month, day)).days
    except ValueError:
        days = FRESH_DAYS + 1
    if days <= FRESH_DAYS:
        return ()
    what = gettext("the rating list is of {date}", date=about.published or gettext("an unknown date"))
    why = gettext("that is {days} days ago, and there is a new one every month", days=days) if about.published else ""
    return (Problem(what, why, gettext("download the newest list and import it"), severity=Severity.WARNING),)
