"""The index: built whole beside the old one and put in its place at once, opened for reading alone.

Players are numbered from the highest rated down, so that a search that stops early has the strongest. Their names are
indexed by words (FTS5); the distinct words, some hundred thousand, have tables of their own by sound from the front
and from the back, which is what mistakes are found with.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import FileAccess, InvalidFile
from fairswiss.model.listed import FIDE_FIELDS, KINDS, ListedPlayer
from fairswiss.model.player import NationalRecord
from fairswiss.model.problems import Remedy
from fairswiss.ratinglist.names import folded, sound

_APPLICATION = 0x66726C31
"""Marks the file as ours, in this layout."""
_TEXTS = ("name", "federation", "sex", "title", "women_title", "other_titles", "flag", "national_id", "club")
NATIONAL_FIELDS = (*FIDE_FIELDS, "national_rating", "national_id", "club")
"""The fields of a row in the list of a national federation."""
_FAST = """
    PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;
    PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = FILE;
"""


class About(NamedTuple):
    """The source of an index."""

    source: str
    """The name of the file."""
    published: str
    """The date of the list, as far as it is known: 2026-10-09 or 2026-10."""
    imported: str
    kinds: tuple[str, ...]
    rows: int = 0
    federation: str = ""
    """The national federation whose list it is; empty for the list of FIDE."""

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of its rows."""
        return NATIONAL_FIELDS if self.federation else FIDE_FIELDS


