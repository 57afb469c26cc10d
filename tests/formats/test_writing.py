"""The text that is written."""

import pytest

from fairswiss.formats import read_trf, unwritable, write_trf
from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    BadRequest,
    Bye,
    EventInfo,
    Game,
    InvalidTournament,
    NationalRecord,
    Player,
    Prohibition,
    Round,
    Severity,
    Tournament,
)

# Three players, one round with a result, one paired; player 2 will be away from round 3.
EXAMPLE = Tournament.build(
    [
        Player(1, "Alpha, Anna", 2400, "IM", "FID", "1000011", "1990/01/01", "w", 1, (NationalRecord("XYZ", 2390),)),
        Player(2, "Beta, Bob", 2200, rank=2),
        Player(3, "Gamma"),
    ],
    rounds=(Round((Game(1, 2, "1", "0"),), (Bye(3, "U"),)), Round((Game(3, 1),), (Bye(2, "H"),))),
    rounds_planned=5,
    first_colour="w",
    absences=(Absence(3, 2, "Z"),),
    prohibitions=(Prohibition((1, 3)),),
    accelerations=(Acceleration(1, (10, 5)),),
    info=EventInfo(name="Example Open", city="Springfield", round_dates=("26/03/07",)),
    extra=("### kept",),
)
TRF26 = """\
012 Example Open
022 Springfield
062 3
072 2
082 0
132                                                                                        26/03/07
142 5
152 W
001    1 w IM Alpha, Anna                       2400 FID     1000011 1990/01/01  1.0    1     2 w 1     3 b
001    2      Beta, Bob                         2200                             0.5    2     1 b 0  0000 - H
001    3      Gamma                                                              1.0       0000 - U     1 w
XYZ    1                                        2390
240 Z 003    2
250       1.0 001 001    1    1
250       0.5 002 002    1    1
260 001 005    1    3
### kept
"""
TRF16 = """\
012 Example Open
022 Springfield
062 3
072 2
082 0
132                                                                                        26/03/07
XXC white1
XXR 5
001    1 w IM Alpha, Anna                       2400 FID     1000011 1990/01/01  1.0    1     2 w 1     3 b
001    2      Beta, Bob                         2200                             0.5    2     1 b 0  0000 - H  0000 - Z
001    3      Gamma                                                              1.0       0000 - U     1 w
XYZ    1                                        2390
XXA    1  1.0  0.5
XXP 1 3
### kept
"""


@pytest.mark.parametrize(("edition", "text"), [("trf26", TRF26), ("trf16", TRF16)])
def test_a_small_tournament(edition: str, text: str) -> None:
    assert write_trf(EXAMPLE, edition) == text
    assert read_trf(text) == EXAMPLE


def test_trf26_is_what_is_written_unless_asked_otherwise() -> None:
    assert write_trf(EXAMPLE) == TRF26


@pytest.mark.parametrize("edition", ["trf06", "TRF26", ""])
def test_other_editions_cannot_be_written(edition: str) -> None:
    with pytest.raises(BadRequest, match="trf16, trf26"):
        write_trf(EXAMPLE, edition)


def test_the_order_in_which_facts_are_given_does_not_matter() -> None:
    shuffled = EXAMPLE._replace(players=EXAMPLE.players[::-1])
    assert write_trf(shuffled) == TRF26


def test_a_tournament_that_contradicts_itself_is_not_written() -> None:
    with pytest.raises(InvalidTournament):
        write_trf(EXAMPLE._replace(players=EXAMPLE.players[:2]))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"name": "x" * 34}, "33 columns"),
        ({"title": "WGMX"}, "3 columns"),
        ({"federation": "FIDE"}, "3 columns"),
        ({"fide_id": "1" * 12}, "11 columns"),
        ({"birth": "1990/01/01?"}, "10 columns"),
        ({"sex": "mw"}, "1 columns"),
        ({"rank": 100_000}, "5 columns"),
        ({"national": (NationalRecord("XX1"),)}, "national"),
        ({"name": " Alpha"}, "' Alpha' becomes 'Alpha'"),
    ],
)
def test_what_of_a_player_has_no_room_is_told(changes: dict[str, object], words: str) -> None:
    first = EXAMPLE.players[0]._replace(**changes)  # type: ignore[arg-type]
    told = unwritable(EXAMPLE._replace(players=(first, *EXAMPLE.players[1:])))
    assert len(told) == 1
    assert words in str(told[0])
    assert told[0].where.player == 1
    assert told[0].severity is Severity.WARNING


def test_other_losses_are_told() -> None:
    told = unwritable(
        EXAMPLE._replace(
            info=EXAMPLE.info._replace(round_dates=("the seventh of March",), name="two\nlines"),
            extra=("001    9      Smuggled", "012 Other"),
        )
    )
    assert [problem.what.split()[1] for problem in told] == ["name", "round", "extra"]


def test_facts_that_no_record_can_state_are_told() -> None:
    (problem, *_) = unwritable(EXAMPLE.revised(adjustments=(Adjustment((1,), 5, "?"),)))
    assert problem.severity is Severity.WARNING


@pytest.mark.parametrize(
    ("field", "facts"),
    [
        ("prohibitions", (Prohibition(()),)),
        ("adjustments", (Adjustment((), 5),)),
        ("adjustments", (Adjustment((1,), 5, "Q"),)),
        ("accelerations", (Acceleration(1, (10,)), Acceleration(1, (5,)))),
    ],
)
def test_facts_that_mean_nothing_are_refused(field: str, facts: object) -> None:
    with pytest.raises(InvalidTournament):
        EXAMPLE.revised(**{field: facts})


def test_what_cannot_be_written_at_all_is_told() -> None:
    (problem,) = unwritable(EXAMPLE.revised(absences=(Absence(1000, 2),)))
    assert "1000" in problem.what


@pytest.mark.parametrize("text", ["a\n001    9      Smuggled", "a\r\nXXR 99", "a\x00b\x1b[31m", "\ud800"])
def test_no_text_can_smuggle_in_a_line(text: str) -> None:
    player = Player(1, "Alpha", 0, text, text, text, text, text, 0, (NationalRecord("XYZ", 0, text, text, text, text),))
    tournament = Tournament.build([player], info=EventInfo(*(text,) * 7, (text,), text, (text,)), extra=(text,))
    for edition in ("trf16", "trf26"):
        written = write_trf(tournament, edition)
        assert written.encode().isascii() or "\ufffd" in written
        assert all(c >= " " or c == "\n" for c in written)
        back = read_trf(written)
        assert len(back.players) == 1
        assert back.rounds_planned is None
