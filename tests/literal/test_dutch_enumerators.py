"""The literal enumerators of the two Dutch texts against cases worked out by hand and against recorded rounds."""

import random
from collections import Counter
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings

from fairswiss.formats.trf import read_trf
from fairswiss.model import (
    Bye,
    Game,
    Prohibition,
    Round,
    Tournament,
)
from tests.literal import dutch_2017, dutch_2026
from tests.literal.dutch_candidates import (
    Bracket,
    Candidate,
    Field,
    LiteralImpossible,
    Sieve,
    gathered,
    generated,
    listed,
    may_meet,
)
from tests.literal.dutch_cases import DATA, EDITIONS, both, c5_case, event, of, pairs, rule, whole
from tests.literal.dutch_facts import forbidden_pairs
from tests.literal.dutch_people import met, who
from tests.tournaments import histories, scrambled_history

# ------------------------------------------------------------------------------------------- criteria


@both("B.3", "3.3.2")
def test_round_1(edition: ModuleType) -> None:
    paired = edition.pair_round(event(7))
    assert (paired.pairs, paired.bye) == ([(1, 4), (5, 2), (3, 6)], 7)
    assert edition.pair_round(event(6, first_colour="b")).pairs == [(4, 1), (2, 5), (6, 3)]


@both("A.9", "1.9.3")
def test_an_impossible_round(edition: ModuleType) -> None:
    with pytest.raises(LiteralImpossible):
        edition.pair_round(event(4, prohibitions=(Prohibition((1, 2, 3)),)))
    with pytest.raises(LiteralImpossible):
        of(edition, [who(1, 0, may_have_pab=False)])
    assert of(edition, [who(1, 0)]) == (set(), 1)


@rule("dutch-2026", "2.3.1")
def test_c5_makes_the_leaders_float() -> None:
    paired = dutch_2026.pair_round(c5_case())
    assert paired.pairs == [(1, 4), (3, 2)]
    assert paired.bye == 5
    assert "C5" in paired.fired
    without = dutch_2026.pair_round(c5_case(), without=frozenset({"C5"}))
    assert (without.pairs, without.bye) == ([(1, 2), (5, 3)], 4)


@rule("dutch-2017", "C.10")
def test_the_same_round_under_the_old_rules() -> None:
    paired = dutch_2017.pair_round(c5_case())
    assert (paired.pairs, paired.bye) == ([(1, 2), (5, 3)], 4)
    assert [bracket.kind for bracket in paired.brackets] == ["normal", "normal", "last"]
    assert paired.brackets[1].down == (3, 4)


@rule("dutch-2026", "2.4.4")
def test_c9_spares_the_player_who_was_away() -> None:
    first = Round.of([Game(1, 4, "1", "0"), Game(3, 2, "0", "1")], [Bye(5, "Z")])
    tournament = event(5, first, planned=3)
    paired = dutch_2026.pair_round(tournament, explain=True)
    assert (paired.pairs, paired.bye) == ([(2, 1), (5, 3)], 4)
    assert "C9" in paired.decided
    assert dutch_2026.pair_round(tournament, without=frozenset({"C9"})).bye == 5


@rule("dutch-2026", "2.4.4")
def test_c9_is_not_for_the_last_bracket_alone() -> None:
    top = [who(1, 20), who(2, 20), who(3, 20, unplayed=1)]
    barred = [who(4, 10, may_have_pab=False), who(5, 10, may_have_pab=False)]
    assert of(dutch_2026, top + barred) == (pairs((1, 3), (4, 5)), 2)
    assert of(dutch_2026, top + barred, without=frozenset({"C9"})) == (pairs((1, 2), (4, 5)), 3)
    free = [who(4, 10, may_have_pab=False), who(5, 10)]
    assert of(dutch_2026, top + free) == (pairs((1, 2), (3, 4)), 5)


@rule("dutch-2026", "2.2.1")
@rule("dutch-2017", "A.9", "C.4")
def test_the_rest_must_be_completable() -> None:
    people = met([who(n, 20 if n < 3 else 10 if n < 5 else 0) for n in range(1, 7)], (5, 6))
    for edition in EDITIONS:
        assert of(edition, people) == (pairs((1, 2), (3, 5), (4, 6)), None)
    assert [b.kind for b in whole(dutch_2017, people).brackets] == ["normal", "PPB", "CLB"]


@rule("dutch-2017", "A.9")
def test_a_collapsed_last_bracket_of_several_scores() -> None:
    people = met([who(n, 30 if n < 3 else 10 if n < 5 else 0) for n in range(1, 7)], (3, 4), (3, 5), (4, 5))
    paired = whole(dutch_2017, people)
    assert [(b.kind, b.mdps, b.residents) for b in paired.brackets] == [
        ("PPB", (), (1, 2)),
        ("CLB", (1, 2), (3, 4, 5, 6)),
    ]
    assert {frozenset(pair) for pair in paired.pairs} == pairs((1, 3), (2, 4), (5, 6))
    barred = met([*people[:4], who(5, 0)], (3, 4), (3, 5), (4, 5))
    assert of(dutch_2017, barred) == (pairs((1, 3), (2, 4)), 5)


