"""Groups that shall not meet: named one by one, or found by what players have in common."""

from collections.abc import Iterable, Iterator, Mapping

from fairswiss.journal.facts import GroupDeclared
from fairswiss.model.facts import Bond, Prohibition
from fairswiss.model.player import Player

SHARED = (Bond.CLUB, Bond.FEDERATION)
"""Bonds that the data of the players tell."""


def kept_apart_by(groups: Iterable[GroupDeclared], players: Mapping[int, Player], weight: int = 0) -> list[Prohibition]:
    """The players whom these groups keep apart, by registration; those that give way have less than that weight.

    Of the groups that give way, those declared first have the most weight. Of the clubs of one declaration the small
    ones have: they are the easiest to keep apart.
    """
    found: list[Prohibition] = []
    for group in groups:
        members = (
            _sharing(group.bond, players) if group.bond in SHARED else [(group.name, tuple(sorted(set(group.ids))))]
        )
        for name, ids in members:
            weight += group.if_possible
            given = weight if group.if_possible else 0
            found.append(Prohibition(ids, group.first_round, group.last_round, group.bond, name, given))
    return found


def members_of(bond: Bond, players: Mapping[int, Player]) -> list[tuple[str, tuple[int, ...]]]:
    """The clubs or federations of which more than one player takes part, with these players."""
    return list(_sharing(bond, players))


def _sharing(bond: Bond, players: Mapping[int, Player]) -> Iterator[tuple[str, tuple[int, ...]]]:
    names: dict[str, str] = {}
    ids: dict[str, list[int]] = {}
    for registration, player in players.items():
        name = " ".join((player.club if bond is Bond.CLUB else player.federation).split())
        if name:
            names.setdefault(name.casefold(), name)
            ids.setdefault(name.casefold(), []).append(registration)
    for key in sorted(ids, key=lambda one: (len(ids[one]), one)):
        if len(ids[key]) > 1:
            yield names[key], tuple(sorted(ids[key]))
