"""What the forms say, and what the data look like."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from typing import Any

import pytest

from fairswiss.judge import RoundCheck
from fairswiss.kernel.options import Options
from fairswiss.model import Acceleration, BadRequest, Game, Player, Round, Tournament
from fairswiss.rendering import FORMS, as_data, csv_of, render
from fairswiss.tiebreaks import cross_table
from fairswiss.usecases.pictures import picture_of
from fairswiss.usecases.rounds import about, check, pair, published_list, why_not
from fairswiss.usecases.standings import standings
from fairswiss.why import CardLine, Explanation, Law
from fairswiss.why.steps import Row
from fairswiss.why.verdicts import LaterInOrder, Verdict
from tests.rendering.samples import (
    CHECKS,
    DIFFERENCES,
    EVERY_WAIVER,
    SYSTEM,
    Shown,
    chosen,
    drawn,
    drawn_dutch,
    made,
    plain,
    seven_with_a_point,
    small_open,
)


def _data(subject: Any, tournament: Any = None) -> Any:
    """The data, by way of the JSON text."""
    text = render(subject, "json", tournament)
    assert json.loads(text) == as_data(subject, tournament)
    return json.loads(text)


# -- rounds --------------------------------------------------------------------------------------------------------


@cache
def _round(seed: int) -> tuple[Shown, ...]:
    """A random round, if there is one."""
    return tuple(islice(drawn(seed), 1))


def _explained(wanted: Callable[[Explanation], bool]) -> Iterator[Shown]:
    """The first few random rounds with such an explanation."""
    rounds = (shown for seed in count() for shown in _round(seed))
    explained = ((shown, getattr(shown.subject, "explanation", None)) for shown in rounds)
    return islice((shown for shown, explanation in explained if explanation and wanted(explanation)), 3)


def test_a_round_without_explanation_is_a_table_of_boards() -> None:
    tournament = small_open()
    lines = render(pair(tournament, SYSTEM), "text", tournament).splitlines()
    assert lines[0] == "Spring Open, round 5 (dubov-1997)"
    assert lines[3] == "Board  White        Pts  Black       Pts"
    assert lines[4] == "    1  10 Jansen    3.5   8 Horvat   2.5"
    assert lines[-1] == "  bye   1 Adams     1.5"


def test_a_round_nothing_else_is_known_of_is_a_table_of_numbers() -> None:
    lines = render(pair(small_open(), SYSTEM)).splitlines()
    assert lines[0] == "Round 5 (dubov-1997)"
    assert [line.split() for line in lines[3:5]] == [["Board", "White", "Black"], ["1", "10", "8"]]


def test_an_earlier_round_shows_the_points_of_its_day() -> None:
    tournament = small_open()
    first = render(pair(tournament, SYSTEM, round=1), "text", tournament)
    assert set(re.findall(r"\d\.\d", first)) == {"0.0"}


def test_vega_without_explanation_and_for_other_subjects_is_the_text() -> None:
    tournament = small_open()
    for subject in (pair(tournament, SYSTEM), why_not(tournament, 1, 2, SYSTEM), CHECKS):
        assert render(subject, "vega", tournament) == render(subject, "text", tournament)


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(BadRequest, match="text, vega, markdown, json"):
        render(CHECKS, "pdf")


def test_long_lists_of_passed_over_are_shortened_for_people_and_complete_in_json() -> None:
    pairing = pair(seven_with_a_point(), SYSTEM, explain=True)
    for form in ("text", "vega", "markdown"):
        text = render(pairing, form)
        assert text.count("got a point without playing") == 6
        assert "… and 1 more" in text
    bye = next(step for step in _data(pairing)["explanation"]["opening"] if step["event"] == "bye")
    assert len(bye["passed"]) == 7


def test_every_line_that_states_a_decision_cites_its_article() -> None:
    rounds = (shown for seed in range(60) for shown in (*_round(seed), *islice(drawn_dutch(seed), 1)))
    for shown in rounds:
        explanation = _data(*shown)["explanation"]
        steps = explanation["opening"] + [step for group in explanation["groups"] for step in group["steps"]]
        for told in (*steps, *(p for step in steps for p in step["passed"]), *explanation["colours"]):
            assert re.search(r"\([^()]*\b(chapter \d|\d\.\d+|[A-F]\.?\d+|reading \d+)\)", told["text"]), told


def test_rendering_never_searches_the_cards_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    tournament = small_open()
    pairing = pair(tournament, SYSTEM, explain=True)

    def scan(self: Explanation, number: int) -> CardLine | None:
        raise AssertionError(f"a linear scan for {number}")

    monkeypatch.setattr(Explanation, "card", scan)
    for form in FORMS:
        render(pairing, form, tournament)


# -- the shape of the data -----------------------------------------------------------------------------------------


def test_the_data_of_a_round() -> None:
    tournament = small_open()
    data = _data(pair(tournament, SYSTEM), tournament)
    assert list(data) == ["version", "system", "round", "pairs", "bye", "players"]
    assert data["pairs"][0] == {"board": 1, "white": 10, "black": 8}
    assert data["bye"] == 1
    assert data["players"][0] == {"number": 1, "name": "Adams", "points": 1.5, "rating": 2480}
    assert _data(pair(plain(4), SYSTEM))["bye"] is None


def test_the_data_of_an_explanation() -> None:
    data = _data(pair(small_open(), SYSTEM, explain=True))
    explanation = data["explanation"]
    assert list(explanation) == ["layout", "opening", "groups", "colours", "cards"]
    assert explanation["cards"] == data["players"]
    assert data["players"][0]["aro"] == 2238.8
    group = explanation["groups"][0]
    lists = ["players", "floaters", "whites", "blacks", "neither"]
    assert list(group) == ["number", "score", *lists, "steps"]
    assert (group["number"], group["score"], group["players"]) == (1, 3.5, [10])
    step = group["steps"][0]
    assert list(step) == ["event", "articles", "players", "passed", "facts", "text"]
    assert step["facts"] == {"from_score": 2.5, "limit_lifted": False}
    assert step["passed"][0] == {
        "player": 6,
        "reason": "met",
        "articles": ["2.1"],
        "facts": {"round": 4},
        "text": "6 was not chosen: met in round 4 (2.1)",
    }
    colour = explanation["colours"][2]
    assert list(colour) == ["board", "white", "black", "rule", "articles", "facts", "text"]
    assert colour["facts"] == {"white_aro": 2308.8, "black_aro": 2240.0}


@pytest.mark.parametrize("seed", range(40))
def test_every_subject_is_json_with_a_text(seed: int) -> None:
    for shown in (*drawn(seed), *drawn_dutch(seed)):
        data = _data(*shown)
        for one in data if isinstance(data, list) else [data]:
            assert "explanation" in one or one["text"].endswith(".")


def test_what_is_chosen_and_made_by_hand_is_json() -> None:
    for shown in (*chosen(), *made()):
        assert _data(*shown)


# -- groups --------------------------------------------------------------------------------------------------------


def test_a_group_paired_from_above_has_its_own_score_when_floaters_pass_through() -> None:
    for shown in _explained(lambda explanation: any(not group.players for group in explanation.groups)):
        scores = [group["score"] for group in _data(*shown)["explanation"]["groups"]]
        assert scores == sorted(set(scores), reverse=True)


# -- why not? ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "answer"),
    [
        (6, 10, "6 (Fischer) and 10 (Jansen) are not paired: they met in round 4 (2.1)."),
        (10, 8, "10 (Jansen) and 8 (Horvat) are paired, on board 1."),
        (1, 2, "1 (Adams) and 2 (Baranova) are not paired: 1 has the bye (chapter 4, reading 6)."),
        (
            10,
            4,
            "10 (Jansen) and 4 (Diaz) are not paired: 4 may not play someone with more points this round (2.5).",
        ),
        (
            9,
            7,
            "9 (Ito) and 7 (Gruber) are not paired: in the score group of 2.0, 4 (Diaz) came first and took 7 (8.2).",
        ),
    ],
)
def test_why_not_is_answered_in_a_sentence(one: int, other: int, answer: str) -> None:
    tournament = small_open()
    assert render(why_not(tournament, one, other, SYSTEM), "text", tournament) == answer


def test_the_row_that_took_somebody_higher() -> None:
    law = Law(SYSTEM)("6.2")
    verdict = Verdict(3, 8, LaterInOrder(law, 3, 5, 8, 40), Row(law, 3, 5))
    assert render(verdict, "text", small_open()) == (
        "3 (Chen) and 8 (Horvat) are not paired: in the score group of 4.0, the row of 3 took 5 (Eriksen), who is "
        "higher in the black column; 8 comes after (6.2)."
    )


# -- one player ----------------------------------------------------------------------------------------------------


def test_about_somebody_with_the_bye_and_somebody_absent() -> None:
    tournament = small_open()
    assert "- Has the bye." in render(about(tournament, 1, SYSTEM), "text", tournament)
    gone = tournament.withdraw(3)
    assert "3 Chen does not take part in this round." in render(about(gone, 3, SYSTEM), "text", gone)


def test_about_somebody_passed_over_shows_that_line_alone() -> None:
    text = render(about(small_open(), 11, SYSTEM), "text", small_open())
    assert "11 was not chosen: met in round 4 (2.1)" in text
    assert "5 was not chosen" not in text


def test_a_waived_colour_is_told() -> None:
    for shown in _explained(lambda explanation: any(colour.waived for colour in explanation.colours)):
        assert "which the arbiter waived." in render(shown.subject, "markdown")


# -- checking ------------------------------------------------------------------------------------------------------


def test_rounds_that_agree_differ_or_are_impossible() -> None:
    assert render(CHECKS).splitlines() == [
        "Round 1: agrees",
        "Round 2: differs: recorded 3-8, 12-1; by the rules 3-1, 12-8",
        "  3 and 8 are not paired: they met in round 1 (2.1).",
        "Round 3: differs only in colours: recorded 1-2; by the rules 2-1",
        "Round 4: differs: recorded 1-2, 3-4, bye 5; by the rules 2-1, 3-5, bye 4",
        "Round 5: the rules give no pairing: No legal pairing exists.",
        "",
        "5 rounds checked, 4 differ",
    ]


def test_every_difference_has_its_sentence() -> None:
    assert render(DIFFERENCES).splitlines() == [
        "Round 6: differs: recorded 1-2, 3-4; by the rules 1-3, 4-2",
        "  1 and 2 may not be paired: they met in round 2 (C.1).",
        "  5 may not have the bye, after a bye or points without playing (C.2).",
        "  The bye went to 5, with 2.0; the rules give it to 6, with 1.0 (2.3.1).",
        "  The bye went to 5; the rules give it to 6, who has the same score (chapter 4, reading 6).",
        (
            "  In the bracket of 2.5, the recorded pairing is worse on C6 (downfloaters): 2 recorded, 1 by the "
            "rules (2.4.1)."
        ),
        (
            "  In the bracket of 2.5, the recorded pairing is worse on C.6 (score differences): 2.0, 2 × 1.0 "
            "recorded, none by the rules (C.6)."
        ),
        "  In the bracket of 2.5, the recorded pairing is worse on C7 (scores of the downfloaters) (2.4.2).",
        (
            "  In the bracket of 2.5, the recorded pairing is as good on every criterion, but comes later in the "
            "order of candidates (3.8)."
        ),
        "  In the bracket of 2.5, with the recorded pairs the rest of the round could not be paired (2.2.1).",
        (
            "  In the bracket of 2.5, the recorded pairing is better on C12 (players without their colour preference): "
            "1 recorded, 2 by the rules as fairswiss reads them; this is an error in fairswiss, please report it "
            "(2.4.7)."
        ),
        (
            "  The bye was given at a lower score: 1.0 recorded, 2.0 by the rules as fairswiss reads them; "
            "this is an error in fairswiss, please report it (2.3.1)."
        ),
        "  In the score group of 2.0, the recorded pairing and the rules first differ with 3 and 4 (6.3).",
        *(
            f"  {n} and {n + 1} are paired by the rules too, with the colours reversed: both have the colour they "
            "prefer (5.2.1)."
            for n in range(1, 7)
        ),
        "  … and 1 more",
    ]


def test_differences_as_data_are_complete() -> None:
    found = _data(DIFFERENCES)["differences"]
    assert len(found) == len(DIFFERENCES.differences)
    assert found[4] == {
        "kind": "worse",
        "right": "rules",
        "bracket": 2.5,
        "criterion": "C6",
        "articles": ["2.4.1"],
        "players": [],
        "recorded": 2,
        "rules": 1,
        "reason": "",
        "facts": {},
        "text": "In the bracket of 2.5, the recorded pairing is worse on C6 (downfloaters): 2 recorded, 1 by the rules "
        "(2.4.1).",
    }
    assert (found[5]["recorded"], found[5]["rules"]) == ([2.0, 1.0, 1.0], [])
    assert found[9]["right"] == "file"


def test_one_round_has_no_summary() -> None:
    assert render(CHECKS[0]) == "Round 1: agrees"


def test_no_rounds_are_no_difference() -> None:
    assert render(()) == "0 rounds checked, no difference"


def test_a_played_event_is_checked_round_by_round() -> None:
    tournament = small_open()
    turned = Round.of([game._replace(white=game.black, black=game.white) for game in tournament.rounds[3].games])
    changed = tournament._replace(rounds=(*tournament.rounds[:3], turned._replace(byes=tournament.rounds[3].byes)))
    checks: tuple[RoundCheck, ...] = tuple(check(changed, SYSTEM))
    assert "Round 4: differs only in colours" in render(checks, "text", changed)
    assert render(checks, "text", changed).endswith("4 rounds checked, 1 differs")
    assert _data(checks, changed)[3]["colours_only"] is True


# -- the list ------------------------------------------------------------------------------------------------------


def test_the_list_shows_the_score_for_pairing_only_when_it_differs() -> None:
    tournament = plain(4, rounds=(Round.of([Game(1, 3, "1", "0"), Game(4, 2, "=", "=")]),))
    assert "Score" not in render(published_list(tournament, SYSTEM))
    faster = tournament.revised(accelerations=(Acceleration(1, (10, 10)),))
    text = render(published_list(faster, SYSTEM))
    assert text.splitlines()[:2] == [
        "Rank  Player  Pts  Score     R     ARO  Due    c    u  Colours  Opponents",
        "   1  1 A     1.0    2.0  2490  2470.0  B    yes  yes  □        3",
    ]
    assert _data(published_list(faster, SYSTEM))[0]["score"] == 2.0


def test_options_do_not_matter_to_the_words() -> None:
    tournament = small_open()
    options = Options(upfloat_limit="yield", waivers=EVERY_WAIVER)
    assert render(pair(tournament, SYSTEM, explain=True, options=options), "text", tournament)


def test_cells_of_a_cross_table_tell_opponents_on_a_shared_place_apart_in_one_notation() -> None:
    """1 and 2 share the first place: 3 and 4 lost to both of them, and say by their numbers to whom and when."""
    players = [Player(number, f"Player {number}", 2000 - number) for number in (1, 2, 3, 4)]
    rounds = (
        Round.of([Game(3, 1, "0", "1"), Game(4, 2, "0", "1")]),
        Round.of([Game(3, 2, "0", "1"), Game(4, 1, "0", "1")]),
    )
    facts = Tournament.build(players, rounds_planned=2)._replace(rounds=rounds)
    ranked = standings(facts, tie_breaks="WIN")
    assert [(row.player, row.place) for row in ranked.rows][:2] == [(1, 1), (2, 1)]
    crossed = cross_table(facts, ranked)
    told = [*(render(crossed, form, facts) for form in ("text", "html", "markdown")), csv_of(crossed, facts)]
    drawn = picture_of(facts, "cross").table.rows
    for form in [*(re.sub("<[^>]+>", "", one) for one in told), " ".join(cell for row in drawn for cell in row)]:
        assert [form.count(cell) for cell in ("1w0", "2w0", "3b1", "4b1")] == [2, 2, 2, 2], form
