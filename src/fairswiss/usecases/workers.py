"""Long work in pieces: on the cores of this machine, or on a Dask cluster.

A piece is a plain value, and the result of a piece depends on nothing else. So a piece whose process was lost is done
again, and it does not matter where.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import active_count
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError
from fairswiss.model.extras import optional
from fairswiss.model.problems import Remedy

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

    from distributed import Client

Piece = TypeVar("Piece")
Result = TypeVar("Result")

LOCAL = "local"
"""In place of the address of a scheduler: start a cluster on this machine."""
FORK_SERVER = "forkserver"
_MOST_LOSSES = 3
"""So many losses of a process in a row, with nothing finished in between, are no accident."""
_PATIENCE = 30
"""Seconds in which a scheduler has to answer."""


class Workers(NamedTuple):
    """The processes that share long work."""

    jobs: int = 0
    """Processes on this machine; 0: one for each core."""
    scheduler: str = ""
    """The address of a Dask scheduler, or ``local``; empty: no cluster."""

    @property
    def processes(self) -> int:
        return self.jobs or os.cpu_count() or 1


EVERY_CORE = Workers()


def spread(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], workers: Workers = EVERY_CORE
) -> Iterator[tuple[int, Result]]:
    """The result of every piece with its place, in the order in which they are finished."""
    if workers.scheduler:
        return _on_cluster(work, pieces, workers)
    if workers.processes == 1 or len(pieces) < 2:
        return enumerate(map(work, pieces))
    return _in_processes(work, pieces, workers.processes)


def in_order(results: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """The results in the order of their pieces, each as soon as those before it are there."""
    early: dict[int, Result] = {}
    coming = 0
    for place, result in results:
        early[place] = result
        while coming in early:
            yield early.pop(coming)
            coming += 1


def _in_processes(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], processes: int
) -> Iterator[tuple[int, Result]]:
    left, losses = dict(enumerate(pieces)), 0
    while left:
        try:
            for place, result in _one_pool(work, left, processes):
                del left[place]
                losses = 0
                yield place, result
        except BrokenProcessPool as error:
            losses += 1
            if losses == _MOST_LOSSES:
                raise _ended() from error


def _one_pool(work: Callable[[Piece], Result], left: dict[int, Piece], processes: int) -> Iterator[tuple[int, Result]]:
    """Results until everything is done, or a process is lost."""
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import active_children

    others = set(active_children())
    pool = ProcessPoolExecutor(min(processes, len(left)), _context(), initializer=_end_quietly)
    try:
        futures = {pool.submit(work, piece): place for place, piece in left.items()}
        for future in as_completed(futures):
            yield futures.pop(future), future.result()
    except BaseException:  # the results are not wanted any more, or a process is lost: end the others
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _context() -> "BaseContext | None":
    """The way to start processes: not by a copy of this one while other threads run, whose locks nobody would open."""
    from multiprocessing import get_all_start_methods, get_context

    alone = active_count() == 1
    return None if alone or FORK_SERVER not in get_all_start_methods() else get_context(FORK_SERVER)


def _end_quietly() -> None:
    """Let Ctrl-C end a process without a word, and end with the parent, however that ends."""
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _on_cluster(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], workers: Workers
) -> Iterator[tuple[int, Result]]:
    with optional():
        from distributed import KilledWorker, as_completed
    with _client(workers) as client:
        futures = {client.submit(work, piece, pure=False): place for place, piece in enumerate(pieces)}
        try:
            for future in as_completed(list(futures)):  # type: ignore[no-untyped-call]
                result: Result = future.result()
                yield futures.pop(future), result
        except KilledWorker as error:
            raise _ended() from error


@contextmanager
def _client(workers: Workers) -> "Iterator[Client]":
    with optional():
        from distributed import Client, LocalCluster
    if workers.scheduler == LOCAL:
        with (
            LocalCluster(  # type: ignore[no-untyped-call]
                n_workers=workers.processes, threads_per_worker=1, dashboard_address=None, silence_logs=50
            ) as cluster,
            Client(cluster) as client,  # type: ignore[no-untyped-call]
        ):
            yield client
        return
    try:
        client = Client(workers.scheduler, timeout=_PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        words = "No Dask scheduler answers at {address!r}. Check the address, such as tcp://10.0.0.5:8786."
        raise BadRequest(gettext(words, address=workers.scheduler), code="no-scheduler") from error
    with client:
        yield client


def _ended() -> FairswissError:
    words = "Processes that shared the work were ended from outside, again and again."
    return FairswissError(gettext(words), code="process-ended", remedies=(Remedy.FEWER_PROCESSES,))
