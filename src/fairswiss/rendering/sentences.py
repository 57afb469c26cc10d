"""Steps, reasons, colours and verdicts in words: the one level every form shares."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from fairswiss.explain import ColourReason, Fact, Facts, Passed, Step, Verdict
from fairswiss.model.points import format_points
from fairswiss.rendering.book import Book, aro
from fairswiss.rendering.words import counted, letters, said, say

SHOWN = 6
"""So many candidates passed over are listed in the forms for people."""

PLAYERS = frozenset({"left", "partner", "player", "waived_for", "who"})
SCORES = frozenset({"from_score", "score"})
AROS = frozenset({"black_aro", "white_aro"})
COLOURS = frozenset({"dominating", "left", "side", "to"})
BALANCES = frozenset({"balance", "other_balance"})


class Around(NamedTuple):
    """What a sentence needs to know of the score group its step happened in."""

    columns: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The columns as they were listed before anything happened."""
    came_up: frozenset[int] = frozenset()
    score: int | None = None
    candidate: tuple[tuple[int, int], ...] = ()
    """The pairs of the first candidate of a bracket."""
    bye: int | None = None
    """Who has the bye, if this is the last bracket."""
    perfect: bool = False
    """Whether the bracket met every criterion."""


NOWHERE = Around()


# -- articles and facts --------------------------------------------------------------------------------------------


def cite(articles: tuple[str, ...]) -> str:
    """Articles as they are cited: ``6.3, reading 11``, ``chapter 3``."""
    return ", ".join(say("chapter", number=a) if a.isdecimal() else article_text(a) for a in articles)


def article_text(article: str) -> str:
    """An article by its number; readings are ours and have a word for it."""
    kind, _, number = article.partition(" ")
    return say("reading", number=number) if kind == "reading" else article


def cited(text: str, articles: tuple[str, ...]) -> str:
    """A sentence with its articles in brackets at the end."""
    return say("cited", text=text, articles=cite(articles)) if articles else say("uncited", text=text)


def _words_for(facts: Facts, call: Callable[[int], str]) -> dict[str, str]:
    return {name: _word(name, value, call) for name, value in facts}


def _word(name: str, value: Fact, call: Callable[[int], str]) -> str:
    if isinstance(value, tuple):
        return listed(value)
    if isinstance(value, str):
        return say(f"colour.{value}") if name in COLOURS and value else value
    if name in PLAYERS:
        return call(value)
    if name in SCORES:
        return format_points(value)
    if name in AROS:
        return aro(value)
    return f"{value:+}" if name in BALANCES and value else str(value)


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers in their order, runs of three and more joined: ``1–5, 9``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(parts) or say("none")


# -- steps -----------------------------------------------------------------------------------------------------------


def _bye(book: Book, step: Step, around: Around) -> str:
    return "waived" if step.fact("waived") else "first-round" if "5" in step.articles else ""


def _lifted(book: Book, step: Step, around: Around) -> str:
    return "lifted" if step.fact("limit_lifted") else ""


def _left_over(book: Book, step: Step, around: Around) -> str:
    return "back" if step.players[0] in around.came_up else ""


def _transferred(book: Book, step: Step, around: Around) -> str:
    return str(step.fact("to"))


def _columns(book: Book, step: Step, around: Around) -> str:
    return "as-listed" if (step.fact("whites"), step.fact("blacks")) == around.columns else ""


def _row(book: Book, step: Step, around: Around) -> str:
    return "fewest" if _fewest(step) else "passed" if step.passed else ""


def _fewest(step: Step) -> bool:
    return step.event == "row" and "reading 13" in step.articles


def _pab(book: Book, step: Step, around: Around) -> str:
    return "lowest" if "2.3.1" in step.articles else ""


def _bracket(book: Book, step: Step, around: Around) -> str:
    return "limbo" if step.fact("limbo") else "left-out" if step.fact("left_out") else ""


def _treated_as_homogeneous(book: Book, step: Step, around: Around) -> str:
    return str(step.fact("why"))


