"""Facts are written in one way and read back equal; what does not fit is refused with its place."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.journal.codec import text_of, value_of
from fairswiss.journal.facts import KINDS, Forbidden, Imported, Registered, Settings, word_of
from fairswiss.model import InvalidTournament, Player, Tournament
from tests.formats.strategies import tournaments


@settings(max_examples=60, deadline=None)
@given(tournaments())
def test_a_whole_tournament_comes_back_equal(tournament: Tournament) -> None:
    fact = Imported(Settings("dutch-2026", 9), tournament)
    assert value_of(Imported, json.loads(text_of(fact))) == fact


def test_equal_facts_are_written_alike_and_usual_values_not_at_all() -> None:
    assert (
        text_of(Registered(3, Player(0, "Ŝ", rating=2000))) == '{"id":3,"player":{"name":"Ŝ","number":0,"rating":2000}}'
    )
    assert text_of(Forbidden((1, 2))) == '{"ids":[1,2]}'


def test_every_kind_has_its_word() -> None:
    assert word_of(KINDS["bye-asked"]) == "bye-asked"
    assert len(KINDS) == 57


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"id": "3", "player": {}}, "id: expected int, found '3'"),
        ({"id": True, "player": {}}, "id: expected int, found True"),
        ({"id": 3}, "'player' is missing"),
        ({"id": 3, "player": {"number": 0, "name": "A", "colour": "w"}}, "player: 'colour' is not known here"),
        ({"id": 3, "player": []}, "player: expected an object"),
        ([], "expected an object"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(data: object, told: str) -> None:
    with pytest.raises(InvalidTournament) as refused:
        value_of(Registered, data)
    assert told in str(refused.value)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda s: st.lists(s) | st.dictionaries(st.text(), s)
    )
)
def test_any_data_is_read_or_refused(data: object) -> None:
    for kind in KINDS.values():
        try:
            value_of(kind, data)
        except InvalidTournament:
            continue
