"""Answers in words: a question, a headline of a sentence or two, the facts that decide, a small picture."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, assert_never

from fairswiss.answers import Answer, Answered, Group, Question, changed, reasons
from fairswiss.answers.reasons import Reason
from fairswiss.judge import About
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.answer_against import Names, against_text, fact_lines, fault_text
from fairswiss.rendering.answer_colours import colour_headline
from fairswiss.rendering.answer_headlines import (
    bye_headline,
    headline_other,
    level_headline,
    opponent_headline,
    told_by_fault,
)
from fairswiss.rendering.answer_otherwise import otherwise_headline
from fairswiss.rendering.answer_pictures import drawing_of, title_of
from fairswiss.rendering.citing import cite
from fairswiss.rendering.document import Block, Drawing, Fold, Heading, Item, Items, Paragraph, unfolded
from fairswiss.rendering.group_picture import worth_drawing
from fairswiss.rendering.names import one_stop
from fairswiss.rendering.pips import pips
from fairswiss.rendering.team_words import speaking_of
from fairswiss.rendering.telling import message_text
from fairswiss.rendering.words import phrase, said
from fairswiss.why.against import Against, Worse
from fairswiss.why.reasons import Asked
from fairswiss.why.verdicts import Verdict

VERSION = 1
"""Of the form of answers as plain data."""


class AnswerText(NamedTuple):
    """An answer in words."""

    question: str
    headline: str
    facts: tuple[str, ...]
    """The others who could have been it, grouped, and whatever else decides."""
    pips: tuple[tuple[str, str], ...]
    """Names and their colours so far, ``□■□``."""
    picture: Drawing | None
    picture_title: str
    rules: str
    """The articles, as they are cited."""


def answer_text(answer: Answer, tournament: Tournament) -> AnswerText:
    """The words of an answer; the names are those of the tournament handed in."""
    with speaking_of(tournament):
        return _answer_text(answer, tournament)


def _answer_text(answer: Answer, tournament: Tournament) -> AnswerText:
    names = Names({player.number: player.name for player in tournament.players}, answer.player)
    if answer.question is Question.NOT_PAIRED:
        names.you = 0
    facts = [*_facts(names, answer)]
    group = answer.group if answer.group and worth_drawing(answer.group) else None
    histories = tuple((names.name(one.player), pips(one.colours)) for one in answer.histories)
    return AnswerText(
        _question(names, answer),
        one_stop(_headline(names, answer)),
        tuple(map(one_stop, facts)),
        histories,
        drawing_of(names, group, f"group-{answer.player}-{group.points}") if group else None,
        title_of(group) if group else "",
        cite(answer.articles) if answer.articles else "",
    )


def _question(names: Names, answer: Answer) -> str:
    variant, reason = "", answer.reason
    if answer.question is Question.POINTS:
        variant = "down" if answer.points > answer.other_points else "up"
    elif answer.question is Question.COLOUR:
        variant = answer.colour
    elif isinstance(reason, reasons.Rests):
        return phrase("answer.ask.rest")
    name = f"answer.ask.{answer.question.value}"
    return phrase(
        f"{name}.{variant}" if variant else name, other=names.name(answer.other), player=names.name(answer.player)
    )


def _headline(names: Names, answer: Answer) -> str:
    reason: Reason = answer.reason
    if isinstance(reason, reasons.Opponents):
        return opponent_headline(names, answer, reason)
    if isinstance(reason, reasons.Levels):
        return level_headline(names, answer, reason)
    if isinstance(reason, reasons.Colours):
        return colour_headline(names, answer, reason)
    if isinstance(reason, reasons.Byes):
        return bye_headline(names, answer, reason)
    match reason:
        case reasons.Own():
            asked = Asked(answer.player, answer.other, answer.others, answer.points, answer.other_points)
            return message_text(names, reason.headline(asked))
        case changed.OtherwisePaired() | changed.OtherwiseSeated():
            return otherwise_headline(names, answer, reason)
        case reasons.NotPaired():
            return _not_paired(names, answer, reason)
        case reasons.Away():
            missed = (
                phrase(said("answer.away.missed", str(reason.missed)), count=reason.missed) if reason.missed else ""
            )
            return f"{phrase(said('answer.away', reason.code), round=reason.round)} {missed}".strip()
        case _:
            assert_never(reason)


def _not_paired(names: Names, answer: Answer, reason: reasons.NotPaired) -> str:
    variant = {(True, True): "both", (True, False): "one", (False, True): "two", (False, False): ""}[
        bool(reason.partner), bool(reason.other_partner)
    ]
    if reason.partner == answer.other:
        variant = ""
    found = against_text(names, reason.against, one=answer.player, other=answer.other)
    return phrase(
        said("answer.not-paired", variant),
        against=found,
        player=names.name(answer.player),
        other=names.name(answer.other),
        partner=names.name(reason.partner),
        other_partner=names.name(reason.other_partner),
    )


def _facts(names: Names, answer: Answer) -> Iterator[str]:
    used = headline_other(answer)
    yield from fact_lines(names, (other for other in answer.others if other is not used), answer.chooser)
    reason = answer.reason
    fault = reason.fault if isinstance(reason, reasons.OffList) and reason.usual else None
    if fault and not told_by_fault(answer) and not _alike(fault.against, answer.others[0].against):
        yield fault_text(names, fault)
    if answer.accelerated:
        yield phrase("answer.fact.accelerated")


def _alike(one: Against, other: Against) -> bool:
    """The same thing said twice: for the group as a whole, and for one pair of it."""
    if isinstance(one, Worse) and isinstance(other, Worse):
        return (one.aim, one.points) == (other.aim, other.points)
    return one == other


# -- documents and data ------------------------------------------------------------------------------------------------


def answered_document(
    answered: Answered, tournament: Tournament, details: Callable[[About | Verdict], Iterable[Block]]
) -> Iterator[Block]:
    """The answers of each player, and below them, folded, the rules in detail."""
    for player, answers in groupby(answered.answers, key=lambda answer: answer.player):
        mine = tuple(answers)
        if mine[0].question is not Question.NOT_PAIRED:
            names = {one.number: one.name for one in tournament.players}
            yield Heading(Names(names).name(player), section=False)
        yield from answer_blocks(mine, tournament)
        about = (one for one in answered.details if not isinstance(one, About) or one.player == player)
        inside = [
            block._replace(section=True) if isinstance(block, Heading) else block
            for one in about
            for block in unfolded(details(one))
        ]
        if inside:
            yield Fold(phrase("answer.rules"), tuple(inside))


def answer_blocks(answers: Sequence[Answer], tournament: Tournament) -> Iterator[Block]:
    """The answers one below the other; the picture of a group once, and so the colours of the same players."""
    shown: set[object] = set()
    for answer in answers:
        told = answer_text(answer, tournament)
        yield Heading(told.question)
        yield Paragraph(told.headline)
        if told.facts:
            yield Items(tuple(Item(fact) for fact in told.facts))
        if told.pips not in shown:
            shown.add(told.pips)
            yield from _pips(told.pips)
        if told.picture and told.picture_title not in shown:
            shown.add(told.picture_title)
            yield Paragraph(told.picture_title)
            yield told.picture


def _pips(histories: Iterable[tuple[str, str]]) -> Iterator[Block]:
    lines = [
        phrase("answer.pips" if colours else "answer.pips.none", name=name, pips=colours) for name, colours in histories
    ]
    if lines:
        yield Paragraph(" · ".join(lines))


def answers_data(answers: Sequence[Answer], tournament: Tournament) -> list[dict[str, Any]]:
    """The answers as plain data, ready for JSON: the values, and the words beside them."""
    return [_data(answer, answer_text(answer, tournament)) for answer in answers]


def _data(answer: Answer, told: AnswerText) -> dict[str, Any]:
    return {
        "version": VERSION,
        "question": answer.question.value,
        "player": answer.player,
        "other": answer.other or None,
        "text": {"question": told.question, "headline": told.headline, "facts": list(told.facts)},
        "reason": _value(answer.reason),
        "chooser": answer.chooser or None,
        "others": [{"player": other.player, "against": _value(other.against)} for other in answer.others],
        "colours": [{"player": one.player, "colours": one.colours} for one in answer.histories],
        "group": _group_data(answer.group),
        "accelerated": answer.accelerated,
        "articles": [{"edition": article.edition, "article": article.key} for article in answer.articles],
    }


def _group_data(group: Group | None) -> dict[str, Any] | None:
    if group is None:
        return None
    return {"points": group.points, "size": group.size, "seats": [seat._asdict() for seat in group.seats]}


def _value(value: Any) -> dict[str, Any]:
    return {"kind": value.kind, **{name: _plain(field) for name, field in value.facts().items()}}


def _plain(field: Any) -> Any:
    if hasattr(field, "facts"):
        return _value(field)
    if hasattr(field, "value"):
        return field.value
    return list(field) if isinstance(field, tuple) else field
