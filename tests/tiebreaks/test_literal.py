"""Article 6 written down word for word, with every outcome of the missing games tried, against the engine.

Also Buchholz and Sonneborn-Berger by the text of 2026, from the report's codes alone.
"""

import random
from fractions import Fraction
from itertools import combinations, product

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from fairswiss.model import Tournament
from fairswiss.model.gains import gains
from fairswiss.tiebreaks.editions import EDITIONS
from fairswiss.tiebreaks.encounter import direct_encounter
from fairswiss.tiebreaks.event import Event
from fairswiss.usecases.standings import standings
from tests.tournaments import any_history

many = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 10**6)
MOST_MISSING = 6


def games_between(event: Tournament, one: int, other: int) -> list[Fraction]:
    """The points of ``one`` in the games over the board against ``other``."""
    worth = event.scoring.table()
    found = []
    for played in event.rounds:
        for white, black, white_code, black_code in played.games:
            if {white, black} == {one, other} and white_code in "1=0WDL?":
                found.append(Fraction(worth[white_code + "w"] if white == one else worth[black_code + "b"]))
    return found


def literal(event: Tournament, group: list[int]) -> list[list[int]]:
    """The tiers of a group, from the top."""
    means = {}
    for one, other in combinations(group, 2):
        for a, b in ((one, other), (other, one)):
            if games := games_between(event, a, b):
                means[a, b] = sum(games, Fraction()) / len(games)
    missing = [pair for pair in combinations(group, 2) if pair not in means]
    sums = {one: sum((means.get((one, other), Fraction()) for other in group), Fraction()) for one in group}
    if not missing:
        tiers = [[n for n in group if sums[n] == points] for points in sorted(set(sums.values()), reverse=True)]
        if len(tiers) == 1:
            return tiers
        return [part for tier in tiers for part in (literal(event, tier) if len(tier) > 1 else [tier])]
    ranked: list[int] = []
    while top := _alone_on_top(event, sums, missing, [n for n in group if n not in ranked]):
        ranked.append(top)
    rest = [n for n in group if n not in ranked]
    if not ranked:
        return [rest]
    return [[n] for n in ranked] + (literal(event, rest) if len(rest) > 1 else [[n] for n in rest])


def _alone_on_top(event: Tournament, sums: dict[int, Fraction], missing: list[tuple[int, int]], left: list[int]) -> int:
    """Who is alone on top of those left whatever the missing games bring; 0 when nobody is."""
    scoring = event.scoring
    win, draw, loss = scoring.white_win, scoring.white_draw, scoring.white_loss
    results = [(win, loss), (draw, draw), (loss, win)]
    always = set(left)
    for outcome in product(results, repeat=len(missing)):
        points = dict(sums)
        for (one, other), (mine, theirs) in zip(missing, outcome, strict=True):
            points[one] += mine
            points[other] += theirs
        always &= {n for n in left if all(points[n] > points[m] for m in left if m != n)}
    return next(iter(always), 0)


@many
@given(seeds, st.integers(2, 5))
def test_direct_encounter_is_what_the_text_says(seed: int, size: int) -> None:
    event = any_history(random.Random(seed))
    assume(event.rounds and not event.adjustments and len(event.players) >= size)
    assume(event.scoring.white_loss == event.scoring.black_loss and event.scoring.white_win == event.scoring.black_win)
    group = sorted(random.Random(seed + 1).sample([player.number for player in event.players], size))
    absent = [pair for pair in combinations(group, 2) if not games_between(event, *pair)]
    assume(len(absent) <= MOST_MISSING)
    found = direct_encounter(Event(event, EDITIONS["2026"], len(event.rounds)), group)
    place = 1
    wanted: dict[int, int] = {}
    for tier in literal(event, group):
        wanted |= dict.fromkeys(tier, place)
        place += len(tier)
    assert {number: value.amount for number, value in found.items()} == wanted


VOLUNTARY = "HZ-"


def codes_of(event: Tournament) -> dict[int, list[tuple[str, int]]]:
    """The code of every round and the scheduled opponent."""
    found: dict[int, list[tuple[str, int]]] = {}
    for player in event.players:
        rows = []
        for played in event.rounds:
            row = ("Z", 0)
            for white, black, white_code, black_code in played.games:
                row = (white_code, black) if white == player.number else row
                row = (black_code, white) if black == player.number else row
            for bye in played.byes:
                row = (bye.code, 0) if bye.player == player.number else row
            rows.append(row)
        found[player.number] = rows
    return found


@many
@given(seeds)
def test_buchholz_is_what_the_text_says(seed: int) -> None:
    event = any_history(random.Random(seed))
    assume(not event.adjustments and all(game.white_result != " " for played in event.rounds for game in played.games))
    scores = {player.number: 0 for player in event.players}
    by_round = list(gains(event))[1:]
    for gained in by_round:
        for number, points in gained.items():
            scores[number] += points
    codes, draw, rounds = codes_of(event), event.scoring.white_draw, len(event.rounds)
    adjusted = dict(scores)
    for number, rows in codes.items():
        for at, (code, _) in enumerate(rows):
            if code in "HZ" and all(later in VOLUNTARY for later, _ in rows[at + 1 :]):
                adjusted[number] += draw - by_round[at].get(number, 0)
    table = standings(event, rounds, "BH,BH/C1", edition="2026", round_robin=False)
    for row in table.rows:
        terms, chosen = [], []
        for code, opponent in codes[row.player]:
            cap = adjusted[opponent] if opponent else draw * rounds
            term = cap if code in "1=0WDL?" else min(scores[row.player], cap)
            terms.append(term)
            chosen += [term] if code in VOLUNTARY else []
        assert row.values[1].amount == Fraction(sum(terms), 10)
        assert row.values[2].amount == Fraction(sum(terms) - min(chosen or terms, default=0), 10)
