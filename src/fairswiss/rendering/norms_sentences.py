"""Sentences about norms: how the figures came about, exceptions, what is still needed, and the event."""

from collections.abc import Callable, Iterator

from fairswiss.model.points import in_halves
from fairswiss.norms import Forecast, Lacking, NormReport, PlayerNorm, Standing, Wanted
from fairswiss.norms.averages import difference_of
from fairswiss.norms.field import EXEMPTING, FOREIGN_FIELD
from fairswiss.norms.thresholds import NORMS, unrated_usual
from fairswiss.rendering.citing import listed
from fairswiss.rendering.norms_words import norms_phrase

Label = Callable[[int], str]


def remarks_on(row: PlayerNorm) -> Iterator[str]:
    """The figures, the exceptions that were used, and the data that are missing."""
    found = row.check
    if found.games:
        size = len(found.games)
        yield norms_phrase(
            "working.performance",
            average=found.average.value,
            score=in_halves(5 * found.halves),
            games=size,
            percent=(100 * found.halves + size) // (2 * size),
            difference=f"{difference_of(found.halves, size):+}",
            performance=found.performance,
        )
        if found.required is None:
            yield norms_phrase("working.never")
        else:
            yield norms_phrase("working.required", required=in_halves(5 * found.required), games=size)
        unrated = sum(not game.rating for game in found.games)
        if unrated > unrated_usual(size):
            yield norms_phrase("working.unrated", count=unrated, usual=unrated_usual(size))
    if found.counts and found.excess:
        yield norms_phrase("working.excess", excess=found.excess)
    for article in found.exceptions:
        yield norms_phrase(f"exception.{article}", rounds=listed(found.ignored))
    if set(found.exceptions) & {*EXEMPTING.values(), FOREIGN_FIELD}:
        yield norms_phrase("exception.note")
    for lack in row.lacks:
        yield norms_phrase(f"lack.{lack.what}", players=listed(lack.players))


def way_texts(row: PlayerNorm, label: Label) -> list[str]:
    """The ways that are left to the norm, a sentence each."""
    ahead = row.forecast
    if ahead is None:
        return []
    if not ahead.wanted:
        return [norms_phrase("ahead.none", rounds=ahead.rounds)] if row.standing is Standing.MISSED else []
    return [norms_phrase("ahead.way", way=_way(row.title, ahead, way, label)) for way in ahead.wanted]


def _way(norm: str, ahead: Forecast, way: Wanted, label: Label) -> str:
    score = norms_phrase(
        "ahead.score" if way.halves else "ahead.score.any", score=in_halves(5 * way.halves), rounds=way.rounds
    )
    text = norms_phrase("ahead.against", score=score, opponents=_against(ahead, way, label))
    if way.ignored:
        text = norms_phrase("ahead.ignored", way=text, rounds=listed(way.ignored))
    mix = ", ".join(_mix(norm, way.lacking))
    return norms_phrase("ahead.mix", way=text, mix=mix) if mix else text


def _against(ahead: Forecast, way: Wanted, label: Label) -> str:
    """The opponents already known, and how strong the others must be."""
    known = ahead.opponents[: way.rounds]
    named = ", ".join(map(label, known))
    if way.average is None:
        return named
    unknown = way.rounds - len(known)
    words = "ahead.anyone" if not way.average else "ahead.one" if unknown == 1 else "ahead.some"
    others = norms_phrase(words, average=way.average)
    return norms_phrase("ahead.and", opponents=named, others=others) if named else others


def _mix(norm: str, lacking: Lacking) -> Iterator[str]:
    titles = ", ".join(title for title in NORMS if title in NORMS[norm].level)
    for name, count in lacking._asdict().items():
        if count:
            yield norms_phrase(f"ahead.{name}", count=count, titles=titles)


def field_text(report: NormReport) -> str:
    """The foreign players in every round; empty before the first."""
    if not report.host:
        return norms_phrase("event.no-host")
    if not report.fields:
        return ""
    return norms_phrase(
        "event.foreign",
        foreign=min(field.foreign for field in report.fields),
        federations=min(field.federations for field in report.fields),
        titled=min(field.titled for field in report.fields),
    )
