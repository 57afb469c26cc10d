"""Teams, their matches and line-ups: on pages, by the API and from a captain's phone."""

import re
from datetime import UTC, datetime

import pytest

from fairswiss.desk import history, journals, line_ups, teams
from fairswiss.desk.captain_links import captain_link
from fairswiss.desk.events import archive_event
from fairswiss.desk.rounds import Result, close, enter_results
from fairswiss.desk.teams import Squad
from fairswiss.model.errors import BadRequest, NotAllowed, Unconfirmed
from fairswiss.web.access import Role
from fairswiss.web.captains.signing import key
from fairswiss.web.phones import quotas
from fairswiss.web.quotas import Pace
from tests.web.api.test_operations import call
from tests.web.databases import ON_ONE
from tests.web.store.events import BY, SURE
from tests.web.team import appointed
from tests.web.teams.events import paired, played, team_event
from tests.web.visitors import HOST, ORIGIN, Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database", "data")
NOW = datetime(2026, 11, 17, 12, tzinfo=UTC)


def test_teams_are_made_of_clubs_and_numbered_by_strength() -> None:
    event = team_event(4)
    shown = teams.teams_of(journals.read(event))
    assert [(one.number, one.name, len(one.players)) for one in shown] == [(at, f"Club 0{at}", 5) for at in range(1, 5)]
    history.undo_last(event, BY)
    assert teams.teams_of(journals.read(event))[3:] == []


def test_a_list_of_teams_and_a_team_can_be_seen_and_changed(owner: Visitor) -> None:
    event = team_event(4)
    assert "Club 03" in text(owner.get(f"/t/{event}/teams/"))
    page = text(owner.get(f"/t/{event}/teams/3/"))
    assert "Player 03-5" in page
    lines = "Player 03-2\nPlayer 03-1\nPlayer 03-3"
    saved = owner.send(f"/t/{event}/teams/3/save", {"name": "Rooks", "captain": "Cap", "players": lines})
    assert saved.status_code == 302
    squad = journals.read(event).state.squad(3)
    assert (squad.name, squad.captain, squad.players) == ("Rooks", "Cap", (12, 11, 13))
    assert "2 players have no team" in text(owner.get(f"/t/{event}/teams/"))


def test_the_desk_shows_matches_and_boards_come_with_the_line_ups(owner: Visitor) -> None:
    event = team_event(4)
    paired(event)
    page = text(owner.get(f"/t/{event}/rounds/1/"))
    assert page.count("no line-up yet") == 4
    assert 'id="board-1"' not in page
    first = line_ups.matches_shown(journals.read(event), 1)[0]
    form = text(owner.get(f"/t/{event}/teams/round/1/{first.white.team}/"))
    chosen = re.findall(r'<option value="(\d+)" selected>', form)
    fields = {f"board-{at}": player for at, player in enumerate(chosen, 1)}
    assert owner.send(f"/t/{event}/teams/round/1/{first.white.team}/", fields).status_code == 302
    assert owner.send(f"/t/{event}/teams/round/1/fill", {}).status_code == 302
    page = text(owner.get(f"/t/{event}/rounds/1/"))
    assert page.count('class="slip"') == 8
    assert page.count("line-up in") == 4


def test_results_of_boards_make_the_result_of_a_match(owner: Visitor) -> None:
    event = team_event(4)
    played(event)
    shown = line_ups.matches_shown(journals.read(event), 1)
    assert {(one.white.points, one.black.points, one.open) for one in shown} == {(20, 20, False)}
    table = text(owner.get(f"/t/{event}/standings/"))
    assert "Club 01" in table
    assert "Player 01-1" in text(owner.get(f"/t/{event}/standings/?of=players"))
    assert owner.get(f"/t/{event}/standings/working/1/0").status_code == 200


def test_a_match_that_is_not_played_is_confirmed_first_and_needs_no_line_up() -> None:
    event = team_event(4)
    paired(event)
    first = line_ups.matches_shown(journals.read(event), 1)[0]
    with pytest.raises(Unconfirmed):
        line_ups.forfeit(event, 1, first.black.team, "-", BY)
    after = line_ups.forfeit(event, 1, first.black.team, "-", SURE)
    assert line_ups.matches_shown(after, 1)[0].forfeited == "+-"
    back = line_ups.forfeit(event, 1, first.black.team, "", BY)
    assert line_ups.matches_shown(back, 1)[0].forfeited == ""


def test_an_arbiter_may_accept_a_line_up_that_a_captain_may_not_hand_in() -> None:
    event = team_event(4)
    paired(event)
    team = line_ups.matches_shown(journals.read(event), 1)[0].white.team
    one, two, three, four, five = journals.read(event).state.squad(team).players
    turned = (two, one, three, four)
    with pytest.raises(BadRequest, match="cannot be handed in"):
        line_ups.hand_in(event, 1, team, turned, BY, NOW)
    with pytest.raises(Unconfirmed):
        line_ups.give_line_up(event, 1, team, turned, BY)
    line_ups.give_line_up(event, 1, team, turned, SURE)
    after = line_ups.hand_in(event, 1, team, (one, two, three, five), BY, NOW)
    assert after.state.round(1).matches.line_ups[team] == (one, two, three, five)  # type: ignore[union-attr]


