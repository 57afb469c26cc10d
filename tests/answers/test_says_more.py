"""An answer is never only the pairing said again: its words name an alternative that was ruled out, or a count."""

import re

import pytest

from fairswiss.answers import Answer, Question, reasons
from fairswiss.language import language, languages, speaking
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.answer_against import Names, times
from fairswiss.rendering.answers import Spoken, spoken
from fairswiss.rendering.words import phrase
from fairswiss.rules import SHELF
from fairswiss.why import against
from fairswiss.why.values import Value
from tests.answers.cases import answers

SYSTEMS = sorted(SHELF)
COUNTS = {
    "size", "pairs", "place", "other_place", "turn", "rating", "players", "sum", "up", "whites", "blacks", "running",
    "games", "bye_games", "as_many", "missed", "half", "highest", "white_place", "black_place", "board", "back",
    "white_rating", "black_rating", "present", "byes", "bye_byes", "bye_place", "other_whites", "other_blacks", "times",
}  # fmt: skip
"""Fields that count or number something; points, rounds and players are none."""
FORCED = {
    "en": r"\bonly\b|\b[Nn]o one else\b|third time|already[^.]*in round \d+|without playing in round",
    "de": r"\bnur\b|einzig|[Nn]iemand sonst|dritte Mal|schon in Runde|ohne zu spielen",
    "fr": r"\bseuls?\b|\bne \w+ que\b|n’en rest(?:e|ait) qu|[Pp]ersonne d’autre|troisième fois"
    r"|déjà[^.]*ronde \d+|sans jouer à la ronde",
}
"""A count in words: the only one, the third time in a row; and what is on record for a round."""
ODD = {"en": ("even", "odd"), "de": ("gerade", "ungerade"), "fr": ("pair", "impair")}
"""The words for a place on the list."""


def counts(value: Value) -> set[int]:
    """Every count in a reason, and in the claims inside it."""
    found: set[int] = set()
    for name, field in value.facts().items():
        if isinstance(field, Value):
            found |= counts(field)
        elif name in COUNTS and isinstance(field, int):
            found |= {field}
    if isinstance(value, reasons.Odd | reasons.NoneLeft):
        found |= {value.size - value.up - value.bye, value.size - 1 - value.bye}
    if isinstance(value, reasons.HigherOnList) and value.more:
        found |= {value.more // 10, value.fewer // 10}
    if isinstance(value, reasons.Opposition):
        found |= {value.white_average // 10, value.black_average // 10}
    return found


def names_an_alternative(answer: Answer, text: str, names: Names) -> bool:
    """Somebody else is in the words, with what was against it."""
    reason = answer.reason
    others = {other.player for other in answer.others}
    if isinstance(reason, reasons.OffList) and reason.fault:
        others |= {reason.fault.one, reason.fault.two}
    if isinstance(reason, reasons.NoBye):
        others |= {reason.instead} if reason.against else set()
    if isinstance(reason, reasons.TakesBye) and reason.lower:
        others |= {reason.lower.player}
    return any(names.name(other) in text for other in others - {0, answer.player, answer.other})


def compared(answer: Answer, text: str, names: Names, tournament: Tournament) -> bool:
    """Decided by a comparison that has no number: an odd or even place, the alphabet; or not paired at all."""
    reason = answer.reason
    match reason:
        case reasons.ByLot():
            higher = min((answer.player, answer.other), key=tournament.places().__getitem__)
            said = re.search(rf"\b{ODD[language()][reason.place % 2]}", text) and str(reason.place) in text
            lot = phrase("answer.white" if reason.lot == "w" else "answer.black")
            named = higher == answer.player or names.name(higher) in text
            return bool(said) and named and reason.winner == higher and lot in text
        case reasons.LaterName():
            by_name = {player.number: player.name for player in tournament.players}
            later = max((answer.player, answer.other), key=by_name.__getitem__)
            return later == reason.white.player and names.call(later) in text
        case reasons.Away():
            return str(reason.round) in text and (not reason.missed or str(reason.missed) in text)
        case _:
            return False


def says_more(answer: Answer, told: Spoken, tournament: Tournament) -> bool:
    """The words themselves are looked at."""
    names = Names({player.number: player.name for player in tournament.players}, answer.player)
    text = " ".join((told.headline, *told.facts))
    if answer.question is Question.NOT_PAIRED:  # the question names the alternative: there must be something against it
        assert isinstance(answer.reason, reasons.NotPaired)
        state = isinstance(answer.reason.against, against.ByState)
        partners = {answer.reason.partner, answer.reason.other_partner} - {0}
        sentences = re.split(r"(?<=[.])\s", told.headline)
        return state or (len(sentences) > 1 and all(names.name(one) in text for one in partners))
    if isinstance(answer.reason, reasons.ByLot | reasons.LaterName | reasons.Away):
        return compared(answer, text, names, tournament)
    if names_an_alternative(answer, text, names):
        return True
    bare = text
    for player in tournament.players:
        bare = bare.replace(names.name(player.number), "")
    said = set(re.findall(r"\d+", bare))
    numbers = counts(answer.reason)
    if isinstance(answer.reason, reasons.HigherOnList) and answer.reason.by_points:
        numbers |= {answer.points // 10, answer.other_points // 10}
    counted = any(str(count) in said or times(count) in bare for count in numbers)
    return counted or bool(re.search(FORCED[language()], bare))


@pytest.mark.parametrize("spoken_in", languages())
@pytest.mark.parametrize("system", SYSTEMS)
def test_an_answer_is_never_only_the_pairing_said_again(system: str, spoken_in: str) -> None:
    with speaking(spoken_in):
        for tournament, _, answer in answers(system, 7):
            told = spoken(answer, tournament)
            assert says_more(answer, told, tournament), told


def test_the_pairing_said_again_is_noticed() -> None:
    tournament, _, answer = next(
        one for one in answers("dutch-2026", 7) if isinstance(one[2].reason, reasons.OffList) and one[2].others
    )
    told = spoken(answer, tournament)
    again = told._replace(headline="The best arrangement gives you that opponent.", facts=())
    assert says_more(answer, told, tournament)
    assert not says_more(answer, again, tournament)
