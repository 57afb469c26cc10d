"""What programs state of players and events is held to the same rules as what people type."""

from typing import Any

import pytest

from fairswiss.desk import events, journals
from tests.web.api.test_operations import call
from tests.web.databases import ON_ONE
from tests.web.rounds.events import BY, event, state
from tests.web.samples import EXAMPLES
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE

WRONG = [
    ("sex", "<"),
    ("sex", "x"),
    ("federation", "<B>"),
    ("federation", "N1"),
    ("federation", "é12"),
    ("title", "XM"),
    ("title", "<i>"),
    ("fide_id", "12<b>"),
    ("fide_id", "١٢٣"),
    ("birth", "yesterday"),
    ("birth", "2001-02-30"),
    ("birth", "<b>"),
    ("rating", 4001),
    ("name", " , "),
]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # it never gets there
@pytest.mark.parametrize(("field", "value"), WRONG)
def test_a_value_that_the_form_refuses_is_refused_here_too(owner: Visitor, field: str, value: Any) -> None:
    made = event()
    head = journals.read(made).head
    status, told = call(owner, "POST", f"t/{made}/players", {"players": [{"name": "Zorn, Ada"} | {field: value}]})
    assert status == 422, told
    assert told["problems"]
    assert (
        call(owner, "PUT", f"t/{made}/players/1/record", {"player": {"name": "Zorn, Ada"} | {field: value}})[0] == 422
    )
    form = {"name": "Zorn, Ada", "token": "t", field: str(value)}
    assert owner.send(f"/t/{made}/players/add", form).status_code == 422
    assert journals.read(made).head == head


def test_every_problem_is_told_with_its_place(owner: Visitor) -> None:
    made = event()
    sent = {"players": [{"name": "Good"}, {"name": "Odd", "sex": "<", "federation": "<B>"}]}
    told = call(owner, "POST", f"t/{made}/players", sent)[1]
    assert [(one["what"], one["where"]["line"]) for one in told["problems"]] == [
        ("Odd: the federation '<B>' cannot be used", 2),
        ("Odd: the sex '<' cannot be used", 2),
    ]


def test_values_are_taken_as_the_form_takes_them(owner: Visitor) -> None:
    made = event()
    sent = {
        "name": "Zorn, Ada",
        "federation": "nor",
        "sex": "F",
        "birth": "1990-12-31",
        "title": "wfm",
        "fide_id": "12",
    }
    shown = call(owner, "POST", f"t/{made}/players", {"players": [sent]})[1][0]
    held = state(made).player(shown["registration"])
    assert (held.federation, held.sex, held.birth, held.title, held.fide_id) == ("NOR", "w", "1990/12/31", "WFM", "12")


def test_what_a_report_brought_stays_when_something_else_is_corrected(owner: Visitor) -> None:
    content = (EXAMPLES / "weekend-open.trf").read_text("utf-8")
    line = next(line for line in content.splitlines() if line.startswith("001"))
    odd = f"{line[:53]}N-R{line[56:]}"
    made = events.import_event(content.replace(line, odd).encode(), BY)[0].event
    (registration,) = (at for at, player in state(made).players.items() if player.federation == "N-R")
    record = call(owner, "GET", f"t/{made}/players/{registration}/record")[1]
    fields = ("name", "rating", "title", "federation", "fide_id", "birth", "sex")
    sent = {field: record[field] for field in fields} | {"rating": 1999}
    status, told = call(owner, "PUT", f"t/{made}/players/{registration}/record", {"player": sent, "confirmed": True})
    assert status == 200, told
    assert (state(made).player(registration).rating, state(made).player(registration).federation) == (1999, "N-R")


@pytest.mark.parametrize("federation", ["<B>", "N1", "é12"])
def test_the_federation_of_an_event(owner: Visitor, federation: str) -> None:
    made = event()
    before = state(made).settings
    assert call(owner, "PATCH", f"t/{made}/settings", {"federation": federation})[0] == 422
    new = {"name": "Club", "system": "dutch-2026", "rounds": 3, "federation": federation}
    assert call(owner, "POST", "events", new)[0] == 422
    form = {"name": "Club", "system": "dutch-2026", "rounds": "3", "federation": federation, "token": "t"}
    points = {"win": "1", "draw": "0.5", "loss": "0", "pab": "1", "numbering": "rating", "upfloat_limit": "strict"}
    answer = owner.send("/new", form | points | {"lowest_bracket": "2013"})
    assert answer.status_code == 422
    assert "three letters" in text(answer)
    assert state(made).settings == before
