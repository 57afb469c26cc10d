"""Choices about tie-breaks by the text before 2023: on the page, in the API, in the report, and in what reads it."""

import pytest

from fairswiss.cli.door import main
from fairswiss.desk import events, journals
from fairswiss.desk.shown import ranked, reported
from fairswiss.formats.trf import write_trf
from fairswiss.model.errors import Unconfirmed
from fairswiss.usecases.standings import standings
from tests.web.api.test_operations import call
from tests.web.rounds.events import BY, event, played, state
from tests.web.visitors import Visitor, text

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the code is the same
GAMES = "Sonneborn-Berger counts games alone, with the opponents' own scores, as announced."
CUTS = "Cuts of ARO leave out unplayed rounds before any rating, as announced."


def test_both_are_settings_of_the_page(owner: Visitor) -> None:
    made = event(9)
    address = f"/t/{made}/settings"
    page = text(owner.get(address))
    assert 'name="unplayed_cut_first"' in page
    assert 'name="sonneborn_games"' in page
    sent = {"name": "Old Open", "system": "dutch-2026", "rounds": "5", "start": "2020-05-01", "tie_breaks": "SB,ARO/C1",
            "win": "1", "draw": "0.5", "loss": "0", "pab": "1", "numbering": "rating",
            "sonneborn_games": "on"}  # fmt: skip
    owner.send(address, sent)
    assert (state(made).settings.sonneborn_games, state(made).settings.unplayed_cut_first) == (True, False)


def test_programs_announce_them_and_the_report_carries_them(
    owner: Visitor, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    made = played(9, 2)
    sure = {"confirmed": True, "typed": "change the announcement"}
    fields = {"start": "2020-05-01", "tie_breaks": "SB,ARO/C1", "unplayed_cut_first": True}
    assert call(owner, "PATCH", f"t/{made}/settings", {**sure, **fields})[0] == 200
    told = call(owner, "PATCH", f"t/{made}/settings", {**sure, "sonneborn_games": True})[1]
    assert (told["sonneborn_games"], told["unplayed_cut_first"]) == (True, True)
    page = text(owner.get(f"/t/{made}/standings/"))
    assert GAMES.replace("'", "&#x27;") in page or GAMES in page
    assert CUTS in page
    facts = reported(journals.read(made))
    report = write_trf(facts)
    assert "### Decided sonneborn_games: yes" in report
    with_choice = [(row.player, row.values) for row in ranked(journals.read(made), None, "").rows]
    plain = facts._replace(extra=())
    assert with_choice != [(row.player, row.values) for row in standings(plain).rows]
    again = events.import_event(report.encode(), BY)[0]
    assert again.state.settings.sonneborn_games
    assert again.state.settings.unplayed_cut_first
    file = tmp_path_factory.mktemp("choices") / "old.trf"
    file.write_text(report)
    main(["standings", str(file)])
    assert GAMES in capsys.readouterr().out


def test_they_are_announced_as_the_tie_breaks_are(database: str) -> None:
    made = played(8)
    changed = state(made).settings._replace(sonneborn_games=True)
    with pytest.raises(Unconfirmed) as asked:
        events.change_settings(made, changed, BY)
    assert asked.value.typing == "change the announcement"
    told = events.change_settings(made, changed, BY._replace(typed="change the announcement"))
    assert told.state.remarks == ["### Tie-breaks changed from none to none (sonneborn games) @ Round 1"]
