"""Prizes: who gets how much in the standings of an event, by the prizes that were declared."""

from collections.abc import Iterator, Mapping

from fairswiss.formats.prizes import PrizeFile, read_prizes
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.categories import is_in
from fairswiss.model.errors import BadRequest
from fairswiss.model.prizes import Prizes, expect_sound
from fairswiss.model.tournament import Tournament
from fairswiss.prizes import Contender, PrizeGiving, given
from fairswiss.tiebreaks import Standings
from fairswiss.tiebreaks.records import records_of
from fairswiss.usecases.categories import year_of
from fairswiss.usecases.naming import player_number
from fairswiss.usecases.standings import standings


def prizes_of(
    tournament: Tournament,
    prizes: Prizes,
    after_round: int | None = None,
    *,
    awarded: Mapping[str, int] | None = None,
    ranked: Standings | None = None,
    unrated: int | None = None,
    options: Options = Options(),
) -> PrizeGiving:
    """Give the prizes by the standings after a round, every amount with its working.

    ``awarded`` are the winners of special prizes, by the name of the prize; ``ranked`` are standings that are known
    already. Those are tied whom the first figure of the standings leaves tied: the points, or the points of a system
    with a ranking of its own.
    """
    expect_sound(prizes, [category.name for category in tournament.categories])
    if strangers := set((awarded or {}).values()) - {player.number for player in tournament.players}:
        words = "There is no player {number}, who has a special prize."
        raise BadRequest(gettext(words, number=min(strangers)), code="no-such-player")
    found = ranked or standings(tournament, after_round, unrated=unrated, options=options)
    return given(prizes, tuple(_contenders(tournament, found)), awarded, found.round)


def prizes_in(content: bytes, tournament: Tournament) -> tuple[Tournament, Prizes, dict[str, int]]:
    """A file of prizes read for an event: the event with the categories of the file, the prizes, and who won what."""
    file = read_prizes(content)
    named = {category.name for category in file.categories}
    kept = [category for category in tournament.categories if category.name not in named]
    joined = tournament.revised(categories=(*kept, *file.categories))
    return joined, file.prizes, {name: player_number(joined, winner) for name, winner in file.winners}


def prize_file(tournament: Tournament, prizes: Prizes, awarded: Mapping[str, int]) -> PrizeFile:
    """The declared prizes of an event for a file, winners by number."""
    winners = tuple((name, str(player)) for name, player in awarded.items())
    return PrizeFile(prizes, tournament.categories, winners)


def _contenders(tournament: Tournament, found: Standings) -> Iterator[Contender]:
    people = {player.number: player for player in tournament.players}
    records, year = records_of(tournament, found.round), year_of(tournament)
    group, before = 0, object()
    for row in found.rows:
        decides = row.values[0].amount if row.values else None
        if decides != before:
            group, before = group + 1, decides
        player = people[row.player]
        held = frozenset(one.name for one in tournament.categories if is_in(player, one, year))
        yield Contender(row.player, row.place, group, len(records[row.player].games), held)
