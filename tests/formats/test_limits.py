"""Files beyond the limits are refused with a clear word, and small files cannot ask for much work."""

import pytest

from fairswiss.formats import parse_trf, read_trf, write_trf
from fairswiss.formats.trf import limits
from fairswiss.model import Absence, Acceleration, Adjustment, Player, Prohibition, TooLarge, Tournament
from fairswiss.model.teams import Team, TeamEvent
from tests.formats.lines import report, row

PLAYER = row(1)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (b" " * (limits.MAX_BYTES + 1), "bytes"),
        (" " * (limits.MAX_BYTES + 1), "bytes"),
        ("\n" * (limits.MAX_LINES + 1), "lines"),
        ("\r" * (limits.MAX_LINES + 1), "lines"),
        ("012 " + "x" * limits.MAX_LINE_LENGTH, "Line 1 "),
        (report(PLAYER, f"{row(2):<{90 + 10 * 999}} 0000 - Z"), "Line 2 "),
        (report(PLAYER, "XXA    1" + "  1.0" * 1000), "Line 2 "),
        (report(*map(row, range(1, 6001)), "250       1.0 001 999    1 9999"), "250"),
    ],
    ids=["bytes", "characters", "lines", "lines by CR", "line length", "rounds", "virtual points", "ranges"],
)
def test_too_much_of_anything(source: str | bytes, words: str) -> None:
    with pytest.raises(TooLarge) as caught:
        parse_trf(source)
    assert words in caught.value.message
    assert "limit is" in caught.value.message
    assert caught.value.exit_code == 4


def test_too_many_players() -> None:
    with pytest.raises(TooLarge, match="players"):
        parse_trf("001\n" * (limits.MAX_PLAYERS + 1))


def test_the_last_round_there_can_be() -> None:
    tournament = read_trf(f"{PLAYER:<{90 + 10 * 998}} 0000 - Z")
    assert tournament.absences == (Absence(999, 1, "Z"),)
    assert read_trf(write_trf(tournament, "trf16")) == tournament


def test_the_highest_number_there_can_be() -> None:
    tournament = Tournament.build([Player(99_999, "Last")])
    assert read_trf(write_trf(tournament)) == tournament


@pytest.mark.parametrize(
    "tournament",
    [
        Tournament((Player(100_000, "x"),)),
        Tournament((Player(1, "x"),), absences=(Absence(1000, 1),)),
        Tournament((Player(1, "x"),), prohibitions=(Prohibition((1,), 1000),)),
        Tournament((Player(1, "x"),), prohibitions=(Prohibition((1,), 1, 1000),)),
        Tournament((Player(1, "x"),), accelerations=(Acceleration(1, (1,) * 1000),)),
        Tournament((Player(1, "x"),), accelerations=(Acceleration(1, (10_000,)),)),
        Tournament((Player(1, "x"),), adjustments=(Adjustment((1,), 1, "", 1000),)),
        Tournament((Player(1, "x"),), adjustments=(Adjustment((1,), -1000),)),
        Tournament((Player(1, "x"),), adjustments=(Adjustment((1,) * 3000, 1),)),
        Tournament((Player(1, "x"),), extra=("x" * 12_001,)),
        Tournament((Player(1, "x"),), extra=("x",) * 200_000),
        Tournament(
            tuple(Player(n, "x") for n in range(1, 7001)),
            absences=tuple(Absence(999, n) for n in range(1, 7001)),
            team_event=TeamEvent((Team(1, "x"),)),
        ),
    ],
    ids=range(12),
)
def test_what_a_file_has_no_room_for_is_not_written(tournament: Tournament) -> None:
    with pytest.raises(TooLarge):
        write_trf(tournament, "trf16")
