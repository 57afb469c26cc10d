"""One tournament of a study: the field of a seed, played to its end by the rules of a system."""

from functools import lru_cache
from typing import NamedTuple

from fairswiss.model.player import Player
from fairswiss.model.rounds import Absence
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rules import edition
from fairswiss.rules.baku import with_baku_acceleration
from fairswiss.simulate.chance import NEVER, Chance, Rate
from fairswiss.simulate.event import play_rounds
from fairswiss.simulate.happenings import absences
from fairswiss.simulate.parameters import BAKU, RATES, Parameters
from fairswiss.studies.luck import about_zero, lot, result, stream
from fairswiss.studies.recipe import GIVEN, UNIFORM, Absences, Cell, Field, Recipe
from fairswiss.usecases.systems import as_announced


class Entrants(NamedTuple):
    """The players of a seed, numbered by rating, and their true strengths."""

    players: tuple[Player, ...]
    strengths: dict[int, int]


class Simulated(NamedTuple):
    """A tournament of a study."""

    tournament: Tournament
    strengths: dict[int, int]
    """The true strength of every player."""
    ended: str = ""
    """The reason why it ended before its last round; empty if it did not."""


@lru_cache(256)
def entrants(field: Field, seed: int) -> Entrants:
    """The same for every system, acceleration and number of rounds."""
    chance = stream("field", field.name, seed)
    strengths = _strengths(field, chance)
    rated = [(max(1, strength + about_zero(chance, field.rating_error)), strength) for strength in strengths]
    rated.sort(key=lambda player: -player[0])  # who has the same rating stays in the order drawn
    width = len(str(len(rated)))
    numbered = list(enumerate(rated, 1))
    return Entrants(
        tuple(Player(number, f"Player {number:0{width}}", rating) for number, (rating, _) in numbered),
        {number: strength for number, (_, strength) in numbered},
    )


def _strengths(field: Field, chance: Chance) -> list[int]:
    if field.distribution == GIVEN:
        return _chosen(field, chance)
    return [_strength(field, chance) for _ in range(field.players)]


def _chosen(field: Field, chance: Chance) -> list[int]:
    """So many of those to choose from, none twice."""
    left = list(field.ratings)
    return [left.pop(chance.between(0, len(left) - 1)) for _ in range(field.players)]


def _strength(field: Field, chance: Chance) -> int:
    """A strength; one outside of the bounds is drawn again."""
    if field.distribution == UNIFORM:
        return chance.between(field.lowest, field.highest)
    while not field.lowest <= (found := field.mean + about_zero(chance, field.spread)) <= field.highest:
        pass
    return found


@lru_cache(256)
def _away(field: Field, rates: Absences, rounds: int, seed: int) -> dict[int, tuple[Absence, ...]]:
    """The absences of every round, the same for every system."""
    never: dict[str, Rate] = dict.fromkeys(RATES, NEVER)
    told = {name: rate for name, rate in rates._asdict().items() if name in RATES}
    parameters = Parameters(field.players, rounds, highest=0, lowest=0, draws=0, **{**never, **told})
    return absences(parameters, stream("absences", field.name, rounds, seed))


def played(recipe: Recipe, cell: Cell, seed: int) -> Simulated:
    """The tournament of that seed in a cell."""
    field = recipe.field(cell.field)
    people = entrants(field, seed)
    away = _away(field, recipe.absences, cell.rounds, seed)
    games = edition(cell.system).games
    accelerated = cell.acceleration == BAKU
    event = Tournament.build(
        people.players,
        rounds_planned=cell.rounds,
        first_colour=stream("colour", field.name, seed).pick("wb"),
        info=as_announced(EventInfo(), cell.system, accelerated),
    )
    if accelerated:
        event = with_baku_acceleration(event._replace(absences=away[1]))

    def result_of(number: int, white: int, black: int) -> tuple[str, str]:
        missing = [
            _stayed_away(recipe.absences.no_shows, field.name, seed, number, player) for player in (white, black)
        ]
        if any(missing):
            return ("-" if missing[0] else "+") * games, ("-" if missing[1] else "+") * games
        one, other = (white, people.strengths[white]), (black, people.strengths[black])
        pair = min(white, black), max(white, black)
        found = result(recipe.results, one, other, lot("game", field.name, seed, number, *pair, 1))
        if games == 1:
            return found
        back = result(recipe.results, other, one, lot("game", field.name, seed, number, *pair, 2))
        return found[0] + back[1], found[1] + back[0]

    event, ended = play_rounds(event, cell.system, away, result_of)
    return Simulated(event.revised(), people.strengths, ended)


@lru_cache(1 << 16)
def _stayed_away(rate: Rate, field: str, seed: int, number: int, player: int) -> bool:
    """True if a player does not come to the game of a round, whoever the opponent is and whichever the system."""
    return rate > 0 and stream("no-show", field, seed, number, player).one_in(rate)
