"""Scheveningen, Molter and Schiller tables: who meets whom, and colours."""

from collections import Counter

import pytest

from fairswiss.kernel.tables.members import SIZES, MemberTable, Seat, molter, scheveningen, schiller


def histories(table: MemberTable) -> dict[Seat, str]:
    """The colours of everybody; every member plays in every round."""
    seats = [(team, place) for team in range(table.teams) for place in range(table.members)]
    found = dict.fromkeys(seats, "")
    for games in table.rounds:
        assert sorted(seat for game in games for seat in game) == seats
        for white, black in games:
            found[white] += "w"
            found[black] += "b"
    return found


def meetings(table: MemberTable) -> Counter[frozenset[Seat]]:
    return Counter(frozenset(game) for games in table.rounds for game in games)


@pytest.mark.parametrize("members", [members for _, members in SIZES["scheveningen"]])
def test_scheveningen(members: int) -> None:
    table = scheveningen(members)
    assert table is not None
    assert meetings(table) == {frozenset(((0, a), (1, b))): 1 for a in range(members) for b in range(members)}
    for colours in histories(table).values():
        assert abs(colours.count("w") - colours.count("b")) == members % 2
        assert "www" not in colours
        assert "bbb" not in colours
    twice = histories(table.twice())
    assert all(colours.count("w") == members and "www" not in colours for colours in twice.values())
    assert set(meetings(table.twice()).values()) == {2}


def test_there_is_no_scheveningen_table_for_one_or_for_eleven() -> None:
    assert [members for _, members in SIZES["scheveningen"]] == list(range(2, 11))
    assert scheveningen(1) is scheveningen(11) is None


@pytest.mark.parametrize(("teams", "members"), SIZES["molter"])
def test_molter(teams: int, members: int) -> None:
    table = molter(teams, members)
    assert table is not None
    met: dict[Seat, list[int]] = {}
    for games in table.rounds:
        for one, other in games:
            assert one[0] != other[0]
            assert abs(one[1] - other[1]) <= teams % 2
            met.setdefault(one, []).append(other[0])
            met.setdefault(other, []).append(one[0])
    assert all(len(set(teams)) == len(teams) for teams in met.values())  # nobody meets a team twice
    for colours in histories(table).values():
        assert abs(colours.count("w") - colours.count("b")) <= 1
        assert "www" not in colours
        assert "bbb" not in colours


@pytest.mark.parametrize(("teams", "members"), SIZES["schiller"])
def test_schiller(teams: int, members: int) -> None:
    table = schiller(teams, members)
    assert table is not None
    seats = [(team, place) for team in range(teams) for place in range(members)]
    assert meetings(table) == {frozenset((a, b)): 1 for a in seats for b in seats if a[0] != b[0]}
    for colours in histories(table).values():
        assert abs(colours.count("w") - colours.count("b")) <= 1
        assert "www" not in colours
        assert "bbb" not in colours
