"""What is told of a round in brackets: the Dutch systems."""

import json

import pytest

from fairswiss.answers.halves import halves_of
from fairswiss.rendering import as_data, render
from fairswiss.usecases.rounds import about, pair, published_list, why_not
from fairswiss.why import Law
from fairswiss.why.obstacles import Clash
from fairswiss.why.verdicts import Because, DeadEnd, Verdict, Worse, WorseBye
from tests.rendering.samples import DUTCH, SYSTEM, brackets_by_hand, plain, small_open

SYSTEM_2026 = DUTCH[0]
X = Law("dutch-2026")("X")


def _round(form: str = "text") -> str:
    return render(pair(small_open(), SYSTEM_2026, explain=True), form, small_open())


def _section(text: str, heading: str) -> list[str]:
    lines = text.splitlines()
    start = lines.index(heading)
    end = next((n for n in range(start + 2, len(lines) - 1) if set(lines[n + 1]) == {"-"}), len(lines))
    return [line for line in lines[start + 2 : end] if line]


# -- a bracket -----------------------------------------------------------------------------------------------------


def test_a_bracket_shows_its_first_candidate_and_what_became_of_it() -> None:
    assert _section(_round(), "Bracket of 2.5: 4 residents, and 1 moved down")[:6] == [
        "S1, moved down        Preference  Floats    S2       Preference  Floats",
        "10 Jansen (from 3.5)  W absolute             4 Diaz  W strong    up down",
        "S1 of the remainder  Preference  Floats    S2 of the remainder  Preference  Floats",
        " 6 Fischer           B mild      - down     8 Horvat            W mild",
        "                                            9 Ito               B absolute",
        "- The first candidate (10-4, 6-8) is worse on C8 (downfloaters of the following bracket): 2 instead",
    ]


def test_a_first_candidate_against_the_rules() -> None:
    lines = _section(_round(), "Bracket of 1.5: 3 residents")
    assert lines[3:] == [
        "- The first candidate (1-5) is not possible: 1 (Adams) and 5 (Eriksen) met in round 4 (2.1.1).",
        "- 1 of S1 and 5 of S2 are exchanged (4.3).",
        "- The best candidate: 5-11 (3.8).",
        "- 1 Adams is left over and has the bye (2.4.1).",
        "- Unavoidable: C6 downfloaters: 1 (3.8).",
    ]


def test_a_perfect_first_candidate() -> None:
    text = render(pair(plain(4), SYSTEM_2026, explain=True))
    assert "- The first candidate (1-3, 2-4) is perfect and is chosen at once (3.4)." in text
    assert "- Perfect: every criterion is met (3.8)." in text
    assert "best candidate" not in text


def test_boards_with_the_same_reason_for_their_colours_stand_together() -> None:
    text = render(pair(plain(6), SYSTEM_2026, explain=True))
    assert "- Boards 1–3: neither has a preference; the player ranked higher gets the drawn initial colour" in text


def test_a_long_first_candidate_is_not_repeated_in_the_sentence() -> None:
    text = render(pair(plain(40), SYSTEM_2026, explain=True))
    assert "- The first candidate is perfect and is chosen at once (3.4)." in text


def test_special_brackets_and_floating_twice() -> None:
    text = render(brackets_by_hand())
    assert "Last bracket, 1.0 and below: 3 residents, and 2 moved down" in text
    assert "7 P7 (0.5)" in text
    assert "- 3 P3, 2 P2 float down to the next bracket (C.5)." in text
    assert "- 3 P3 is left over and has the bye (C.5)." in text
    steps = as_data(brackets_by_hand())["explanation"]["groups"][1]["steps"]  # type: ignore[call-overload]
    told = [step["text"] for step in steps if step["event"] == "downfloat"]
    assert told == [
        "3 P3 floats down to the next bracket (C.5).",
        "2 P2, moved down already, finds no opponent here and floats on to the next bracket (C.5).",
    ]


@pytest.mark.parametrize("system", DUTCH)
def test_the_first_candidate_has_everybody_of_the_bracket_once(system: str) -> None:
    explanation = pair(small_open(), system, explain=True).explanation
    assert explanation
    for group in explanation.groups:
        halves = halves_of(group)
        assert sorted(number for half in halves for number in half) == sorted((*group.players, *group.floaters))


def test_vega_is_the_text() -> None:
    assert _round("vega") == _round("text")


# -- answers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("because", "answer"),
    [
        (Clash(2, X), "they have the same absolute colour preference (X)."),
        (
            Worse(X, "C12", 25, 1, 3),
            (
                "in the bracket of 2.5, the best that can be done with this pair is worse on C12 (players without "
                "their colour preference): 3 instead of 1 (X)."
            ),
        ),
        (
            Worse(X, "C7", 25, 1, 1),
            (
                "in the bracket of 2.5, the best that can be done with this pair is worse on C7 (scores of the "
                "downfloaters) (X)."
            ),
        ),
        (
            WorseBye(X, "C5"),
            (
                "the best that can be done with this pair is worse on C5: the score of the player with the bye would "
                "be higher (X)."
            ),
        ),
        (DeadEnd(X), "with these two paired the rest of the round could not be paired (X)."),
    ],
)
def test_why_not(because: Because, answer: str) -> None:
    assert render(Verdict(1, 2, because)) == f"1 and 2 are not paired: {answer}"


def test_who_has_the_bye_is_told_in_brackets_too() -> None:
    answer = render(why_not(small_open(), 1, 2, SYSTEM_2026), "text", small_open())
    assert answer.endswith("are not paired: 1 has the bye (2.3.1).")


def test_about_a_player_there_is_no_aro() -> None:
    text = render(about(small_open(), 4, SYSTEM_2026), "text", small_open())
    assert "- 2.5 points, strong preference for white, floated up last round" in text
    assert "ARO" not in text
    assert "- Bracket of 2.5: 10 Jansen, moved down, is paired with 4 Diaz (3.8)." in text


# -- the list and the data -----------------------------------------------------------------------------------------


def test_the_list_has_preferences_and_floats() -> None:
    lines = render(published_list(small_open(), SYSTEM_2026)).splitlines()
    assert lines[0].split() == ["Rank", "Player", "Pts", "Preference", "Floats", "Colours", "Opponents"]
    assert lines[2] == "   2   4 Diaz      2.5  W strong    up down  ■□■      9 1 2"
    assert "ARO" in render(published_list(small_open(), SYSTEM))


def test_before_the_first_game_a_list_has_ratings_alone() -> None:
    assert render(published_list(plain(2), SYSTEM_2026)).splitlines() == [
        "Rank  Player  Pts     R",
        "   1  1 A     0.0  2490",
        "   2  2 B     0.0  2480",
    ]


def test_the_data_know_layout_strength_and_floats() -> None:
    data = json.loads(_round("json"))
    assert data["explanation"]["layout"] == "brackets"
    card = next(player for player in data["players"] if player["number"] == 4)
    assert (card["due"], card["strength"], card["floats"]) == ("w", "strong", ["up", "down"])
    assert json.loads(render(pair(small_open(), SYSTEM, explain=True), "json"))["explanation"]["layout"] == "columns"


def test_a_group_without_halves_has_no_first_candidate() -> None:
    explanation = pair(small_open(), SYSTEM, explain=True).explanation
    assert explanation
    assert not any(halves_of(group).pairs() for group in explanation.groups)
