"""What answers say is so, says more than the pairing, and is said in plain words."""

import re
from collections import defaultdict

import pytest

from fairswiss.answers import Question, RoundAnswers, reasons
from fairswiss.language import gettext, languages, speaking
from fairswiss.rendering.answer_words import ANSWER_WORDS
from fairswiss.rendering.answers import answer_text, answers_data
from fairswiss.rules import SHELF, edition
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.rounds import board_answers
from fairswiss.why import Aim, against
from tests.answers.cases import all_answers, answers, event
from tests.answers.saying import FORBIDDEN
from tests.answers.truth import Truth
from tests.own import EVERY_WORD

SYSTEMS = sorted(SHELF)
ANSWERS = {name: words for name, words in EVERY_WORD.items() if name.startswith("answer.")}


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", [3, pytest.param(110, marks=pytest.mark.long)])
def test_every_fact_of_an_answer_is_so(system: str, seed: int) -> None:
    found = all_answers(system, seed)
    assert found
    assert [fault for _, truth, answer in found for fault in truth.faults(answer)] == []


@pytest.mark.parametrize("seed", [21, 43, 71, 160])
def test_who_played_up_lately_comes_last_where_that_does_not_bar(seed: int) -> None:
    """Dubov 2.5, readings 22 and 23: the highest-rated is only so among those who have not played up too often."""
    found = list(answers("dubov-1997", seed))
    assert [fault for _, truth, answer in found for fault in truth.faults(answer)] == []
    ruled_out = (other.against for _, _, answer in found for other in answer.others
                 if isinstance(answer.reason, reasons.HighestRated))  # fmt: skip
    assert any(isinstance(one, against.PlayedUp) for one in ruled_out)


@pytest.mark.parametrize("system", ["dubov-2018", "dubov-2026"])
def test_halves_of_a_group_that_others_have_left(system: str) -> None:
    """Two of four with no points have not played yet: they are the halves of two, not of the group."""
    found = list(answers(system, 53))
    halves = [answer.reason for _, _, answer in found if isinstance(answer.reason, reasons.PairedInside)]
    assert [reason.size for reason in halves] == [2, 2]
    assert [fault for _, truth, answer in found for fault in truth.faults(answer)] == []


@pytest.mark.parametrize(
    ("system", "seed", "number", "player", "question", "words"),
    [
        ("double-swiss-2026", 702, 3, 3, Question.OPPONENT, "only Veveve, 5 was left to be paired, and you came up"),
        ("double-swiss-2026", 709, 2, 22, Question.COLOUR, "You have both never had White"),
        (
            "double-swiss-2026",
            705,
            1,
            3,
            Question.NO_BYE,
            "Zuguna, 13 has 0 points like you, and is lower on the list.",
        ),
        ("double-round-robin", 701, 9, 4, Question.COLOUR, "played in round 2, where the table gave you Black."),
        ("dubov-1997", 705, 1, 3, Question.COLOUR, "On board 3 you are the higher-rated player, so you have Black."),
    ],
)
def test_an_answer_says_who_and_how_often(
    system: str, seed: int, number: int, player: int, question: Question, words: str
) -> None:
    tournament = event(system, seed)
    found = {one.question: one for one in RoundAnswers(tournament, system, number).of(player)}
    assert words in answer_text(found[question], tournament).headline


def test_another_set_of_upfloaters_comes_later_whatever_its_opponents() -> None:
    """Double-Swiss 3.5 and C8: the set is settled before anybody looks at the opponents of those who come up."""
    tournament = event("double-swiss-2026", 80)
    answer = RoundAnswers(tournament, "double-swiss-2026", 4).why_not(5, 6)
    assert isinstance(answer.reason, reasons.NotPaired)
    assert answer.reason.against == against.Later(others_up=True)


