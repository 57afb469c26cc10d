"""A made-up edition on the shelf by one line: the pages and the API of the manager know it, with its option."""

import os
import re
import subprocess
import sys

import pytest

from fairswiss.rules import SHELF
from tests.toy import ID
from tests.web.api.test_operations import call
from tests.web.rounds.events import state
from tests.web.visitors import Visitor, text

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the code is the same


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, ID, "tests.toy")


_ALONE = "FAIRSWISS_TEST_TOY_ALONE"


@pytest.mark.skipif(_ALONE in os.environ, reason="it is this process")
def test_the_api_knows_it_from_the_start(database: str) -> None:
    """The shapes of the API are made once in a process, when the shelf is complete: so the toy needs its own."""
    wanted = f"{__file__}::test_the_api_knows_it"
    run = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", wanted]
    done = subprocess.run(run, capture_output=True, text=True, timeout=600, env={**os.environ, _ALONE: "1"})
    assert (done.returncode, done.stdout[:1]) == (0, "."), done.stdout  # a dot is a test that passed


@pytest.mark.skipif(_ALONE not in os.environ, reason="run by the test above, in a process of its own")
def test_the_api_knows_it(owner: Visitor) -> None:
    listed = call(owner, "GET", "systems")[1]["systems"][-1]
    assert (listed["id"], [name for name, _ in listed["options"]]) == (ID, ["first_board"])
    shapes = call(owner, "GET", "openapi.json")[1]["components"]["schemas"]
    for shape in ("Announced", "NewEvent"):
        assert shapes[shape]["properties"]["first_board"]["anyOf"][0]["enum"] == ["drawn", "reversed"]
    new = {"name": "Toys", "system": ID, "rounds": 2, "first_board": "reversed"}
    assert call(owner, "POST", "events", {**new, "first_board": "up"})[0] == 422
    assert call(owner, "POST", "events", {**new, "second_board": "up"})[0] == 422
    assert call(owner, "POST", "events", {**new, "system": "dutch-2026"})[0] == 400
    made = call(owner, "POST", "events", new)[1]["id"]
    assert state(made).settings.options == (("first_board", "reversed"),)
    call(owner, "POST", f"t/{made}/players", {"players": [{"name": f"Player {n}"} for n in range(1, 7)]})
    status, drafted = call(owner, "POST", f"t/{made}/rounds")
    assert (status, drafted["system"], len(drafted["boards"])) == (200, ID, 3)
    explained = call(owner, "GET", f"t/{made}/rounds/1/explanation")[1]
    assert explained["explanation"]["groups"]
    assert call(owner, "GET", f"t/{made}/rounds/1/why-not?one=1&other=2")[1]["text"]


def test_pages_know_it(owner: Visitor) -> None:
    form = text(owner.get(f"/new?intent=other&system={ID}"))
    assert f'<option value="{ID}" selected>Toy system 2030 ({ID})</option>' in form
    assert re.search(r'<label[^>]*for="id_first_board"[^>]*>Toy: the first board', form)
    fields = {"name": "Toys", "system": ID, "rounds": 2, "win": "1", "draw": "0.5", "loss": "0", "pab": "1"}
    sent = owner.send("/new", {**fields, "numbering": "rating", "first_board": "reversed", "upfloat_limit": "yield"})
    made = str(sent["Location"]).split("/")[2]
    assert state(made).settings.options == (("first_board", "reversed"),), "those of other systems are not taken over"
    assert '<option value="reversed" selected>turned round</option>' in text(owner.get(f"/t/{made}/settings"))
    call(owner, "POST", f"t/{made}/players", {"players": [{"name": f"Player {n}"} for n in range(1, 7)]})
    owner.send(f"/t/{made}/rounds/pair", {})
    owner.send(f"/t/{made}/rounds/1/publish", {})
    assert "Player 1" in text(owner.get(f"/t/{made}/why/1/"))
    assert "why-answer" in text(owner.get(f"/t/{made}/why/1/why-not?one=1&other=2"))