def _first_taken(book: Book, step: Step, around: Around) -> str:
    return "no-pair" if not around.candidate else "perfect" if around.perfect else ""


def _first_illegal(book: Book, step: Step, around: Around) -> str:
    return step.passed[0].reason


def _first_worse(book: Book, step: Step, around: Around) -> str:
    return _counting(step.fact("first"), step.fact("chosen"))


def _counting(worse: Fact, better: Fact) -> str:
    """Lists of scores can be worse without being longer; then there is no number to be shown."""
    return "" if isinstance(worse, int) and isinstance(better, int) and worse > better else "by-score"


def _downfloat(book: Book, step: Step, around: Around) -> str:
    card = book.cards.get(step.players[0])
    if step.players[0] == around.bye:
        return "bye"
    return "again" if card and around.score is not None and card.score > around.score else ""


def _scorecard(book: Book, step: Step, around: Around) -> str:
    return "" if step.fact("criteria") else "perfect"


def _table_row(book: Book, step: Step, around: Around) -> str:
    return "second" if step.fact("cycle") == 2 else ""


_VARIANTS = {
    "bracket": _bracket,
    "bye": _bye,
    "came-up": _lifted,
    "columns": _columns,
    "downfloat": _downfloat,
    "first-illegal": _first_illegal,
    "first-taken": _first_taken,
    "first-worse": _first_worse,
    "island-paired": _lifted,
    "left-over": _left_over,
    "pab": _pab,
    "row": _row,
    "scorecard": _scorecard,
    "table-row": _table_row,
    "transferred": _transferred,
    "treated-as-homogeneous": _treated_as_homogeneous,
}


def step_text(book: Book, step: Step, around: Around = NOWHERE) -> str:
    """What was decided, with its articles."""
    values = _words_for(step.facts, book.label)
    for place, player in zip(("one", "two"), step.players, strict=False):
        values[place] = book.aside(player) if step.event == "first-illegal" else book.label(player)
        values[f"{place}_known"] = book.known(player, with_score=step.event == "bye")
    if step.event == "came-up":
        values["wish"] = say(f"wish.{step.fact('dominating')}")
    if step.event == "left-over":
        pairs = step.fact("pairs_inside")
        values["pairs"] = counted("pairs", pairs if isinstance(pairs, int) else 0)
    values |= _bracket_words(book, step, around)
    variant = _VARIANTS[step.event](book, step, around) if step.event in _VARIANTS else ""
    return cited(say(said(f"event.{step.event}", variant), **values), step.articles)


def _bracket_words(book: Book, step: Step, around: Around) -> dict[str, str]:
    """What the steps of a bracket say beyond their facts."""
    if step.event == "scorecard":
        return {"costs": costs(str(step.fact("criteria")))}
    if not step.event.startswith("first-"):
        return {}
    shown = around.candidate if len(around.candidate) <= SHOWN else ()
    values = {"candidate": say("candidate", pairs=pairs_text(shown)) if shown else ""}
    if step.event == "first-worse":
        values["meaning"] = say(f"criterion.{step.fact('criterion')}")
    if step.passed:
        values |= _words_for(step.passed[0].facts, book.label)
    return values


def pairs_text(pairs: Iterable[tuple[int, ...]]) -> str:
    """Pairs by their numbers: ``1-4, 2-5``."""
    return ", ".join("-".join(map(str, pair)) for pair in pairs)


def costs(criteria: str) -> str:
    """``C6: 1, C12: 2`` with the meanings; the scores of downfloaters say nothing beside their number."""
    found: dict[str, str] = {}
    for cost in criteria.split(", ") if criteria else ():
        criterion, count = cost.split(": ")
        found.setdefault(criterion, count)
    for number, scores in (("C6", "C7"), ("P1", "B.3"), ("C.12 left", "C.12 scores")):
        if number in found:
            found.pop(scores, None)
    return "; ".join(say("cost", criterion=c, meaning=say(f"criterion.{c}"), count=n) for c, n in found.items())


