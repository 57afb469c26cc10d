"""What stays once the event is under way: refused, confirmed twice, or confirmed, and told by the report."""

import pytest

from fairswiss.desk import events, fide_mode, history, registration, rounds
from fairswiss.desk.notices import notices
from fairswiss.desk.registration import Wish
from fairswiss.desk.seating import move_of
from fairswiss.journal.facts import Settings
from fairswiss.model.errors import BadRequest, Unconfirmed
from fairswiss.model.scoring import Scoring
from fairswiss.model.tournament import EventInfo
from tests.web.rounds.events import BY, event, played, published, state
from tests.web.visitors import Visitor, text

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # the code is the same
ASKED = BY._replace(confirmed=False)
TWICE = BY._replace(typed="change the announcement")
FIXED = (
    ("dutch-2026", {"system": "dutch-2017"}),
    ("dutch-2026", {"baku": True}),
    ("dubov-1997", {"options": (("upfloat_limit", "yield"),)}),
    ("dutch-2012", {"options": (("lowest_bracket", "2012"),)}),
)
ASKED_TWICE = (
    ({"rounds": 7}, "Number of rounds changed from 5 to 7 @ Round 1"),
    (
        {"scoring": Scoring.of(30, 10)},
        "Scoring changed from win 1.0 draw 0.5 loss 0.0 PAB 1.0 to win 3.0 draw 1.0 loss 0.0 PAB 3.0 @ Round 1",
    ),
    ({"info": EventInfo(name="Spring Open", tie_breaks="BH")}, "Tie-breaks changed from none to BH @ Round 1"),
)


