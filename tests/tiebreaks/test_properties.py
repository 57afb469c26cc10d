"""What holds for every tournament."""

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from fairswiss.model import Game, Round, Tournament
from fairswiss.tiebreaks import CATALOGUE, EDITIONS, Standings
from fairswiss.usecases.standings import standings
from tests.tournaments import any_history

LIST = "DE,BH,BH/C1,BH/M2,BH/P,SB,SB/C1,WIN,WON,BPG,BWG,PS,PS/C1,REP,KS,ARO,TPR,PTP,APRO,APPO,AOB,STD,RTNG,TPN"
GAMES_ALONE = "WON,BPG,BWG,ARO,TPR,PTP,APRO,APPO"
few = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
events = st.integers(0, 10**6).map(lambda seed: any_history(random.Random(seed)))
editions = st.sampled_from(["2026", "2024"])


def amounts(table: Standings) -> dict[int, list[object]]:
    return {row.player: [value.amount for value in row.values] for row in table.rows}


@few
@given(events, editions, st.booleans())
def test_the_order_of_the_facts_does_not_matter(event: Tournament, edition: str, round_robin: bool) -> None:
    turned = event._replace(
        players=event.players[::-1], rounds=tuple(Round(r.games[::-1], r.byes[::-1]) for r in event.rounds)
    )
    one, other = (
        standings(e, len(e.rounds), LIST, edition=edition, round_robin=round_robin, unrated=1500)
        for e in (event, turned)
    )
    assert one == other


@few
@given(events, editions)
def test_places_are_a_ranking_in_which_equals_share(event: Tournament, edition: str) -> None:
    table = standings(event, None, LIST, edition=edition, unrated=1500)
    assert sorted(row.player for row in table.rows) == sorted(p.number for p in event.players)
    for before, after in zip(table.rows, table.rows[1:], strict=False):
        assert before.points >= after.points
        assert after.place >= before.place
    for at, row in enumerate(table.rows):
        first = next(i for i, other in enumerate(table.rows) if other.place == row.place)
        assert row.place == first + 1
        assert row.shared == (sum(other.place == row.place for other in table.rows) > 1)
        assert at >= first


@few
@given(events)
def test_a_forfeit_never_counts_as_played(event: Tournament) -> None:
    """Whoever wins by forfeit: nothing about games over the board changes when the forfeit is turned round."""
    turn = {"+": "-", "-": "+"}

    def turned(game: Game) -> Game:
        if {game.white_result, game.black_result} == {"+", "-"}:
            return game._replace(white_result=turn[game.white_result], black_result=turn[game.black_result])
        return game

    other = event._replace(rounds=tuple(r._replace(games=tuple(map(turned, r.games))) for r in event.rounds))
    tables = [standings(e, len(e.rounds), "TPN,PTS," + GAMES_ALONE, unrated=1500) for e in (event, other)]
    one, two = ({n: found[2:] for n, found in amounts(table).items()} for table in tables)
    assert one == two


@few
@given(events, editions)
def test_every_value_is_what_its_working_adds_up_to(event: Tournament, edition: str) -> None:
    table = standings(event, None, "BH,BH/C2,SB,SB/C1,WIN,PS/C1,KS,REP", edition=edition)
    for row in table.rows:
        for value in row.values[1:]:
            kept = [term.value for term in value.terms if not term.cut]
            assert value.amount is not None
            assert sum(kept) == value.amount * value.unit


@few
@given(events)
def test_sums_over_all_players(event: Tournament) -> None:
    """Among games over the board each has one White, one Black and at most one winner."""
    table = standings(event, len(event.rounds), "BPG,WON")
    played = [g for r in event.rounds for g in r.games if g.white_result in "1=0WDL?"]
    found = amounts(table)
    assert sum(int(str(v[1])) for v in found.values()) == len(played)
    wins = sum(code in "1W" for g in played for code in g[2:])
    assert sum(int(str(v[2])) for v in found.values()) == wins


@few
@given(events)
def test_a_cut_never_raises_a_value_and_a_cap_neither(event: Tournament) -> None:
    assume(all(row.points >= 0 for row in standings(event, None, "PTS").rows))  # penalties can bring less than nothing
    after = [amounts(standings(event, None, "BH,BH/C1,BH/C2", edition=edition)) for edition in ("2026", "2024")]
    for found in after:
        assert all(v[1] >= v[2] >= v[3] for v in found.values())  # type: ignore[operator]
    assert all(after[0][n][1] <= after[1][n][1] for n in after[0])  # type: ignore[operator]


@pytest.mark.rule("c07_2026", "5")
def test_every_code_of_an_edition_is_in_the_list() -> None:
    assert {code for edition in EDITIONS.values() for code in edition.codes} == {
        code for code, entry in CATALOGUE.items() if not entry.teams
    }