def build(path: str, rows: Iterable[tuple[str, ...]], about: About) -> About:
    """Make the index of these rows at the path; whatever goes wrong, an index that was there before stays.

    The rows have the texts of the fields that ``about`` says, perhaps with blanks around them: taking those off,
    and making numbers of digits, is left to SQLite, which does it in a fraction of the time. Names without a letter
    that can be folded are found by FIDE id alone.
    """
    target = os.path.realpath(path)
    temporary = os.path.join(os.path.dirname(target), f".fairswiss-{os.urandom(6).hex()}.tmp")
    try:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        try:
            with closing(sqlite3.connect(temporary, isolation_level=None)) as database:
                about = _filled(database, rows, about)
            with open(temporary, "rb+") as stream:
                os.fsync(stream.fileno())
            os.replace(temporary, target)
        finally:
            Path(temporary).unlink(missing_ok=True)
    except (sqlite3.Error, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        words = "The index {path!r} cannot be written: {reason}. Check the folder and the free space."
        raise FileAccess(gettext(words, path=path, reason=reason), code="index-not-writable") from error
    return about


def _filled(database: sqlite3.Connection, rows: Iterable[tuple[str, ...]], about: About) -> About:
    run, fields = database.execute, about.fields
    database.executescript(_FAST)
    run(f"CREATE TEMP TABLE raw ({', '.join(fields)})")
    run("BEGIN")
    database.executemany(f"INSERT INTO raw VALUES ({', '.join('?' * len(fields))})", rows)
    kinds = ", ".join(f"{field} {'TEXT' if field in _TEXTS else 'INTEGER'}" for field in fields)
    run(f"CREATE TABLE players (place INTEGER PRIMARY KEY, {kinds})")
    values = ", ".join(f"trim({field})" if field in _TEXTS else f"CAST({field} AS INTEGER)" for field in fields)
    best = ", ".join(f"CAST({field} AS INTEGER)" for field in (*KINDS, "national_rating") if field in fields)
    run(f"INSERT INTO players SELECT NULL, {values} FROM raw ORDER BY max({best}) DESC")
    run("DROP TABLE raw")
    run("CREATE INDEX players_by_id ON players (fide_id)")
    _index_names(database)
    (count,) = run("SELECT count(*) FROM players").fetchone()
    about = about._replace(rows=count)
    run("CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT)")
    facts = {**about._asdict(), "kinds": ",".join(about.kinds)}
    database.executemany("INSERT INTO about VALUES (?, ?)", [(name, str(value)) for name, value in facts.items()])
    run("COMMIT")
    run(f"PRAGMA application_id = {_APPLICATION}")
    return about


def _index_names(database: sqlite3.Connection) -> None:
    run = database.execute
    database.create_function("folded", 1, folded, deterministic=True)
    run(
        "CREATE VIRTUAL TABLE names USING fts5(name, content = '', columnsize = 0, detail = none, "
        "tokenize = 'unicode61 remove_diacritics 2')"
    )
    # An apostrophe would part a word in two; few names have one, or a letter beyond ASCII.
    plain = "CASE WHEN name GLOB '*[^ -&(-~]*' THEN folded(name) ELSE name END"
    run(f"INSERT INTO names (rowid, name) SELECT place, {plain} FROM players")
    run("INSERT INTO names (names) VALUES ('optimize')")
    run("CREATE VIRTUAL TABLE vocabulary USING fts5vocab(names, row)")
    run("CREATE TABLE words (sound TEXT, word TEXT, PRIMARY KEY (sound, word)) WITHOUT ROWID")
    run("CREATE TABLE endings (dnuos TEXT, word TEXT, PRIMARY KEY (dnuos, word)) WITHOUT ROWID")
    distinct = [word for (word,) in run("SELECT term FROM vocabulary") if word.isascii() and word.isalpha()]
    database.executemany("INSERT INTO words VALUES (?, ?)", ((sound(word), word) for word in distinct))
    database.executemany("INSERT INTO endings VALUES (?, ?)", sorted((sound(word)[::-1], word) for word in distinct))


class Index:
    """An index open for reading."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    @cached_property
    def about(self) -> About:
        """The source of this index."""
        facts = dict(self.database.execute("SELECT name, value FROM about"))
        return About(
            facts["source"], facts["published"], facts["imported"], tuple(facts["kinds"].split(",")),
            int(facts["rows"]), facts.get("federation", ""),
        )  # fmt: skip

    def by_id(self, fide_id: int) -> tuple[ListedPlayer, ...]:
        """The player with this FIDE id: none, one, or several if the list has a mistake."""
        return self._players("WHERE fide_id = ?", (fide_id,)) if fide_id else ()

    def by_number(self, text: str) -> tuple[ListedPlayer, ...]:
        """The players with this FIDE id, or with this id of the federation whose list it is."""
        digits = text.isascii() and text.isdigit() and len(text) < 12
        theirs = self._players("WHERE national_id = ?", (text,)) if self.about.federation else ()
        return tuple(dict.fromkeys((*(self.by_id(int(text)) if digits else ()), *theirs)))

    def by_place(self, places: list[int]) -> tuple[ListedPlayer, ...]:
        """The players with these numbers in the index."""
        return self._players(f"WHERE place IN ({', '.join(map(str, places))})", ())

    def standard_ratings(self, lowest: int, highest: int, federation: str = "") -> tuple[int, ...]:
        """The standard ratings between these two, the highest first; of one federation, or of all."""
        asked = "SELECT standard FROM players WHERE standard BETWEEN ? AND ? AND ? IN ('', federation)"
        found = self.database.execute(f"{asked} ORDER BY standard DESC", (lowest, highest, federation))
        return tuple(rating for (rating,) in found)

    def _players(self, condition: str, values: tuple[int | str, ...]) -> tuple[ListedPlayer, ...]:
        fields = ", ".join(self.about.fields)
        found = self.database.execute(f"SELECT {fields} FROM players {condition} ORDER BY place", values)
        return tuple(self._player(row) for row in found)

    def _player(self, row: Sequence[Any]) -> ListedPlayer:
        listed = ListedPlayer(*row[: len(FIDE_FIELDS)])
        if not self.about.federation:
            return listed
        rating, national_id, club = row[len(FIDE_FIELDS) :]
        record = NationalRecord(self.about.federation, rating, national_id=national_id)
        return listed._replace(national=(record,) if rating or national_id else (), club=club)


@contextmanager
def opened(path: str) -> Iterator[Index]:
    """The index at the path; clear words when there is none, or when it is something else."""
    if not os.path.exists(path):
        words = "There is no rating list at {path!r} yet."
        raise FileAccess(gettext(words, path=path), code="no-rating-list", remedies=(Remedy.IMPORT_RATING_LIST,))
    try:
        with closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)) as database:
            if database.execute("PRAGMA application_id").fetchone() != (_APPLICATION,):
                words = (
                    "{path!r} is not an index of a rating list, or was made by another version. Import the list again."
                )
                raise InvalidFile(gettext(words, path=path), code="not-an-index")
            yield Index(database)
    except sqlite3.Error as error:
        words = "The index {path!r} cannot be used ({error}). Import the list again."
        raise InvalidFile(gettext(words, path=path, error=error), code="index-unusable") from error
