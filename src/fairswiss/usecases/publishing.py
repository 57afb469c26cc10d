"""An event as a static site: every sheet a page, the data beside them; put in its place as a whole."""

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fairswiss.formats.spreadsheets import write_csv
from fairswiss.formats.trf import write_trf
from fairswiss.language import gettext
from fairswiss.model.arbiters import arbiter_of
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.model.waivers import waived_by
from fairswiss.rendering import render
from fairswiss.rendering.final import final_blocks
from fairswiss.rendering.glossary import Names
from fairswiss.rendering.html import escaped
from fairswiss.rendering.names import clean
from fairswiss.rendering.picture_words import picture_phrase
from fairswiss.rendering.public_words import public_phrase
from fairswiss.rendering.sharing_words import sharing_phrase
from fairswiss.rendering.sheets import Places, Sheet, Word, Words, body_of, head_of, text_of, title_of
from fairswiss.rendering.site import WHY, Frame, Link, first_page, sheet_page
from fairswiss.rendering.spectators import board_blocks, board_title, index_blocks, player_blocks
from fairswiss.tiebreaks import cross_table
from fairswiss.usecases import sharing
from fairswiss.usecases.files import file_access
from fairswiss.usecases.persons import discreet, told_of
from fairswiss.usecases.pictures import all_pictures, can_draw, picture_blocks, small_pictures
from fairswiss.usecases.recorded_ranks import with_ranks
from fairswiss.usecases.sheets import Seen, held, sheet
from fairswiss.usecases.sheets.of_final import final_page
from fairswiss.usecases.spectators import Directory, why_blocks
from fairswiss.usecases.standings import kept_standings
from fairswiss.usecases.systems import system_name

MARK = ".fairswiss-site"
"""The file by which a folder is known to hold nothing but a site made here."""
CARD = "card.png"
_CALENDAR, _FEED, _MANIFEST, _ICON = "rounds.ics", "feed.atom", "app.webmanifest", "icon.svg"
_OF_TEAMS, _CROSSED = ("teams", "team-cross", "boards"), ("cross", "team-cross")
_TITLES = {"boards": "site.boards-best"}
_PLACES = Places(lambda number: f"player-{number}.html", lambda number, board: f"round-{number}-board-{board}.html")


def shareable(tournament: Tournament) -> Tournament:
    """The event without what is nobody's business: of players what :func:`told_of` leaves.

    Who asked for a bye in a round to come is left out, and so is what a report says beyond the model. Forbidden pairs
    and waivers stay: without them nobody could check the pairings.
    """
    players = tuple(told_of(player, tournament.info) for player in tournament.players)
    waivers = tuple(line for line in tournament.extra if waived_by([line]))
    return discreet(tournament).revised(players=players, absences=(), extra=waivers)


def site(seen: Seen, words: Words, language: str = "en", address: str = "") -> dict[str, bytes]:
    """The files of the site by their paths; equal events give equal bytes.

    ``address`` is where the site will be: messengers show its picture only by a full address.
    """
    seen = seen._replace(tournament=shareable(seen.tournament), complete=seen.complete or seen.tournament)
    made = _Site(seen, words, language, address.rstrip("/"))
    written = {path: text.encode() for path, text in made.files()}
    return written | ({CARD: sharing.card(made.shared)} if can_draw() else {})


class _Round(NamedTuple):
    """The pages about a round."""

    number: int
    boards: Sheet
    names: Sheet
    why: Sheet | None
    matches: Sheet | None

    def pages(self, words: Words) -> list[tuple[Link, Sheet]]:
        """Each of them with its place."""
        named = (
            ("", "site.boards", self.boards), ("-matches", "site.matches", self.matches),
            ("-names", "site.names", self.names),
        )  # fmt: skip
        found = [(Link(f"round-{self.number}{end}.html", words(key)), made) for end, key, made in named if made]
        return [*found, (Link(f"round-{self.number}{WHY}", words("site.why")), self.why)] if self.why else found

    def links(self, words: Words) -> list[Link]:
        """To each of them."""
        return [link for link, _ in self.pages(words)]


