"""A game that the rules do not give: the answer says so, and what they give."""

import pytest

from fairswiss.answers import Question, RoundAnswers, Seated, changed
from fairswiss.language import languages, speaking
from fairswiss.rendering.answers import answer_text
from fairswiss.rules import SHELF
from tests.answers.cases import event

SYSTEMS = sorted(SHELF)
ROUND = 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_changed_game_names_the_opponents_by_the_rules(system: str, language: str) -> None:
    tournament = event(system, 5)
    asked = RoundAnswers(tournament, system, ROUND)
    one, two = asked.pairing.pairs[:2]
    names = {player.number: player.name for player in tournament.players}
    for by_hand in (True, False):
        found = asked.seated_answered(Seated(one.white, two.black, "w", by_hand)).answers
        assert [answer.question for answer in found] == [Question.OPPONENT, Question.COLOUR]
        assert [(answer.player, answer.other, answer.colour) for answer in found] == [(one.white, two.black, "w")] * 2
        reason = found[0].reason
        assert isinstance(reason, changed.OtherwisePaired)
        assert (reason.by_hand, reason.usual, reason.other_usual) == (by_hand, one.black, two.white)
        with speaking(language):
            headline = answer_text(found[0], tournament).headline
        assert {one.black, two.white, two.black} == {number for number in names if names[number] in headline}
        assert "{" not in headline


def test_exchanged_colours_keep_the_reasons_of_the_opponent() -> None:
    tournament = event("dutch-2026", 5)
    asked = RoundAnswers(tournament, "dutch-2026", ROUND)
    game = asked.pairing.pairs[0]
    found = asked.seated_answered(Seated(game.white, game.black, "b", True)).answers
    usual = asked.of(game.white)
    assert found[0] == usual[0]
    assert isinstance(found[-1].reason, changed.OtherwiseSeated)
    assert answer_text(found[-1], tournament).question == "Why do I have Black?"
    assert "By the rules you would have White" in answer_text(found[-1], tournament).headline


def test_the_game_of_the_rules_is_answered_as_ever() -> None:
    tournament = event("dubov-1997", 5)
    asked = RoundAnswers(tournament, "dubov-1997", ROUND)
    game = asked.pairing.pairs[0]
    assert asked.seated_answered(Seated(game.black, game.white, "b", True)) == asked.answered(game.black)


def test_nobody_to_play_although_the_rules_give_somebody() -> None:
    tournament = event("dutch-2026", 5)
    asked = RoundAnswers(tournament, "dutch-2026", ROUND)
    game = asked.pairing.pairs[0]
    (answer,) = asked.seated_answered(Seated(game.white, 0, "", True)).answers
    name = next(player.name for player in tournament.players if player.number == game.black)
    assert (
        answer_text(answer, tournament).headline
        == f"The arbiter changed this by hand. By the rules you would play {name}."
    )
