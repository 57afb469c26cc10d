"""Effects of the facts about ratings and norms: K, what the public sees, the kind of event."""

from fairswiss.journal import facts
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.listed import KINDS

LARGEST_K = 100


def factors_noted(state: State, fact: facts.FactorsNoted) -> None:
    """K as known from now on; nothing is kept of a K that is not known any more."""
    if fact.kind not in KINDS:
        words = "Unknown kind of rating {kind!r}. Known: {known}."
        raise BadRequest(gettext(words, kind=fact.kind, known=", ".join(KINDS)), code="no-such-kind")
    for registration, k in fact.factors:
        state.expect(registration)
        if not 0 <= k <= LARGEST_K:
            words = "{what} is stated as {value}; it can be 0 to {most}."
            raise BadRequest(gettext(words, what="K", value=k, most=LARGEST_K), code="factor-out-of-range")
    for registration, k in fact.factors:
        if k:
            state.factors[registration, fact.kind] = k, fact.source
        else:
            state.factors.pop((registration, fact.kind), None)


def ratings_shown(state: State, fact: facts.RatingsShown) -> None:
    """Show the rating changes to the public, or hide them again."""
    state.ratings_shown = fact.shown


def norms_declared(state: State, fact: facts.NormsDeclared) -> None:
    """The kind of event that norms depend on."""
    state.norms = fact
