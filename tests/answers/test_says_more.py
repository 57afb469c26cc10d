"""An answer is never only the pairing said again: its words name an alternative that was ruled out, or a count."""

import pytest

from fairswiss.answers import Other, reasons
from fairswiss.language import languages, speaking
from fairswiss.rendering import words as wording
from fairswiss.rendering.answer_against import Names, fact_lines
from fairswiss.rendering.answers import answer_text
from fairswiss.rules import SHELF
from fairswiss.why import against
from tests.answers.cases import all_answers, answers
from tests.answers.saying import faults_of_words, says_more

SYSTEMS = sorted(SHELF)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("seed", [3, pytest.param(7, marks=pytest.mark.long)])
def test_the_first_layer_is_plain_short_and_says_more_than_the_pairing(system: str, seed: int) -> None:
    """Every language of the program, for each answer; at length by benchmarks.answers."""
    found: list[str] = []
    for tournament, _, answer in all_answers(system, seed):
        for tongue in languages():
            with speaking(tongue):
                found += faults_of_words(answer, tournament)
    assert found == []


def test_who_would_only_join_groups_is_not_called_needed() -> None:
    """The others could be paired without them, though not group by group."""
    joined, needed = against.DeadEnd(groups=True), against.DeadEnd()
    names = Names({1: "Ada", 2: "Bo", 3: "Cy", 4: "Di"})
    lines = list(fact_lines(names, [Other(1, joined), Other(2, needed), Other(3, joined)], 4))
    assert lines[0].endswith("The groups below could not be paired as they are with: Ada and Cy.")
    assert lines[1].endswith("Needed by the others, who could not all be paired otherwise: Bo.")


def test_the_pairing_said_again_is_noticed() -> None:
    tournament, _, answer = next(
        one for one in answers("dutch-2026", 7) if isinstance(one[2].reason, reasons.OffList) and one[2].others
    )
    told = answer_text(answer, tournament)
    again = told._replace(headline="The best arrangement gives you that opponent.", facts=())
    assert says_more(answer, told, tournament)
    assert not says_more(answer, again, tournament)


@pytest.mark.parametrize(
    ("name", "words", "fault"),
    [
        ("answer.only-two", "You play {other}.", "the pairing said again"),
        ("answer.only-two", "Only you two are in this bracket.", "a word of the rule book"),
        ("answer.only-two", "Only you two have {points} " + 60 * "and more " + ".", "too long"),
        ("answer.only-two", "Only you two  have {points}.", "incomplete"),
        ("answer.only-two", "Only you two have {points}", "no sentence"),
    ],
)
def test_bad_words_are_noticed(monkeypatch: pytest.MonkeyPatch, name: str, words: str, fault: str) -> None:
    tournament, _, answer = next(one for one in answers("dutch-2026", 2) if isinstance(one[2].reason, reasons.OnlyTwo))
    assert [*faults_of_words(answer, tournament)] == []
    catalogued = wording.catalogued
    monkeypatch.setattr(
        wording, "catalogued", lambda chosen, asked: words if asked == name else catalogued(chosen, asked)
    )
    (found,) = {
        one.partition(":")[0].partition(" (")[0].partition(",")[0] for one in faults_of_words(answer, tournament)
    }
    assert found == fault
