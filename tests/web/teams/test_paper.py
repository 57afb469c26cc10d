"""Cards of matches, slips for line-ups, and boards called by match and board: on paper, at the desk and from phones."""

import pytest

from fairswiss.desk import journals, line_ups
from fairswiss.desk.claims import game, links
from fairswiss.desk.phone_links import read
from fairswiss.desk.sheets import of_state
from fairswiss.desk.slips import boards_meant, enter_slips, slip
from fairswiss.model.errors import BadRequest, InvalidTournament
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import text_of
from fairswiss.usecases.publishing import site
from fairswiss.usecases.sheets import OF_TEAMS, Seen, of_report, sheet
from fairswiss.web.access import Role
from fairswiss.web.paper import codes
from tests.web.databases import ON_ONE
from tests.web.store.events import BY, SURE
from tests.web.team import appointed
from tests.web.teams.events import paired, played, team_event
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database", "data")
KEY = b"k" * 32


def lined_up(event: str, *matches: int) -> None:
    """The usual line-ups of some matches of round 1."""
    for at in matches:
        known = journals.read(event)
        for side in line_ups.matches_shown(known, 1)[at - 1].sides:
            line_ups.give_line_up(event, 1, side.team, line_ups.usual(known.state, side.team), BY)


def seen_in(event: str) -> Seen:
    return of_state(journals.read(event).state)


def test_a_board_is_called_by_its_match_and_its_number_in_it() -> None:
    event = team_event(6)
    paired(event)
    lined_up(event, 2)
    assert journals.read(event).state.round(1).board_names == ["2.1", "2.2", "2.3", "2.4"]
    lined_up(event, 1)
    state = journals.read(event).state
    assert state.round(1).board_names[3:6] == ["1.4", "2.1", "2.2"]
    assert boards_meant(state, 1, "2.1") == [5]
    assert boards_meant(state, 1, "2") == [5, 6, 7, 8]
    assert boards_meant(state, 1, "3.1") == boards_meant(state, 1, "2.5") == boards_meant(state, 1, "0") == []
    assert slip(state, 1, "2.2 0-1")[:3] == (6, "0", "1")
    with pytest.raises(BadRequest, match=r"fits 4 boards: 2.1"):
        slip(state, 1, "2 1")
    with pytest.raises(BadRequest, match=r"Type 1.1 to 2.4"):
        slip(state, 1, "9.9 1")


def test_an_empty_board_keeps_its_number() -> None:
    event = team_event(4)
    known = paired(event)
    white, black = line_ups.matches_shown(known, 1)[0].sides
    one, _, three, four = line_ups.usual(known.state, white.team)
    line_ups.give_line_up(event, 1, white.team, (one, 0, three, four), SURE)
    line_ups.give_line_up(event, 1, black.team, line_ups.usual(known.state, black.team), BY)
    assert journals.read(event).state.round(1).board_names == ["1.1", "1.3", "1.4"]
    assert boards_meant(journals.read(event).state, 1, "1.3") == [2]
    (card, _) = sheet(seen_in(event), "match-cards", 1).match_cards
    assert [(board.name, board.first) for board in card.boards][1] == ("1.2", "–")


def test_results_are_typed_as_the_slips_are_numbered(owner: Visitor) -> None:
    event = team_event(4)
    paired(event)
    line_ups.fill_line_ups(event, 1, BY)
    assert [one.name for one in sheet(seen_in(event), "slips", 1).slips][3:5] == ["1.4", "2.1"]
    enter_slips(event, 1, "1.1 1\n2.4 =", BY)
    boards = journals.read(event).state.round(1).boards
    assert [at for at, board in enumerate(boards, 1) if not board.open] == [1, 8]
    with pytest.raises(InvalidTournament) as refused:
        enter_slips(event, 1, "1.2 1\n1.2 0", BY)
    assert "board 1.2 has two different results" in str(refused.value.problems[0].what)
    sent = owner.send(f"/t/{event}/results/1/enter", {"line": "2.1 0"})
    assert sent.status_code == 302
    assert journals.read(event).state.round(1).boards[4].white_result == "0"
    assert "2.1" in text(owner.get(f"/t/{event}/results/1/board/5/"))


def test_the_code_on_a_slip_stays_good_when_other_line_ups_come_in() -> None:
    event = team_event(6)
    paired(event)
    lined_up(event, 3)
    printed = next(links(journals.read(event), 1, KEY))
    assert printed
    before = read(printed[0], KEY)
    assert before
    lined_up(event, 1, 2)
    found = game(before)
    assert found
    assert (found.board, journals.read(event).state.round(1).boards[8].white) == ("3.1", before.white)


