"""Every edition of the shelf in the manager: paired, asked about, entered and ranked, by pages and by programs."""

import pytest

from fairswiss.desk import rounds
from fairswiss.rules import SHELF, edition
from tests.web.api.test_operations import call
from tests.web.rounds.events import BY, event, state
from tests.web.teams.events import team_event
from tests.web.visitors import Visitor, text

PAGES = (
    "", "players/", "rounds/2/", "results/2/", "standings/", "standings/?table=cross", "paper/", "paper/pairings/2/",
    "paper/slips/2/", "why/2/", "why/2/board/1", "why/2/what-if", "why/player/1", "journal/",
)  # fmt: skip
DATA = (
    "rounds/2", "rounds/2/explanation", "rounds/2/check", "rounds/2/boards/1/why", "rounds/2/why-not?one=1&other=2",
    "rounds/2/list", "list", "standings",
)  # fmt: skip


def _made(system: str) -> str:
    """An event of eight players, or of eight teams on two boards; a table says how many rounds there are."""
    planned = 7 * edition(system).cycles or 4
    return team_event(8, 2, "WB", planned, system=system) if edition(system).teams else event(8, planned, system)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("system", SHELF)
def test_a_system_in_the_manager(owner: Visitor, system: str) -> None:
    made = _made(system)
    rounds.draw_lot(made, BY, "w")
    typed = "1=" if edition(system).games == 2 else "1"
    for number in (1, 2):
        assert call(owner, "POST", f"t/{made}/rounds")[0] == 200
        assert call(owner, "POST", f"t/{made}/rounds/{number}/publish")[0] == 200
        if edition(system).teams:
            assert call(owner, "POST", f"t/{made}/rounds/{number}/fill-line-ups")[0] == 200
        lines = "\n".join(f"{board} {typed}" for board in state(made).round(number).board_names)
        assert call(owner, "POST", f"t/{made}/rounds/{number}/slips", {"lines": lines})[0] == 200
        assert call(owner, "POST", f"t/{made}/rounds/{number}/close")[0] == 200
    pages = {path: owner.get(f"/t/{made}/{path}", follow=True) for path in PAGES}
    assert {path: page.status_code for path, page in pages.items()} == dict.fromkeys(PAGES, 200)
    white = state(made).players[state(made).round(2).boards[0].white]
    name = white.club if edition(system).teams else white.name  # its team, called by the club
    assert all(name in text(pages[path]) for path in ("rounds/2/", "standings/", "why/2/board/1"))
    answers = {path: call(owner, "GET", f"t/{made}/{path}") for path in DATA}
    assert {path: status for path, (status, _) in answers.items() if status != 200} == {}
    assert all(data for _, data in answers.values())
    checked = answers["rounds/2/check"][1]
    assert checked["agrees"] is True
