"""FIDE's published exercises in tie-breaking: individual exercises 1 to 33 of the TEC, March 2024.

They were set for the text of 2023, whose values for them are those of 2024. The numbers of the text of 2026, where a
dummy's score is capped, follow from the same games; they are those that FIDE's TieBreakServer gives too.
"""

from fractions import Fraction

import pytest

from fairswiss.model import Tournament
from tests.tiebreaks.asking import listed, places, values
from tests.tiebreaks.exercises import MANY_UNPLAYED, ROUND_ROBIN, SWISS_5, SWISS_9

BH = "12.5 13 15.5 15 8.5 12 14.5 13.5 9 13 13.5 11.5 14 11 12 12.5"
BH_C1 = "11 12 13 11.5 7.5 11 12.5 12 7.5 11.5 12 9.5 12 9 11 11"
AOB = "12.60 13.60 13.40 13.38 13.40 13.25 11.90 13.00 12.75 10.90 12.75 15.00 12.10 13.17 12.20 13.30"
FB = "13.5 13.5 15 15.5 10 12 13.5 12.5 9.5 12.5 12.5 11.5 13.5 10.5 12 13.5"
SB = "8 9.5 10.5 9.75 4.25 6.5 3.25 5.25 2.25 1.5 5.75 4 4.25 4.5 3.5 7.25"
SB_C1 = "7.25 8.5 9.25 8 3.25 5.5 1.25 3.75 2.25 0 4.25 4 4.25 3 2.5 5.75"
PS = "11 13 11 11.5 5 6 6 8.5 2.5 4 5.5 7 7 6 7 10.5"
PS_C1 = "10 12 10.5 10.5 5 6 5 8 2.5 4 5 7 6 5 7 10"
ARO = "1820 1880 1940 1888 1690 1813 1760 1730 1975 1880 1863 2050 1930 1800 1860 1820"
ARO_C1 = "1900 1988 2000 1983 1738 1900 1838 1800 2200 1975 2000 - 2025 1900 1963 1900"
TPR = "1969 2120 2089 2081 1690 1813 1611 1730 1175 1640 1776 1250 1781 1925 1788 1969"


@pytest.mark.parametrize(
    ("exercises", "code", "expected"),
    [
        ("1 to 4", "BH", BH),
        ("5 to 8", "BH/C1", BH_C1),
        ("10", "FB", FB),
        ("11, 12", "SB", SB),
        ("13", "SB/C1", SB_C1),
        ("17", "ARO", ARO),
        ("18", "ARO/C1", ARO_C1),
        ("19, 20", "TPR", TPR),
        ("27", "WIN", "2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3"),
        ("28", "WON", "2 3 2 2 2 2 1 2 0 1 1 0 1 2 2 3"),
        ("29", "BPG", "2 3 2 2 2 2 3 2 1 3 2 0 3 2 3 2"),
        ("30", "BWG", "1 1 1 1 0 1 0 0 0 1 0 0 1 1 1 1"),
        ("31", "GE", "5 5 5 4 5 5 5 5 3 5 5 3 5 3 5 5"),
        ("32", "PS", PS),
        ("33", "PS/C1", PS_C1),
    ],
)
@pytest.mark.parametrize("edition", ["2023", "2024"])
@pytest.mark.rule("c07_2026", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "8.1", "8.3", "9.1", "10.1", "10.2", "14.1")
def test_an_exercise_about_all_players_of_the_swiss_event(
    exercises: str, code: str, expected: str, edition: str
) -> None:
    assert values(SWISS_5, code, edition) == listed(expected)


