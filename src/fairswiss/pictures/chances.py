"""The chances of winning: the rest of the event, played many times by lot."""

from collections import Counter
from math import sqrt
from random import Random
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.results import is_open
from fairswiss.model.rounds import seats_of
from fairswiss.pictures.view import View, Who, everyone
from fairswiss.simulate.likelihood import strengths
from fairswiss.simulate.outlook import STEP, Firsts, Rest, Standing, Worth, played_out
from fairswiss.tiebreaks.records import GAME, Record

SEED = 20260217
"""Fixed, so that equal events give equal pictures."""
USUAL = 15
_MOST_PLAYERS = 160
"""Of a larger field the first by points are played out; the value says how many."""
_GAMES = 240_000
_FEWEST, _MOST = 400, 10_000
"""The number of runs follows from the games that a run has, so that any event takes a second or two."""
_SURE = 1.96
"""Standard errors of an interval that holds in 95 of 100 cases."""


class Chance(NamedTuple):
    """The share of runs in which a player came first."""

    player: Who
    alone: float
    """The share of runs with first place alone."""
    shared: float
    """The share of runs with first place on points together with others."""
    error: float
    """Half the width of the interval that the sum of both lies in, in 95 of 100 cases."""

    @property
    def first(self) -> float:
        return self.alone + self.shared


class Chances(NamedTuple):
    """The chances of everyone who can still win, by simulation."""

    after: int
    of: int
    chosen: int
    rounds: int
    """Rounds still to be paired."""
    open_games: int
    """Games of paired rounds without a result."""
    played: int
    """The players who were played out."""
    runs: int
    seed: int
    model: str
    """The name of the model of results."""
    largest_error: float
    players: tuple[Chance, ...]


def has_chances(view: View) -> bool:
    """True if the chances of such an event can be simulated, and anything can still change."""
    return _decided_by_points(view) and _left_to_play(view)


def chances(view: View) -> Chances:
    """Play the rest of the event many times; refused where points do not decide, or nothing is left to play."""
    if not _decided_by_points(view):
        words = "Who can still win is simulated for events of single players that are ranked by points."
        raise BadRequest(gettext(words), code="not-ranked-by-points")
    if not _left_to_play(view):
        raise BadRequest(gettext("The event is over: no round is left to play."), code="event-over")
    rest, numbers = _rest(view)
    runs = max(_FEWEST, min(_MOST, _GAMES // max(1, rest.length)))
    firsts = played_out(rest, runs, Random(SEED))
    shares = {number: at for at, number in enumerate(numbers)}
    rows = tuple(row for row in view.standings.rows if row.player in shares)
    found = [_chance(one, shares[one.number], firsts) for one in everyone(view, rows)]
    found.sort(key=lambda one: (-one.first, one.player.place, one.player.number))
    most = view.top or USUAL
    shown = [one for at, one in enumerate(found) if (at < most and one.first) or one.player.number == view.chosen]
    return Chances(
        view.after, len(view.standings.rows), view.chosen, _rounds_left(view), len(_open_pairs(view)), len(numbers),
        runs, SEED, "milvang", round(_SURE * sqrt(0.25 / runs), 4), tuple(shown),
    )  # fmt: skip


def _chance(player: Who, at: int, firsts: Firsts) -> Chance:
    alone, shared = firsts.alone[at] / firsts.runs, firsts.shared[at] / firsts.runs
    first = alone + shared
    return Chance(player, alone, shared, round(_SURE * sqrt(first * (1 - first) / firsts.runs), 4))


def _decided_by_points(view: View) -> bool:
    return not view.tournament.team_event.teams and any(str(code) == "PTS" for code in view.standings.order[:1])


def _left_to_play(view: View) -> bool:
    return bool(_open_pairs(view) or _rounds_left(view))


def _rounds_left(view: View) -> int:
    """The rounds that are not paired yet; those of a round robin follow from who has not met."""
    paired = len(view.tournament.rounds)
    return 0 if view.standings.round_robin else max(0, (view.tournament.rounds_planned or paired) - paired)


def _open_pairs(view: View) -> list[tuple[int, int]]:
    """The pairs without a result; in a round robin everyone who has not met, too."""
    rounds = view.tournament.rounds
    found = [seats_of(game) for played in rounds for game in played.games if is_open(game.white_result)]
    if not view.standings.round_robin:
        return found
    met = Counter(frozenset(seats_of(game)) for played in rounds for game in played.games)
    numbers = [row.player for row in view.standings.rows]
    cycles = max(met.values(), default=1)
    every = ((one, other) for at, one in enumerate(numbers) for other in numbers[at + 1 :])
    return [*found, *(pair for pair in every for _ in range(cycles - met[frozenset(pair)]))]


def _rest(view: View) -> tuple[Rest, list[int]]:
    """The field by strength, and the number of the player at each place of it."""
    records, strength = view.records_now(), strengths(view.tournament.players)
    pairs = _open_pairs(view)
    numbers = _contenders(view, records, frozenset(player for pair in pairs for player in pair))
    numbers.sort(key=lambda number: (-strength[number], number))
    at = {number: place for place, number in enumerate(numbers)}
    field = tuple(
        Standing(
            records[number].score,
            strength[number] // STEP,
            frozenset(at[turn.opponent] for turn in records[number].turns if turn.opponent in at),
        )
        for number in numbers
    )
    known = tuple((at[one], at[other]) for one, other in pairs if one in at and other in at)
    scoring = view.tournament.scoring
    worth = Worth(scoring.white_win, scoring.white_draw, scoring.white_loss)
    return Rest(field, known, _rounds_left(view), games_a_round(view.tournament.info), worth), numbers


def _contenders(view: View, records: dict[int, Record], playing: frozenset[int]) -> list[int]:
    """The first by points and strength who still take part: whoever was away in the last round stays away."""
    ordered = sorted(view.standings.rows, key=lambda row: -records[row.player].score)
    here = [row.player for row in ordered if row.player in playing or _takes_part(records[row.player])]
    leading = [row.player for row in ordered[:1]]
    return list(dict.fromkeys([*leading, *here[:_MOST_PLAYERS]]))


def _takes_part(record: Record) -> bool:
    return not record.turns or record.turns[-1].what in (GAME, "pab", "open", "forfeit-win", "half-bye", "full-bye")