@pytest.mark.parametrize("system", ["burstein-2026", "double-swiss-2026", "dubov-1997", "dubov-2026", "dutch-2026"])
def test_in_round_1_two_of_one_half_of_the_list_do_not_meet(system: str) -> None:
    tournament = event(system, 705)  # thirteen players: 13 has the bye
    asked = RoundAnswers(tournament, system, 1)
    found = {pair: asked.why_not(*pair).reason for pair in ((1, 6), (7, 12), (1, 12))}
    assert [one.against for one in found.values() if isinstance(one, reasons.NotPaired)] == [
        against.SameHalf(True, 6), against.SameHalf(False, 6), against.OtherRow(1, 6),
    ]  # fmt: skip


def test_a_claim_is_weaker_where_the_limits_on_colours_do_not_hold() -> None:
    """Dutch system of 1992, A7: in the last round nobody with more than half of the points has an absolute claim."""
    tournament = event("dutch-1992", 236)
    asked = RoundAnswers(tournament, "dutch-1992", 6)
    truth = Truth(known_before(tournament, 6, "dutch-1992"), "dutch-1992", asked.pairing)
    for player, loser in ((8, "Jepefo, 11, who has"), (11, "you, who have")):
        answer = next(one for one in asked.of(player) if one.question is Question.COLOUR)
        assert isinstance(answer.reason, reasons.StrongerClaim)
        assert (answer.reason.unlimited, answer.reason.winner_too) == (True, False)
        assert list(truth.faults(answer)) == []
        assert f"That is {loser} had White twice and Black 3 times. So" in answer_text(answer, tournament).headline


def test_both_players_of_a_last_round_can_have_more_than_half() -> None:
    """The same where the limits hold for neither: the answer says that of both, and the counts that decide."""
    tournament = event("dutch-1992", 603)
    asked = RoundAnswers(tournament, "dutch-1992", 7)
    truth = Truth(known_before(tournament, 7, "dutch-1992"), "dutch-1992", asked.pairing)
    answer = next(one for one in asked.of(1) if one.question is Question.COLOUR)
    assert isinstance(answer.reason, reasons.StrongerClaim)
    assert (answer.reason.unlimited, answer.reason.winner_too) == (True, True)
    assert list(truth.faults(answer)) == []
    assert list(truth.faults(answer._replace(reason=reasons.StrongerClaim(*_fields(answer.reason), True, False)))) != []
    assert "Diwimu, 07 has had Black 3 times and White twice; you have had White 3 times and Black 3 times" in (
        answer_text(answer, tournament).headline
    )


def _fields(reason: reasons.StrongerClaim) -> tuple[reasons.Claim, reasons.Claim, int]:
    return reason.white, reason.black, reason.winner


@pytest.mark.parametrize("language", languages())
def test_the_first_layer_has_no_words_of_the_rule_book(language: str) -> None:
    assert language in FORBIDDEN, "a new language needs its list of words"
    with speaking(language):
        for name, words in ANSWERS.items():
            said = gettext(words, context=f"pairing.{name}").format_map(defaultdict(str))
            assert not re.search(FORBIDDEN[language], said, re.IGNORECASE), said


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", [3, pytest.param(11, marks=pytest.mark.long)])
def test_data_have_the_words_beside_the_values(system: str, seed: int) -> None:
    for tournament, _, answer in all_answers(system, seed):
        assert answers_data([answer], tournament)[0]["text"]["headline"] == answer_text(answer, tournament).headline


def test_every_aim_and_every_criterion_has_words() -> None:
    assert {f"answer.worse.{aim.value}" for aim in Aim} <= ANSWER_WORDS.keys()
    for system in SYSTEMS:
        assert edition(system).aims.keys() == edition(system).criteria.keys(), system


def test_both_players_of_a_board_are_answered() -> None:
    tournament = event("dutch-2026", 5)
    white, black = board_answers(tournament, 1, "dutch-2026", round=2)
    assert (white[0].player, white[0].other) == (black[0].other, black[0].player)
    assert {white[0].colour, black[0].colour} == {"w", "b"}
