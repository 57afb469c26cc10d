"""The ladder: who is on it, and the value of each rank."""

from collections.abc import Sequence

from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy
from fairswiss.model.rounds import seats_of
from fairswiss.model.tournament import Tournament
from fairswiss.rules.keizer.options import STEP, TOP, WITHDRAWN_AFTER

LEAST = 0
"""No value is below it."""


def start_order(tournament: Tournament, options: Options) -> list[int]:
    """Reading 2: those on the ladder by their pairing numbers, which decide every tie as well."""
    places = tournament.places()
    return sorted(on_the_ladder(tournament) - withdrawn(tournament, options[WITHDRAWN_AFTER]), key=places.__getitem__)


def on_the_ladder(tournament: Tournament) -> set[int]:
    """Reading 3: all who have joined, by a game or a bye that is no mere absence, and all who take part now."""
    coming = len(tournament.rounds) + 1
    absent = {absence.player for absence in tournament.absences if absence.round == coming}
    joined = {player.number for player in tournament.players if player.number not in absent}
    for played in tournament.rounds:
        joined.update(player for game in played.games for player in seats_of(game))
        joined.update(bye.player for bye in played.byes if bye.code != "Z")
    return joined


def withdrawn(tournament: Tournament, after: int) -> set[int]:
    """Reading 26: those away without notice from so many recorded rounds in a row, and from the next one."""
    coming = len(tournament.rounds) + 1
    if not after or coming <= after:
        return set()
    if coming > (tournament.rounds_planned or coming):
        away = {player.number for player in tournament.players}
    else:
        away = {absence.player for absence in tournament.absences if absence.round == coming and absence.code == "Z"}
    for played in tournament.rounds[-after:]:
        away.difference_update(player for game in played.games for player in seats_of(game))
        away.difference_update(bye.player for bye in played.byes if bye.code != "Z")
    return away


def values_of(count: int, options: Options) -> Sequence[int]:
    """Reading 4: the values from the top down, each one step below the one before."""
    step = options[STEP]
    below = step * (count - 1)
    top = options[TOP] or below + below // 2
    if top - below < LEAST and count:
        words = "The first of {count} players cannot be worth {top}: with a step of {step} the last would be below 0."
        raise BadRequest(
            gettext(words, count=count, top=top, step=step),
            code="top-too-low",
            facts={"top": top, "players": count, "step": step, "least": below},
            remedies=(Remedy.SEE_SYSTEMS,),
        )
    return range(top, top - below - 1, -step) if count else ()