def test_match_cards_and_line_up_slips_follow_the_line_ups() -> None:
    event = team_event(5)
    known = paired(event)
    blank = sheet(seen_in(event), "match-cards", 1).match_cards
    assert [(card.match, {board.first for board in card.boards}) for card in blank] == [(1, {""}), (2, {""})]
    slips = sheet(seen_in(event), "line-ups", 1).line_up_slips
    assert [(one.match, one.colours) for one in slips] == [(1, "wbwb"), (1, "bwbw"), (2, "wbwb"), (2, "bwbw")]
    assert all(len(one.members) == 5 for one in slips)
    line_ups.fill_line_ups(event, 1, BY)
    enter_slips(event, 1, "1.1 1\n1.2 1\n1.3 =\n1.4 =", BY)
    card = sheet(seen_in(event), "match-cards", 1).match_cards[0]
    # White has won at both boards, which is the second team at board 2
    assert [board.result for board in card.boards] == ["1 : 0", "0 : 1", "½ : ½", "½ : ½"]
    assert card.total == "2 : 2"
    match = line_ups.matches_shown(known, 1)[1]
    line_ups.forfeit(event, 1, match.white.team, "", BY)
    assert len(sheet(seen_in(event), "match-cards", 1).match_cards) == 2


def test_a_forfeited_match_needs_no_card() -> None:
    event = team_event(4)
    known = paired(event)
    line_ups.forfeit(event, 1, line_ups.matches_shown(known, 1)[0].white.team, "-", SURE)
    assert [card.match for card in sheet(seen_in(event), "match-cards", 1).match_cards] == [2]
    assert {one.match for one in sheet(seen_in(event), "line-ups", 1).line_up_slips} == {2}


def test_every_sheet_of_teams_is_a_page_and_a_pdf(owner: Visitor) -> None:
    event = team_event(5)
    played(event)
    for kind in OF_TEAMS:
        assert "Club 01" in text(owner.get(f"/t/{event}/paper/{kind}/1/")), kind
        assert owner.get(f"/t/{event}/paper/{kind}/1.pdf").content.startswith(b"%PDF-"), kind


def test_line_up_slips_carry_the_codes_of_captains(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    event = team_event(4)
    paired(event)
    assert "Hand in by phone" not in text(owner.get(f"/t/{event}/paper/line-ups/1/"))  # phones cannot reach us
    monkeypatch.setattr(codes, "public_address", lambda request: "https://hall.example")
    assert text(owner.get(f"/t/{event}/paper/line-ups/1/")).count("Hand in by phone") == 4
    printer = appointed(Role.RESULT_ENTRY, event)
    assert "Hand in by phone" not in text(printer.get(f"/t/{event}/paper/line-ups/1/"))


def test_the_order_of_matches_on_paper_is_that_of_the_desk() -> None:
    event = team_event(6)
    played(event)
    paired(event)
    state = journals.read(event).state
    pairs = [tuple(state.seeds[team] for team in (pair.white, pair.black)) for pair in state.round(2).matches.pairs]  # type: ignore[union-attr]
    rows = sheet(seen_in(event), "matches", 2).rows
    names = {team.number: team.name for team in state.tournament().team_event.teams}
    listed = [(row[1], row[5]) for row in rows if str(row[0]).isdecimal()]
    assert listed == [(names[white], names[black]) for white, black in pairs]


def test_the_cross_table_of_teams_has_their_game_points() -> None:
    event = team_event(4)
    played(event)
    rows = sheet(seen_in(event), "team-cross", 0).rows
    assert {text_of(row[3], sheet_phrase)[1:] for row in rows} == {"w2.0", "b2.0"}
    best = sheet(seen_in(event), "boards", 0)
    assert [row[0] for row in best.rows[:5]] == ["1"] * 4 + ["2"]


def test_a_site_of_teams_has_their_pages_and_answers_about_teams() -> None:
    event = team_event(5)
    played(event)
    made = site(seen_in(event), sheet_phrase)
    assert {"teams.html", "team-cross.html", "boards.html", "round-1-matches.html"} <= made.keys()
    board = made["round-1-board-5.html"].decode()
    assert "Round 1, board 2.1" in board
    assert "Why do we play Club" in board
    assert "Why do I play" not in board


def test_a_report_of_teams_is_numbered_by_match_and_board() -> None:
    event = team_event(4)
    played(event)
    seen = of_report(journals.read(event).state.tournament(), "swiss-team-2026")
    assert seen.board_names == (("1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "2.4"),)
    assert seen.matches == seen_in(event).matches
