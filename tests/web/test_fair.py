"""Fair under load: one account that asks for everything at once holds up neither pairing nor other accounts."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from benchmarks.fairness import Run, measured, wanted

from fairswiss.language import language, speaking
from fairswiss.model.errors import Busy, TooMany
from fairswiss.usecases import long_work
from fairswiss.usecases.long_work import Errand, worked_out
from fairswiss.usecases.single_flight import SingleFlight, answered_once
from fairswiss.web import rate_limits
from fairswiss.web.access import Role
from fairswiss.web.named_locks import give, take
from fairswiss.web.quotas import Pace
from fairswiss.web.running import bounds
from fairswiss.web.running.bounds import Bounded
from fairswiss.web.running.process_pool import Crew
from tests.web.databases import PostgreSQL
from tests.web.rounds.events import event, published
from tests.web.team import appointed
from tests.web.visitors import Visitor, text

VIEWER, OTHER, PAIRING = Errand("viewer"), Errand("other"), Errand("owner", first=True)
ON_ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


class People:
    """Requests in threads of their own, each on an errand."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self.pool = pool

    def ask(self, errand: Errand, question: Callable[..., Any], *given: Any) -> "Future[Any]":
        def asked() -> Any:
            long_work.go(errand)
            return worked_out(question, *given)

        return self.pool.submit(copy_context().run, asked)


@pytest.fixture
def people() -> Iterator[People]:
    with ThreadPoolExecutor(20) as pool:
        yield People(pool)


@pytest.fixture
def elsewhere() -> Iterator[Crew]:
    """One place for what is not urgent, and nobody may wait for it."""
    crew = Crew(at_once=1, waiting=0)
    before = long_work.send_elsewhere(crew)
    yield crew
    long_work.send_elsewhere(before)
    crew.dismiss()


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """Reading it is work that has begun when the pipe can be opened for writing, and ends when that is closed."""
    os.mkfifo(made := tmp_path / "pipe")
    return made


def queue(errand: Errand) -> int:
    return long_work._queued[errand]


def limited(monkeypatch: pytest.MonkeyPatch, pace: Pace, most: int) -> None:
    """Few requests, which do not come back while a test runs."""
    monkeypatch.setattr(pace, "most", most)
    monkeypatch.setattr(pace, "rate", 1e-4)


def until(holds: Callable[[], bool]) -> None:
    """Wait for a state, however busy the machine is."""
    passing = Event()
    for _ in range(30_000):
        if holds():
            return
        passing.wait(0.01)
    raise AssertionError("it never came")


# -- places and turns --------------------------------------------------------------------------------------------------


def test_pairing_has_a_place_when_all_others_are_taken(elsewhere: Crew, people: People, pipe: Path) -> None:
    reading = people.ask(VIEWER, Path.read_text, pipe)
    with pipe.open("w"):
        with pytest.raises(Busy):
            people.ask(OTHER, divmod, 7, 2).result()
        assert people.ask(PAIRING, divmod, 7, 2).result() == (3, 1)
    assert reading.result() == ""


def test_an_account_has_one_piece_of_long_work_done_at_a_time(people: People, pipe: Path) -> None:
    crew = Crew(at_once=2, waiting=0)
    before = long_work.send_elsewhere(crew)
    try:
        first = people.ask(VIEWER, Path.read_text, pipe)
        with pipe.open("w"):
            second = people.ask(VIEWER, divmod, 9, 2)
            until(lambda: queue(VIEWER) == 2)
            assert people.ask(OTHER, divmod, 7, 2).result() == (3, 1)
            assert people.ask(PAIRING._replace(account="viewer"), divmod, 7, 2).result() == (3, 1)
            assert not second.done()
        assert (first.result(), second.result()) == ("", (4, 1))
    finally:
        long_work.send_elsewhere(before)
        crew.dismiss()


def test_work_of_the_same_account_in_another_worker_is_waited_for(elsewhere: Crew, people: People) -> None:
    assert take(f"long work {VIEWER}")
    waiting = people.ask(VIEWER, divmod, 7, 2)
    until(lambda: queue(VIEWER) == 1)
    assert people.ask(OTHER, divmod, 7, 2).result() == (3, 1)
    assert not waiting.done()
    give(f"long work {VIEWER}")
    assert waiting.result() == (3, 1)


