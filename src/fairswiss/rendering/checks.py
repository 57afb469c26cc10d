"""Does the file agree with the rules? A line for every round, and under it where the two part."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from fairswiss.judge import RoundCheck
from fairswiss.model.points import Points, format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import Book, Labels, book_of
from fairswiss.rendering.citing import cited, listed, meaning
from fairswiss.rendering.document import Block, Item, Lines, Paragraph
from fairswiss.rendering.hindsight import hindsight_lines, pairs_text, search_text
from fairswiss.rendering.reasons import because_text, colour_text, meeting_twice, obstacle_text, verdict_text
from fairswiss.rendering.sentences import SHOWN, Wording
from fairswiss.rendering.telling import message_text
from fairswiss.rendering.words import counted, phrase, said
from fairswiss.why import differences
from fairswiss.why.differences import Difference
from fairswiss.why.verdicts import Verdict


def check_document(book: Book, checks: Sequence[RoundCheck], *, summary: bool) -> Iterator[Block]:
    """A line for every round, with the reasons under it, and how many differ."""
    if checks:
        yield Lines(tuple(Item(check_text(check), check_reasons(book, check)) for check in checks))
    if summary:
        yield Paragraph(_summary(checks))


def check_text(check: RoundCheck) -> str:
    """The verdict on a round: agreement, or the pairs that differ."""
    if check.agrees:
        return phrase("check.agrees.then" if check.hindsight else "check.agrees", round=check.round)
    if check.impossible:
        return phrase("check.impossible", round=check.round, message=check.impossible)
    byes_agree = check.recorded_bye == check.rules_bye
    recorded = pairs_text(check.recorded_only, None if byes_agree else check.recorded_bye)
    rules = pairs_text(check.rules_only, None if byes_agree else check.rules_bye)
    words = "check.colours" if colours_alone(check) else "check.differs"
    return phrase(words, round=check.round, recorded=recorded, rules=rules)


def colours_alone(check: RoundCheck) -> bool:
    """True if the same players meet, only some with the colours reversed."""
    if check.agrees or check.impossible or check.recorded_bye != check.rules_bye:
        return False
    return {frozenset(pair) for pair in check.recorded_only} == {frozenset(pair) for pair in check.rules_only}


def check_reasons(book: Book, check: RoundCheck) -> tuple[str, ...]:
    """The differences of the file from the rules, and why the rules do not make its pairs; long lists shortened."""
    known = {found.pair for found in check.differences if isinstance(found, differences.Illegal)}
    pairs: list[str] = []
    colours: list[str] = []
    for found in check.differences:
        (colours if isinstance(found, differences.Colours) else pairs).append(difference_text(book, found))
    pairs += [verdict_text(book, told) for told in check.verdicts if (told.first, told.second) not in known]
    later = hindsight_lines(check.hindsight, book) if check.hindsight else []
    later += [search_text(check.search, book)] if check.search else []
    return (*pairs, *_shortened(colours), *later)


def warnings_of(check: RoundCheck, tournament: Tournament) -> list[str]:
    """The illegal parts of a round, in words: pairs that may not be made, a bye that may not be given."""
    book = book_of(tournament)
    return [difference_text(book, found) for found in check.differences if _illegal(found)]


def _illegal(found: Difference) -> bool:
    if isinstance(found, differences.Own):
        return found.illegal
    return isinstance(found, differences.Illegal | differences.BarredBye)


def _shortened(lines: list[str]) -> list[str]:
    return lines if len(lines) <= SHOWN else [*lines[:SHOWN], phrase("more", count=len(lines) - SHOWN)]


def _summary(checks: Sequence[RoundCheck]) -> str:
    differing = sum(not check.agrees for check in checks)
    found = counted("check.differ", differing) if differing else phrase("check.all-agree")
    return phrase("check.summary", rounds=counted("rounds", len(checks)), found=found)


# -- one difference --------------------------------------------------------------------------------------------------


def difference_text(book: Book, found: Difference) -> str:
    """The sentence of a difference, with its articles."""
    if isinstance(found, differences.Colours):
        one, two = map(book.aside, found.pair)
        return phrase("difference.colours", one=one, two=two, why=colour_text(book, found.reason))
    if isinstance(found, differences.Own):
        text = _own_text(book, found)
    else:
        variant, values = _difference(book, found)
        kind = "engine-fault" if isinstance(found, differences.ByeFault) else found.kind
        text = phrase(said(f"difference.{kind}", variant), **values)
    return cited(text[0].upper() + text[1:], found.articles)


def _own_text(book: Book, found: differences.Own) -> str:
    one, two = map(book.aside, found.players)
    why = ""
    if isinstance(found.cause, Verdict):
        why = because_text(book, found.cause)
    elif found.cause:
        why = obstacle_text(book, found.cause, found.players)
    return message_text(Labels(book), found.told(), one=one, two=two, why=why)


def _difference(book: Book, found: differences.SharedPairs) -> Wording:
    if isinstance(found, differences.OfPair):
        return _of_pair(book, found)
    match found:
        case differences.BarredBye():
            return "", {"one": book.aside(found.player)}
        case differences.Bye() | differences.ByeFault():
            values = {"one": book.aside(found.recorded), "two": book.aside(found.rules)}
            scores = {"recorded": format_points(found.recorded_score), "rules": format_points(found.rules_score)}
            same = found.recorded_score == found.rules_score
            fault = isinstance(found, differences.ByeFault)
            return "bye" if fault else "same-score" if same else "", {**values, **scores}
        case differences.Worse() | differences.EngineFault():
            return "as-many" if found.recorded == found.rules else "", _costs(found)
        case differences.Later() | differences.DeadEnd():
            return "", _place(found.bracket)
        case _:
            assert_never(found)


def _of_pair(book: Book, found: differences.OfPair) -> Wording:
    one, two = map(book.aside, found.pair)
    both: dict[str, object] = {"one": one, "two": two}
    match found:
        case differences.Illegal():
            why = obstacle_text(book, found.obstacle, found.pair)
            return "", {**both, **_place(found.bracket), "why": why}
        case differences.Step():
            return "", {**both, **_place(found.bracket)}
        case differences.OtherRound():
            return meeting_twice(found.rounds), {**both, "rounds": listed(found.rounds)}
        case differences.MissingGame():
            return "", both
        case _:
            assert_never(found)


def _costs(found: differences.Worse | differences.EngineFault) -> dict[str, object]:
    values = {"criterion": found.criterion, "meaning": meaning(found.articles[0].edition, found.criterion)}
    return {**values, **_place(found.bracket), "recorded": _value(found.recorded), "rules": _value(found.rules)}


def _place(score: Points | None) -> dict[str, object]:
    if score is None:
        return {"bracket": "", "group": ""}
    points = format_points(score)
    return {"bracket": phrase("in-bracket", score=points), "group": phrase("in-group", score=points)}


def _value(value: differences.Cost) -> str:
    """A number, or scores with how often each: ``2 × 2.5, 1.0``."""
    if not isinstance(value, tuple):
        return str(value)
    often = {level: value.count(level) for level in value}
    parts = [format_points(level) if n == 1 else f"{n} × {format_points(level)}" for level, n in often.items()]
    return ", ".join(parts) or phrase("none")