class _Site:
    """A site while it is made."""

    def __init__(self, seen: Seen, words: Words, language: str, address: str = "") -> None:
        self.seen, self.words, self.address, self.language = seen, words, address, language
        self.rounds = [
            _Round(n, sheet(seen, "pairings", n), sheet(seen, "names", n), _why(seen, n), _matches(seen, n))
            for n in range(1, seen.rounds + 1)
        ]
        self.tables = (*(_OF_TEAMS if seen.matches else ()), "standings", "cross", "players")
        links = [Link("index.html", words("site.overview")), Link("find.html", public_phrase("find"))]
        links += [Link("final.html", words("site.final"))] if seen.is_final else []
        links += [Link(f"{kind}.html", words(_TITLES.get(kind, f"site.{kind}"))) for kind in self.tables]
        self.pictures = all_pictures(seen.tournament, unrated=seen.unrated)
        if self.pictures:
            links.append(Link(_picture_page(self.pictures[0].kind), picture_phrase("pictures")))
        links += [Link(f"round-{played.number}.html", self._named(played)) for played in self.rounds]
        event = clean(seen.tournament.info.name) or "fairswiss"
        contents, skip, made_with = (words(f"site.{name}") for name in ("contents", "skip", "made"))
        self.standings = kept_standings(seen.tournament, unrated=seen.unrated)
        names = Names(player.name for player in seen.tournament.players)
        self.shared = sharing.shared(seen, self.standings)
        self.frame = Frame(event, language, tuple(links), contents, skip, made_with, names, self._head())

    def _head(self) -> tuple[str, ...]:
        """The tags of every page: for home screens, feed readers and messengers."""
        home = f"{self.address}/" if self.address else ""
        picture = f"{home}{CARD}" if home and can_draw() else ""
        title = escaped(self.shared.name)
        return (
            f'<link rel="manifest" href="{_MANIFEST}">',
            f'<link rel="alternate" type="application/atom+xml" title="{title}" href="{_FEED}">',
            *sharing.preview_tags(self.shared, "", home, picture),
        )

    def _followed(self) -> Iterator[tuple[str, str]]:
        """The calendar, the feed and the app."""
        base = f"{self.address}/" if self.address else ""
        yield _CALENDAR, sharing.calendar(self.shared, (lambda n: f"{base}round-{n}.html") if base else None)
        home = base or "index.html"
        yield _FEED, sharing.feed(self.shared, home, f"{base}{_FEED}", lambda n: f"{base}round-{n}.html", self.language)
        yield _MANIFEST, sharing.manifest(self.shared, "index.html", _ICON, "./", self.language)
        yield _ICON, files("fairswiss").joinpath("web/static/fairswiss/mark.svg").read_text("utf-8")

    def files(self) -> Iterator[tuple[str, str]]:
        yield MARK, ""
        yield from self._followed()
        yield "index.html", first_page(self.frame, self._facts(), self._sections())
        yield from self._people()
        yield from self._pictures()
        if self.seen.is_final:
            blocks = [*final_blocks(final_page(self.seen), _PLACES)]
            yield "final.html", sheet_page(self.frame, self.words("site.final"), blocks, "final.html")
        for kind in self.tables:
            made = sheet(self.seen, kind)
            yield f"{kind}.html", self._page(made, f"{kind}.html")
            if kind not in _CROSSED:
                yield f"data/{kind}.csv", self._csv(made)
        for played in self.rounds:
            links = played.links(self.words)
            for link, page in played.pages(self.words):
                yield link.href, self._page(page, link.href, links)
            yield f"data/round-{played.number}.csv", self._csv(played.boards)
        tournament = self.seen.tournament
        crossed = cross_table(tournament, self.standings)
        yield "data/standings.json", f"{render(crossed, 'json', tournament)}\n"
        yield "data/event.trf", write_trf(with_ranks(tournament, unrated=self.seen.unrated))

    def _people(self) -> Iterator[tuple[str, str]]:
        """The index of names, a page for each player and one for each board."""
        directory = Directory(self.seen, self.standings)
        by_name = directory.by_name()
        small = small_pictures(self.seen.tournament, self.seen.unrated)
        yield "find.html", sheet_page(self.frame, public_phrase("find"), [*index_blocks(by_name, _PLACES)], "find.html")
        for number, name in by_name:
            shown = directory.player(number)
            why = why_blocks(self.seen, shown.now.round, (number,)) if shown.now else ()
            blocks = [*player_blocks(shown, _PLACES, why, small(number))]
            yield _PLACES.player(number), sheet_page(self.frame, name, blocks, _PLACES.player(number))
        bare = self.frame._replace(head=())  # there are thousands of them
        for played in self.rounds:
            for at in range(1, len(self.seen.boards[played.number - 1]) + 1):
                board, here = directory.board(played.number, at), _PLACES.board(played.number, at)
                why = why_blocks(self.seen, played.number, (board.white.number, board.black.number))
                yield here, sheet_page(bare, board_title(board), [*board_blocks(board, _PLACES, why)], here)

    def _pictures(self) -> Iterator[tuple[str, str]]:
        """A page for each picture, and its numbers as JSON."""
        beside = [Link(_picture_page(one.kind), picture_phrase(one.kind)) for one in self.pictures]
        for one in self.pictures:
            here, blocks = _picture_page(one.kind), [*picture_blocks(one, titled=False)]
            yield here, sheet_page(self.frame, one.title, blocks, here, beside)
            yield f"data/picture-{one.kind}.json", f"{json.dumps(one.data(), ensure_ascii=False)}\n"

    def _page(self, made: Sheet, here: str, beside: "list[Link] | tuple[()]" = ()) -> str:
        return sheet_page(
            self.frame, title_of(made, self.words), tuple(body_of(made, self.words, _PLACES)), here, beside
        )

    def _csv(self, made: Sheet) -> str:
        heads = [head_of(column, self.words) for column in made.columns]
        rows = [[text_of(cell, self.words) for cell in row] for row in made.rows]
        return write_csv(heads, rows)

    def _facts(self) -> list[tuple[str, str]]:
        tournament, words = self.seen.tournament, self.words
        info = tournament.info
        planned = max(tournament.rounds_planned or 0, self.seen.rounds)
        return [
            (words("site.city"), clean(info.city)),
            (words("site.held"), held(self.seen)),
            (words("site.players"), str(len(tournament.players))),
            (words("site.rounds"), f"{self.seen.rounds} / {planned}"),
            (words("site.system"), system_name(self.seen.system)),
            (words("site.pace"), clean(info.rate_of_play or info.time_control)),
            (words("site.arbiter"), clean(arbiter_of(info.chief_arbiter).name)),
            *((sharing_phrase("round", round=number), str(slot)) for number, slot in enumerate(self.shared.planned, 1)),
        ]

    def _sections(self) -> Iterator[tuple[str, list[Link]]]:
        words = self.words
        yield words("site.contents"), list(self.frame.links[1 : len(self.frame.links) - len(self.rounds)])
        card = [Link(CARD, sharing_phrase("card"))] if can_draw() else []
        followed = [Link(_CALENDAR, sharing_phrase("calendar")), Link(_FEED, sharing_phrase("feed")), *card]
        yield sharing_phrase("schedule"), [*followed, Link(_MANIFEST, _MANIFEST), Link(_ICON, _ICON)]
        for played in self.rounds:
            yield self._named(played), played.links(words)
        files = [Link("data/event.trf", words("site.report")), Link("data/standings.json", "standings.json")]
        names = [*(f"{kind}.csv" for kind in self.tables if kind not in _CROSSED)]
        names += [*(f"round-{played.number}.csv" for played in self.rounds)]
        names += [f"picture-{one.kind}.json" for one in self.pictures]
        yield words("site.data"), [*files, *(Link(f"data/{name}", name) for name in names)]

    def _named(self, played: _Round) -> str:
        return text_of(Word("site.round", {"round": str(played.number)}), self.words)