def test_a_captain_hands_in_a_line_up_that_nobody_sees_before_the_other(visitor: Visitor) -> None:
    event = team_event(4)
    known = paired(event)
    match = line_ups.matches_shown(known, 1)[0]
    links = {side.team: captain_link(known, side.team, key()) for side in match.sides}
    own, other = match.white, match.black
    page = text(visitor.get(f"/l/{links[own.team]}"))
    assert other.name in page
    assert "You have White on board 1." in page
    fields = {f"board-{at}": one for at, one in enumerate(line_ups.usual(known.state, own.team), 1)}
    sent = visitor.post(f"/l/{links[own.team]}", fields, headers={"host": HOST, "origin": ORIGIN})
    assert sent.status_code == 302
    assert "Waiting for your opponents" in text(visitor.get(f"/l/{links[own.team]}"))
    theirs = text(visitor.get(f"/l/{links[other.team]}"))
    assert known.state.players[line_ups.usual(known.state, own.team)[0]].name not in theirs
    hidden = line_ups.matches_shown(journals.read(event), 1, hidden=True)[0]
    assert (hidden.white.handed_in, hidden.white.line_up) == (True, ())
    line_ups.give_line_up(event, 1, other.team, line_ups.usual(known.state, other.team), BY)
    assert "Both line-ups are in." in text(visitor.get(f"/l/{links[own.team]}"))
    with pytest.raises(NotAllowed, match="visible"):
        line_ups.hand_in(event, 1, own.team, line_ups.usual(known.state, own.team), BY, NOW)


def test_after_the_time_captains_are_refused_and_the_usual_line_up_stands() -> None:
    event = team_event(4)
    paired(event)
    line_ups.set_due(event, 1, "2026-11-17T11:30+00:00", BY)
    team = line_ups.matches_shown(journals.read(event), 1)[0].white.team
    usual = line_ups.usual(journals.read(event).state, team)
    with pytest.raises(NotAllowed, match="time for line-ups"):
        line_ups.hand_in(event, 1, team, usual, BY, NOW)
    after = line_ups.fill_line_ups(event, 1, BY)
    assert after.state.round(1).matches.line_ups[team] == usual  # type: ignore[union-attr]
    with pytest.raises(BadRequest, match="has a line-up"):
        line_ups.fill_line_ups(event, 1, BY)


def test_another_captain_has_another_link_and_the_old_one_is_worth_nothing(visitor: Visitor) -> None:
    event = team_event(4)
    known = paired(event)
    link = captain_link(known, 1, key())
    assert visitor.get(f"/l/{link}").status_code == 200
    squad = known.state.squad(1)
    teams.amend_team(event, 1, Squad(squad.name, squad.players, "Someone new"), SURE)
    assert visitor.get(f"/l/{link}").status_code == 410
    assert visitor.get(f"/l/{link[:-1]}{'A' if link[-1] != 'A' else 'B'}").status_code == 403
    assert visitor.get("/l/nonsense").status_code == 403


def test_a_link_is_replaced_by_one_click_and_ends_with_the_event(owner: Visitor, visitor: Visitor) -> None:
    event = team_event(4, rounds=1)
    known = paired(event)
    link, other = (captain_link(known, team, key()) for team in (1, 2))
    assert owner.send(f"/t/{event}/teams/1/captain-link", {}).status_code == 302
    fresh = captain_link(journals.read(event), 1, key())
    assert [visitor.get(f"/l/{one}").status_code for one in (link, fresh, other)] == [410, 200, 200]
    history.undo_last(event, BY)
    assert visitor.get(f"/l/{link}").status_code == 200
    boards = line_ups.fill_line_ups(event, 1, BY).state.round(1).boards
    enter_results(event, 1, [Result(board.white, board.black, "1", "0") for board in boards], SURE)
    assert visitor.get(f"/l/{other}").status_code == 200  # the round can still be mended
    over = close(event, 1, SURE)
    assert visitor.get(f"/l/{other}").status_code == 410
    assert captain_link(over, 2, key()) == ""
    assert "no longer hand in" in text(owner.get(f"/t/{event}/teams/1/"))


def test_no_captain_keeps_the_link_of_an_archived_event(visitor: Visitor) -> None:
    event = team_event(4)
    link = captain_link(paired(event), 1, key())
    archive_event(event, BY)
    assert visitor.get(f"/l/{link}").status_code == 410


