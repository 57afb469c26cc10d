"""From a row of cells to a player, with a problem for every cell that cannot be used."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from fairswiss.formats.players import values
from fairswiss.formats.players.columns import Choice
from fairswiss.formats.players.contents import cells_of
from fairswiss.formats.players.headings import federation_of
from fairswiss.formats.trf.report import Report
from fairswiss.language import gettext
from fairswiss.model import Player, Problem, Severity, Where
from fairswiss.model.federations import NAMES
from fairswiss.model.player import TITLES, NationalRecord

Rows = list[tuple[int, list[str]]]
_TITLED = re.compile(rf"({'|'.join(TITLES)}) +(\S.*)")
_MANY_WORDS = 5


def without_remarks(rows: Rows, taken: Mapping[str, int], report: Report) -> Rows:
    """The rows without sentences and addresses that programs write around a table; each is told."""
    names = {at for field, at in taken.items() if field in ("name", "last_name", "first_name")}
    kept = []
    for line, row in rows:
        filled = [at for at, cell in enumerate(row) if cell.strip()]
        text = row[filled[0]].strip() if filled else ""
        if len(filled) == 1 and len(taken) > 1 and _is_remark(text, filled[0] in names):
            what = gettext("{text!r} is a remark and is ignored", text=text[:60])
            report.warning(what, gettext("it stands alone in its row and is not a name"), "", Where(line))
        else:
            kept.append((line, row))
    return kept


def _is_remark(text: str, as_name: bool) -> bool:
    """True for an address, for more words than a name has, and for any words where no name belongs."""
    if "://" in text or "www." in text.lower() or len(text.split()) >= _MANY_WORDS or text.endswith(":"):
        return True
    return not as_name and any(map(str.isalpha, text))


class RowReader:
    """Reads the rows of one table."""

    def __init__(self, rows: Rows, choices: Sequence[Choice], report: Report, home: str = "") -> None:
        self._taken = {choice.field: choice.column - 1 for choice in choices if choice.field}
        self._report = report
        self._readers = dict(values.READERS)
        headings = {choice.field: choice.heading for choice in choices}
        self._is_own_list = bool(home)
        self._home = home or federation_of(headings.get("national_rating", ""))
        if "sex" in self._taken:
            letters = cells_of([row for _, row in rows], self._taken["sex"])
            self._readers["sex"] = partial(values.sex, man=values.letter_of_men(letters))

    def player(self, line: int, row: Sequence[str]) -> Player | None:
        """The player of a row; None when the row has an error."""
        name = self._name(line, row)
        if not name:
            column = self._taken.get("name", self._taken.get("last_name", 0)) + 1
            self._report.error(
                gettext("a row has no name"),
                gettext("it would be a player without one"),
                gettext("fill it in or delete it"),
                Where(line, column),
            )
            return None
        found: dict[str, str] = {}
        sound = True
        for field, reader in self._readers.items():
            said, problem, fatal = reader(self._cell(row, field))
            found[field] = said
            if problem:
                sound = sound and not fatal
                (self._report.error if fatal else self._report.warning)(*problem, self._where(line, field))
        titled = _TITLED.fullmatch(name) if "title" not in self._taken else None
        if titled:
            found["title"], name = titled[1], titled[2]
        self._tell_length(name, line)
        national = self._national(line, row, found["federation"])
        if not sound:
            return None
        return Player(
            0, name, int(found["rating"] or 0), found["title"], found["federation"], found["fide_id"], found["birth"],
            found["sex"], national=national, club=found["club"],
        )  # fmt: skip

    def _name(self, line: int, row: Sequence[str]) -> str:
        parts = []
        for field in ("name", "last_name", "first_name"):
            if field in self._taken:
                text, problem = values.name(self._cell(row, field))
                parts.append(text)
                if problem:
                    self._report.warning(*problem, self._where(line, field))
        return ", ".join(part for part in parts if part)

    def _cell(self, row: Sequence[str], field: str) -> str:
        at = self._taken.get(field, -1)
        return row[at] if 0 <= at < len(row) else ""

    def _where(self, line: int, field: str) -> Where:
        return Where(line, self._taken[field] + 1)

    def _tell_length(self, name: str, line: int) -> None:
        if len(name) > values.LONGEST_NAME:
            why = gettext("a report file has {most} columns for it", most=values.LONGEST_NAME)
            self._report.warning(
                gettext("the name {name!r} is long and will be cut there", name=name[:60]),
                why,
                gettext("shorten it"),
                Where(line),
            )

    def _national(self, line: int, row: Sequence[str], federation: str) -> tuple[NationalRecord, ...]:
        """The national rating and id: of the federation that gives such ratings, else of the player's own."""
        found = {}
        for field, reader in (("national_rating", values.rating), ("national_id", values.national_id)):
            said, problem, _ = reader(self._cell(row, field))
            found[field] = said
            if problem:
                self._report.warning(*problem, self._where(line, field))
        if not any(found.values()):
            return ()
        home = self._home or federation
        if not home:
            field = next(field for field, said in found.items() if said)
            what = gettext(
                "the {field} {cell!r} is left out",
                field=gettext(field.replace("_", " "), context="field"),
                cell=found[field],
            )
            why = gettext("it belongs to a federation, and the player has none")
            self._report.warning(what, why, gettext("fill in the federation"), self._where(line, field))
            return ()
        return (NationalRecord(home, int(found["national_rating"] or 0), national_id=found["national_id"]),)

    def notices(self, found: Sequence[tuple[int, Player]]) -> list[Problem]:
        """The warnings about the whole table: unknown federations, players with a national rating alone."""
        players = [player for _, player in found]
        unknown = Counter(p.federation for p in players if p.federation and p.federation not in NAMES)
        told = [
            _told(
                gettext("{code!r} is not a federation of FIDE (players: {count})", code=code, count=count),
                gettext("it is kept as it is"),
                gettext("correct it if it is a mistake"),
            )
            for code, count in sorted(unknown.items())[:20]
        ]
        alone = sum(not player.rating and any(r.rating for r in player.national) for player in players)
        if alone and not self._is_own_list:
            told.append(
                _told(
                    gettext("players with a national rating but no FIDE rating: {count}", count=alone),
                    gettext("the national rating is kept beside it and does not pair by itself"),
                    gettext("choose its column as the rating if the event is paired by national ratings"),
                )
            )
        return told


def _told(what: str, why: str, remedy: str) -> Problem:
    return Problem(what, why, remedy, severity=Severity.WARNING)
