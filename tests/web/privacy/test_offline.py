"""Nothing leaves this machine: no connection, no name looked up, and no page asks for anything from elsewhere."""

import os
import re
import socket
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from playwright.sync_api import Browser

from fairswiss.desk import rounds
from fairswiss.store import rows
from tests.cli.events import Shell
from tests.docs.markdown import ROOT
from tests.language.messages import SOURCE
from tests.ratinglist.lists import text_list
from tests.web.databases import copied_file
from tests.web.live import manager
from tests.web.privacy import offline
from tests.web.privacy.events import played_event
from tests.web.privacy.offline import is_elsewhere, watched
from tests.web.rounds.events import inside
from tests.web.store.events import BY, play
from tests.web.visitors import Visitor, text

PAGES = (
    "players/", "players/1/", "rounds/", "results/", "standings/", "why/", "journal/", "paper/", "paper/slips/1/",
    "paper/cross/0/", "settings", "privacy/", "privacy/1/",
)  # fmt: skip


def test_a_connection_elsewhere_would_be_noticed() -> None:
    with watched() as tried, pytest.raises(PermissionError):
        socket.getaddrinfo("ratings.example", 443)
    assert len(tried) == 1
    assert is_elsewhere("socket.connect", (None, ("192.0.2.1", 80)))
    assert is_elsewhere("urllib.Request", ("https://ratings.example:443/list.zip",))
    assert not is_elsewhere("socket.connect", (None, ("127.0.0.1", 80)))
    assert not is_elsewhere("socket.connect", (None, "/run/socket"))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_event_from_the_first_form_to_the_anonymous_end_calls_nobody(owner: Visitor, data: Path, run: Shell) -> None:
    with watched() as tried:
        form = {"name": "Alone", "system": "dutch-2026", "rounds": "1", "win": "1", "draw": "0.5", "loss": "0"}
        form |= {"pab": "1", "numbering": "rating", "upfloat_limit": "strict", "lowest_bracket": "2013", "public": "on"}
        owner.send("/new", form)
        made = rows.events()[0].id
        at = f"/t/{made}/"
        owner.send(f"{at}players/rating-list", {"file": SimpleUploadedFile("standard_oct26frl.txt", text_list())})
        assert "Alder" in text(owner.get(f"{at}players/rating-list/find?name=alder"))
        for name in ("Alder, Ana", "Birch, Bo", "Cedar, Cy"):
            owner.send(f"{at}players/add", {"name": name})
        owner.get(f"{at}players/rating-list/fill")
        rounds.draw_lot(made, BY, "w")
        play(made)
        for page in PAGES:
            assert owner.get(at + page, follow=True).status_code == 200, page
        for path in ("paper/standings/0.pdf", "report.trf26", "players/export.xlsx", "journal/backup"):
            assert owner.get(at + path).status_code == 200, path
        assert run("publish", str(ROOT / "examples" / "weekend-open.trf"), str(data / "site")).code == 0
        owner.send(f"{at}privacy/anonymise", {"name": "Alone"})
        assert "Alder" not in str(rows.entries(made))
    assert tried == []


def test_a_running_manager_and_its_browser_call_nobody(
    tmp_path: Path, prepared_file: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, folder, notes = tmp_path / "watch", tmp_path / "data", tmp_path / "tried.txt"
    watch.mkdir()
    folder.mkdir()
    (watch / "sitecustomize.py").write_text(
        f"import runpy, sys\nis_elsewhere = runpy.run_path({offline.__file__!r})['is_elsewhere']\n"
        f"def hook(event, arguments):\n    if is_elsewhere(event, arguments):\n"
        f"        open({str(notes)!r}, 'a').write(f'{{event}} {{arguments}}\\n')\n"
        f"open({str(notes)!r}, 'w').close()\nsys.addaudithook(hook)\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{watch}{os.pathsep}{ROOT / 'src'}")
    copied_file(prepared_file, folder)
    asked: list[str] = []
    with manager(folder) as running:
        with inside(running):
            made = played_event("dutch-2026", 2)
        context = browser.new_context(base_url=running.address)
        context.on("request", lambda request: asked.append(request.url))
        tab = context.new_page()
        tab.goto(running.new_link())
        for page in ("/privacy", f"/public/{made}/screen/", *(f"/t/{made}/{page}" for page in PAGES)):
            answer = tab.goto(page)
            assert answer is not None
            assert answer.status == 200, page
        context.close()
    assert len(asked) > len(PAGES)
    assert {url for url in asked if not url.startswith((f"{running.address}/", "data:"))} == set()
    assert notes.read_text() == ""


def test_no_file_of_the_pages_names_an_address_elsewhere() -> None:
    allowed = re.compile(r"http://www\.w3\.org/")  # names of XML, which nobody calls
    for path in sorted((SOURCE / "web").rglob("*")):
        if path.suffix in (".html", ".css", ".js", ".svg") and path.name != "htmx.min.js":
            named = re.findall(r"(?:https?:)?//[a-z0-9-]+\.[^\s\"')]+", path.read_text("utf-8"))
            assert [one for one in named if not allowed.match(one)] == [], path.name
    assert offline.is_elsewhere("socket.connect", (None, ("2001:db8::1", 1)))
