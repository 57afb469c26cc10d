"""The page for an appeal: whoever has nothing but its data and the text comes to the same pairs."""

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from fairswiss.model import NoPairing, Tournament
from fairswiss.rendering.appeals import appeal_blocks, appeal_data
from fairswiss.rendering.text import as_text
from fairswiss.usecases.appeals import derived
from fairswiss.usecases.rounds import pair
from tests.comparison import DUTCH, LITERAL
from tests.literal import dutch_1992_field, dutch_2012_brackets, dutch_2017, dutch_2026
from tests.literal.dubov_1997 import pair_group
from tests.literal.dubov_1997_colours import article_4
from tests.literal.dubov_1997_groups import Situation
from tests.literal.dubov_1997_people import Person as Contender
from tests.literal.dubov_1997_people import alphabet, article_2_6, legal_graph
from tests.literal.dutch_candidates import Field, gathered
from tests.literal.dutch_facts import Entry, Person
from tests.tournaments import histories

SOME = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
BARS = {
    "dutch-1992": dutch_1992_field.article_b_1_b, "dutch-2012": dutch_2012_brackets.article_b_1_b,
    "dutch-2017": dutch_2017.article_c_2, "dutch-2026": dutch_2026.article_2_1_2,
}  # fmt: skip
Pairs = set[frozenset[int]]


def _page(tournament: Tournament, system: str, chosen: int) -> dict[str, Any]:
    """The data of a page, as they come out of JSON; the same group is set as a document too."""
    try:
        pairing = pair(tournament, system, explain=True)
    except NoPairing:
        assume(False)
    assume(pairing.explanation is not None and pairing.explanation.groups)
    assert pairing.explanation is not None
    appeal = derived(tournament, pairing, chosen % (len(pairing.explanation.groups) + 1))
    assert as_text(appeal_blocks(appeal))
    page: dict[str, Any] = json.loads(json.dumps(appeal_data(appeal)))
    return page


def _forbidden(page: dict[str, Any]) -> Pairs:
    return {frozenset((one["number"], other)) for one in page["players"] for other in one["apart"]}


def _made(page: dict[str, Any]) -> Pairs:
    return {frozenset(two) for two in page["pairs"]}


# -- Dubov -------------------------------------------------------------------------------------------------------------


def _contender(one: dict[str, Any]) -> Contender:
    mean = Fraction(sum(one["ratings"]), len(one["ratings"])) if one["ratings"] else Fraction(0)
    barred = any(code in "UF+" for _, code, _ in one["unplayed"])
    assert one["may_change_colour"] == article_2_6(one["colours"])
    return Contender(
        one["number"], alphabet(one["name"], one["number"]), one["rating"], mean, one["score"], one["colours"],
        one["due"], one["may_change_colour"], one["may_upfloat"], not barred, met=frozenset(one["opponents"]),
    )  # fmt: skip


@SOME
@given(histories(max_players=10, min_rounds=1), st.integers(0, 99))
def test_a_score_group_or_the_bye_of_dubov_can_be_derived_from_its_page(tournament: Tournament, chosen: int) -> None:
    page = _page(tournament, "dubov-1997", chosen)
    people = {one["number"]: _contender(one) for one in page["players"]}
    lifted = legal_graph(people, _forbidden(page), article_2_5_in_force=False)
    relaxed = any("limit" in json.dumps(step) for step in page["opening"])
    graph = lifted if relaxed else legal_graph(people, _forbidden(page))
    if page["group"] == 0:
        if page["bye"] is not None:
            able = (p.number for p in article_4(people) if graph.completable(set(people) - {p.number}))
            assert next(able) == page["bye"]
        return
    assume(page["residents"])
    floaters = page["floaters"]
    apart = graph.without_pairs((a, b) for a in floaters for b in floaters if a != b)
    at = Situation(people, apart, relaxed, "strict", unpaired=set(people), floaters=list(floaters))
    pair_group(at, people[page["residents"][0]].score, lifted)
    assert {frozenset(two) for two in at.pairs} == _made(page)


# -- Dutch -------------------------------------------------------------------------------------------------------------


def _person(page: dict[str, Any], one: dict[str, Any]) -> Person:
    scoring = page["scoring"]
    win, most = min(scoring["white_win"], scoring["black_win"]), max(scoring["white_win"], scoring["black_win"])
    missed = [Entry(code, worth) for _, code, worth in one["unplayed"]]
    previous, before = ({"down": "d", "up": "u"}.get(way, "") for way in one["floats"])
    return Person(
        one["number"], one["score"], one["colours"], (before, previous),
        page["last_round"] and 2 * one["score"] > (page["round"] - 1) * most,
        not any(BARS[page["system"]](entry, win) for entry in missed),
        page["round"] - 1 - len(one["colours"]), frozenset(one["opponents"]), one["number"],
    )  # fmt: skip


def _field(page: dict[str, Any]) -> Field:
    people = [_person(page, one) for one in page["players"]]
    forbidden, initial, system = _forbidden(page), page["first_colour"] or "w", page["system"]
    if system == "dutch-1992":
        return dutch_1992_field.Field(people, forbidden, initial, page["round"])
    if system == "dutch-2012":
        bars = BARS[system]
        gifts = {one["number"]: sum(bars(Entry(c, w), 0) for _, c, w in one["unplayed"]) for one in page["players"]}
        return dutch_2012_brackets.Field(people, forbidden, initial, page["round"], gifts)
    return Field(people, forbidden, initial)


@pytest.mark.parametrize("system", DUTCH)
@SOME
@given(tournament=histories(max_players=9, min_rounds=1), chosen=st.integers(1, 99))
def test_a_bracket_of_the_dutch_editions_can_be_derived_from_its_page(
    system: str, tournament: Tournament, chosen: int
) -> None:
    assume(tournament.first_colour and not tournament.absences)  # else somebody's parity is counted differently
    page = _page(tournament, system, chosen)
    scores = {one["number"]: one["score"] for one in page["players"]}
    # A last bracket of several scores was made by the bracket before it, whose page tells how.
    assume(page["group"] and len({scores[number] for number in page["residents"]}) == 1)
    field = _field(page)
    moved = gathered([at for at, one in enumerate(page["players"]) if one["number"] in page["floaters"]])
    found = LITERAL[system].pair_field(field, moved_down=moved)
    assert {frozenset(two) for two in found.brackets[0].pairs} == _made(page)
