"""Everything as plain data for programs: complete lists, numbers as numbers, and each thing with its sentence."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Any, assert_never

from fairswiss.judge import About, Hindsight, RoundCheck, Search
from fairswiss.kernel.edition import Pairing
from fairswiss.rendering.book import Book, Labels
from fairswiss.rendering.checks import check_reasons, check_text, colours_alone, difference_text
from fairswiss.rendering.groups import Scene, scenes
from fairswiss.rendering.hindsight import change_text, changes, hindsight_lines
from fairswiss.rendering.names import clean
from fairswiss.rendering.questions import about_lines, arounds, card_text, touched_text
from fairswiss.rendering.reasons import colour_text, verdict_text
from fairswiss.rendering.sentences import NOWHERE, Around, passed_text, step_text
from fairswiss.rendering.telling import place_text
from fairswiss.why import Article, Articles, CardLine, Explanation, differences, obstacles, verdicts
from fairswiss.why.clauses import ColourReason
from fairswiss.why.differences import Cost, Difference
from fairswiss.why.messages import Figure, Place
from fairswiss.why.obstacles import Passed
from fairswiss.why.steps import Step
from fairswiss.why.values import Value
from fairswiss.why.verdicts import Verdict

Data = dict[str, Any]
VERSION = 2
"""Of this form: names and meanings that are there stay; it grows by one when something is renamed or taken away."""
TENTHS = frozenset({"black_aro", "from_score", "score", "white_aro"})
"""Fields in tenths."""
APART = frozenset({"articles", "obstacle", "one", "passed", "player", "two"})
"""Fields of steps, obstacles and clauses that have a place of their own."""


# -- a round -----------------------------------------------------------------------------------------------------------


def pairing_data(book: Book, pairing: Pairing) -> Data:
    """The boards, the players, and the explanation when there is one."""
    data: Data = {
        "version": VERSION,
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
        return [_card(book, card) for card in book.cards.values()]
    people = book.people.values()
    return [{"number": p.number, "name": p.name, "points": p.points / 10, "rating": p.rating} for p in people]


def _card(book: Book, card: CardLine) -> Data:
    data: Data = {
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
    if card.times_up is not None:
        data["times_up"] = card.times_up
    return data | own_figures(book, card)


def own_figures(book: Book, card: CardLine) -> Data:
    """Everything that an edition alone knows of a player: numbers as numbers, anything else in words."""
    figures = card.own.figures() if card.own else {}
    return {name: _figure(book, place) for name, place in figures.items()}


def _figure(book: Book, place: Place) -> int | float | str:
    if isinstance(place, Figure):
        return round(place.over / place.under, 4)
    return place if isinstance(place, int) else place_text(Labels(book), place)


def _explanation(book: Book, pairing: Pairing, explanation: Explanation) -> Data:
    boards = zip(pairing.pairs, explanation.colours, strict=True)
    return {
        "layout": explanation.layout.value,
        "opening": [_step(book, step) for step in explanation.opening],
        "groups": [_group(book, scene) for scene in scenes(pairing)],
        "colours": [{"board": pair.board, **_colour(book, reason)} for pair, reason in boards],
        "cards": [_card(book, card) for card in explanation.cards],
    }


def _group(book: Book, scene: Scene) -> Data:
    group = scene.trace
    lists = {name: list(getattr(group, name)) for name in ("players", "floaters", "whites", "blacks", "neither")}
    steps = [_step(book, step, scene.around) for step in group.steps]
    return {"number": scene.number, "score": scene.score / 10, **lists, "steps": steps}


def _step(book: Book, step: Step, around: Around = NOWHERE) -> Data:
    return {
        "event": step.kind,
        "articles": _keys(step.articles),
        "players": list(step.players),
        "passed": [_passed(book, passed) for passed in step.passed],
        "facts": _facts(step, APART),
        "text": step_text(book, step, around),
    }


def _passed(book: Book, passed: Passed) -> Data:
    return {
        "player": passed.player,
        "reason": passed.kind,
        "articles": _keys(passed.articles),
        "facts": _facts(passed, APART),
        "text": passed_text(book, passed),
    }


def _colour(book: Book, reason: ColourReason) -> Data:
    return {
        "white": reason.white,
        "black": reason.black,
        "rule": reason.rule,
        "articles": _keys(reason.articles),
        "facts": _clause(reason),
        "text": colour_text(book, reason),
    }


def _clause(reason: ColourReason) -> Data:
    facts = {name: value for name, value in _facts(reason.clause, {"rule"}).items() if value is not None}
    waived = reason.waived
    return facts | ({"waived": _keys(waived.waived), "waived_for": waived.waived_for} if waived else {})


def _keys(articles: Articles) -> list[str]:
    return [article.key for article in articles]


def _facts(value: Value, apart: Collection[str] = ()) -> Data:
    return {name: _plain(name, fact) for name, fact in value.facts().items() if name not in apart}


def _plain(name: str, fact: object) -> object:
    if isinstance(fact, Article):
        return fact.key
    if isinstance(fact, Value):
        return _facts(fact)
    if isinstance(fact, tuple):
        return [_plain("", one) for one in fact]
    if isinstance(fact, Enum):
        return fact.value
    return fact / 10 if name in TENTHS and isinstance(fact, int) else fact


# -- answers -----------------------------------------------------------------------------------------------------------


def verdict_data(book: Book, verdict: Verdict) -> Data:
    """The data of a verdict on two players."""
    return {
        "version": VERSION,
        "first": verdict.first,
        "second": verdict.second,
        "names": [book.name(verdict.first), book.name(verdict.second)],
        "paired": verdict.paired,
        "reason": verdict.reason,
        "articles": _keys(verdict.articles),
        "facts": _because(verdict),
        "step": _step(book, verdict.step) if verdict.step else None,
        "text": verdict_text(book, verdict),
    }


def _because(verdict: Verdict) -> Data:
    because = verdict.because
    if isinstance(because, obstacles.Absolute):
        return _facts(because, APART)
    if isinstance(because, verdicts.PassedOver | verdicts.Own) and because.passed:
        return _facts(because, {"articles", "passed"}) | _facts(because.passed, APART)
    return {name: fact for name, fact in _facts(because, {"articles"}).items() if fact is not None}


def about_data(book: Book, about: About) -> Data:
    """Everything that touched one player."""
    steps = [
        {
            **_step(book, step, around),
            "score": None if score is None else score / 10,
            "text": touched_text(book, about.layout, step, around),
        }
        for (score, step), around in zip(about.steps, arounds(about), strict=True)
    ]
    return {
        "version": VERSION,
        "player": about.player,
        "name": book.name(about.player),
        "round": about.round,
        "board": about.board or None,
        "card": _card(book, about.card) if about.card else None,
        "bye": about.bye,
        "colour": _colour(book, about.colour) if about.colour else None,
        "steps": steps,
        "text": " ".join(about_lines(book, about)),
    }


def check_data(book: Book, check: RoundCheck) -> Data:
    """A recorded round against the rules."""
    return {
        "version": VERSION,
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
        "hindsight": _hindsight(book, check.hindsight) if check.hindsight else None,
        "search": _search(check.search) if check.search else None,
        "text": " ".join([check_text(check) + ".", *check_reasons(book, check)]),
    }


def _search(found: Search) -> Data:
    return {**found._asdict(), "game": found.game._asdict() if found.game else None}


def _hindsight(book: Book, found: Hindsight) -> Data:
    """The changes made after the round was paired, and the round that the rules would give now."""
    told = [
        {**change._asdict(), "players": list(change.players), "text": change_text(change, found.earlier.round, book)}
        for change in changes(found, book)
    ]
    return {"changes": told, "check": check_data(book, found.check), "text": " ".join(hindsight_lines(found, book))}


def _difference(book: Book, found: Difference) -> Data:
    data: Data = {
        "kind": found.kind,
        "right": "file" if found.is_our_fault else "rules",
        "bracket": None,
        "criterion": "",
        "articles": _keys(found.articles),
        "players": [],
        "recorded": None,
        "rules": None,
        "reason": "",
        "facts": {},
    }
    return {**data, **_parting(found), "text": difference_text(book, found)}


def _parting(found: Difference) -> Data:
    match found:
        case differences.BarredBye():
            return {"players": [found.player]}
        case differences.Bye() | differences.ByeFault():
            scores = {"recorded": [found.recorded_score / 10], "rules": [found.rules_score / 10]}
            return {"players": [found.recorded, found.rules], **scores}
        case differences.Worse() | differences.EngineFault():
            values = {"criterion": found.criterion, "recorded": _cost(found.recorded), "rules": _cost(found.rules)}
            return {"bracket": found.bracket / 10, **values}
        case differences.Later() | differences.DeadEnd():
            return {"bracket": found.bracket / 10}
        case differences.Illegal(pair=pair, obstacle=obstacle):
            why = {"reason": obstacle.kind, "facts": _facts(obstacle, APART)}
            return {"bracket": found.bracket / 10, "players": list(pair), **why}
        case differences.Step(pair=pair, verdict=verdict, bracket=bracket):
            why = {"reason": verdict.reason, "facts": _because(verdict)}
            return {"bracket": None if bracket is None else bracket / 10, "players": list(pair), **why}
        case differences.Colours(pair=pair, reason=reason):
            return {"players": list(pair), "reason": reason.rule, "facts": _clause(reason)}
        case differences.OtherRound(pair=pair):
            return {"players": list(pair), "facts": {"rounds": list(found.rounds)}}
        case differences.MissingGame(pair=pair):
            return {"players": list(pair)}
        case differences.Own():
            return {"players": list(found.players), **_cause(found)}
        case _:
            assert_never(found)


def _cause(found: differences.Own) -> Data:
    if isinstance(found.cause, Verdict):
        return {"reason": found.cause.reason, "facts": _because(found.cause)}
    if found.cause:
        return {"reason": found.cause.kind, "facts": _facts(found.cause, APART)}
    return {"facts": dict(found.figures)}


def _cost(value: Cost) -> int | list[float]:
    """Scores and score differences are lists of points, everything else is a number."""
    return [points / 10 for points in value] if isinstance(value, tuple) else value


def list_data(book: Book, cards: Sequence[CardLine]) -> list[Data]:
    return [
        {"rank": rank, **_card(book, card), "text": card_text(book, rank, card)} for rank, card in enumerate(cards, 1)
    ]
