"""What stands on the sheets."""

import pytest

from fairswiss.desk import journals, rounds
from fairswiss.desk.sheets import of_state
from fairswiss.model import EventInfo, Player, Tournament
from fairswiss.model.errors import NotThere
from fairswiss.rendering.sheet_words import SHEET_WORDS, sheet_phrase
from fairswiss.rendering.sheets import Sheet, Word, text_of, title_of
from fairswiss.usecases import sheets
from fairswiss.usecases.files import open_tournament
from fairswiss.usecases.persons import birth_year
from fairswiss.usecases.sheets import MAKERS, OF_TEAMS, of_report, sheet
from tests.docs.markdown import ROOT
from tests.web.store.events import BY, event, play


def _weekend(kind: str, number: int = 0) -> Sheet:
    tournament, _ = open_tournament(str(ROOT / "examples" / "weekend-open.trf"))
    return sheet(of_report(tournament), kind, number)


def _column(made: Sheet, word: str) -> list[str]:
    at = next(at for at, column in enumerate(made.columns) if column.word == f"column.{word}")
    return [text_of(row[at], sheet_phrase) for row in made.rows]


def test_pairings_are_by_board_with_scores_before_the_round_and_byes_at_the_end() -> None:
    made = _weekend("pairings", 4)
    assert [row[0] for row in made.rows] == [*map(str, range(1, 12)), "", ""]
    assert made.rows[0] == ("1", "CM Gran, Åse", "2141", "3", "½ : ½", "3", "IM Palma, Nuno", "2402")
    assert _column(made, "black")[-2:] == ["pairing-allocated bye", "absent"]


def test_the_list_by_name_has_everybody_once_in_the_order_of_the_alphabet() -> None:
    made = _weekend("names", 4)
    names = _column(made, "name")
    assert len(names) == len(set(names)) == 24
    assert names[:3] == ["Ahorn, Anton", "Bouleau, Odile", "Castaño, Inés"]
    assert names.index("Dąb, Zofia") < names.index("Faggio, Lia"), "letters with marks stand among those without"
    boards = dict(zip(names, _column(made, "board"), strict=True))
    assert boards["CM Gran, Åse"] == boards["IM Palma, Nuno"] == "1"


def test_standings_and_cross_table_tell_the_same_places() -> None:
    standings, crossed = _weekend("standings"), _weekend("cross")
    assert _column(standings, "name") == _column(crossed, "name")
    assert _column(standings, "points")[0] == "3½"
    first = crossed.rows[0]
    numbers = dict(zip(_column(crossed, "place"), _column(crossed, "number"), strict=False))
    expected = [f"{numbers[place]}{rest}" for place, rest in (("22", "b1"), ("8", "w+"), ("5", "w1"), ("2", "w½"))]
    assert [text_of(cell, sheet_phrase) for cell in first[4:8]] == expected
    assert standings.round == 4


def test_a_round_robin_is_a_grid() -> None:
    tournament, _ = open_tournament(str(ROOT / "examples" / "club-championship.trf"))
    made = sheet(of_report(tournament), "cross")
    assert [column.title for column in made.columns[4:11]] == _column(made, "number")
    assert all(row[4 + at] == "×" for at, row in enumerate(made.rows))


def test_slips_are_for_games_alone() -> None:
    made = _weekend("slips", 4)
    assert [slip.board for slip in made.slips] == list(range(1, 12))
    assert made.slips[0].white == "CM Gran, Åse"


def test_the_list_before_a_round_is_of_the_next_one_unless_stated() -> None:
    assert _weekend("aro").round == 5
    made = _weekend("aro", 4)
    assert _column(made, "points")[0] == "3"
    assert _column(made, "aro")[0] == "2026.3"


def test_the_explanation_says_when_the_round_was_played_otherwise() -> None:
    tournament, _ = open_tournament(str(ROOT / "examples" / "weekend-open.trf"))
    seen = of_report(tournament)
    assert "otherwise" not in str(sheet(seen, "round", 4).told)
    first, second, *others = seen.boards[3]
    crossed = (first._replace(black=second.black), second._replace(black=first.black), *others)
    told = sheet(seen._replace(boards=(*seen.boards[:3], crossed)), "round", 4).told
    assert "differs from the draft on 2 boards" in str(told[0])


@pytest.mark.parametrize(
    ("born", "start", "shown"),
    [
        ("1990/05/06", "2026/11/07", "1990"),
        ("2008", "2026/01/01", ""),
        ("2007/12/31", "2026/01/01", "2007"),
        ("1990/05/06", "", "1990"),
        ("2008/05/06", "", ""),
        ("2008/01/06", "2026/01/07", "2008"),
        ("2008/01/08", "2026/01/07", ""),
        ("", "2026/01/01", ""),
        ("19900506", "2026/01/01", ""),
    ],
)
def test_of_grown_ups_the_year_of_birth_is_told_and_of_minors_nothing(born: str, start: str, shown: str) -> None:
    player = Player(1, "A", birth=born)
    assert birth_year(player, Tournament.build([player], info=EventInfo(start=start))) == shown


def test_a_draft_is_seen_by_those_who_may_and_marked(database: str) -> None:
    made = event(6)
    play(made)
    rounds.draft(made, BY)
    state = journals.read(made).state
    assert of_state(state).rounds == 1
    with pytest.raises(NotThere, match="There is no round 2"):
        sheet(of_state(state), "pairings", 2)
    assert not sheet(of_state(state, with_draft=True), "pairings", 1).is_draft
    assert sheet(of_state(state, with_draft=True), "pairings", 2).is_draft


def test_what_is_not_there_is_said(database: str) -> None:
    state = journals.read(event(6)).state
    for kind in sheets.OF_A_ROUND:
        with pytest.raises(NotThere, match="not been published"):
            sheet(of_state(state), kind)
    with pytest.raises(NotThere, match="Unknown sheet"):
        sheet(of_state(state), "salary")
    assert title_of(sheet(of_state(state), "standings"), sheet_phrase) == "Standings before the first round"
    assert title_of(sheet(of_state(state), "cross"), sheet_phrase) == "Cross table before the first round"


def test_every_word_of_every_sheet_is_there() -> None:
    for kind in MAKERS.keys() - set(OF_TEAMS):  # tests/web/teams has those
        made = _weekend(kind)
        title_of(made, sheet_phrase)
        keys = {cell.key for row in made.rows for cell in row if isinstance(cell, Word)}
        keys |= {column.word for column in made.columns if column.word} | {remark.key for remark in made.remarks}
        assert keys <= set(SHEET_WORDS)
