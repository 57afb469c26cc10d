"""The arrival desk: who is here is paired, who is late may get points for what was missed."""

import re

import pytest

from fairswiss.desk import arrival, history, journals, own_arrival, registration
from fairswiss.desk.captain_links import captain_link
from fairswiss.desk.rounds import Result, draft, enter_results, publish
from fairswiss.desk.sheets import of_state
from fairswiss.journal.state import State
from fairswiss.model import Player
from fairswiss.model.errors import BadRequest, Unconfirmed
from fairswiss.usecases.sheets import sheet
from fairswiss.usecases.standings import kept_standings
from fairswiss.web.access import Role
from fairswiss.web.captains.signing import key
from tests.web.api.test_operations import call
from tests.web.databases import ON_ONE
from tests.web.public.events import public_event
from tests.web.store.events import BY, SURE, play
from tests.web.team import appointed
from tests.web.teams.events import team_event
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database", "data")


def _state(made: str) -> State:
    return journals.read(made).state


def points_of(made: str, number: int) -> int:
    """The points of a player in the standings."""
    return next(row.points for row in kept_standings(_state(made).tournament()).rows if row.player == number)


def test_only_who_is_here_is_paired_and_the_others_when_they_come() -> None:
    made = public_event(8)
    arrival.pair_who_is_here(made, BY, on=True)
    here = [1, 2, 3, 4, 5, 6]
    for player in here:
        arrival.check_in(made, player, BY)
    assert _state(made).expected == [7, 8]
    draft(made, BY)
    first = _state(made).rounds[0]
    assert sorted(first.board_of) == here
    assert first.byes == {7: "Z", 8: "Z"}
    arrival.check_in(made, 7, BY)
    assert _state(made).expected == [8]
    arrival.pair_who_is_here(made, BY, on=False)
    assert _state(made).expected == []


def test_whoever_has_played_is_here_whatever_the_list_says() -> None:
    made = public_event(4)
    play(made)
    arrival.pair_who_is_here(made, BY, on=True)
    assert _state(made).expected == []
    assert arrival.arrivals(_state(made)).here == 4


def test_a_draft_makes_nobody_arrive() -> None:
    made = public_event(4)
    draft(made, BY)
    assert arrival.arrivals(_state(made)).here == 0


def test_who_did_not_come_to_the_board_is_not_here() -> None:
    made = public_event(4)
    draft(made, BY)
    publish(made, 1, BY)
    board = _state(made).round(1).boards[0]
    enter_results(made, 1, [Result(board.white, board.black, "+", "-")], BY)
    here = {one.row.registration: one.here for one in arrival.arrivals(_state(made)).players}
    assert (here[board.white], here[board.black]) == (True, False)
    assert sum(here.values()) == 3


def test_a_check_in_can_be_taken_back_and_pressing_twice_counts_once() -> None:
    made = public_event(4)
    head = journals.read(made).head
    arrival.check_in(made, 2, BY)
    arrival.check_in(made, 2, BY)
    assert journals.read(made).head == head + 1
    history.undo_last(made, BY)
    assert _state(made).arrived == set()


@pytest.mark.parametrize(("code", "points"), [("H", 5), ("F", 10)])
def test_a_late_entry_gets_the_chosen_points_for_the_rounds_missed(code: str, points: int) -> None:
    """C.04.2, article 2.4: nothing for missed rounds, unless the rules of the event say so."""
    made = public_event(4)
    play(made)
    registration.register(made, [Player(0, "Late, Lou", 1200)], SURE)
    late = _state(made).last_registration
    assert arrival.arrivals(_state(made), "lou").players[0].missed == (1,)
    with pytest.raises(Unconfirmed):
        arrival.credit_missed(made, late, code, BY)
    arrival.credit_missed(made, late, code, SURE)
    tournament = _state(made).tournament()
    number = _state(made).numbers[late]
    bye = next(bye for bye in tournament.rounds[0].byes if bye.player == number)
    assert bye.code == code
    assert points_of(made, number) == points
    assert f"### Late entry: {code} @ Round 1" in tournament.extra
    with pytest.raises(BadRequest) as refused:
        arrival.credit_missed(made, late, "H", SURE)
    assert refused.value.code == "no-round-missed"


def test_who_played_from_the_start_has_missed_nothing() -> None:
    made = public_event(4)
    play(made)
    with pytest.raises(BadRequest) as refused:
        arrival.credit_missed(made, 1, "H", SURE)
    assert refused.value.code == "no-round-missed"