def hundredths(found: dict[int, Fraction | None]) -> dict[int, Fraction | None]:
    """To two decimals, halves up, as the exercises print averages."""
    return {n: None if v is None else Fraction((200 * v + 1).__floor__() // 2, 100) for n, v in found.items()}


@pytest.mark.rule("c07_2026", "8.2")
def test_exercise_9_the_average_of_the_opponents_buchholz() -> None:
    assert hundredths(values(SWISS_5, "AOB", "2024")) == listed(AOB)


@pytest.mark.parametrize(
    ("exercise", "code", "expected"),
    [
        (14, "SB", "9.25 6.25 6.25 4.25 3.25 2.25"),
        (15, "SB/C1", "9.25 4.75 4.75 4.25 3.25 1.5"),
        (16, "KS", "2 0.5 0.5 1 0.5 0"),
    ],
)
@pytest.mark.parametrize("edition", ["2024", "2026"])
@pytest.mark.rule("c07_2026", "9.1", "9.2", "15.2")
def test_an_exercise_about_the_round_robin(exercise: int, code: str, expected: str, edition: str) -> None:
    assert values(ROUND_ROBIN, code, edition, round_robin=True) == listed(expected)


@pytest.mark.parametrize(
    ("exercise", "code", "expected"),
    [(21, "APRO", {1: 1789, 3: 1904, 4: 1772, 16: 1805}), (22, "PTP", {3: 2112})],
)
@pytest.mark.rule("c07_2026", "10.3", "10.4")
def test_an_exercise_about_some_players(exercise: int, code: str, expected: dict[int, int]) -> None:
    found = values(SWISS_5, code, "2024")
    assert {number: found[number] for number in expected} == expected


@pytest.mark.parametrize(
    ("exercise", "tournament", "expected"),
    [
        (23, SWISS_5, {1: 2, 3: 2, 4: 2, 16: 2}),
        (24, SWISS_5, {5: 7, 8: 7, 11: 7}),
        (25, SWISS_9, dict(enumerate((3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6), 1))),
        (26, ROUND_ROBIN, dict(enumerate((1, 2, 2, 6, 5, 4), 1))),
    ],
)
def test_an_exercise_about_direct_encounter(exercise: int, tournament: Tournament, expected: dict[int, int]) -> None:
    found = places(tournament, "DE", "2024", round_robin=tournament is ROUND_ROBIN)
    assert {number: found[number] for number in expected} == expected


@pytest.mark.parametrize(
    ("code", "expected", "changed"),
    [
        # 4: half-point bye, the dummy has min(3.5, 5 x 0.5) = 2.5; 11: forfeit win, min(2.5, 1.5) = 1.5.
        # 6: bye of the pairing, min(3.0, 2.5) in SB; in BH of 6 nothing else changes: 12.0 - 0.5.
        ("BH", BH, {4: "14", 11: "12.5", 6: "11.5"}),
        ("BH/C1", BH_C1, {11: "11", 6: "10.5"}),
        ("FB", FB, {4: "14.5", 11: "12", 12: "11"}),
        ("SB", SB, {4: "9.25", 6: "6", 11: "4.75"}),
        ("SB/C1", SB_C1, {4: "7.75", 6: "5", 11: "3.25"}),
    ],
)
def test_what_the_caps_of_2026_change_in_the_exercises(code: str, expected: str, changed: dict[int, str]) -> None:
    wanted = listed(expected) | {number: Fraction(text) for number, text in changed.items()}
    assert values(SWISS_5, code, "2026") == wanted


def test_the_average_buchholz_of_2026() -> None:
    changed = "12.4 13.6 12.9 13.38 13.2 13.25 11.7 12.9 12.75 10.8 12.75 14 11.9 13 12.2 13.1"
    assert hundredths(values(SWISS_5, "AOB", "2026")) == listed(changed)


# ------------------------------------------------------------------------------- an event full of unplayed rounds

WITNESS_2026 = {
    "WIN": "2 4 2 1 3 1 2 1 2 3 4 3 1 3 2",
    "WON": "1 4 1 0 2 0 1 1 2 3 3 1 0 2 1",
    "BWG": "0 2 1 0 1 0 1 0 1 2 2 1 0 0 1",
    "BPG": "3 3 2 1 3 3 3 2 3 2 3 1 2 2 3",
    "PS": "18 16 19.5 7 20 11 12.5 7 19 11.5 14 18.5 5.5 12.5 8",
    "PS/C1": "17.5 16 18.5 7 19 10.5 11.5 6.5 18 11.5 14 18 5.5 12 8",
    "KS": "2.5 2 2 0 3.5 0.5 0.5 0.5 2.5 1 1.5 1 0.5 0 1",
    "BH": "26 27.5 25.5 16 25.5 23.5 25 17.5 27 20.5 22.5 24.5 20.5 21 21.5",
    "BH/C1": "24 23.5 22 14.5 24 21 22.5 15.5 23.5 18 20 21 19 17.5 20",
    "BH/C2": "21.5 21 18.5 12 21 18.5 20 13.5 20 14.5 18.5 17.5 17.5 15.5 17.5",
    "BH/M1": "19 18.5 17.5 12 19.5 16.5 17.5 11.5 18.5 13.5 15 17.5 14 13 15.5",
    "BH/M2": "12 11.5 10 7 12 10 10.5 6 10.5 6.5 9.5 10.5 8 7.5 9",
    "FB": "26 26.5 26 16.5 26.5 23.5 24 19 27 19.5 23 24 21 22 22",
    "SB": "14 14 14.25 6 17.5 7 9.25 4.75 16.75 9.25 13.5 14 3.25 8.25 5.25",
    "SB/C1": "13 11.5 11.25 6 16 5.75 8 3.25 14.25 8.5 12 14 3.25 6.25 3.75",
    "SB/C2": "10.5 8.5 11.25 5 14.5 3.25 5.5 3.25 12.5 8.5 12 14 1.75 4.25 2.5",
}
WITNESS_2024 = {
    "BH": "26.5 27.5 27.5 17 26.5 23.5 25 17.5 29 21.5 25.5 27.5 20.5 22.5 21.5",
    "BH/C1": "24.5 23.5 23.5 14.5 25 21 22.5 15.5 24.5 18 21 23.5 19 19 20",
    "BH/C2": "22 21 19.5 12 22 18.5 20 13.5 20 14.5 19.5 19.5 17.5 17 17.5",
    "BH/M1": "19.5 18.5 19 12 20 16.5 17.5 11.5 19.5 13.5 16 19.5 14 14.5 15.5",
    "BH/M2": "12.5 11.5 11 7 12.5 10 10.5 6 10.5 6.5 10 11.5 8 9 9",
    "FB": "27 26.5 27.5 17 26.5 23.5 24 19 29 21.5 25 27 21 22.5 22",
    "SB": "14.5 14 15.25 6 18.5 7 9.25 4.75 17.75 9.25 14.5 15.5 3.25 9.75 5.25",
    "SB/C1": "13.5 11.5 12.25 5 17 5.75 8 3.25 15.25 8.5 13 12 3.25 7.75 3.75",
    "SB/C2": "11 8.5 12.25 5 15.5 3.25 5.5 3.25 13 6 10.5 12 1.75 6.5 2.5",
}


@pytest.mark.parametrize("code", WITNESS_2026)
@pytest.mark.rule("c07_2026", "14.2", "14.3", "14.4", "16.3", "16.4", "16.5")
def test_every_kind_of_unplayed_round_by_the_text_of_2026(code: str) -> None:
    assert values(MANY_UNPLAYED, code, "2026") == listed(WITNESS_2026[code])


AOB_2026 = "24.42 24.58 26 20.83 24.75 22.58 24.08 20.88 25.6 21.8 23.1 21 21.5 22.2 22"


def test_the_average_buchholz_with_every_kind_of_unplayed_round() -> None:
    assert hundredths(values(MANY_UNPLAYED, "AOB", "2026")) == listed(AOB_2026)


@pytest.mark.parametrize("code", WITNESS_2024)
def test_every_kind_of_unplayed_round_by_the_text_of_2024(code: str) -> None:
    assert values(MANY_UNPLAYED, code, "2024") == listed(WITNESS_2024[code])