# ------------------------------------------------------------------------------------- walk and sieve


def text_walk(edition: ModuleType, field: Field, bracket: Bracket, best: Candidate) -> Candidate:
    """Article 3 word by word for a homogeneous bracket: the first candidate of the walk that is best on all."""
    if edition is dutch_2026:
        criteria = dutch_2026.c10_to_c21(field, bracket)
        allowed = dutch_2026.c4_to_c7(field, bracket, Sieve(field, bracket, dutch_2026.article_4_4_2))
        eight, nine = dutch_2026.c8(field, bracket, frozenset()), dutch_2026.c9(field, bracket)
        values = {down: (eight(down), nine(down)) for down in allowed}
    else:
        criteria = dutch_2017.c_8_to_c_19(field, bracket)
        allowed = dutch_2017.c_5(field, bracket, Sieve(field, bracket, dutch_2017.article_d_3), complete=True)
        values = dict.fromkeys(allowed, ((), 0))
    places = listed(bracket.residents)
    best_value: Any = None
    found: Candidate | None = None
    for walked in generated(len(places), len(best.pairs)):
        here = tuple(sorted((places[a], places[b]) for a, b in walked))
        if not all(field.allowed[a] >> b & 1 for a, b in here):
            continue
        candidate = Candidate(here, bracket.residents & ~gathered([p for pair in here for p in pair]))
        if candidate.down in values:
            value = (values[candidate.down], [measure(candidate) for _, measure in criteria])
            if best_value is None or value < best_value:
                best_value, found = value, candidate
    assert found is not None
    return found


@pytest.mark.long
@both("B.8", "3.8.1")
def test_the_sieve_gives_what_the_walk_gives(edition: ModuleType) -> None:
    compared = 0
    for seed in range(400):
        tournament = scrambled_history(random.Random(seed), 4 + seed % 4, 1 + seed % 3)
        field = Field(edition.people(tournament), forbidden_pairs(tournament), tournament.first_colour)
        one_group = Bracket(0, field.everybody, 0)
        if field.completable(field.everybody):
            if edition is dutch_2026:
                sieve = Sieve(field, one_group, dutch_2026.article_4_4_2)
                best = dutch_2026.best_candidate(field, one_group, sieve)
            else:
                if len(field.scoregroups()) > 1:
                    continue
                sieve = Sieve(field, one_group, dutch_2017.article_d_3)
                best = dutch_2017.best_candidate(field, one_group, sieve, complete=True)
            assert text_walk(edition, field, one_group, best) == best
            compared += 1
    assert compared > (300 if edition is dutch_2026 else 15)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=150, deadline=None)
@given(tournament=histories(max_players=8))
def test_rounds_are_complete_and_legal(edition: ModuleType, tournament: Tournament) -> None:
    people = {p.number: p for p in edition.people(tournament)}
    try:
        paired = edition.pair_round(tournament)
    except LiteralImpossible:
        return
    placed = [p for pair in paired.pairs for p in pair] + ([paired.bye] if paired.bye else [])
    assert sorted(placed) == sorted(people)
    assert all(may_meet(people[a], people[b], forbidden_pairs(tournament)) for a, b in paired.pairs)
    assert paired.bye is None or people[paired.bye].may_have_pab
    assert edition.pair_round(tournament, explain=True).pairs == paired.pairs


# --------------------------------------------------------------------------------------- recorded rounds


@pytest.mark.skipif(not DATA.is_dir(), reason="the shared data are not here")
def test_the_example_of_the_report_file() -> None:
    tournament = read_trf((DATA / "trf-examples" / "individual.trf").read_bytes())
    for edition in EDITIONS:
        paired = edition.pair_round(tournament)
        assert (paired.pairs, paired.bye) == ([(1, 5), (3, 2)], None)


@pytest.mark.long
@pytest.mark.skipif(not DATA.is_dir(), reason="the shared data are not here")
@pytest.mark.parametrize("edition", EDITIONS)
def test_recorded_rounds(edition: ModuleType) -> None:
    """Every recorded round with no scoregroup above seven, of the events of up to 30 players."""
    compared = 0
    for file in sorted((DATA / edition.__name__.split(".")[-1].replace("_", "-")).glob("*.trf")):
        tournament = read_trf(file.read_bytes())
        if len(tournament.players) > 30:
            continue
        for number, played in enumerate(tournament.rounds, 1):
            before = tournament.before_round(number)
            if max(Counter(p.score for p in edition.people(before)).values()) > 7:
                continue
            paired = edition.pair_round(before)
            bye = next((b.player for b in played.byes if b.code == "U"), None)
            expected = sorted((game.white, game.black) for game in played.games)
            assert (sorted(paired.pairs), paired.bye) == (expected, bye), f"{file.name} round {number}"
            compared += 1
    assert compared >= 250
