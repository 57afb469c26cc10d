"""Recording of facts in the journal, with confirmations: common to every use-case of the manager.

An official program has levels of warnings. A *notice* (2) is shown and blocks nothing, see
:mod:`fairswiss.desk.notices`; a *confirmation* (3) shows the consequences, by :func:`ask`; a *second confirmation* (4)
also requires a phrase to be typed, by :func:`ask_twice`. Anything that no confirmation allows is refused.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.journals import Known, Telling
from fairswiss.journal.facts import Fact
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, InvalidTournament, NotAllowed, Unconfirmed
from fairswiss.model.marks import without_floods
from fairswiss.model.problems import Problem, Severity
from fairswiss.store.entry_checks import LONGEST_WHO, LONGEST_WHY

TOKEN = 64
"""The maximum length of a request's token."""


class By(NamedTuple):
    """The author of a change, the reason and the request."""

    who: str
    why: str = ""
    token: str = ""
    """Names the request, so that one sent twice counts once."""
    confirmed: bool = False
    """True if the consequences were confirmed: anything that asks for a confirmation is done."""
    boards: tuple[range, ...] | None = None
    """The boards whose results are this person's to enter; None means all of them."""
    typed: str = ""
    """The text typed for a second confirmation."""


def tell(event: str, by: By, telling: Telling | Sequence[Fact], *, seen: int | None = None) -> Known:
    """Add facts to the journal of an event; all of them or none."""
    wanted: Telling = telling if callable(telling) else lambda state: telling
    clean = cleaned(by)
    return journals.tell(event, wanted, clean.who, clean.why, seen=seen, token=clean.token)


def begin(fact: Fact, by: By) -> Known:
    """A new event with its first fact."""
    clean = cleaned(by)
    return journals.create(fact, clean.who, clean.why, clean.token)


def cleaned(by: By) -> By:
    """The same person with texts that a journal can hold."""
    who, why = one_line(by.who, LONGEST_WHO) or "?", one_line(by.why, LONGEST_WHY)
    return by._replace(who=who, why=why, token=one_line(by.token, TOKEN))


def tell_checked(event: str, by: By, telling: Telling) -> Known:
    """Tell what needs long work: it is done before the journal is locked, and kept, so that nobody waits for it."""
    with suppress(BadRequest, InvalidTournament):  # told again below, unless the request was answered before
        telling(journals.read(event).state)
    return tell(event, by, telling)


def ask(by: By, what: str, warnings: Sequence[Problem | str]) -> None:
    """Stop until the consequences were confirmed; nothing happens when there are none."""
    if warnings and not by.confirmed:
        raise Unconfirmed(what, _consequences(warnings))


def ask_twice(by: By, what: str, warnings: Sequence[Problem | str], typing: str) -> None:
    """The same, until the person has also typed what it is that they do: in English, or in their own language."""
    if warnings and not (by.confirmed and _plain(by.typed) in (_plain(typing), _plain(gettext(typing)))):
        raise Unconfirmed(what, _consequences(warnings), gettext(typing))


def _consequences(warnings: Sequence[Problem | str]) -> tuple[Problem, ...]:
    told = (warning if isinstance(warning, Problem) else Problem(warning) for warning in warnings)
    return tuple(problem._replace(severity=Severity.WARNING) for problem in told)


def _plain(words: str) -> str:
    return " ".join(words.casefold().split())


def refuse_boards(by: By, boards: Iterable[int]) -> None:
    """Stop whoever touches the result of a board that is not theirs."""
    if by.boards is None:
        return
    for board in boards:
        if not any(board in some for some in by.boards):
            mine = ", ".join(f"{some[0]}–{some[-1]}" for some in by.boards if some) or "–"
            words = "Board {board} is not one of yours: you enter results for boards {mine}. Ask the arbiter."
            raise NotAllowed(gettext(words, board=board, mine=mine), code="not-your-board")


def one_line(text: str, longest: int = 200) -> str:
    """Text that a person typed, without what cannot be seen, turns the direction, or floods the page with marks."""
    seen = "".join(character if character.isprintable() else " " for character in text)
    return without_floods(" ".join(seen.split()))[:longest].strip()


def required(text: str, what: str, longest: int = 200) -> str:
    """The same, refused when nothing is left of it."""
    found = one_line(text, longest)
    if not found:
        raise BadRequest(gettext("{what} is missing. Type it in.", what=what), code="text-missing")
    return found
