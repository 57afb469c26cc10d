"""Prizes as the form has them: amounts as lines of text, and what was typed when something is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fairswiss.formats.prizes import amount_typed
from fairswiss.model.prizes import MOST_SPECIAL, Doubles, PrizeList, Prizes, Sharing, SpecialPrize, cents_of
from fairswiss.model.whole import whole_number

SPARE = 3
"""Empty lines for further special prizes."""


class Typed(NamedTuple):
    """The texts of the form."""

    lists: tuple[tuple[str, str], ...]
    """The category of each list (empty: the main prizes), and its amounts."""
    special: tuple[tuple[str, str, str], ...]
    """Name, amount and gift of each special prize."""
    sharing: str
    doubles: str
    least_games: str
    currency: str
    note: str
    certificate: str
    certificates_for_all: bool


def typed_of(prizes: Prizes, categories: Sequence[str]) -> Typed:
    """The form for prizes as they are declared, with a list for every category of the event."""
    held = {one.category: " ".join(map(amount_typed, one.amounts)) for one in prizes.lists}
    special = [(one.name, amount_typed(one.amount) if one.amount else "", one.gift) for one in prizes.special]
    return Typed(
        tuple((name, held.get(name, "")) for name in ("", *categories)),
        (*special, *[("", "", "")] * SPARE),
        prizes.sharing.value,
        prizes.doubles.value,
        str(prizes.least_games or ""),
        prizes.currency,
        prizes.note,
        prizes.certificate,
        prizes.certificates_for_all,
    )


def typed_in(form: Mapping[str, str], categories: Sequence[str]) -> Typed:
    """The texts that were sent."""
    special = (
        tuple(form.get(f"{field}-{at}", "")[:600] for field in ("special", "amount", "gift"))
        for at in range(1, MOST_SPECIAL + 1)
    )
    filled = [(one[0], one[1], one[2]) for one in special if any(text.strip() for text in one)]
    return Typed(
        tuple((name, form.get(f"list-{at}", "")[:9000]) for at, name in enumerate(("", *categories))),
        (*filled, *[("", "", "")] * SPARE),
        form.get("sharing", ""),
        form.get("doubles", ""),
        form.get("least_games", "")[:9],
        form.get("currency", ""),
        form.get("note", ""),
        form.get("certificate", ""),
        form.get("certificates_for_all") == "yes",
    )


def prizes_in(typed: Typed) -> Prizes:
    """The prizes that were typed; refuses what is no amount."""
    return Prizes(
        tuple(PrizeList(tuple(_amounts(text)), name) for name, text in typed.lists if text.strip()),
        tuple(
            SpecialPrize(name, cents_of(amount) if amount.strip() else 0, gift)
            for name, amount, gift in typed.special
            if name.strip() or amount.strip() or gift.strip()
        ),
        Sharing(typed.sharing) if typed.sharing in [*Sharing] else Sharing.NONE,
        Doubles(typed.doubles) if typed.doubles in [*Doubles] else Doubles.HIGHER,
        whole_number(typed.least_games.strip(), 3) or 0,
        typed.currency,
        typed.note,
        typed.certificate,
        typed.certificates_for_all,
    )


def _amounts(text: str) -> Iterator[int]:
    """Amounts between blanks, semicolons or lines."""
    for word in text.replace(";", " ").split():
        yield cents_of(word.rstrip(","))
