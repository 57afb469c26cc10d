"""Columns by type: the first entry there is room for."""

from fairswiss.kernel.matchings.columns import Columns


def test_the_first_of_the_types_that_is_not_barred_and_has_room_is_taken() -> None:
    columns = Columns([0, 1, 0, 1, 2], 3)
    assert columns.first([1], {1}, lambda kind: True) == 3
    assert columns.first([0, 1], (), lambda kind: kind == 1) == 1
    assert [columns.first([0, 1, 2], (), lambda kind: True) for _ in range(4)] == [0, 2, 4, -1]


def test_the_last_of_a_type_is_dropped() -> None:
    columns = Columns([0, 1, 0], 2)
    columns.drop(0, 0)  # not the last one
    columns.drop(2, 0)
    columns.drop(1, 1)
    assert [columns.first([0, 1], (), lambda kind: True) for _ in range(2)] == [0, -1]
    columns.drop(0, 0)
