"""Article 3: the bye, then the brackets from the top."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from fairswiss.kernel.brackets.bracket_round import Brackets, Outcome, Unfolding
from fairswiss.kernel.brackets.colouring import no_complete_round
from fairswiss.kernel.solver import best_by_number, completes, lowest_with_bye
from fairswiss.kernel.vocabulary.candidates import Field, FirstCandidate
from fairswiss.kernel.vocabulary.entrants import Entrant, scoregroups
from fairswiss.kernel.vocabulary.ladder import Packing, Setting
from fairswiss.rules.burstein_2026.colours import Colours
from fairswiss.rules.burstein_2026.criteria import LADDER
from fairswiss.rules.burstein_2026.definitions import Players

Rank = Callable[[Entrant], int]
"""The place of a player by 1.8."""


def bye_of(players: Players) -> Entrant | None:
    """1.3, 3.1: of an odd number who has the bye, before anything is paired."""
    if len(players.all) % 2 == 0:
        return None
    chosen = lowest_with_bye(sorted(players.all, key=lambda player: bye_order(player, players.rank), reverse=True))
    if chosen is None:
        raise no_complete_round(players.all, "1.9.3")
    return chosen


def bye_order(player: Entrant, rank: Rank) -> tuple[int, int, int]:
    """3.1: the lowest score, the most games, the last by 1.8."""
    return player.score, -len(player.card.rounds_played), -rank(player)


def pair_brackets(players: Sequence[Entrant], rank: Rank, colours: Colours) -> Brackets:
    """1.9: the brackets of all but the bye, from the highest score to the lowest."""
    if not completes(players, None):
        raise no_complete_round(players, "1.9.3")
    return Brackets(Unfolding(_from_the_top(scoregroups(players), rank, colours)))


def _from_the_top(groups: list[list[Entrant]], rank: Rank, colours: Colours) -> Iterator[Outcome]:
    """1.2: each scoregroup with the floaters of the bracket before."""
    floaters: Sequence[Entrant] = ()
    for number, residents in enumerate(groups):
        members = numbered([*floaters, *residents], rank)
        outcome = pair_bracket(residents[0].score, members, groups[number + 1 :], colours)
        yield outcome
        floaters = outcome.candidate.downfloaters


def numbered(members: Sequence[Entrant], rank: Rank) -> list[Entrant]:
    """4.1: the members of a bracket by BSN; incoming floaters stand among the residents."""
    return sorted(members, key=rank)


def _field(members: list[Entrant], below: list[list[Entrant]]) -> Field:
    """The next bracket, looked at alone (reading 5), and the rest, which has to be completable (2.2.1)."""
    return Field([], members, below[0] if below else [], [player for group in below[1:] for player in group])


def pair_bracket(score: int, members: list[Entrant], below: list[list[Entrant]], colours: Colours) -> Outcome:
    """3.2.1: so many pairs as can be; then the first (3.2.2), by number, of those that are best on C5 to C8."""
    field = _field(members, below)
    following = field.following
    packing = Packing(LADDER, Setting([], members, following, colours.white_of, len(members) + len(following)))
    best = best_by_number(field, packing)
    if best is None:
        raise AssertionError("a bracket cannot be paired although the round can be completed (C4)")
    return Outcome(score, field, packing, best, first=partial(first_candidate, members, len(best.pairs)))


def first_candidate(members: Sequence[Entrant], pairs: int) -> FirstCandidate:
    """4.2, 4.3: what comes before all, legal or not: the first against the last, and so on; those between float."""
    upper, lower = tuple(members[:pairs]), tuple(reversed(members))[:pairs]
    between = tuple(members[pairs : len(members) - pairs])
    return FirstCandidate(upper, lower, between, tuple(zip(upper, lower, strict=True)))
