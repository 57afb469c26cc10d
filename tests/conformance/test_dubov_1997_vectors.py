"""71 rounds on which JavaPairing 2.9 and an independent strict reading of the text agree: pairs and colours.

All games were played, nobody had a bye, and none of the rounds needs 7.1 or a way out; what they do show is 6.2, 6.3,
7.2, 7.3, 7.4 and chapter 3 on real histories.
"""

import json
from typing import Any

import pytest

from fairswiss.formats.trf import read_trf
from fairswiss.usecases.rounds import pair
from tests.conformance.shared import DUBOV_1997, file_or_skip

VECTORS: list[dict[str, Any]] = json.loads(file_or_skip("vectors.json").read_text(encoding="utf-8"))["vectors"]


def test_all_71_rounds_are_here() -> None:
    assert len(VECTORS) == 71


@pytest.mark.rule("dubov_1997", "3", "6.2", "6.3", "7.2", "7.3", "7.4")
@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['file'].removesuffix('.trf')}-round{v['round']}")
def test_pairs_and_colours_are_those_of_the_vector(vector: dict[str, Any]) -> None:
    tournament = read_trf((DUBOV_1997 / vector["file"]).read_bytes())
    state = tournament.before_round(vector["round"]).revised(rounds_planned=vector["total_rounds"])
    paired = pair(state, "dubov-1997")
    assert paired.bye is None
    assert {f"{board.white}-{board.black}" for board in paired.pairs} == set(vector["pairs"])
