"""The desk for programs: settings, forbidden pairs, the lot, a round changed by hand, results and their way back."""

from fairswiss.desk import registration, rounds
from fairswiss.web.access import Role
from tests.web.api.test_operations import call
from tests.web.phones.events import with_phones
from tests.web.rounds.events import BY, drafted, event, played, published, state
from tests.web.team import appointed
from tests.web.visitors import Visitor


def test_settings_are_changed_field_by_field(owner: Visitor) -> None:
    made = event()
    before = state(made).settings
    sent = {"city": "Springfield", "start": "2026-11-07", "draw": 0.4, "federation": "nor", "tie_breaks": "swiss"}
    status, shown = call(owner, "PATCH", f"t/{made}/settings", {**sent, "deputies": ["Ada", "Bob"]})
    assert status == 200, shown
    after = state(made).settings
    assert (after.info.city, after.info.start, after.info.federation) == ("Springfield", "2026/11/07", "NOR")
    assert (after.info.deputies, after.scoring.white_draw, after.scoring.black_draw) == (("Ada", "Bob"), 4, 4)
    assert "," in after.info.tie_breaks  # the list behind the name of the set
    assert (after.info.name, after.rounds, after.system) == (before.info.name, before.rounds, before.system)
    assert call(owner, "GET", f"t/{made}/settings")[1] == shown
    assert (shown["draw"], shown["start"], shown["kept_back"]["short"]) == (0.4, "2026/11/07", True)
    for wrong in ({"start": "2026-13-07"}, {"draw": 0.45}, {"rounds": 0}, {"numbering": "luck"}, {"colour": "w"}):
        assert call(owner, "PATCH", f"t/{made}/settings", wrong)[0] == 422, wrong
    assert call(owner, "PATCH", f"t/{made}/settings", {"tie_breaks": "LUCK"})[0] == 400
    assert state(made).settings == after


def test_what_was_announced_before_the_first_round_is_asked_about(owner: Visitor) -> None:
    made = played()
    status, asked = call(owner, "PATCH", f"t/{made}/settings", {"rounds": 7})
    assert (status, bool(asked["problems"])) == (409, True)
    assert "confirmed=true and typed='change the announcement'" in asked["confirm"]
    sent = {"rounds": 7, "confirmed": True}
    assert call(owner, "PATCH", f"t/{made}/settings", sent)[0] == 409
    assert state(made).settings.rounds == 5
    typed = {**sent, "typed": "change the announcement"}
    assert call(owner, "PATCH", f"t/{made}/settings", typed)[1]["rounds"] == 7


def test_an_event_is_set_up_with_every_setting_at_once(owner: Visitor) -> None:
    known = call(owner, "GET", "systems")[1]
    assert "dutch-2026" in [system["id"] for system in known["systems"]]
    sent = {"name": "Club", "system": "dutch-2026", "rounds": 4, "public": True, "win": 3, "draw": 1, "unrated": 1000}
    made = call(owner, "POST", "events", sent)[1]["id"]
    settings = state(made).settings
    assert (settings.public, settings.unrated, settings.scoring.black_win) == (True, 1000, 30)


def test_forbidden_pairs_are_listed_added_and_lifted(owner: Visitor) -> None:
    made = event()
    apart = call(owner, "POST", f"t/{made}/forbidden", {"players": [3, 1], "last_round": 2})[1]
    strictly = {"bond": "", "name": "", "gives_way": 0}
    assert apart == [{"players": [1, 3], "first_round": 1, "last_round": 2, **strictly}]
    assert call(owner, "GET", f"t/{made}/forbidden")[1] == apart
    assert call(owner, "GET", f"t/{made}/players/3/record")[1]["kept_apart"] == apart
    assert call(owner, "POST", f"t/{made}/forbidden", {"players": [1, 99]})[0] == 400
    assert call(owner, "POST", f"t/{made}/forbidden/lift", {"players": [1, 3]})[1] == []
    rounds.draft(made, BY)
    assert call(owner, "POST", f"t/{made}/forbidden", {"players": [1, 2]})[0] == 400  # not in FIDE mode
    leaving = {"confirmed": True, "typed": "leave FIDE mode"}
    assert call(owner, "POST", f"t/{made}/leave-fide-mode", leaving)[1]["fide_mode"] is False
    status, asked = call(owner, "POST", f"t/{made}/forbidden", {"players": [1, 2]})
    assert (status, asked["problems"][0]["severity"]) == (409, "warning")


