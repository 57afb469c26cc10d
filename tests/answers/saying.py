"""The words of an answer: plain, short, complete, and never only the pairing said again."""

import re
from collections.abc import Iterator

from fairswiss.answers import Answer, Question, reasons
from fairswiss.language import gettext, language
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.answer_against import Names, times
from fairswiss.rendering.answers import AnswerText, answer_text
from fairswiss.rendering.words import phrase
from fairswiss.rules.burstein_2026 import reasons as burstein
from fairswiss.rules.lim_2026 import reasons as lim
from fairswiss.rules.swiss_team_2026 import reasons as team
from fairswiss.rules.swiss_team_2026.words import WORDS
from fairswiss.why import against
from fairswiss.why.values import Value

FORBIDDEN = {
    "en": r"bracket|\bS1\b|\bS2\b|transpos|exchange|float|limbo|remainder|homogen|criteri|\bMDP\b|\bPAB\b|\bARO\b"
    r"|resident|topscorer|article|preference|absolute|penultimate|collapsed|downfloat|upfloat|\bC\d+\b|\d+\.\d+\.\d",
    "de": r"Bracket|\bS1\b|\bS2\b|Transposition|Austausch|Floater|Limbo|homogen|Kriteri|\bMDP\b|\bPAB\b|Artikel"
    r"|Präferenz|absolut|Residen|hochgelost|heruntergelost|\bC\d+\b|\d+\.\d+\.\d",
    "fr": r"bracket|\bS1\b|\bS2\b|transpos|flott|limbes|homogène|critère|\bMDP\b|\bPAB\b|\bARO\b|résident"
    r"|préférence|absolue|avant-dernier groupe|descendant|\bC\d+\b|\d+\.\d+\.\d",
}
LONGEST = 480
"""Characters of a headline: what a phone shows without scrolling."""
COUNTS = {
    "size", "pairs", "place", "other_place", "turn", "rating", "players", "sum", "up", "whites", "blacks", "running",
    "games", "bye_games", "as_many", "missed", "half", "highest", "white_place", "black_place", "board", "back",
    "white_rating", "black_rating", "present", "byes", "bye_byes", "bye_place", "other_whites", "other_blacks", "times",
}  # fmt: skip
"""Fields that count or number something; points, rounds and players are none."""
FORCED = {
    "en": r"\bonly\b|\bno one else\b|third time|already[^.]*in round \d+|without playing in round|played in round \d+",
    "de": r"\bnur\b|einzig|niemand sonst|sonst niemand|dritte Mal|schon in Runde|ohne zu spielen"
    r"|in Runde \d+ gegeneinander",
    "fr": r"\bseule?s?\b|\bne \w+ qu[e’]|n’y a que\b|n’en rest(?:e|ait) qu|personne d’autre|troisième fois"
    r"|déjà[^.]*ronde \d+|sans jouer à la ronde|rencontrés à la ronde \d+",
}
"""A count in words: the only one, the third time in a row; and what is on record for a round."""
ODD = {"en": ("even", "odd"), "de": ("gerade", "ungerade"), "fr": ("pair", "impair")}
"""The words for a place on the list."""
COMPARED = (
    reasons.ByLot, reasons.LaterName, reasons.Away, team.FirstTeamsClaim, team.FirstTeamsLast, team.Alternation,
)  # fmt: skip
"""Reasons without a number."""


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
    if isinstance(value, burstein.HigherOnList):
        unit = 100 if value.by_results else 10
        found |= {value.more // unit, value.fewer // unit}
    if isinstance(value, team.StrongClaim):
        found |= {history.count(letter) for history in (value.history, value.other_history) for letter in "wb"}
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
            places = tournament.places()
            ranks = {answer.player: -answer.points, answer.other: -answer.other_points}
            higher = min(ranks, key=lambda one: (ranks[one], places[one]))
            said = re.search(rf"\b{ODD[language()][reason.place % 2]}", text) and str(reason.place) in text
            lot = phrase("answer.white" if reason.lot == "w" else "answer.black")
            named = higher == answer.player or names.name(higher) in text
            return bool(said) and named and reason.winner == higher and lot in text
        case reasons.LaterName():
            by_name = {player.number: player.name for player in tournament.players}
            later = max((answer.player, answer.other), key=by_name.__getitem__)
            return later == reason.white.player and names.call(later) in text
        case team.FirstTeamsClaim() | team.FirstTeamsLast():
            ranks = {answer.player: -answer.points, answer.other: -answer.other_points}
            other = answer.other if reason.first == answer.player else answer.player
            first = {
                "points": ranks[reason.first] < ranks[other],
                "second": ranks[reason.first] == ranks[other],
                "number": ranks[reason.first] == ranks[other] and reason.first < other,
            }[reason.ground]
            name = f"team.first.{reason.ground}"
            ground = gettext(WORDS[name], context=f"pairing.{name}")
            named = reason.first == answer.player or names.name(reason.first) in text
            return first and named and ground in text
        case team.Alternation():
            both = {reason.white, reason.black} == {answer.player, answer.other}
            told = reason.back == 1 or str(reason.back) in text
            return both and told and all(names.name(one) in text for one in (reason.white, reason.black))
        case reasons.Away():
            return str(reason.round) in text and (not reason.missed or str(reason.missed) in text)
        case _:
            return False


def says_more(answer: Answer, told: AnswerText, tournament: Tournament) -> bool:
    """The words themselves are looked at."""
    names = Names({player.number: player.name for player in tournament.players}, answer.player)
    text = " ".join((told.headline, *told.facts))
    if answer.question is Question.NOT_PAIRED:  # the question names the alternative: there must be something against it
        assert isinstance(answer.reason, reasons.NotPaired)
        state = isinstance(answer.reason.against, against.ByState)
        partners = {answer.reason.partner, answer.reason.other_partner} - {0}
        sentences = re.split(r"(?<=[.])\s", told.headline)
        return state or (len(sentences) > 1 and all(names.name(one) in text for one in partners))
    if isinstance(answer.reason, COMPARED):
        return compared(answer, text, names, tournament)
    if names_an_alternative(answer, text, names):
        return True
    bare = text
    for player in tournament.players:
        bare = bare.replace(names.name(player.number), "")
    said = set(re.findall(r"\d+", bare))
    numbers = counts(answer.reason)
    if isinstance(answer.reason, reasons.HigherOnList | lim.LowerOnList) and answer.reason.by_points:
        numbers |= {answer.points // 10, answer.other_points // 10}
    counted = any(str(count) in said or times(count) in bare for count in numbers)
    return counted or bool(re.search(FORCED[language()], bare, re.IGNORECASE))


def faults_of_words(answer: Answer, tournament: Tournament) -> Iterator[str]:
    """Everything wrong with the first layer of an answer in the language that is spoken."""
    told = answer_text(answer, tournament)
    first_layer = " ".join((told.question, told.headline, *told.facts, told.picture_title))
    if len(told.headline) > LONGEST:
        yield f"too long ({len(told.headline)}): {told.headline}"
    if re.search(r"[{}]|  |\. \.|\.\.", first_layer):
        yield f"incomplete: {first_layer}"
    if not (told.headline.endswith(".") and told.question.endswith("?")):
        yield f"no sentence: {told.question} {told.headline}"
    if found := re.search(FORBIDDEN[language()], first_layer, re.IGNORECASE):
        yield f"a word of the rule book, {found[0]!r}: {first_layer}"
    if not says_more(answer, told, tournament):
        yield f"the pairing said again: {first_layer}"
