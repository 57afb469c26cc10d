"""Players who are numbered and take the last opponent, against trying everything."""

import random
from collections.abc import Iterable

from hypothesis import given

from fairswiss.kernel.solver.bracket_matching import mates
from fairswiss.kernel.solver.by_number import POSITIONS, matched_by_number, proven_by_number
from fairswiss.kernel.solver.edges import Vertex
from fairswiss.kernel.solver.few_players import best_of_few
from fairswiss.kernel.solver.tight_graph import NoRoundAtAll, TypedField
from fairswiss.kernel.vocabulary.candidates import Candidate, Field
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Packing
from tests.kernel.solver.trying import SOME, Bracket, brackets_of, complete_rounds, small_brackets
from tests.tournaments import scrambled_history

Opponents = list[int]


def opponents(players: list[Entrant], pairs: Iterable[tuple[Vertex, Vertex]]) -> Opponents:
    """The number of each one's opponent, 0 where there is none."""
    number: dict[Vertex, int] = {player: place for place, player in enumerate(players, 1)}
    meets = mates(pairs)
    return [number.get(meets[player], 0) if player in meets else 0 for player in players]


def in_one(bracket: Bracket) -> tuple[Field, Packing]:
    """The bracket with its moved-down players among the residents."""
    return bracket.field._replace(moved_down=[], residents=bracket.players()), bracket.packing


def told(field: Field, found: Candidate | None) -> tuple[int, Opponents] | None:
    return None if found is None else (found.cost, opponents(field.residents, found.pairs))


@SOME
@given(small_brackets())
def test_what_is_found_is_the_first_of_the_best(brackets: list[Bracket]) -> None:
    for bracket in brackets:
        field, packing = in_one(bracket)
        every = [(cost, opponents(field.residents, pairs)) for cost, pairs in complete_rounds(field, packing)]
        least = min((cost for cost, _ in every), default=0)
        first = max(((cost, numbers) for cost, numbers in every if cost == least), default=None)
        assert told(field, matched_by_number(TypedField(field, packing))) == first
        proven = told(field, proven_by_number(TypedField(field, packing)))
        assert proven is None or proven == first
        try:
            few = told(field, best_of_few(field, packing, POSITIONS))
        except NoRoundAtAll:
            assert first is None
        else:
            assert few is None or (first and few[1] == first[1])


def test_larger_brackets_are_proven_as_the_weighted_matching_finds_them() -> None:
    rng, proven = random.Random(5), 0
    for _ in range(12):
        for bracket in brackets_of(scrambled_history(rng, rng.randint(10, 20), rng.randint(2, 6)), "dutch_2026"):
            field, packing = in_one(bracket)
            found = told(field, proven_by_number(TypedField(field, packing)))
            if found is not None:
                proven += 1
                assert found == told(field, matched_by_number(TypedField(field, packing)))
    assert proven > 10
