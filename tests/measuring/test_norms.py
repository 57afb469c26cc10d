"""The benchmark of ratings and norms runs and says what it says it does."""

from benchmarks import norms


def test_a_line_for_each_piece_of_work_and_its_growth() -> None:
    said: list[str] = []
    norms.main(["26", "30"], said.append)
    assert said[0] == norms.HEAD
    assert len(said) == 1 + 2 * 5 + 5
