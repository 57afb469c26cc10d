"""The static site: complete in itself, the same bytes every time, put in place as a whole."""

import os
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fairswiss.desk import journals, rounds
from fairswiss.desk.sheets import of_state
from fairswiss.formats.trf import parse_trf
from fairswiss.model import BadRequest, EventInfo, Player, Tournament
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases.files import open_tournament
from fairswiss.usecases.publishing import MARK, put_in_place, shareable, site
from fairswiss.usecases.sheets import of_report
from tests.cli.events import Shell
from tests.docs.markdown import ROOT
from tests.web.public.events import hostile_event
from tests.web.store.events import BY

WEEKEND = str(ROOT / "examples" / "weekend-open.trf")


class _Page(HTMLParser):
    """What a page refers to, and what it is made of."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.ids: set[str] = set()
        self.inline: list[str] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name in ("href", "src", "action", "srcset"):
                self.links.append(value or "")
            elif name == "id":
                self.ids.add(value or "")
            elif name == "style" or name.startswith("on"):
                self.inline.append(name)


@cache
def _made(seen_file: str) -> dict[str, bytes]:
    return site(of_report(open_tournament(seen_file)[0]), sheet_phrase)


@pytest.mark.long
def test_every_link_leads_to_a_file_of_the_site_and_every_file_is_reached() -> None:
    files = _made(WEEKEND)
    reached = {"index.html", MARK}
    for path, content in files.items():
        if path.endswith(".html"):
            page = _Page(content.decode())
            for link in page.links:
                target, _, anchor = link.partition("#")
                assert not anchor or anchor in page.ids
                if target:
                    assert target in files, f"{path}: {link}"
                    reached.add(target)
    assert reached == set(files)


@pytest.mark.parametrize(
    "name", [pytest.param("weekend-open", marks=pytest.mark.long), "club-championship", "kitchen-garden-2026"]
)
def test_pages_need_nothing_from_elsewhere_and_no_script(name: str) -> None:
    for path, content in _made(str(ROOT / "examples" / f"{name}.trf")).items():
        if path.endswith(".html"):
            source = content.decode()
            page = _Page(source)
            assert page.inline == []
            assert page.tags.isdisjoint({"script", "img", "iframe", "object", "embed", "form", "base"})
            assert set(re.findall(r'<link rel="(\w+)"', source)) <= {"manifest", "alternate"}  # nothing that is loaded
            foreign = source.replace(' xmlns="http://www.w3.org/2000/svg"', "")  # the name of a vocabulary, no address
            assert not re.search(r"https?:|(?<!:)//[a-z]|url\(|@import", foreign)
            assert "default-src 'none'; style-src 'sha256-" in source


@pytest.mark.parametrize("name", [pytest.param("weekend-open", marks=pytest.mark.long), "club-championship"])
def test_the_same_event_gives_the_same_bytes(name: str) -> None:
    file = str(ROOT / "examples" / f"{name}.trf")
    assert _made.__wrapped__(file) == _made(file)


def test_hostile_names_are_but_names(database: str) -> None:
    files = site(of_state(journals.read(hostile_event()).state), sheet_phrase)
    for path, content in files.items():
        if path.endswith(".html"):
            assert b"<script" not in content, path
    assert "&lt;script&gt;alert(1)" in files["players.html"].decode()
    assert not re.search(r'(?m)^=|[,"]=HYPER', files["data/players.csv"].decode("utf-8-sig"))


def test_drafts_are_not_published(database: str) -> None:
    made = hostile_event()
    state = journals.read(made).state
    assert "round-2.html" in site(of_state(state), sheet_phrase)
    assert "round-3.html" not in site(of_state(state), sheet_phrase)
    results = [rounds.Result(b.white, b.black, *rounds.typed_result("1")) for b in state.round(2).boards]
    rounds.enter_results(made, 2, results, BY)
    rounds.close(made, 2, BY)
    rounds.draft(made, BY)
    assert "round-3.html" not in site(of_state(journals.read(made).state), sheet_phrase)


def test_the_report_has_no_more_of_players_than_everybody_may_know() -> None:
    grown, child = (
        Player(1, "A", 2000, "GM", "AUT", "123", "1980/02/03", "w"),
        Player(2, "B", birth="2015/01/01", sex="m"),
    )
    tournament = Tournament.build([grown, child], info=EventInfo(name="X", start="2026/01/01"), extra=("013 secret",))
    shared = shareable(tournament)
    assert shared.players == (Player(1, "A", 2000, "GM", "AUT", birth="1980"), Player(2, "B"))
    assert shared.extra == ()
    content = site(of_report(tournament, "dutch-2026"), sheet_phrase)["data/event.trf"]
    assert not re.search(rb"secret|123|1980/|2015", content)
    assert parse_trf(content)[0] is not None


def test_an_event_without_a_system_has_no_explanations() -> None:
    tournament = open_tournament(WEEKEND)[0]
    nameless = tournament.revised(info=tournament.info._replace(type_text="", encoded_type=""))
    files = site(of_report(nameless), sheet_phrase)
    assert "round-1.html" in files
    assert not any("why" in path for path in files)


def test_a_site_takes_the_place_of_an_older_one_as_a_whole(tmp_path: Path) -> None:
    target = tmp_path / "site"
    put_in_place(str(target), {MARK: b"", "index.html": b"old", "data/gone.csv": b""})
    put_in_place(str(target), {MARK: b"", "index.html": b"new"})
    assert sorted(path.name for path in target.rglob("*")) == [MARK, "index.html"]
    assert (target / "index.html").read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["site"], "nothing is left behind"
    assert oct((target / "index.html").stat().st_mode)[-3:] == "644"


def test_what_is_no_site_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", "utf-8")
    for target in (tmp_path, tmp_path / "thesis.txt"):
        with pytest.raises(BadRequest, match="would be lost"):
            put_in_place(str(target), {MARK: b""})
    assert (tmp_path / "thesis.txt").read_text("utf-8") == "years of work"
    (tmp_path / "empty").mkdir()
    put_in_place(str(tmp_path / "empty"), {MARK: b""})


def test_publish_and_print_from_the_command_line(run: Shell, tmp_path: Path) -> None:
    target = tmp_path / "site"
    assert run("publish", WEEKEND, str(target), "--language", "de").code == 0
    assert "Paarungen der Runde 4" in (target / "round-4.html").read_text("utf-8")
    pdf = tmp_path / "slips.pdf"
    assert run("print", WEEKEND, "--sheet", "slips", "-o", str(pdf)).code == 0
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert run("print", WEEKEND, "-o", str(tmp_path / "slips.doc")).code == 3
    assert run("print", WEEKEND, "--round", "9", "-o", str(pdf)).code == 3