def test_the_list_is_searched_pressed_and_stays_where_it_was(owner: Visitor) -> None:
    made = public_event(8)
    name = _state(made).players[3].name
    page = text(owner.get(f"/t/{made}/arrival/?find={name}"))
    assert page.count("arrival-one") == 1
    sent = owner.send(f"/t/{made}/arrival/3/here", {"here": "yes", "find": name, "missing": "1"})
    assert sent["Location"] == f"/t/{made}/arrival/?find={name.replace(' ', '+')}&missing=1#p3"
    assert "1 of 8 players are here." in text(owner.get(f"/t/{made}/arrival/"))
    assert text(owner.get(f"/t/{made}/arrival/?missing=1")).count('class="arrival-one') == 7


def test_a_helper_checks_in_but_changes_no_rule(owner: Visitor) -> None:
    made = public_event(4)
    helper = appointed(Role.RESULT_ENTRY, made)
    assert helper.send(f"/t/{made}/arrival/1/here", {"here": "yes"}).status_code == 302
    assert helper.send(f"/t/{made}/arrival/only-who-is-here", {"on": "yes"}).status_code == 403
    assert _state(made).arrived == {1}
    assert not _state(made).settings.check_in


def test_the_code_of_a_badge_leads_arbiters_to_the_check_in_and_others_to_the_player(
    owner: Visitor,
) -> None:
    made = public_event(4)
    assert 'value="yes"' in text(owner.get(f"/t/{made}/arrival/2/"))
    assert Visitor().get(f"/t/{made}/arrival/2/")["Location"] == f"/public/{made}/player/2/"
    assert owner.get(f"/t/{made}/arrival/99/").status_code == 404


def test_badges_and_table_cards_are_printed_for_everybody(owner: Visitor) -> None:
    made = public_event(9)
    badges = text(owner.get(f"/t/{made}/paper/badges/0/"))
    assert badges.count('class="paper-card"') == 9
    tables = text(owner.get(f"/t/{made}/paper/tables/0/"))
    assert re.findall(r"<strong>(\d)</strong>", tables) == ["1", "2", "3", "4"]
    for kind in ("badges", "tables"):
        assert owner.get(f"/t/{made}/paper/{kind}/0.pdf").content.startswith(b"%PDF")


def test_programs_do_what_the_desk_does(owner: Visitor) -> None:
    made = public_event(4)
    assert call(owner, "POST", f"t/{made}/arrival/only-who-is-here", {"on": True})[1]["only_who_is_here"]
    shown = call(owner, "POST", f"t/{made}/arrival/2", {"here": True})[1]
    assert (shown["here"], [one["registration"] for one in shown["players"] if one["here"]]) == (1, [2])
    assert call(owner, "POST", f"t/{made}/arrival/99", {})[0] == 400
    assert call(owner, "POST", f"t/{made}/arrival/2/missed", {"code": "H", "confirmed": True})[0] == 400
    assert call(owner, "GET", f"t/{made}/arrival")[1] == shown


def here_by_team(made: str) -> list[tuple[str, int, int]]:
    """Each team with how many of how many are here."""
    groups = arrival.by_team(_state(made), arrival.arrivals(_state(made)))
    return [(group.name, group.here, len(group.players)) for group in groups]


def test_a_team_is_checked_in_at_once_by_the_desk_or_by_its_captain(owner: Visitor) -> None:
    made = team_event(2, size=3, boards="WB")
    first, second = sorted(_state(made).squads.teams)
    assert here_by_team(made) == [("Club 01", 0, 3), ("Club 02", 0, 3)]
    owner.send(f"/t/{made}/arrival/team/{first}/here")
    assert here_by_team(made) == [("Club 01", 3, 3), ("Club 02", 0, 3)]
    assert "Club 02" in text(owner.get(f"/t/{made}/arrival/?missing=1"))
    assert own_arrival.team_missing(_state(made), second) == []  # as long as phones may not check in
    own_arrival.open_check_in(made, BY, on=True)
    sent_away = _state(made).squad(second).players[2]
    for here in (True, False):
        arrival.check_in(made, sent_away, BY, here=here)
    link = captain_link(journals.read(made), second, key())
    assert "Not checked in yet" in text(owner.get(f"/l/{link}"))
    owner.send(f"/l/{link}", {"here": "yes"})
    assert _state(made).came_by_phone == {*_state(made).squad(second).players} - {sent_away}
    assert here_by_team(made) == [("Club 01", 3, 3), ("Club 02", 2, 3)]


def test_badges_of_teams_lie_team_by_team_with_its_name() -> None:
    cards = sheet(of_state(_state(team_event(2, size=2, boards="WB"))), "badges").cards
    assert [(card.large, card.below) for card in cards] == [
        (f"Player {team}-{at}", f"Club {team}") for team in ("01", "02") for at in (1, 2)
    ]
