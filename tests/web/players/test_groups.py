"""Groups that shall not meet, categories, notes of the arbiter and sections: on the desk, the pages and the API."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from fairswiss.desk import fide_mode, journals, registration, sections, subjects
from fairswiss.desk.announcing import announced, new_settings
from fairswiss.desk.anonymous import anonymous
from fairswiss.desk.events import change_settings, create_event, import_event
from fairswiss.desk.registration import ParticularsNoted, Sought
from fairswiss.desk.rounds import draft, publish
from fairswiss.desk.subjects import Place
from fairswiss.formats.trf import read_trf, write_trf
from fairswiss.formats.trf.earlier_records import PREFIX
from fairswiss.journal.fold import folded
from fairswiss.model import BadRequest, Player
from fairswiss.model.categories import Category, is_in
from fairswiss.model.errors import Unconfirmed
from fairswiss.model.facts import Bond
from fairswiss.rendering.journal import journal_lines
from fairswiss.store import rows
from fairswiss.usecases.persons import as_public
from tests.web.databases import ON_BOTH, ON_ONE
from tests.web.store.events import BY, SURE, event, play
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database")
LEAVING = SURE._replace(typed="leave FIDE mode")
CLUBS = Sought(Bond.CLUB)


def in_clubs(made: str, clubs: dict[int, str]) -> None:
    for one, club in clubs.items():
        player = journals.read(made).state.player(one)
        registration.amend(made, one, player._replace(club=club), BY)


def test_players_of_a_club_are_kept_apart_strictly_in_fide_mode() -> None:
    made = event(8)
    in_clubs(made, {1: "SK Alpha", 5: "sk  alpha", 2: "Beta", 6: "Beta", 3: "Gamma"})
    state = registration.declare_group(made, CLUBS._replace(last_round=2), BY).state
    assert [(one.name, one.players) for one in state.kept_apart()] == [("Beta", (2, 6)), ("SK Alpha", (1, 5))]
    boards = draft(made, SURE).state.rounds[0].boards
    assert not {(1, 5), (5, 1), (2, 6), (6, 2)} & {(board.white, board.black) for board in boards}
    report = write_trf(journals.read(made).state.tournament(with_draft=True))
    assert "260 001 002    1    5" in report
    assert "### Kept apart @ Rounds 1-2, club, SK Alpha: 1 5" in report
    assert read_trf(report) == journals.read(made).state.tournament(with_draft=True)


def test_what_is_not_allowed_is_said_when_it_is_set_up() -> None:
    made = event(6)
    with pytest.raises(BadRequest, match="strictly"):
        registration.declare_group(made, CLUBS._replace(if_possible=True), BY)
    with pytest.raises(BadRequest, match="two players"):
        registration.declare_group(made, Sought(Bond.FAMILY, (1,)), BY)
    with pytest.raises(BadRequest, match="first and the last round"):
        registration.declare_group(made, CLUBS._replace(last_round=99), BY)
    with pytest.raises(Unconfirmed) as doubt:
        registration.declare_group(made, CLUBS, BY)
    assert "no two players have the same club yet" in str(doubt.value.problems)
    with pytest.raises(Unconfirmed) as doubt:
        registration.declare_group(made, Sought(Bond.GROUP, (1, 2, 3, 4)), BY)
    assert "no round can be paired" in str(doubt.value.problems)
    draft(made, SURE)
    with pytest.raises(BadRequest, match="In FIDE mode"):
        registration.declare_group(made, Sought(Bond.FAMILY, (1, 2)), BY)
    table = create_event(announced(new_settings("round-robin", 5), {"name": "Table"}), BY).event
    with pytest.raises(BadRequest, match="everyone meets everyone"):
        registration.declare_group(table, CLUBS, SURE)


def test_a_wish_that_gives_way_is_told_everywhere(owner: Visitor) -> None:
    made = event(8)
    fide_mode.leave(made, LEAVING)
    in_clubs(made, dict.fromkeys(range(1, 7), "Big Club") | {7: "Small", 8: "Small"})
    registration.declare_group(made, CLUBS._replace(if_possible=True), BY)
    known = draft(made, SURE)
    assert [group.name for group in known.state.rounds[0].gave_way] == ["Big Club"]
    assert "Not kept apart in this round: Big Club" in text(owner.get(f"/t/{made}/rounds/1/"))
    assert "Players of the club Big Club" in text(owner.get(f"/t/{made}/why/1/"))
    (line,) = [line for line in journal_lines(rows.entries(made)) if line.kind == "drafted"]
    assert "not kept apart: Player 1" in line.text
    report = write_trf(known.state.tournament(with_draft=True))
    assert "### Not kept apart @ Round 1: 1 2 3 4 5 6" in report
    assert "### Kept apart if possible 1 @ Rounds 1-end, club, Small: 7 8" in report
    publish(made, 1, SURE)
    again, _ = import_event(report.encode(), BY)
    assert again.state.tournament().prohibitions == known.state.tournament(with_draft=True).prohibitions
    registration.drop_group(made, 1, SURE)
    state = journals.read(made).state
    assert not state.groups
    (earlier,) = state.tournament().earlier
    assert [group.name for group in earlier.wished or ()] == ["Small", "Big Club"]
    assert read_trf(write_trf(state.tournament())) == state.tournament()


@pytest.mark.parametrize("dropped", [False, True], ids=["now", "in an earlier round"])
def test_a_report_with_a_wish_is_imported_outside_fide_mode_and_says_so(owner: Visitor, dropped: bool) -> None:
    made = event(8)
    fide_mode.leave(made, LEAVING)
    in_clubs(made, {7: "Small", 8: "Small"})
    registration.declare_group(made, CLUBS._replace(if_possible=True), BY)
    draft(made, SURE)
    publish(made, 1, SURE)
    if dropped:
        registration.drop_group(made, 1, SURE)
    report = write_trf(journals.read(made).state.tournament())
    silent = "\n".join(line for line in report.splitlines() if not line.startswith("### FIDE mode left"))
    file = SimpleUploadedFile("wish.trf", silent.encode(), "text/plain")
    page = text(owner.send("/import", {"file": file, "rounds": "5"}, follow=True))
    assert "the event is imported outside FIDE mode (the report keeps a group apart if possible" in page
    known, warnings = import_event(silent.encode(), BY)
    assert not known.state.fide_mode
    assert warnings[0].what == "the event is imported outside FIDE mode"
    assert "### FIDE mode left" in write_trf(known.state.tournament())
    strict = "\n".join(
        line for line in silent.splitlines() if "if possible" not in line and not line.startswith(PREFIX)
    )
    known, warnings = import_event(strict.encode(), BY)
    assert known.state.fide_mode
    assert not [warning for warning in warnings if "FIDE mode" in warning.what]


def test_the_public_does_not_read_of_families_and_notes(owner: Visitor) -> None:
    made = event(6)
    registration.declare_group(made, Sought(Bond.FAMILY, (1, 2), "Secret cousins"), BY)
    noted = ParticularsNoted(1, "mother@example.org", "20", True, "needs a ramp")
    registration.note(made, noted, BY)
    tournament = journals.read(made).state.tournament()
    for file in (write_trf(tournament), write_trf(as_public(tournament)), json.dumps(tournament)):
        assert "mother@" not in file
        assert "ramp" not in file
    assert "Secret" not in write_trf(as_public(tournament))
    assert "mother@" not in "".join(line.text for line in journal_lines(rows.entries(made)))
    assert "mother@example.org" in text(owner.get(f"/t/{made}/players/1/"))
    for page in ("players/", "players/2/", "journal/", "players/export.csv"):
        assert "mother@" not in text(owner.get(f"/t/{made}/{page}"))
    told = subjects.as_text(subjects.told_about([Place(made, "", 1, "Player 1")]))
    assert "contact: mother@example.org" in told


def test_anonymising_takes_the_notes_out_and_keeps_the_pairing() -> None:
    made = event(6)
    in_clubs(made, {1: "Alpha", 4: "Alpha"})
    registration.declare_group(made, CLUBS, SURE)
    registration.declare_group(made, Sought(Bond.FAMILY, (2, 3), "Cousins of Player 1"), BY)
    registration.note(made, ParticularsNoted(1, "a@example.org", "20", False, "allergic"), BY)
    play(made)
    row = rows.row_of(made)
    for only in (0, 1):
        after = anonymous(row.origin, rows.entries(made), only)
        said = "".join(str(entry.fact) for entry in after)
        assert "a@example.org" not in said
        assert "allergic" not in said
        assert "Cousins" not in said
        assert folded(after).kept_apart()[0].players == (1, 4)


def test_categories_by_rule_and_by_hand(owner: Visitor) -> None:
    made = event(4)
    for category in (
        Category("U12", age_to=11, on="2026-09-01"),
        Category("Club 1800", rating_to=1800),
        Category("Guest"),
    ):
        registration.declare_category(made, category, BY)
    player = journals.read(made).state.player(2)
    registration.amend(made, 2, player._replace(birth="2015/03/01", categories=("Guest",)), BY)
    state = journals.read(made).state
    assert registration.categories_of(state, 2)[:1] == ("U12",)
    assert "Guest" in registration.categories_of(state, 2)
    page = text(owner.get(f"/t/{made}/players/groups"))
    assert "U12" in page
    assert "2026/09/01" in page
    assert read_trf(write_trf(state.tournament())) == state.tournament()
    for wrong in (Category(""), Category("x", 12, 10), Category("x", on="someday", age_to=3), Category("x", sex="q")):
        with pytest.raises(BadRequest):
            registration.declare_category(made, wrong, BY)
    registration.drop_category(made, "Guest", BY)
    assert "Guest" not in registration.categories_of(journals.read(made).state, 2)


@pytest.mark.parametrize(
    ("player", "category", "expected"),
    [
        (Player(1, "A", birth="2015/03/01"), Category("U12", age_to=11, on="2027/02/28"), True),
        (Player(1, "A", birth="2015/03/01"), Category("U12", age_to=11, on="2027/03/01"), False),
        (Player(1, "A", birth="2015"), Category("U12", age_to=11), True),
        (Player(1, "A", birth="2014"), Category("U12", age_to=11), False),
        (Player(1, "A"), Category("U12", age_to=11), False),
        (Player(1, "A", birth="1960"), Category("S65", age_from=65), True),
        (Player(1, "A", sex="w"), Category("W", sex="w"), True),
        (Player(1, "A"), Category("M", sex="m"), False),
        (Player(1, "A", 1800), Category("R", rating_from=1600, rating_to=1800), True),
        (Player(1, "A", 1801), Category("R", rating_from=1600, rating_to=1800), False),
        (Player(1, "A"), Category("R", rating_to=1800), False),
        (Player(1, "A"), Category("by hand"), False),
    ],
)
def test_the_rule_of_a_category(player: Player, category: Category, expected: bool) -> None:
    assert is_in(player, category, 2026) is expected


@pytest.mark.parametrize("database", ON_BOTH, indirect=True)
def test_a_player_moves_to_another_section_in_one_step(owner: Visitor) -> None:
    a, b = event(4), event(2)
    for made in (a, b):
        page = f"/t/{made}/settings"
        before = journals.read(made).state.settings
        change_settings(made, announced(before, {"roof": "Spring Festival", "name": f"Section {made}"}), BY)
        assert "Spring Festival" in text(owner.get(page))
    registration.ask_bye(a, 3, 2, "H", BY)
    registration.note(a, ParticularsNoted(3, notes="late train"), BY)
    assert [one.event for one in sections.sections_of(journals.read(a))] == sorted((a, b))
    assert owner.send(f"/t/{a}/players/3/move", {"section": b, "token": "m"}).status_code == 302
    assert owner.send(f"/t/{a}/players/3/move", {"section": b, "token": "m"}).status_code in (302, 404)
    here, there = journals.read(a).state, journals.read(b).state
    assert 3 not in here.players
    assert there.players[3].name == "Player 3"
    assert there.absences == {(2, 3): "H"}
    assert there.particulars[3].notes == "late train"
    assert f"Section {b}" in text(owner.get(f"/t/{a}/sections"))
    draft(b, SURE)
    with pytest.raises(BadRequest, match="Round 1 of"):
        sections.move(a, 1, b, BY)
    with pytest.raises(BadRequest, match="sections of one event"):
        sections.move(a, 1, event(2), BY)


def test_club_and_national_rating_are_typed_on_the_player_page(owner: Visitor) -> None:
    made = event(3)
    fields = {"name": "Player 3", "rating": "1800", "federation": "NOR", "club": "SK Test", "national_rating": "1750"}
    assert owner.send(f"/t/{made}/players/3/", {**fields, "token": "t"}).status_code == 302
    player = journals.read(made).state.player(3)
    assert player.club == "SK Test"
    assert [(one.federation, one.rating) for one in player.national] == [("NOR", 1750)]
    assert "SK Test" in text(owner.get(f"/t/{made}/players/"))
    without = {**fields, "federation": "", "national_rating": "1", "token": "u"}
    registration.amend(made, 3, player._replace(national=(), federation=""), BY)
    assert "belongs to a federation" in text(owner.send(f"/t/{made}/players/3/", without))