def test_an_account_that_asks_for_too_much_at_once_is_refused_at_once(
    elsewhere: Crew, people: People, pipe: Path
) -> None:
    reading = people.ask(VIEWER, Path.read_text, pipe)
    with pipe.open("w"):
        asked = [people.ask(VIEWER, divmod, 7, 2) for _ in range(11)]
        until(lambda: sum(one.done() for one in asked) == 12 - long_work.MOST_OF_ACCOUNT)
        refused = [one.exception() for one in asked if one.done()]
        assert {type(error) for error in refused} == {TooMany}
        assert queue(VIEWER) == long_work.MOST_OF_ACCOUNT
    answers = [one.result() for one in asked if one.exception() is None]
    assert answers == [(3, 1)] * (long_work.MOST_OF_ACCOUNT - 1)
    assert reading.result() == ""
    assert queue(VIEWER) == 0


def test_long_work_of_an_account_is_limited_in_time_too_but_not_its_pairing(
    elsewhere: Crew, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited(monkeypatch, rate_limits.LONG_WORK, 3)
    errors = [people.ask(VIEWER, divmod, 7, 2).exception() for _ in range(4)]
    assert errors[:3] == [None] * 3
    assert isinstance(errors[3], TooMany)
    assert errors[3].seconds >= 1
    assert people.ask(OTHER, divmod, 7, 2).result() == (3, 1)
    assert [people.ask(PAIRING, divmod, 7, 2).result() for _ in range(4)] == [(3, 1)] * 4


# -- the same question -------------------------------------------------------------------------------------------------


def on(errand: Errand, act: Callable[[], Any]) -> Callable[[], Any]:
    def asked() -> Any:
        long_work.go(errand)
        return act()

    return lambda: copy_context().run(asked)


def test_the_same_question_is_answered_once_for_all_who_ask(people: People) -> None:
    begun, may_end, times = Event(), Event(), list[int]()

    @answered_once(4)
    def square(of: int, *, plus: int = 0) -> int:
        begun.set()
        assert may_end.wait(300)
        times.append(of)
        return of * of + plus

    first = people.pool.submit(square, 7)
    assert begun.wait(300)
    others = [people.pool.submit(square, 7) for _ in range(4)]
    may_end.set()
    assert {one.result() for one in (first, *others)} == {49}
    assert times == [7]
    assert (square(7), square(7, plus=1), square(8)) == (49, 50, 64)
    assert times == [7, 7, 8]
    square.cache_clear()
    assert (square(7), times) == (49, [7, 7, 8, 7])


def test_an_answer_in_words_is_kept_for_each_language() -> None:
    asked = list[str]()

    @answered_once(4, worded=True)
    def spoken(what: str) -> str:
        asked.append(language())
        return f"{language()}: {what}"

    for tongue in ("de", "en", "de"):
        with speaking(tongue):
            assert spoken("Round") == f"{tongue}: Round"
    assert asked == ["de", "en"]


class Slow:
    """Something that takes until it may end."""

    def __init__(self) -> None:
        self.begun, self.may_end = Event(), Event()

    def __call__(self) -> str:
        self.begun.set()
        assert self.may_end.wait(300)
        return "slow"


def test_whoever_pairs_does_not_wait_for_a_reader_who_asks_the_same(people: People) -> None:
    kept: SingleFlight[str] = SingleFlight(4)
    slow = Slow()
    reader = people.pool.submit(on(VIEWER, lambda: kept.of("place", 1, slow)))
    assert slow.begun.wait(300)
    assert people.pool.submit(on(PAIRING, lambda: kept.of("place", 1, lambda: "at once"))).result() == "at once"
    assert people.pool.submit(on(OTHER, lambda: kept.of("place", 1, lambda: "never"))).result() == "at once"
    slow.may_end.set()
    assert reader.result() == "slow"


def test_those_who_waited_for_someone_who_was_turned_away_try_for_themselves(people: People) -> None:
    kept: SingleFlight[str] = SingleFlight(4)
    begun, may_end = Event(), Event()

    def refused() -> str:
        begun.set()
        assert may_end.wait(300)
        raise TooMany("too much", 1)

    abuser = people.pool.submit(on(VIEWER, lambda: kept.of("place", 1, refused)))
    assert begun.wait(300)
    other = people.pool.submit(on(OTHER, lambda: kept.of("place", 1, lambda: "made")))
    until(lambda: queue(OTHER) == 1)
    may_end.set()
    assert isinstance(abuser.exception(), TooMany)
    assert other.result() == "made"


def test_an_account_cannot_take_all_threads_by_waiting(elsewhere: Crew, people: People) -> None:
    kept: SingleFlight[str] = SingleFlight(4)
    slow = Slow()
    first = people.pool.submit(on(OTHER, lambda: kept.of("place", 1, slow)))
    assert slow.begun.wait(300)
    waiting = [people.pool.submit(on(VIEWER, lambda: kept.of("place", 1, slow))) for _ in range(12)]
    until(lambda: sum(one.done() for one in waiting) == 12 - long_work.MOST_OF_ACCOUNT)
    slow.may_end.set()
    assert first.result() == "slow"
    errors = [one.exception() for one in waiting]
    assert sum(error is None for error in errors) == long_work.MOST_OF_ACCOUNT
    assert all(isinstance(error, TooMany) for error in errors if error)


# -- what is said about it ---------------------------------------------------------------------------------------------


def test_the_api_says_how_much_is_left_and_then_when_to_come_again(
    owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited(monkeypatch, rate_limits.CALLS, 2)
    viewer = appointed(Role.VIEWER, event(2))
    answers = [viewer.get("/api/events") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert {answer["RateLimit-Policy"] for answer in answers} == {'"calls";q=2;w=60'}
    assert [answer["RateLimit"].partition(";t=")[0] for answer in answers] == [f'"calls";r={n}' for n in (1, 0, 0)]
    refused = answers[-1]
    assert refused["RateLimit"].endswith(f";t={refused['Retry-After']}")
    assert "Too many requests from your account" in refused.json()["error"]
    assert owner.get("/api/events").status_code == 200
    assert viewer.get("/").status_code == 200, "pages of lists are not counted"


@ON_ONE
def test_large_pages_are_limited_for_each_account(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    limited(monkeypatch, rate_limits.LARGE, 1)
    made = published()
    viewer = appointed(Role.VIEWER, made)
    answers = [viewer.get(f"/t/{made}/why/1/") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 429]
    assert answers[0]["RateLimit-Policy"] == '"large-answers";q=1;w=30'
    assert int(answers[1]["Retry-After"]) >= 1
    assert "Too much at once" in text(answers[1])
    assert owner.get(f"/t/{made}/why/1/").status_code == 200
    program = viewer.get(f"/api/t/{made}/rounds/1/explanation")
    assert program.status_code == 429
    german = viewer.get(f"/t/{made}/why/1/", headers={"host": "127.0.0.1:8080", "accept-language": "de"})
    assert "Too many requests from your account" not in text(german)


@ON_ONE
def test_an_answer_for_which_nothing_was_counted_has_no_such_headers(owner: Visitor) -> None:
    for path in ("/", "/public/", "/api/public"):
        assert "RateLimit" not in owner.get(path)


def test_whoever_is_refused_hears_it_a_moment_later_and_takes_no_place_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paused: list[float] = []
    sent: list[Any] = []

    async def refusing(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 429, "headers": []})

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def run() -> None:
        bounded = Bounded(refusing, 1000, 1, 1)

        async def sleep(seconds: float) -> None:
            paused.append(seconds)
            assert not bounded.places.locked()
            assert not sent

        async def send(event: Any) -> None:
            sent.append(event)

        monkeypatch.setattr(asyncio, "sleep", sleep)
        await bounded({"type": "http", "headers": []}, receive, send)  # type: ignore[arg-type]

    with ThreadPoolExecutor(1) as apart:  # browsers leave a loop running in this thread
        apart.submit(asyncio.run, run()).result()
    assert paused == [bounds.PAUSE]
    assert [event["status"] for event in sent] == [429]


# -- all of it together ------------------------------------------------------------------------------------------------

ASKED = ["--players", "60", "--rounds", "2"]


def apart(folder: Path, url: str = "", *more: str) -> Run:
    """In a thread of its own: a browser test may have left a loop behind in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(measured, wanted([*ASKED, *more]), folder, url).result()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_rounds_are_paired_beside_a_viewer_with_twelve_threads(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    if database == "sqlite":
        run = apart(tmp_path)
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.copy() as name:
            run = apart(tmp_path, server.url(name))
    assert run.failed == []
    assert (len(run.alone), len(run.beside)) == (2, 2)
    assert set(run.answered) <= {200, 429}
    assert run.answered[200]
    assert run.patient


def test_the_workers_of_a_service_share_the_turn_of_an_account(tmp_path: Path) -> None:
    run = apart(tmp_path, "", "--workers", "2")
    assert run.failed == []
    assert set(run.answered) <= {200, 429}
    assert run.patient
