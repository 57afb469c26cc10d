"""Runs: the same bytes on one core, on several, on a cluster, after a stop and after a lost process."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from fairswiss import BadRequest, FairswissError
from fairswiss.studies import Results, Workers
from fairswiss.studies.parquet import KEY
from fairswiss.studies.rows import chunks
from fairswiss.usecases.workers import in_order, spread
from tests.studies.recipes import small

parquet = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a run on one core."""
    output = tmp_path_factory.mktemp("study") / "alone.parquet"
    small().run(str(output), Workers(1))
    return output.read_bytes()


@pytest.mark.parametrize("jobs", [2, 4])
def test_several_processes_give_the_same_bytes(alone: bytes, tmp_path: Path, jobs: int) -> None:
    output = tmp_path / "study.parquet"
    seen: list[int] = []
    small().run(str(output), Workers(jobs), seen.append)
    assert output.read_bytes() == alone
    assert sum(seen) == small().tournaments == 48


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_cluster_gives_the_same_bytes(alone: bytes, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50, local_directory=str(tmp_path)
    )
    with cluster:
        small().run(str(tmp_path / "study.parquet"), Workers(scheduler=cluster.scheduler_address))
    assert (tmp_path / "study.parquet").read_bytes() == alone


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("fairswiss.usecases.workers._PATIENCE", 1)
    with pytest.raises(BadRequest, match="No Dask scheduler answers at"):
        small().run(workers=Workers(scheduler="tcp://127.0.0.1:9"))


def test_the_file_has_the_recipe_and_is_read_back(alone: bytes, tmp_path: Path) -> None:
    (tmp_path / "study.parquet").write_bytes(alone)
    found = Results.read(str(tmp_path / "study.parquet"))
    assert found == small().run(workers=Workers(1))
    table = parquet.read_table(tmp_path / "study.parquet")
    assert KEY in table.schema.metadata
    assert table.num_rows == 48
    assert table.column_names[:8] == [
        "field", "rounds", "system", "acceleration", "seed", "players", "rounds_played", "ended",
    ]  # fmt: skip
    (tmp_path / "other.parquet").write_bytes(b"no parquet")
    with pytest.raises(FairswissError, match="is not a file of results"):
        Results.read(str(tmp_path / "other.parquet"))


def test_a_stopped_study_goes_on_where_it_was(alone: bytes, tmp_path: Path) -> None:
    output = str(tmp_path / "study.parquet")

    class Stopped(Exception):
        pass

    def stop(_tournaments: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        small().run(output, Workers(1), stop)
    assert not os.path.exists(output)
    partial = small().so_far(output)
    assert len(partial.rows) == 20
    kept = {path: path.stat().st_mtime_ns for path in Path(f"{output}.chunks").iterdir()}
    small().run(output, Workers(1))
    assert Path(output).read_bytes() == alone
    assert {path: path.stat().st_mtime_ns for path in kept} == kept


def test_more_tournaments_keep_the_chunks_and_another_study_refuses_them(tmp_path: Path) -> None:
    output = str(tmp_path / "study.parquet")
    small(tournaments=20).run(output, Workers(1))
    before = set(Path(f"{output}.chunks").iterdir())
    small(tournaments=40).run(output, Workers(1))
    assert before < set(Path(f"{output}.chunks").iterdir())
    with pytest.raises(BadRequest, match="chunks of another study"):
        small(rounds=[4]).run(output, Workers(1))


def test_the_first_seeds_of_every_cell_come_first() -> None:
    assert [chunk.first for chunk in chunks(small().recipe)] == [1, 1, 21, 21]
    assert len({chunk.name for chunk in chunks(small().recipe)}) == 4


def ended_once(piece: tuple[str, int]) -> int:
    """Die the first time, as when the system kills a process that takes too much memory."""
    path, number = piece
    if number == 3 and not os.path.exists(path):
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def ended_always(piece: int) -> int:
    """Die each time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return piece


def test_the_piece_of_a_lost_process_is_done_again(tmp_path: Path) -> None:
    pieces = [(str(tmp_path / "died"), number) for number in range(12)]
    assert list(in_order(spread(ended_once, pieces, Workers(2)))) == [number * number for number in range(12)]
    assert (tmp_path / "died").exists()


def test_processes_that_are_lost_again_and_again_end_the_work() -> None:
    with pytest.raises(FairswissError, match="again and again"):
        list(spread(ended_always, [1, 2, 3], Workers(2)))


def test_whoever_wants_no_more_results_leaves_no_process_behind() -> None:
    assert len(list(islice(spread(abs, range(40), Workers(2)), 3))) == 3


def test_a_killed_worker_of_a_study_changes_no_byte(alone: bytes, tmp_path: Path) -> None:
    """The study runs as a program of its own; one of its processes is killed as soon as a chunk is there."""
    output = tmp_path / "study.parquet"
    script = (
        "from tests.studies.recipes import small; from fairswiss.studies import Workers;"
        f"small().run({str(output)!r}, Workers(2))"
    )
    top = Path(__file__).parents[2]
    running = subprocess.Popen([sys.executable, "-c", script], cwd=top)
    killed = False
    while running.poll() is None and not killed:
        for child in _children(running.pid):
            os.kill(child, signal.SIGKILL)
            killed = True
            break
        time.sleep(0.01)
    assert running.wait(300) == 0
    assert killed
    assert output.read_bytes() == alone


def _children(process: int) -> Iterator[int]:
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            yield int(entry.parent.name)


def test_processes_end_with_a_killed_parent(tmp_path: Path) -> None:
    script = (
        "from tests.studies.recipes import small; from fairswiss.studies import Workers;"
        "small(tournaments=4000).run(workers=Workers(2))"
    )
    running = subprocess.Popen([sys.executable, "-c", script], cwd=Path(__file__).parents[2])
    children: list[int] = []
    while len(children) < 2:
        assert running.poll() is None
        children = list(_children(running.pid))
        time.sleep(0.05)
    running.kill()
    running.wait(60)
    deadline = time.monotonic() + 120
    while any(_is_running(child) for child in children):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