def _matches(seen: Seen, number: int) -> Sheet | None:
    """The matches of a round; none where players are paired."""
    return sheet(seen, "matches", number) if seen.matches else None


def _picture_page(kind: str) -> str:
    return f"picture-{kind}.html"


def _why(seen: Seen, number: int) -> Sheet | None:
    """The explanation of a round, unless its rules are unknown or give no pairing."""
    try:
        return sheet(seen, "round", number)
    except (BadRequest, NoPairing):
        return None


def put_in_place(folder: str, files: Mapping[str, bytes]) -> None:
    """Make the folder hold these files and nothing else: the whole new site takes the place of the old one.

    Nobody ever finds half a site there; between two renamings there is none for an instant. Refuses a folder that
    holds anything but a site made here.
    """
    target = Path(folder).absolute()
    try:
        if target.exists() and not (target / MARK).is_file() and (not target.is_dir() or any(target.iterdir())):
            words = (
                "{folder!r} holds something else than a site made by fairswiss, which would be lost. Name a new "
                "folder, or an empty one."
            )
            raise BadRequest(gettext(words, folder=folder), code="not-a-site")
        fresh = target.with_name(f".{target.name}-{os.urandom(6).hex()}")
        try:
            _write(fresh, files)
            _swap(fresh, target)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    except OSError as error:
        raise file_access("write", folder, error) from error


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        file.chmod(0o644)  # for whoever serves the site, whatever is usual for this process
    for made in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
        made.chmod(0o755)


def _swap(fresh: Path, target: Path) -> None:
    if not target.exists():
        os.replace(fresh, target)
        return
    before = fresh.with_name(f"{fresh.name}-before")
    os.replace(target, before)
    try:
        os.replace(fresh, target)
    except OSError:
        os.replace(before, target)
        raise
    shutil.rmtree(before, ignore_errors=True)
