"""The fold: an event after its entries, those left out that were undone.

A fact that contradicts what is known is refused with the reason; nothing of it is applied then. A pairing that breaks
a rule is no contradiction: legality is a question asked elsewhere. What a player said about a game that is not there
any more is passed over, so that nothing from a phone ever stands in the way of an arbiter who undoes a step. What each
kind of fact does is in ``effects``.
"""

from collections.abc import Iterable

from fairswiss.journal.chain import Entry
from fairswiss.journal.effects import EFFECTS
from fairswiss.journal.effects.opening import opened
from fairswiss.journal.facts import Fact, Undone
from fairswiss.journal.state import DeskRound, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

__all__ = ["NoLongerFits", "apply", "folded", "opened", "undone"]


class NoLongerFits(BadRequest):
    """An entry cannot be true after those before it."""

    def __init__(self, entry: Entry, reason: str) -> None:
        words = "Entry {number} ({kind}) is no longer consistent: {reason}"
        kind = gettext(entry.kind, context="fact")
        super().__init__(gettext(words, number=entry.number, kind=kind, reason=reason), code="entry-contradicted")
        self.entry = entry.number
        self.reason = reason


def apply(state: State, fact: Fact, entry: int = 0) -> None:
    """One more fact, told by that entry; refuses it, with the reason, when it cannot be true."""
    effect = EFFECTS.get(type(fact))
    if effect is None:
        raise BadRequest(gettext("This can only be the first entry of a journal."), code="beginning-repeated")
    state.entry = entry or state.entry + 1
    effect(state, fact)
    state.changed()


def folded(entries: Iterable[Entry]) -> State:
    """The event after all its entries, those left out that were undone."""
    told = [(entry, entry.fact) for entry in entries]
    skipped = undone([(entry.number, fact) for entry, fact in told])
    state = _folded(told, skipped)
    for played in state.rounds if skipped else ():
        _recall(played, [one for one in told if one[0].number <= played.arranged], skipped)
    return state


_Told = list[tuple[Entry, Fact]]


def _folded(told: _Told, skipped: set[int]) -> State:
    state: State | None = None
    for entry, fact in told:
        if isinstance(fact, Undone) or entry.number in skipped:
            continue
        if state is None:
            state = opened(fact)
            continue
        try:
            apply(state, fact, entry.number)
        except BadRequest as error:
            raise NoLongerFits(entry, error.message) from error
    if state is None:
        raise BadRequest(gettext("The journal is empty."), code="journal-empty")
    return state


def _recall(played: DeskRound, until: _Told, skipped: set[int]) -> None:
    """Correct the knowledge of a round if an entry that counted when it got its boards was undone later."""
    left_out = undone([(entry.number, fact) for entry, fact in until])
    if until and left_out != {number for number in skipped if number <= played.arranged}:
        played.known = _folded(until, left_out).rounds[-1].known


def undone(told: Iterable[tuple[int, Fact]]) -> set[int]:
    """The numbers of the entries that count no more."""
    skipped: set[int] = set()
    for number, fact in reversed([*told]):
        if isinstance(fact, Undone) and number not in skipped:
            skipped.add(fact.entry)
    return skipped
