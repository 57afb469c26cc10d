"""The page behind a code: what it shows, what it takes, whom it refuses, and that the link opens nothing else."""

import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.http.response import HttpResponseBase
from django.urls import URLPattern, URLResolver, get_resolver

from fairswiss.desk import journals, rounds
from fairswiss.web import shared_counts
from fairswiss.web.phones import quotas, refusals
from fairswiss.web.quotas import Pace
from tests.web.phones.events import kinds, link, switch, with_phones
from tests.web.rounds.events import BY, enter, state
from tests.web.visitors import HOST, ORIGIN, Visitor, text

ON_ONE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""What asks nothing of the database that the other tests do not ask."""
GERMAN = {"host": HOST, "accept-language": "de"}


def tell(phone: Visitor, code: str, says: str, origin: str = ORIGIN, **fields: str) -> HttpResponseBase:
    return phone.post(f"/p/{code}", {"says": says, **fields}, headers={"host": HOST, "origin": origin}, follow=True)


def test_two_phones_agree(visitor: Visitor) -> None:
    made = with_phones()
    white, black = link(made, 2), link(made, 2, "b")
    page = text(visitor.get(f"/p/{white}"))
    board = state(made).round(1).boards[1]
    for words in ("Board 2, round 1", "How did your game end?", *(state(made).players[at].name for at in board[:2])):
        assert words in page
    for other in ("Spring Open", *(state(made).players[at].name for at in state(made).round(1).boards[0][:2])):
        assert other not in page, "only this board"
    sure = text(visitor.get(f"/p/{white}?says=white"))
    assert "You say:" in sure
    assert 'value="white"' in sure
    assert "Waiting for your opponent" in text(tell(visitor, white, "white"))
    assert "White won" in text(visitor.get(f"/p/{white}"))
    assert "Correct my answer" in text(visitor.get(f"/p/{white}"))
    assert "How did your game end?" in text(visitor.get(f"/p/{white}?again=yes"))
    waiting = text(visitor.get(f"/p/{white}/now"))
    asked = text(visitor.get(f"/p/{black}"))
    assert "Your opponent has answered already." in asked
    assert "You said" not in asked, "nobody reads what the other said before answering"
    assert "Both players agree: entered" in text(tell(visitor, black, "white"))
    assert text(visitor.get(f"/p/{white}/now")) != waiting
    assert "Both players agree: entered" in text(visitor.get(f"/p/{white}?says=black"))
    assert not visitor.cookies, "a phone keeps nothing"
    assert "beide" in text(visitor.get(f"/p/{white}", headers=GERMAN)).lower()


def test_they_differ_or_the_arbiter_was_there_first(visitor: Visitor) -> None:
    made = with_phones()
    tell(visitor, link(made), "white")
    assert "Your reports differ" in text(tell(visitor, link(made, side="b"), "black"))
    code = link(made, 2)
    enter(made, 1, "+-", [2])
    assert "+ : –" in text(visitor.get(f"/p/{code}"))
    assert "The result is entered" in text(tell(visitor, code, "black"))
    assert kinds(made) == ["result-claimed", "result-claimed", "result-entered"]
    code = link(made, 3)
    enter(made, 1, "1", [3])
    enter(made, 1, "", [3])
    assert "Please see the arbiter" in text(visitor.get(f"/p/{code}"))


@ON_ONE
def test_a_form_that_is_not_whole_and_one_sent_twice(visitor: Visitor) -> None:
    made = with_phones()
    for says in ("", "forfeit", "+", "1-0"):
        response = tell(visitor, link(made), says)
        assert (response.status_code, "How did your game end?" in text(response)) == (400, True)
    for token in ("one", "two", "one", "one"):
        tell(visitor, link(made), "white" if token == "one" else "draw", token=token)
    assert kinds(made) == ["result-claimed"] * 2
    for turn in range(5):
        tell(visitor, link(made), ("white", "draw")[turn % 2])
    response = tell(visitor, link(made), "draw")
    assert (response.status_code, "5 times" in text(response)) == (409, True)


@ON_ONE
@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"http://{HOST}1", ""])
def test_another_site_cannot_say_anything_even_with_the_link(visitor: Visitor, origin: str) -> None:
    made = with_phones(4)
    assert tell(visitor, link(made), "white", origin).status_code == 403
    assert kinds(made) == []


def test_refused_links_tell_nothing_and_are_logged(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[str] = []
    monkeypatch.setattr(refusals, "refused", lambda request, event: logged.append(event))
    made, other = with_phones(4), with_phones(4)
    code = link(made)
    seen = [state(made).settings.info.name, *(player.name for player in state(made).players.values())]
    mixed = link(made)[:24] + link(other)[24:]
    for wrong in (
        code[:-1] + ("A" if code[-1] != "A" else "B"),
        "x",
        mixed,
        code + "A",
        link(made, 2)[:24] + code[24:],
    ):
        for response in (visitor.get(f"/p/{wrong}"), visitor.get(f"/p/{wrong}/now"), tell(visitor, wrong, "white")):
            assert (response.status_code, "This link does not work" in text(response)) == (403, True)
            assert not any(name in text(response) for name in seen)
    assert logged == ["phone-link-wrong"] * 15
    enter(made, 1, "1")
    rounds.close(made, 1, BY)
    for response in (visitor.get(f"/p/{code}"), visitor.get(f"/p/{code}/now"), tell(visitor, code, "white")):
        assert (response.status_code, "This link has expired" in text(response)) == (410, True)
        assert not any(name in text(response) for name in seen)
    assert logged[15:] == ["phone-link-over"] * 3
    assert kinds(other) == []
    switch(other, False)
    assert visitor.get(f"/p/{link_before(other)}").status_code == 410


def link_before(made: str) -> str:
    """A link that was printed before phones were switched off."""
    switch(made)
    code = link(made)
    switch(made, False)
    return code


@ON_ONE
def test_too_fast(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OF_LINK", "WRONG"):
        monkeypatch.setattr(quotas, name, Pace(3, 60, clock=lambda: 0))
    made = with_phones(4)
    white, black = link(made), link(made, side="b")
    statuses = [visitor.get(f"/p/{white}/now").status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    response = visitor.get(f"/p/{white}")
    assert (response.status_code, response["Retry-After"]) == (429, "20")
    assert "Nothing is lost. Please wait 20 seconds" in text(response)
    assert [visitor.get("/p/wrong").status_code for _ in range(5)] == [403, 403, 403, 429, 429]
    assert tell(visitor, black, "white").status_code == 200, "genuine links are never held up by wrong ones"
    monkeypatch.setattr(quotas, "OF_EVENT", Pace(1, 60, clock=lambda: 0))
    monkeypatch.setattr(quotas, "OF_LINK", Pace(9, 60, clock=lambda: 0))
    assert [visitor.get(f"/p/{code}/now").status_code for code in (white, black)] == [200, 429]


def test_the_pace_is_counted_for_each_key_and_forgets_the_oldest() -> None:
    now = [0.0]
    counted = Pace(2, 10, keys=2, clock=lambda: now[0])
    assert [counted.wait("a") for _ in range(4)] == [0, 0, 5, 5]
    assert counted.wait("b") == 0
    now[0] = 4.9
    assert counted.wait("a") == 1
    now[0] = 5
    assert [counted.wait("a"), counted.wait("a")] == [0, 5]
    counted.wait("c")
    counted.wait("d")
    assert counted.wait("a") == 0


@pytest.fixture
def workers(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Pace, Pace]]:
    """Two that count in the same file, as two processes would, at a moment that stays."""
    monkeypatch.setattr(settings, "SERVICE", True)
    shared_counts.begin_anew(data)
    made = [shared_counts.Shared(data, "secret") for _ in range(2)]
    counting = [Pace(5, 50, clock=lambda: 1000.0, name="link") for _ in made]
    shared = dict(zip(counting, made, strict=True))
    monkeypatch.setattr(Pace, "ledger", property(shared.__getitem__))
    one, other = counting
    yield one, other
    for each in made:
        each.close()


def test_workers_count_together(workers: tuple[Pace, Pace]) -> None:
    one, other = workers
    assert [one.wait("a"), other.wait("a"), one.wait("a"), other.wait("a"), one.wait("a")] == [0] * 5
    assert [one.wait("a"), other.wait("a")] == [10, 10]
    assert other.wait("b") == 0


def test_neither_links_nor_addresses_are_in_the_file(workers: tuple[Pace, Pace], data: Path) -> None:
    for at in range(20):
        workers[at % 2].wait(f"198.51.100.{at}")
    written = b"".join(file.read_bytes() for file in (data / shared_counts.FOLDER).iterdir())
    assert b"198.51.100." not in written
    assert len(written) > 1000


def test_the_file_forgets_the_oldest(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counts, "_SWEEP", 10)
    shared_counts.begin_anew(data)
    shared = shared_counts.Shared(data, "secret", keys=3)
    seen: list[shared_counts.Left | None] = []

    def settled(held: shared_counts.Left | None) -> shared_counts.Left:
        seen.append(held)
        return shared_counts.Left(1, len(seen))

    for at in range(10):
        shared.settle(str(at), settled)
    for at in (6, 7, 8, 9):
        shared.settle(str(at), settled)
    shared.close()
    assert [held is not None for held in seen[10:]] == [False, True, True, True]


def test_a_file_that_cannot_be_used_leaves_a_bound_for_each_worker(workers: tuple[Pace, Pace], data: Path) -> None:
    shutil.rmtree(data / shared_counts.FOLDER)
    for one in workers:
        assert [one.wait("a") for _ in range(6)] == [0, 0, 0, 0, 0, 10]
    shared_counts.begin_anew(data)
    assert [one.wait("a") for one in (*workers, *workers)] == [0] * 4  # and they count together again


def test_workers_that_come_at_once_count_each_request(data: Path) -> None:
    shared_counts.begin_anew(data)
    counted = [shared_counts.Shared(data, "secret") for _ in range(3)]

    def one_more(held: shared_counts.Left | None) -> shared_counts.Left:
        return shared_counts.Left((held.requests if held else 0) + 1, 0)

    def work(shared: shared_counts.Shared) -> None:
        for _ in range(50):
            shared.settle("key", one_more)

    threads = [threading.Thread(target=work, args=(shared,)) for shared in counted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found: list[shared_counts.Left | None] = []
    counted[0].settle("key", lambda held: found.append(held) or one_more(held))  # type: ignore[func-returns-value]
    for shared in counted:
        shared.close()
    assert found == [shared_counts.Left(150, 0)]


# -- nothing else is reachable -----------------------------------------------------------------------------------------


def _addresses(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _addresses(pattern, address)
        elif isinstance(pattern, URLPattern):
            yield address


_OPEN = (
    *("p/", "public/", "api/public", "rules/", "api/rules", "alive", "theme", "language"),
    *("start/", "static", "sign-in", "health", "ready", "privacy"),
)


def _filled(address: str, made: str, code: str) -> str:
    values = {
        "tournament": made,
        "number": "1",
        "round": "1",
        "board": "1",
        "player": "1",
        "sheet": "slips",
        "int": "1",
    }
    return "/" + re.sub(
        r"[<{](?:(\w+):)?(\w+)[>}]", lambda held: values.get(held[2], "1" if held[1] == "int" else code), address
    )


@ON_ONE
def test_a_link_opens_nothing_else(visitor: Visitor) -> None:
    made = with_phones(4)
    code = link(made)
    before, names = journals.read(made).head, [player.name for player in state(made).players.values()]
    reached: dict[str, Any] = {}
    every = sorted({*_addresses(get_resolver("fairswiss.web.urls"))})
    assert len(every) > 60
    for name in ("fairswiss_session", "sessionid", "csrftoken", "token", "link"):
        visitor.cookies[name] = code
    headers = {"host": HOST, "origin": ORIGIN, "authorization": f"Bearer {code}", "x-csrftoken": code}
    for address in every:
        if address.startswith(_OPEN):
            continue
        path = _filled(address, made, code)
        for response in (
            visitor.get(path, {"token": code, "link": code}, headers=headers),
            visitor.post(path, {"token": code, "link": code, "csrfmiddlewaretoken": code}, headers=headers),
            visitor.get(f"/p/{code}{path}", headers=headers),
        ):
            if response.status_code < 400 or any(name in text(response) for name in names):
                reached[path] = response.status_code
    assert reached == {}
    assert journals.read(made).head == before
    for method in ("put", "delete", "patch", "options"):
        assert getattr(visitor, method)(f"/p/{code}", headers=headers).status_code == 405
    assert visitor.get(f"/public/{made}/").status_code == 404, "the event is not public because of it"