def test_captains_are_limited_by_link_by_event_and_by_address(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = team_event(4)
    known = paired(event)
    first, second = (captain_link(known, team, key()) for team in (1, 2))
    for name, most in (("OF_LINK", 1), ("OF_EVENT", 2), ("WRONG", 1)):
        monkeypatch.setattr(quotas, name, Pace(most, 3600, name=f"captains {name}"))
    codes = [visitor.get(f"/l/{link}").status_code for link in (first, first, second)]
    assert codes == [200, 429, 200]  # a link that is used up costs the event nothing
    third = visitor.get(f"/l/{captain_link(known, 3, key())}")
    assert (third.status_code, int(third["Retry-After"]) > 0) == (429, True)
    assert [visitor.get("/l/nonsense").status_code for _ in range(2)] == [403, 429]


@pytest.mark.parametrize(
    ("role", "status"),
    [(Role.VIEWER, 403), (Role.RESULT_ENTRY, 403), (Role.ARBITER, 302), (Role.CHIEF_ARBITER, 302)],
)
def test_arbiters_replace_the_codes_of_captains_and_nobody_else(role: Role, status: int) -> None:
    event = team_event(4)
    link = captain_link(paired(event), 1, key())
    assert appointed(role, event).send(f"/t/{event}/teams/1/captain-link", {}).status_code == status
    assert (captain_link(journals.read(event), 1, key()) == link) == (status == 403)


def test_a_captain_cannot_use_up_the_name_of_an_arbiters_request(visitor: Visitor) -> None:
    event = team_event(4)
    known = paired(event)
    match = line_ups.matches_shown(known, 1)[0]
    theirs = line_ups.usual(known.state, match.black.team)
    line_ups.give_line_up(event, 1, match.black.team, theirs, BY._replace(token="x"))
    fields = {f"board-{at}": one for at, one in enumerate(line_ups.usual(known.state, match.white.team), 1)}
    link = captain_link(known, match.white.team, key())
    headers = {"host": HOST, "origin": ORIGIN}
    assert visitor.post(f"/l/{link}", {**fields, "token": "x"}, headers=headers).status_code == 302
    assert match.white.team in journals.read(event).state.round(1).matches.line_ups  # type: ignore[union-attr]


def test_the_order_of_a_team_is_changed_after_round_1_only_when_confirmed() -> None:
    event = team_event(4)
    paired(event)
    squad = journals.read(event).state.squad(1)
    turned = Squad(squad.name, squad.players[::-1], squad.captain)
    with pytest.raises(Unconfirmed):
        teams.amend_team(event, 1, turned, BY)
    assert teams.amend_team(event, 1, turned, SURE).state.squad(1) == turned


def test_pages_of_a_round_of_teams_say_why(owner: Visitor) -> None:
    event = team_event(5)
    played(event)
    paired(event)
    for path in ("why/2/", "why/2/match/1", "why/2/list", "why/2/why-not?one=1&other=2", "why/2/what-if"):
        shown = owner.get(f"/t/{event}/{path}")
        assert shown.status_code == 200, path
    assert "Club" in text(owner.get(f"/t/{event}/why/2/match/1"))
    assert owner.get(f"/t/{event}/why/1/board/1").status_code == 302


def test_sheets_and_public_pages_have_matches_and_teams(owner: Visitor, visitor: Visitor) -> None:
    event = team_event(5)
    played(event)
    for path in (f"/t/{event}/paper/", f"/t/{event}/paper/matches/1/", f"/t/{event}/paper/teams/1/"):
        assert owner.get(path).status_code == 200, path
    page = text(visitor.get(f"/public/{event}/matches/1/"))
    assert "Club 01" in page
    assert "1.1" in page
    assert "Club 02" in text(visitor.get(f"/public/{event}/teams/0/"))
    assert visitor.get(f"/public/{event}/screen/?show=matches,teams").status_code == 200


def test_programs_run_a_team_event(owner: Visitor) -> None:
    event = team_event(4)
    chief = owner
    _, found = call(chief, "GET", f"t/{event}/teams")
    assert [one["name"] for one in found] == [f"Club 0{at}" for at in range(1, 5)]
    call(chief, "POST", f"t/{event}/rounds", {})
    call(chief, "POST", f"t/{event}/rounds/1/publish", {})
    _, matches = call(chief, "GET", f"t/{event}/rounds/1/matches")
    team = matches[0]["white"]["team"]
    players = next(one["players"] for one in found if one["team"] == team)
    _, answer = call(chief, "PUT", f"t/{event}/rounds/1/line-ups/{team}", {"players": players[:4]})
    assert answer[0]["white"]["line_up"] == players[:4]
    _, filled = call(chief, "POST", f"t/{event}/rounds/1/fill-line-ups", {})
    assert [len(one["boards"]) for one in filled] == [4, 4]
    call(chief, "POST", f"t/{event}/rounds/1/line-ups-due", {"until": "2026-11-17T14:30+01:00"})
    assert journals.read(event).state.round(1).matches.due == "2026-11-17T13:30+00:00"  # type: ignore[union-attr]


def test_a_viewer_sees_teams_but_no_line_up_before_both_are_in() -> None:
    event = team_event(4)
    known = paired(event)
    match = line_ups.matches_shown(known, 1)[0]
    line_ups.give_line_up(event, 1, match.white.team, line_ups.usual(known.state, match.white.team), BY)
    visitor = appointed(Role.VIEWER, event)
    _, shown = call(visitor, "GET", f"t/{event}/rounds/1/matches")
    assert shown[0]["white"]["line_up"] == []
    assert visitor.get(f"/t/{event}/teams/1/").status_code == 200
    assert visitor.get(f"/t/{event}/teams/round/1/{match.white.team}/").status_code == 403
