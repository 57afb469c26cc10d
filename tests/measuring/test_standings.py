"""The benchmark of standings runs and says what it says it does."""

from benchmarks import standings


def test_a_line_for_each_list_and_size_and_the_growth() -> None:
    said: list[str] = []
    standings.main(["26", "30"], said.append)
    assert len(said) == 1 + 2 * len(standings.LISTS) + len(standings.LISTS)
    assert said[0] == standings.HEAD
    assert all(codes in "\n".join(said) for codes in standings.LISTS)
