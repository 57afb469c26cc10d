"""The prizes of an event on the desk: declared as one step, special ones awarded, and who gets what."""

from collections.abc import Mapping

from fairswiss.desk.journals import Known
from fairswiss.desk.shown import ranked
from fairswiss.desk.telling import By, one_line, required, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.prizes import LONGEST_CURRENCY, LONGEST_NAME, LONGEST_TEXT, PrizeList, Prizes, SpecialPrize
from fairswiss.prizes import PrizeGiving
from fairswiss.usecases.prizes import prizes_of


def declare(event: str, prizes: Prizes, by: By) -> Known:
    """All prizes of an event as they are from now on; nothing is told when they are so already."""
    clean = cleaned(prizes)
    return tell(event, by, lambda state: [] if state.prizes == clean else [facts.PrizesDeclared(clean)])


def award(event: str, number: int, registration: int, by: By) -> Known:
    """Give a special prize to a player, or to nobody (0)."""

    def telling(state: State) -> list[Fact]:
        same = state.awarded.get(number, 0) == registration and 1 <= number <= len(state.prizes.special)
        return [] if same else [facts.PrizeAwarded(number, registration)]

    return tell(event, by, telling)


def giving_of(event: Known, prizes: Prizes | None = None) -> PrizeGiving:
    """The prize-giving by the standings now; with other ``prizes`` a preview of them."""
    state = event.state
    wanted = state.prizes if prizes is None else cleaned(prizes)
    return prizes_of(state.tournament(), wanted, awarded=winners(state, wanted), ranked=ranked(event, None))


def winners(state: State, prizes: Prizes) -> Mapping[str, int]:
    """The pairing numbers of those with a special prize, by its name; of prizes that stay the same."""
    held = {state.prizes.special[number - 1].name: player for number, player in state.awarded.items()}
    known = {one.name for one in prizes.special}
    return {name: state.numbers[player] for name, player in held.items() if name in known}


def cleaned(prizes: Prizes) -> Prizes:
    """The same with texts that a page can show; lists without a prize are left out."""
    return prizes._replace(
        lists=tuple(
            PrizeList(one.amounts, one_line(one.category, LONGEST_NAME)) for one in prizes.lists if one.amounts
        ),
        special=tuple(
            SpecialPrize(
                required(one.name, gettext("The name of a special prize"), LONGEST_NAME),
                one.amount,
                one_line(one.gift, LONGEST_TEXT),
            )
            for one in prizes.special
        ),
        currency=one_line(prizes.currency, LONGEST_CURRENCY),
        note=one_line(prizes.note, LONGEST_TEXT),
        certificate=one_line(prizes.certificate, LONGEST_TEXT),
    )
