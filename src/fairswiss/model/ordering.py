"""The order of players in the rules: the rating that pairs, and the alphabet."""

import unicodedata
from collections.abc import Iterable

from fairswiss.model.facts import EventInfo
from fairswiss.model.player import NationalRecord, Order, Player


def pairing_rating(player: Player, info: EventInfo) -> int:
    """The rating that pairs, by the method the event announced (record 172); FIDE's when none is."""
    method = info.rating_method.upper()
    if method in ("", "FIDE"):
        return player.rating
    national = _national_record(player, info)
    home = national.rating if national else 0
    if method == "NRO":
        return home
    if method == "NIDOF":
        return home or player.rating
    if method == "HBFN":
        return max(home, player.rating)
    if method == "LBFN":
        return min(filter(None, (home, player.rating)), default=0)
    return player.rating or home


def _national_record(player: Player, info: EventInfo) -> NationalRecord | None:
    records = [r for r in player.national if not info.rating_federation or r.federation == info.rating_federation]
    return records[0] if records else None


def alphabet_key(name: str) -> tuple[str, str]:
    """The place of a name in the alphabet: without case and accents, then as written."""
    if name.isascii():
        return name.casefold(), name
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return bare.casefold(), name


def orders_of(names: Iterable[str]) -> dict[str, Order]:
    """The alphabetical order of these names, as it is kept when the names are deleted."""
    distinct = set(names)
    plain = {key: place for place, key in enumerate(sorted({name.casefold() for name in distinct}), 1)}
    alphabet = {name: place for place, name in enumerate(sorted(distinct, key=alphabet_key), 1)}
    return {name: Order(plain[name.casefold()], alphabet[name]) for name in distinct}


def alphabet_place(player: Player) -> tuple[int, str, str]:
    """The key of the alphabetical order: the name, or the place of a deleted one."""
    return (player.order.alphabet, "", "") if player.order else (0, *alphabet_key(player.name))
