"""Standings: any round, any tie-breaks, every value with its working, files to take away."""

import io
import json
import re
from typing import Any

import pytest
from python_calamine import CalamineWorkbook

from fairswiss.model import EventInfo, Player, Tournament
from fairswiss.usecases import standings
from fairswiss.usecases.categories import Wanted, ages, belongs
from tests.web.databases import ON_ONE
from tests.web.samples import drafted, imported
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE


def shown(visitor: Visitor, address: str, status: int = 200, **more: Any) -> str:
    response = visitor.get(address, **more)
    assert response.status_code == status, text(response)[:500]
    return text(response)


def test_everybody_stands_there_in_order_with_the_values(owner: Visitor) -> None:
    event = imported()
    page = shown(owner, f"/t/{event.event}/standings/")
    expected = standings.standings(event.state.tournament())
    rows = re.findall(r'<td class="number minor">(\d+)</td><th', page)
    assert [int(number) for number in rows] == [row.player for row in expected.rows]
    assert "After round 4" in page
    assert page.count('class="st-value"') >= 3 * len(expected.rows)


def test_any_round_any_tie_breaks(owner: Visitor) -> None:
    base = f"/t/{imported().event}/standings/"
    assert "After round 2" in shown(owner, f"{base}?round=2")
    assert ">PS</abbr>" in shown(owner, f"{base}?set=fide-swiss")
    assert ">ARO/C1</abbr>" in shown(owner, f"{base}?set=own&tiebreaks=ARO/C1,WON")
    assert "note-bad" in shown(owner, f"{base}?set=own&tiebreaks=XYZ", 400)
    assert "note-bad" in shown(owner, f"{base}?set=nonsense", 400)
    for number in ("99", "-1", "x", "²"):
        shown(owner, f"{base}?round={number}", 404)


def test_a_working_is_a_row_for_htmx_and_a_page_for_a_link(owner: Visitor) -> None:
    base = f"/t/{imported().event}/standings/"
    link = re.findall(r'class="st-value" href="([^"]+)"', shown(owner, f"{base}?set=swiss"))[1].replace("&amp;", "&")
    row = shown(owner, link, headers={"HX-Request": "true"})
    assert row.startswith('<tr class="st-working">')
    assert "8.1" in row
    page = shown(owner, link)
    assert "<html" in page
    assert "8.1" in page
    assert shown(owner, f"{base}working/1").count("<h2") + 0 >= 1
    for wrong in ("working/999", "working/1/99"):
        shown(owner, base + wrong, 404)


def test_shared_places_and_open_games_are_told(owner: Visitor) -> None:
    event = drafted()
    page = shown(owner, f"/t/{event.event}/standings/?set=own&tiebreaks=WIN")
    assert "shared place" in page
    assert "After round 4" in page  # the draft counts for nobody


def test_names_can_be_searched_and_lists_sorted(owner: Visitor) -> None:
    base = f"/t/{imported().event}/standings/"
    found = shown(owner, f"{base}?name=palma")
    assert len(re.findall(r'<th scope="row">', found)) == 1
    assert "1 of 24 players" in found
    numbers = re.findall(r'<td class="number minor">(\d+)</td><th', shown(owner, f"{base}?sort=number"))
    assert [int(number) for number in numbers] == sorted(map(int, numbers))
    assert "No one matches" in shown(owner, f"{base}?name=xyzzy")


def test_the_cross_table_has_every_round(owner: Visitor) -> None:
    page = shown(owner, f"/t/{imported().event}/standings/?table=cross")
    assert page.count('class="st-cell') == 24 * 4


@pytest.mark.parametrize("form", ["csv", "xlsx", "json", "html"])
def test_files_to_take_away(owner: Visitor, form: str) -> None:
    event = imported()
    response = owner.get(f"/t/{event.event}/standings/download/{form}?round=3")
    assert response.status_code == 200
    assert response["Content-Disposition"].endswith(f'weekend-open-round-3.{form}"')
    if form == "csv":
        assert len(text(response).splitlines()) == 25
    if form == "json":
        assert json.loads(text(response))["round"] == 3
    if form == "xlsx":
        assert CalamineWorkbook.from_filelike(io.BytesIO(response.content)).sheet_names
    shown(owner, f"/t/{event.event}/standings/download/exe", 404)


def test_categories() -> None:
    people = [Player(1, "A", birth="2010/01/01", sex="f"), Player(2, "B", birth="1970"), Player(3, "C", sex="m")]
    event = Tournament.build(people, rounds_planned=5, info=EventInfo(start="2026/03/01"))
    assert ages(event) == ("U16", "U18", "U20", "S50")

    def found(**wanted: str) -> list[int]:
        return [player.number for player in people if belongs(player, Wanted(**wanted), event)]

    assert found() == [1, 2, 3]
    assert found(age="U16") == [1]
    assert found(age="U14") == []
    assert found(age="S50") == [2]
    assert found(age="nonsense") == []
    assert found(sex="w") == [1]
    assert found(name="b") == [2]
    assert found(federation="X") == []


def test_the_cross_table_of_a_round_robin_is_a_grid(owner: Visitor) -> None:
    event = imported("club-championship")
    page = shown(owner, f"/t/{event.event}/standings/?table=cross")
    players = len(event.state.players)
    assert page.count('class="st-round"') == players
    assert page.count(">×</td>") == players