def test_a_round_is_changed_by_hand_and_compared_with_the_rules(owner: Visitor) -> None:
    made = drafted(7)
    address = f"t/{made}/rounds/1"
    assert call(owner, "POST", f"{address}/hand/change", {"move": "no-bye"})[0] == 400  # nobody has begun
    assert call(owner, "POST", f"{address}/hand/start")[1]["by_hand"] is True
    before = call(owner, "GET", address)[1]
    white, black = before["boards"][0]["white"], before["boards"][1]["white"]
    swap = {"move": "swap", "players": [white, black], "confirmed": True}
    moved = call(owner, "POST", f"{address}/hand/change", swap)
    assert [board["white"] for board in moved[1]["boards"][:2]] == [black, white]
    assert call(owner, "POST", f"{address}/hand/change", {"move": "swap", "players": [white]})[0] == 400
    assert call(owner, "POST", f"{address}/hand/change", {"move": "jump"})[0] == 422
    without = call(owner, "POST", f"{address}/hand/change", {"move": "no-bye", "confirmed": True})[1]["byes"]
    assert [bye["code"] for bye in without] == ["Z"]
    bye = {"move": "bye", "players": [without[0]["registration"]], "confirmed": True}
    assert call(owner, "POST", f"{address}/hand/change", bye)[1]["byes"][0]["code"] == "U"
    checked = call(owner, "GET", f"{address}/check")[1]
    assert checked["recorded_only"]
    status, asked = call(owner, "POST", f"{address}/hand/end")
    assert status == 409
    assert any("the rules give instead" in problem["what"] for problem in asked["problems"])
    ended = call(owner, "POST", f"{address}/hand/end", {"confirmed": True})[1]
    assert (ended["by_hand"], ended["different"]) == (False, 2)
    whys = [call(owner, "GET", f"{address}/boards/{board}/why")[1]["otherwise"] for board in (1, 2, 3)]
    assert [why is None for why in whys].count(True) == 1  # the two that were exchanged are not as the rules have them
    assert call(owner, "GET", f"{address}/boards/9/why")[0] == 400


def test_changes_by_hand_are_given_up_with_the_draft(owner: Visitor) -> None:
    made = drafted()
    call(owner, "POST", f"t/{made}/rounds/1/hand/start")
    assert call(owner, "POST", f"t/{made}/rounds/1/drop")[0] == 200
    assert state(made).rounds == []


def test_a_round_that_cannot_be_paired_says_who_is_in_the_way_and_is_begun_by_hand(owner: Visitor) -> None:
    made = event(2, 3)
    registration.forbid(made, (1, 2), BY)
    status, refused = call(owner, "POST", f"t/{made}/rounds")
    assert status == 409
    assert refused["witness"]
    assert "confirm" not in refused
    assert call(owner, "POST", f"t/{made}/round-by-hand")[0] == 409
    begun = call(owner, "POST", f"t/{made}/round-by-hand", {"confirmed": True})[1]
    assert (begun["by_hand"], len(begun["boards"])) == (True, 1)


def test_the_round_to_come_and_its_lot(owner: Visitor) -> None:
    made = event(5)
    registration.ask_bye(made, 2, 1, "H", BY)
    coming = call(owner, "GET", f"t/{made}/coming")[1]
    assert (coming["round"], coming["taking_part"], coming["awaits_lot"]) == (1, 4, True)
    assert coming["absent"] == [{"registration": 2, "code": "H"}]
    assert call(owner, "POST", f"t/{made}/lot", {"colour": "b"})[1]["first_colour"] == "b"
    rounds.draft(made, BY)
    assert call(owner, "GET", f"t/{made}/coming")[1] is None


def test_results_as_a_list_one_board_and_one_taken_back(owner: Visitor) -> None:
    made = published()
    address = f"t/{made}/rounds/1"
    entered = call(owner, "POST", f"{address}/slips", {"lines": "1 1-0\n2 ="})[1]
    assert [board["white_result"] for board in entered["boards"]] == ["1", "=", " ", " "]
    assert call(owner, "POST", f"{address}/slips", {"lines": "1 0-1"})[0] == 409
    assert call(owner, "POST", f"{address}/slips", {"lines": "99 1"})[0] == 422
    board = call(owner, "GET", f"{address}/boards/2")[1]
    assert (board["white_result"], board["told"]["who"], board["may_enter"]) == ("=", "owner", True)
    looked = call(appointed(Role.VIEWER, made), "GET", f"{address}/boards/2")[1]
    assert (looked["told"], looked["may_enter"]) == (None, False)
    helper = appointed(Role.RESULT_ENTRY, made, (3, 4))
    assert call(helper, "POST", f"{address}/slips", {"lines": "1 1-0\n3 1-0"})[0] == 403
    assert call(helper, "GET", f"{address}/boards/3")[1]["may_enter"] is True
    assert call(owner, "POST", f"{address}/results/take-back")[1]["board"] == 2
    assert call(helper, "POST", f"{address}/results/take-back")[0] == 400  # nothing of theirs


def test_a_slip_for_programs_has_no_link(owner: Visitor) -> None:
    made = with_phones()
    sheet = call(owner, "GET", f"t/{made}/sheets/slips/1")[1]
    assert sheet["slips"]
    assert {slip["white_link"] + slip["black_link"] for slip in sheet["slips"]} == {""}
