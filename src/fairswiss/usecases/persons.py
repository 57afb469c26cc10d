"""Personal data for the public: no more than needed, less of minors, and no name of those who object."""

import re
from collections import Counter
from collections.abc import Collection

from fairswiss.model.facts import Bond, Prohibition
from fairswiss.model.ordering import orders_of
from fairswiss.model.player import NationalRecord, Player
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.usecases.systems import day_of

GROWN_UP = 18
_NOT_BEFORE = 2026
"""An event without a date is not shown before the year in which this program was written."""
_YEAR = re.compile(r"(?<!\d)(?:1[89]|20)\d\d(?!\d)")


def is_minor(player: Player, info: EventInfo) -> bool:
    """True if the player is, or may be, under 18 on the first day of the event; False without a date of birth.

    Where a day is missing, on either side, whoever may still have been 17 in that year counts as a minor; so does
    somebody whose birth cannot be read.
    """
    born = _year(player.birth)
    if not born:
        return bool(player.birth.strip())
    birthday, first_day = day_of(player.birth), day_of(info.start)
    if birthday and first_day and 0 not in birthday:
        return (first_day[0] - birthday[0], *first_day[1:]) < (GROWN_UP, *birthday[1:])
    return (_year(info.start) or _NOT_BEFORE) - born <= GROWN_UP


def birth_year(player: Player, tournament: Tournament) -> str:
    """The year of birth, for grown-ups alone: no more is told of anybody, and of minors not even that."""
    born = _year(player.birth)
    return str(born) if born and not is_minor(player, tournament.info) else ""


def told_of(player: Player, info: EventInfo) -> Player:
    """The public data of a player whose name may be shown: name, title, ratings, federation, of adults the year."""
    born = _year(player.birth)
    return Player(
        player.number,
        player.name,
        player.rating,
        player.title,
        player.federation,
        birth=str(born) if born and not is_minor(player, info) else "",
        national=ratings_alone(player),
        order=player.order,
        club=player.club,
    )


def _discreet(prohibition: Prohibition) -> Prohibition:
    """The public may know that two are kept apart, and by which club; not that they are a family, or why else."""
    if prohibition.bond in (Bond.FAMILY, Bond.GROUP):
        return prohibition._replace(bond=Bond.UNSTATED, name="")
    return prohibition


def discreet(tournament: Tournament) -> Tournament:
    """The tournament without the private reasons for which players are kept apart."""
    earlier = tuple(one._replace(wished=one.wished and tuple(map(_discreet, one.wished))) for one in tournament.earlier)
    return tournament._replace(prohibitions=tuple(map(_discreet, tournament.prohibitions)), earlier=earlier)


def as_public(tournament: Tournament, withheld: Collection[int] = (), *, short_minors: bool = True) -> Tournament:
    """The tournament with its people as the public may know them; the pairing stays what it is.

    Those whose numbers are ``withheld`` lose the name, minors all of it but the first name and an initial. Of both only
    title and ratings stay, on which the pairing depends.
    """
    tournament = discreet(tournament)
    names = {}
    for player in tournament.players:
        if player.number in withheld:
            names[player.number] = "N. N."
        elif short_minors and is_minor(player, tournament.info):
            names[player.number] = short(player.name)
    if not names:
        return tournament._replace(players=tuple(told_of(player, tournament.info) for player in tournament.players))
    orders = orders_of(player.name for player in tournament.players)
    shown = Counter(names.get(player.number, player.name).casefold() for player in tournament.players)
    people = []
    for player in tournament.players:
        name = names.get(player.number, "")
        known = told_of(player, tournament.info)
        if name:
            unlike = name if shown[name.casefold()] == 1 else f"{name} ({player.number})"
            known = Player(player.number, unlike, player.rating, player.title, national=ratings_alone(player))
        people.append(known._replace(order=player.order or orders[player.name]))
    return tournament._replace(players=tuple(people))


def short(name: str) -> str:
    """``Alder, Ana Maria`` is ``Ana A.``; of a name in which nobody marked the family's, the initials."""
    family, comma, given = (part.strip() for part in name.partition(","))
    if comma and family and given:
        return f"{given.split()[0]} {family[0]}."
    return " ".join(f"{word[0]}." for word in name.replace(",", " ").split())


def ratings_alone(player: Player) -> tuple[NationalRecord, ...]:
    """The player's national ratings alone: some events pair by them."""
    return tuple(NationalRecord(record.federation, record.rating) for record in player.national)


def _year(text: str) -> int:
    found = _YEAR.search(text)
    return int(found[0]) if found else 0