def changed(made: str, **changes: object) -> Settings:
    return state(made).settings._replace(**changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(("system", "changes"), FIXED)
def test_in_fide_mode_nobody_changes_the_system(system: str, changes: dict[str, object], database: str) -> None:
    made = event(8, system=system)
    rounds.draft(made, BY)
    with pytest.raises(BadRequest, match=r"discard it.*leave FIDE mode on the Settings page") as refused:
        events.change_settings(made, changed(made, **changes), TWICE)
    assert not isinstance(refused.value, Unconfirmed)
    fide_mode.leave(made, BY._replace(typed="leave FIDE mode"))
    with pytest.raises(Unconfirmed) as asked:
        events.change_settings(made, changed(made, **changes), ASKED)
    assert not asked.value.typing, "outside it, one yes is enough"
    told = events.change_settings(made, changed(made, **changes), BY).state
    assert told.remarks[-1].endswith("@ Round 1")
    assert "changed from" in told.remarks[-1]


@pytest.mark.parametrize(("changes", "remark"), ASKED_TWICE)
def test_what_may_have_to_change_is_confirmed_twice(changes: dict[str, object], remark: str, database: str) -> None:
    made = played(8)
    for by in (ASKED, BY, TWICE._replace(confirmed=False)):
        with pytest.raises(Unconfirmed) as asked:
            events.change_settings(made, changed(made, **changes), by)
        assert asked.value.typing == "change the announcement"
    told = events.change_settings(made, changed(made, **changes), TWICE)
    assert told.state.remarks == [f"### {remark}"]
    assert history.undo(made, told.head, BY).state.remarks == [], "undone, it is not told any more"


def test_before_the_first_round_and_in_what_is_not_frozen_nobody_is_asked(database: str) -> None:
    made = event()
    assert events.change_settings(made, changed(made, rounds=7, system="dubov-1997"), ASKED).state.remarks == []
    rounds.draft(made, BY)
    assert events.change_settings(made, changed(made, public=True), ASKED).state.settings.public
    assert state(made).remarks == []


def test_a_round_that_the_rules_would_pair_otherwise_is_named(database: str) -> None:
    made = played(8, 2)
    rounds.draft(made, BY)
    with pytest.raises(Unconfirmed) as asked:
        events.change_settings(made, changed(made, scoring=Scoring.of(10, 0)), ASKED)
    assert "pair round 3 differently" not in str(asked.value), "nobody drew"
    boards = state(made).round(3).boards
    rounds.drop_draft(made, 3, BY)
    rounds.enter_results(made, 2, [rounds.Result(*boards_of(made, 2)[0], "=", "=")], BY)
    rounds.draft(made, BY)
    assert state(made).round(3).boards != boards
    with pytest.raises(Unconfirmed) as asked:
        events.change_settings(made, changed(made, scoring=Scoring.of(10, 0)), ASKED)
    assert "pair round 3 differently" in str(asked.value)


def boards_of(made: str, number: int) -> list[tuple[int, int]]:
    return [(board.white, board.black) for board in state(made).round(number).boards]


def test_a_forbidden_pairing_is_lifted_late_when_it_is_confirmed_twice(database: str) -> None:
    made = event()
    registration.forbid(made, (1, 2), ASKED)
    rounds.draft(made, BY)
    with pytest.raises(Unconfirmed) as asked:
        registration.lift(made, (1, 2), BY)
    told = registration.lift(made, (1, 2), BY._replace(typed=asked.value.typing)).state
    assert (told.prohibitions, told.remarks) == ([], ["### Prohibited pairing lifted @ Round 1"])


def test_a_full_point_bye_is_remarked_as_long_as_it_stands(database: str) -> None:
    made = event()
    with pytest.raises(Unconfirmed, match="no longer recommended"):
        registration.ask_bye(made, 1, 2, "F", ASKED)
    assert registration.ask_bye(made, 1, 2, "F", BY).state.remarks == ["### FPB @ Round 2"]
    assert registration.ask_bye(made, 1, 2, "H", BY).state.remarks == []
    wishes = {2: Wish("H", "F"), 3: Wish("", "F")}
    assert len(registration.ask_byes(made, 1, wishes, BY).state.remarks) == 2
    assert registration.drop_bye(made, 1, 2, BY).state.remarks == ["### FPB @ Round 3"]


def test_a_second_half_point_bye_is_asked_about_also_when_the_first_is_to_come(database: str) -> None:
    made = event()
    registration.ask_bye(made, 1, 4, "H", ASKED)
    with pytest.raises(Unconfirmed, match=r"has 1 half-point bye"):
        registration.ask_bye(made, 1, 2, "H", ASKED)
    registration.ask_bye(made, 1, 4, "H", ASKED)  # the same one again
    with pytest.raises(Unconfirmed, match=r"round 3: the player has 1 half-point bye"):
        registration.ask_byes(made, 2, {2: Wish("", "H"), 3: Wish("", "H")}, ASKED)
    moved = {4: Wish("H", ""), 2: Wish("", "H")}
    assert registration.ask_byes(made, 1, moved, ASKED).state.absences == {(2, 1): "H"}


def test_rounds_that_cannot_be_completed_are_told_before_the_first(owner: Visitor, database: str) -> None:
    assert notices(state(event(8, 4))) == []
    assert "always opponents left" in notices(state(event(8, 5)))[0]
    assert "cannot be completed" in notices(state(event(6, 6)))[0]
    assert "cannot be completed" not in notices(state(event(5, 5)))[0], "each of five rests once"
    made = event(5, 6)
    assert "6 rounds cannot be completed by 5 players" in text(owner.get(f"/t/{made}/rounds/"))
    rounds.draft(made, BY)
    assert notices(state(made)) == []
    assert notices(state(event(4, 6, "double-round-robin"))) == []


def test_boards_paired_by_hand_come_into_the_order_of_the_rules(database: str) -> None:
    made = played(8)
    rounds.draft(made, BY)
    paired = boards_of(made, 2)
    rounds.start_hand(made, 2, BY)
    rounds.change(made, 2, move_of("unpair", [paired[0][0]]), BY)
    rounds.change(made, 2, move_of("pair", paired[0]), BY)
    assert boards_of(made, 2)[-1] in (paired[0], paired[0][::-1])
    rounds.change(made, 2, move_of("swap", [paired[1][0], paired[2][0]]), BY)
    rounds.end_hand(made, 2, BY)
    points = rounds.points_before(state(made), 2)
    ranks = [sorted((-points[p], p) for p in board) for board in boards_of(made, 2)]
    keys = [(high[0], high[0] + low[0], high[1]) for high, low in ranks]
    assert keys == sorted(keys)
    assert history.undo_last(made, BY).state.round(2).by_hand


def test_boards_that_end_as_the_rules_pair_them_have_the_order_of_the_system(database: str) -> None:
    made = played(9, system="dubov-1997")
    rounds.draft(made, BY)
    paired = boards_of(made, 2)
    rounds.start_hand(made, 2, BY)
    rounds.change(made, 2, move_of("unpair", [paired[0][0]]), BY)
    rounds.change(made, 2, move_of("pair", paired[0]), BY)
    if boards_of(made, 2)[-1] != paired[0]:
        rounds.change(made, 2, move_of("colours", [paired[0][0]]), BY)
    assert boards_of(made, 2) == [*paired[1:], paired[0]]
    rounds.end_hand(made, 2, BY)
    assert boards_of(made, 2) == paired
    assert not state(made).remarks


def test_boards_that_people_have_read_stay_where_they_are(database: str) -> None:
    made = published(8)
    rounds.start_hand(made, 1, BY)
    first = boards_of(made, 1)[0]
    rounds.change(made, 1, move_of("unpair", [first[0]]), BY)
    rounds.change(made, 1, move_of("pair", first), BY)
    held = boards_of(made, 1)
    rounds.end_hand(made, 1, BY)
    assert boards_of(made, 1) == held
