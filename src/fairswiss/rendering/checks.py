"""Does the file agree with the rules? A line for every round, and under it where the two part."""

from collections.abc import Iterator, Sequence

from fairswiss.explain import ColourReason, Difference, Verdict
from fairswiss.judge import RoundCheck
from fairswiss.model.points import format_points
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import Book, book_of
from fairswiss.rendering.document import Block, Item, Lines, Paragraph
from fairswiss.rendering.sentences import SHOWN, cited, colour_text, listed, meeting_twice, reason_text, verdict_text
from fairswiss.rendering.words import counted, said, say


def check_document(book: Book, checks: Sequence[RoundCheck], *, summary: bool) -> Iterator[Block]:
    """A line for every round, with the reasons under it, and how many differ."""
    if checks:
        yield Lines(tuple(Item(check_text(check), check_reasons(book, check)) for check in checks))
    if summary:
        yield Paragraph(_summary(checks))


def check_text(check: RoundCheck) -> str:
    """Whether the round agrees, and the pairs that do not."""
    if check.agrees:
        return say("check.agrees", round=check.round)
    if check.impossible:
        return say("check.impossible", round=check.round, message=check.impossible)
    byes_agree = check.recorded_bye == check.rules_bye
    recorded = _pairs(check.recorded_only, None if byes_agree else check.recorded_bye)
    rules = _pairs(check.rules_only, None if byes_agree else check.rules_bye)
    words = "check.colours" if colours_alone(check) else "check.differs"
    return say(words, round=check.round, recorded=recorded, rules=rules)


def colours_alone(check: RoundCheck) -> bool:
    """Whether the same players meet, only some with the colours reversed."""
    if check.agrees or check.impossible or check.recorded_bye != check.rules_bye:
        return False
    return {frozenset(pair) for pair in check.recorded_only} == {frozenset(pair) for pair in check.rules_only}


def _pairs(pairs: Sequence[tuple[int, int]], bye: int | None) -> str:
    found = [f"{white}-{black}" for white, black in pairs]
    if bye is not None:
        found.append(say("check.bye", player=bye))
    return ", ".join(found) or say("none")


def check_reasons(book: Book, check: RoundCheck) -> tuple[str, ...]:
    """Where the file leaves the rules, and why the rules do not make the pairs of the file; long lists shortened."""
    known = {difference.players for difference in check.differences if difference.kind == "illegal"}
    pairs = [difference_text(book, found) for found in check.differences if found.kind != "colours"]
    pairs += [verdict_text(book, verdict) for verdict in check.verdicts if _asked(verdict) not in known]
    colours = [difference_text(book, found) for found in check.differences if found.kind == "colours"]
    return (*pairs, *_shortened(colours))


def warnings_of(check: RoundCheck, tournament: Tournament) -> list[str]:
    """What is illegal in a round, in words: pairs that may not be made, a bye that may not be given."""
    book = book_of(tournament)
    illegal = [found for found in check.differences if found.kind in ("illegal", "barred-bye")]
    return [difference_text(book, found) for found in illegal]


def _asked(verdict: Verdict) -> tuple[int, int]:
    return verdict.first, verdict.second


def _shortened(lines: list[str]) -> list[str]:
    return lines if len(lines) <= SHOWN else [*lines[:SHOWN], say("more", count=len(lines) - SHOWN)]


def _summary(checks: Sequence[RoundCheck]) -> str:
    differing = sum(not check.agrees for check in checks)
    found = counted("check.differ", differing) if differing else say("check.all-agree")
    return say("check.summary", rounds=counted("rounds", len(checks)), found=found)


# -- one difference --------------------------------------------------------------------------------------------------


def difference_text(book: Book, found: Difference) -> str:
    """Where the two part, in a sentence with its articles."""
    values = {"bracket": "", "group": "", "meaning": "", "why": "", "criterion": found.criterion}
    values |= {place: book.aside(player) for place, player in zip(("one", "two"), found.players, strict=False)}
    values |= {"recorded": _value(found.recorded), "rules": _value(found.rules)}
    if found.bracket is not None:
        score = format_points(found.bracket)
        values |= {"bracket": say("in-bracket", score=score), "group": say("in-group", score=score)}
    if found.criterion:
        values["meaning"] = say(f"criterion.{found.criterion}")
    if found.kind == "other-round":
        values["rounds"] = listed(_rounds_of(found))
    if found.kind == "illegal":
        values["why"] = reason_text(book, found.reason, found.facts, found.players)
    words = said(f"difference.{found.kind}", _variant(found))
    if found.kind == "colours":
        why = ColourReason(found.players[1], found.players[0], found.reason, found.articles, found.facts)
        return say(words, **{**values, "why": colour_text(book, why)})
    text = say(words, **values)
    return cited(text[0].upper() + text[1:], found.articles)


def _rounds_of(found: Difference) -> tuple[int, ...]:
    rounds = dict(found.facts)["rounds"]
    return rounds if isinstance(rounds, tuple) else ()


def _variant(found: Difference) -> str:
    if found.kind == "engine-fault" and not found.criterion:
        return "bye"
    if found.kind == "bye" and found.recorded == found.rules:
        return "same-score"
    if found.kind == "other-round":
        return meeting_twice(found.facts)
    return "as-many" if found.criterion and found.recorded == found.rules else ""


def _value(value: int | tuple[int, ...] | None) -> str:
    """A number, or scores with how often each: ``2 × 2.5, 1.0``."""
    if not isinstance(value, tuple):
        return str(value or 0)
    often = {level: value.count(level) for level in value}
    parts = [format_points(level) if n == 1 else f"{n} × {format_points(level)}" for level, n in often.items()]
    return ", ".join(parts) or say("none")
