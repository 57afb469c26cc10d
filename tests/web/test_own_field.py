"""How many rounds, which system: the small study on the players of an event."""

import pytest
from playwright.sync_api import Page, expect

from fairswiss.model import Player, Tournament
from fairswiss.model.errors import BadRequest
from fairswiss.studies import own_field
from fairswiss.studies.own_field import asked_of, own_results
from tests.web.arbiter import PHONE
from tests.web.browsers import faults
from tests.web.databases import ON_ONE
from tests.web.live import Live
from tests.web.rounds.events import inside, played
from tests.web.samples import imported
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE


@pytest.fixture(autouse=True)
def _small_studies() -> None:
    """Here they are as large as anywhere."""


def of_size(players: int, rounds: int = 5) -> Tournament:
    field = tuple(Player(number, f"Player {number}", rating=2600 - 2 * number) for number in range(1, players + 1))
    return Tournament.build(field, rounds_planned=rounds)


def test_the_question_follows_from_the_event() -> None:
    asked = asked_of(of_size(20, 6), "dutch-2026")
    assert (asked.systems, asked.rounds) == (("dutch-2026", "dubov-2026"), (5, 6, 7, 9))
    assert asked_of(of_size(20), "lim-2026").systems == ("lim-2026", "dutch-2026")
    assert 8 <= asked_of(of_size(100), "dutch-2026").tournaments < asked.tournaments <= 60


@pytest.mark.parametrize(
    ("players", "system", "code"),
    [
        (4, "dutch-2026", "field-not-compared"),
        (500, "dutch-2026", "field-not-compared"),
        (20, "round-robin", "not-compared"),
    ],
)
def test_a_field_that_seconds_cannot_answer_is_refused(players: int, system: str, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        asked_of(of_size(players), system)
    assert refused.value.code == code


def test_the_page_and_its_twin_answer_in_plain_words(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_field, "_WORK", 12_000)
    monkeypatch.setattr(own_field, "_FEWEST", 2)
    event = imported()
    address = f"/t/{event.event}/study"
    page = text(owner.get(address))
    assert "Compare</button>" in page
    assert "<table" not in page
    page = text(owner.get(f"{address}?play=1"))
    assert "The strongest player wins" in page
    assert "<svg" in page
    assert page.count("±") > 6
    asked = asked_of(event.state.tournament(), event.state.settings.system)
    results = own_results(asked)
    assert f"{asked.tournaments} tournaments with these" in page
    told = owner.get(f"/api/t/{event.event}/study").json()
    assert len(told["cells"]) == len(results.summary())
    assert len(told["longer"]) == 2
    assert address in text(owner.get(f"/t/{event.event}/settings"))


def test_the_answer_is_accessible_and_fits_a_phone(owner_tab: Page, live: Live) -> None:
    with inside(live):
        made = played(12, 0)
    owner_tab.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    owner_tab.goto(f"/t/{made}/study?play=1")
    expect(owner_tab.get_by_role("table")).to_be_visible()
    assert faults(owner_tab) == []
    assert owner_tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