def passed_text(book: Book, passed: Passed) -> str:
    """Why a candidate was passed over: ``12 passed over: met in round 3 (2.1)``."""
    values = _words_for(passed.facts, book.label)
    other = dict(passed.facts).get("who", passed.player) != passed.player
    reason = say(said(f"passed.{passed.reason}", "other" if other else ""), **values)
    return say("passed", player=passed.player, reason=reason, articles=cite(passed.articles))


def passed_lines(book: Book, step: Step) -> tuple[str, ...]:
    """Those passed over, the long lists shortened."""
    if step.event == "first-illegal":
        return ()  # the sentence of the step says it
    lines = [passed_text(book, passed) for passed in step.passed[:SHOWN]]
    if len(step.passed) > SHOWN:
        lines.append(say("more", count=len(step.passed) - SHOWN))
    return tuple(lines)


# -- colours ---------------------------------------------------------------------------------------------------------


def colour_text(book: Book, reason: ColourReason) -> str:
    """Why the colours are what they are, with the articles, and what was waived for them."""
    values = _words_for(reason.facts, book.label)
    white, black = book.cards.get(reason.white), book.cards.get(reason.black)
    if white and black:
        values |= {"white_history": letters(white.colours), "black_history": letters(black.colours)}
    text = cited(say(said(f"rule.{reason.rule}", _rule_variant(reason, values)), **values), reason.articles)
    if "waived_for" in values:
        text += " " + cited(say("rule.waived", **values), ())
    return text


def _rule_variant(reason: ColourReason, values: dict[str, str]) -> str:
    if reason.rule == "both-due":
        return "one" if len(reason.articles) > 1 else ""
    if reason.rule == "aro":
        return "rounded" if values["white_aro"] == values["black_aro"] else ""
    return "histories" if reason.rule in ("alternate", "alternate-last") and "white_history" in values else ""


# -- why not? --------------------------------------------------------------------------------------------------------


def verdict_text(book: Book, verdict: Verdict) -> str:
    """The answer in a complete sentence; the two who were asked about are named once."""
    asked = verdict.first, verdict.second
    values = _words_for(verdict.facts, lambda number: str(number) if number in asked else book.aside(number))
    values |= {"first": book.aside(verdict.first), "second": book.aside(verdict.second)}
    values["group"] = say("in-group", score=values["score"]) if "score" in values else ""
    values["bracket"] = say("in-bracket", score=values["score"]) if "score" in values else ""
    variant = _taking(verdict.step) if verdict.step else _otherwise(verdict)
    if verdict.reason == "worse" and variant != "bar":
        values["meaning"] = say(f"criterion.{'C5' if variant == 'bye' else values['criterion']}")
    words = said(f"verdict.{verdict.reason}", variant)
    if verdict.paired:
        return say(words, **values)
    return cited(say("verdict", why=say(words, **values), **values), verdict.articles)


def reason_text(book: Book, reason: str, facts: Facts, asked: tuple[int, ...]) -> str:
    """The reason of a verdict without its sentence; those it is about are called by their numbers."""
    values = _words_for(facts, lambda number: str(number) if number in asked else book.aside(number))
    return say(f"verdict.{reason}", **values)


def _taking(step: Step) -> str:
    """How the step that decided took somebody: its event, but rows of the end of 6.3 have an order of their own."""
    return "fewest" if _fewest(step) else step.event


def meeting_twice(facts: Facts) -> str:
    """Whether two meet in two rounds of a table."""
    rounds = dict(facts)["rounds"]
    return "twice" if isinstance(rounds, tuple) and len(rounds) > 1 else ""


def _otherwise(verdict: Verdict) -> str:
    """What the best round with the pair would be like, where rounds are compared as a whole."""
    facts = dict(verdict.facts)
    if verdict.reason == "other-round":
        return meeting_twice(verdict.facts)
    if verdict.reason == "dead-end":
        return "" if "player" in facts else "round"
    if verdict.reason == "worse":
        if "with" in facts:
            return _counting(facts["with"], facts["chosen"])
        return "bye" if facts["criterion"] == "2.3.1" else "bar"
    return ""
