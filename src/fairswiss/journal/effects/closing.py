"""Effects of the end of an event: its prizes, and the final page."""

from fairswiss.journal import facts
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.prizes import expect_sound


def prizes_declared(state: State, fact: facts.PrizesDeclared) -> None:
    """Other prizes; special ones that keep their name keep their winner."""
    expect_sound(fact.prizes, state.categories)
    names = [one.name for one in state.prizes.special]
    held = {names[number - 1]: player for number, player in state.awarded.items()}
    state.prizes = fact.prizes
    kept = enumerate(fact.prizes.special, 1)
    state.awarded = {number: held[one.name] for number, one in kept if one.name in held}


def prize_awarded(state: State, fact: facts.PrizeAwarded) -> None:
    """The winner of a special prize."""
    if not 1 <= fact.number <= len(state.prizes.special):
        words = "There is no special prize {number}: {count} are declared."
        count = len(state.prizes.special)
        raise BadRequest(gettext(words, number=fact.number, count=count), code="no-such-prize")
    if not fact.id:
        state.awarded.pop(fact.number, None)
        return
    state.expect(fact.id)
    state.awarded[fact.number] = fact.id


def final_page_shown(state: State, fact: facts.FinalPageShown) -> None:
    """As it is from now on."""
    state.final = fact
