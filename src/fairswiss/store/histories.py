"""The branches of an event's journal (*courses*), recovered from all the files that hold a part of it.

Usually there is one. There are two after an older database was restored and continued, and after players were
anonymised: then the whole journal was rewritten in a new chain. The chain itself shows which of those is the later
one: it has one more entry that says so, and every entry before has the kind and the time of the one it replaced.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from fairswiss.journal.chain import breaks, first_digest
from fairswiss.journal.facts import Anonymised, word_of
from fairswiss.store.salvage import Line

EVERYBODY = 0


class Course(NamedTuple):
    """A proven journal, from its first entry to the last one that follows."""

    origin: str
    lines: tuple[Line, ...]

    @property
    def erased(self) -> tuple[int, ...]:
        """The registrations of the players that were anonymised, in the order in which it was done."""
        said = (line.entry.fact for line in self.lines if line.entry.kind == word_of(Anonymised))
        return tuple(fact.id for fact in said if isinstance(fact, Anonymised))

    @property
    def digest(self) -> str:
        """The digest of the last entry, which covers everything before it."""
        return self.lines[-1].entry.digest

    def told_by(self, other: "Course") -> int:
        """The length of the common beginning of the two courses, compared by step, not by wording."""
        same = 0
        for mine, theirs in zip(self.lines, other.lines, strict=False):
            if _step(mine) != _step(theirs):
                break
            same += 1
        return same

    def is_rewriting(self, other: "Course") -> bool:
        """True if the two differ in wording alone: one of them was rewritten when a player was anonymised."""
        for mine, theirs in zip(self.lines, other.lines, strict=False):
            if mine.entry.digest != theirs.entry.digest:
                return _step(mine) == _step(theirs)
        return False


class Outcome(NamedTuple):
    """The course that an event continues with, and the other ones."""

    main: Course
    beside: tuple[Course, ...]
    """Courses that part from it: events of their own."""
    untold: int
    """Entries that no course tells which may be kept: they would bring back people who were taken out."""


def courses(origins: Iterable[str], lines: Iterable[Line]) -> list[Course]:
    """Every proven course, each as far as it leads."""
    found: dict[int, dict[object, Line]] = {}
    for line in lines:
        held = found.setdefault(line.entry.number, {})
        if line.entry not in held or held[line.entry].token is None:
            held[line.entry] = line
    return [course for origin in dict.fromkeys(origins) for course in _grown(origin, found)]


def settled(found: Sequence[Course], sources: Iterable[Collection[object]]) -> Outcome:
    """Choose among courses; ``sources`` are the entries of each file, the one that counts most first.

    A course from which more was taken out stands for all that had more people in it. Among equals, the one that the
    first of the sources tells longest is the event; the others are kept beside it.
    """
    erased = {one for course in found for one in course.erased}
    most = max(_clean(course, erased) for course in found)
    clean = [course for course in found if _clean(course, erased) == most]
    main = _leading(clean, sources)
    beside = tuple(course for course in clean if course is not main and not course.is_rewriting(main))
    kept = (main, *beside)
    untold = [len(one.lines) - max(map(one.told_by, kept)) for one in found if one not in kept]
    return Outcome(main, beside, sum(untold))


def _clean(course: Course, erased: Collection[int]) -> tuple[int, int]:
    """The number of erased players that are gone from this course, and the number of erasures in it."""
    gone = course.erased
    return len(erased) if EVERYBODY in gone else len({*gone}), len(gone)


def _leading(found: Sequence[Course], sources: Iterable[Collection[object]]) -> Course:
    for held in sources:
        depth = {course.digest: sum(line.entry in held for line in course.lines) for course in found}
        best = max(found, key=lambda course: (depth[course.digest], len(course.lines)))
        if depth[best.digest]:
            return best
    return max(found, key=lambda course: len(course.lines))


def _step(line: Line) -> tuple[str, str]:
    return line.entry.kind, line.entry.when


def _grown(origin: str, found: dict[int, dict[object, Line]]) -> Iterator[Course]:
    # Each entry follows one other alone, as its digest says: there are never more courses than entries.
    chains: list[tuple[str, list[Line]]] = [(first_digest(origin), [])]
    while chains:
        digest, chain = chains.pop()
        while True:
            place = (len(chain), digest)
            following = [
                line
                for line in found.get(len(chain) + 1, {}).values()
                if not any(breaks(origin, [line.entry], follows=place))
            ]
            if not following:
                break
            chains += [(other.entry.digest, [*chain, other]) for other in following[1:]]
            chain.append(following[0])
            digest = following[0].entry.digest
        if chain:
            yield Course(origin, tuple(chain))
