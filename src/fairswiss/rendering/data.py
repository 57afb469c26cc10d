"""Everything as plain data for programs: complete lists, numbers as numbers, and each thing with its sentence."""

from collections.abc import Sequence
from typing import Any

from fairswiss.explain import CardLine, ColourReason, Difference, Explanation, Fact, Facts, Passed, Step, Verdict
from fairswiss.judge import About, RoundCheck
from fairswiss.kernel.edition import Pairing
from fairswiss.rendering.book import Book
from fairswiss.rendering.checks import check_reasons, check_text, colours_alone, difference_text
from fairswiss.rendering.groups import Scene, scenes
from fairswiss.rendering.names import clean
from fairswiss.rendering.questions import about_lines, arounds, card_text, touched_text
from fairswiss.rendering.sentences import (
    AROS,
    NOWHERE,
    SCORES,
    Around,
    colour_text,
    passed_text,
    step_text,
    verdict_text,
)

Data = dict[str, Any]
FLAGS = frozenset({"limit_lifted", "waived"})
"""Facts that say yes or no when they are numbers."""


# -- a round -----------------------------------------------------------------------------------------------------------


def pairing_data(book: Book, pairing: Pairing) -> Data:
    """The boards, the players, and the explanation when there is one."""
    data: Data = {
        "system": pairing.system,
        "round": pairing.round,
        "pairs": [pair._asdict() for pair in pairing.pairs],
        "bye": pairing.bye,
        "players": _players(book),
    }
    if pairing.resting is not None:
        data["resting"] = pairing.resting
    if pairing.explanation:
        data["explanation"] = _explanation(book, pairing, pairing.explanation)
    return data


def _players(book: Book) -> list[Data]:
    if book.cards:
        return [_card(card) for card in book.cards.values()]
    people = book.people.values()
    return [{"number": p.number, "name": p.name, "points": p.points / 10, "rating": p.rating} for p in people]


def _card(card: CardLine) -> Data:
    return {
        "number": card.number,
        "name": clean(card.name),
        "points": card.points / 10,
        "score": card.score / 10,
        "rating": card.rating,
        "aro": card.aro_tenths / 10,
        "due": card.due,
        "may_change_colour": card.may_change_colour,
        "may_upfloat": card.may_upfloat,
        "colours": card.colours,
        "opponents": list(card.opponents),
        "strength": card.strength,
        "floats": list(card.floats),
    }


def _explanation(book: Book, pairing: Pairing, explanation: Explanation) -> Data:
    boards = zip(pairing.pairs, explanation.colours, strict=True)
    return {
        "layout": explanation.layout,
        "opening": [_step(book, step) for step in explanation.opening],
        "groups": [_group(book, scene) for scene in scenes(pairing)],
        "colours": [{"board": pair.board, **_colour(book, reason)} for pair, reason in boards],
        "cards": [_card(card) for card in explanation.cards],
    }


def _group(book: Book, scene: Scene) -> Data:
    group = scene.trace
    lists = {name: list(getattr(group, name)) for name in ("players", "floaters", "whites", "blacks", "neither")}
    steps = [_step(book, step, scene.around) for step in group.steps]
    return {"number": scene.number, "score": scene.score / 10, **lists, "steps": steps}


def _step(book: Book, step: Step, around: Around = NOWHERE) -> Data:
    return {
        "event": step.event,
        "articles": list(step.articles),
        "players": list(step.players),
        "passed": [_passed(book, passed) for passed in step.passed],
        "facts": _facts(step.facts),
        "text": step_text(book, step, around),
    }


def _passed(book: Book, passed: Passed) -> Data:
    return {
        "player": passed.player,
        "reason": passed.reason,
        "articles": list(passed.articles),
        "facts": _facts(passed.facts),
        "text": passed_text(book, passed),
    }


def _colour(book: Book, reason: ColourReason) -> Data:
    return {
        "white": reason.white,
        "black": reason.black,
        "rule": reason.rule,
        "articles": list(reason.articles),
        "facts": _facts(reason.facts),
        "text": colour_text(book, reason),
    }


def _facts(facts: Facts) -> Data:
    return {name: _value(name, value) for name, value in facts}


def _value(name: str, value: Fact) -> object:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, str):
        return value
    if name in SCORES or name in AROS:
        return value / 10
    return bool(value) if name in FLAGS else value


# -- answers -----------------------------------------------------------------------------------------------------------


def verdict_data(book: Book, verdict: Verdict) -> Data:
    """Why these two are not paired."""
    return {
        "first": verdict.first,
        "second": verdict.second,
        "names": [book.name(verdict.first), book.name(verdict.second)],
        "paired": verdict.paired,
        "reason": verdict.reason,
        "articles": list(verdict.articles),
        "facts": _facts(verdict.facts),
        "step": _step(book, verdict.step) if verdict.step else None,
        "text": verdict_text(book, verdict),
    }


def about_data(book: Book, about: About) -> Data:
    """Everything that touched one player."""
    steps = [
        {
            **_step(book, step, around),
            "score": None if score is None else score / 10,
            "text": touched_text(book, step, around),
        }
        for (score, step), around in zip(about.steps, arounds(about), strict=True)
    ]
    return {
        "player": about.player,
        "name": book.name(about.player),
        "round": about.round,
        "board": about.board or None,
        "card": _card(about.card) if about.card else None,
        "bye": about.bye,
        "colour": _colour(book, about.colour) if about.colour else None,
        "steps": steps,
        "text": " ".join(about_lines(book, about)),
    }


def check_data(book: Book, check: RoundCheck) -> Data:
    """A recorded round against the rules."""
    return {
        "round": check.round,
        "agrees": check.agrees,
        "colours_only": colours_alone(check),
        "recorded_only": [{"white": white, "black": black} for white, black in check.recorded_only],
        "rules_only": [{"white": white, "black": black} for white, black in check.rules_only],
        "recorded_bye": check.recorded_bye,
        "rules_bye": check.rules_bye,
        "differences": [_difference(book, difference) for difference in check.differences],
        "verdicts": [verdict_data(book, verdict) for verdict in check.verdicts],
        "impossible": check.impossible,
        "text": " ".join([check_text(check) + ".", *check_reasons(book, check)]),
    }


def _difference(book: Book, found: Difference) -> Data:
    return {
        "kind": found.kind,
        "right": found.right,
        "bracket": None if found.bracket is None else found.bracket / 10,
        "criterion": found.criterion,
        "articles": list(found.articles),
        "players": list(found.players),
        "recorded": _cost(found.recorded),
        "rules": _cost(found.rules),
        "reason": found.reason,
        "facts": _facts(found.facts),
        "text": difference_text(book, found),
    }


def _cost(value: int | tuple[int, ...] | None) -> int | list[float] | None:
    """Scores and score differences are lists of points, everything else is a number."""
    return [points / 10 for points in value] if isinstance(value, tuple) else value


def list_data(book: Book, cards: Sequence[CardLine]) -> list[Data]:
    """The published list."""
    return [{"rank": rank, **_card(card), "text": card_text(book, rank, card)} for rank, card in enumerate(cards, 1)]
