"""The page behind a code: what it shows, what it takes, whom it refuses, and that the link opens nothing else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.http.response import HttpResponseBase
from django.urls import URLPattern, URLResolver, get_resolver

from fairswiss.app import desk
from fairswiss.store import journals
from fairswiss.web.phones import pace, views
from tests.web.phones.events import kinds, link, switch, with_phones
from tests.web.rounds.events import BY, enter, state
from tests.web.visitors import HOST, ORIGIN, Visitor, text

GERMAN = {"host": HOST, "accept-language": "de"}


@pytest.fixture(autouse=True)
def rested() -> Iterator[None]:
    for one in pace.PACES:
        one.forget()
    yield
    for one in pace.PACES:
        one.forget()


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
    assert "Both say so: entered" in text(tell(visitor, black, "white"))
    assert text(visitor.get(f"/p/{white}/now")) != waiting
    assert "Both say so: entered" in text(visitor.get(f"/p/{white}?says=black"))
    assert not visitor.cookies, "a phone keeps nothing"
    assert "beide" in text(visitor.get(f"/p/{white}", headers=GERMAN)).lower()


def test_they_differ_or_the_arbiter_was_there_first(visitor: Visitor) -> None:
    made = with_phones()
    tell(visitor, link(made), "white")
    assert "You say different things" in text(tell(visitor, link(made, side="b"), "black"))
    code = link(made, 2)
    enter(made, 1, "+-", [2])
    assert "+ : –" in text(visitor.get(f"/p/{code}"))
    assert "The result is entered" in text(tell(visitor, code, "black"))
    assert kinds(made) == ["result-claimed", "result-claimed", "result-entered"]
    code = link(made, 3)
    enter(made, 1, "1", [3])
    enter(made, 1, "", [3])
    assert "Please see the arbiter" in text(visitor.get(f"/p/{code}"))


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


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"http://{HOST}1", ""])
def test_another_site_cannot_say_anything_even_with_the_link(visitor: Visitor, origin: str) -> None:
    made = with_phones(4)
    assert tell(visitor, link(made), "white", origin).status_code == 403
    assert kinds(made) == []


def test_refused_links_tell_nothing_and_are_logged(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[str] = []
    monkeypatch.setattr(views, "refused", lambda request, event: logged.append(event))
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
    desk.close(made, 1, BY)
    for response in (visitor.get(f"/p/{code}"), visitor.get(f"/p/{code}/now"), tell(visitor, code, "white")):
        assert (response.status_code, "This link is over" in text(response)) == (410, True)
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


def test_too_fast(visitor: Visitor) -> None:
    made = with_phones(4)
    white, black = link(made), link(made, side="b")
    for _ in range(pace.OF_LINK.most):
        assert visitor.get(f"/p/{white}/now").status_code == 200
    response = visitor.get(f"/p/{white}/now")
    assert (response.status_code, int(response["Retry-After"]) >= 1) == (429, True)
    assert "Nothing is lost" in text(response)
    assert visitor.get(f"/p/{black}/now").status_code == 200, "another link of the same address"
    statuses = [visitor.get("/p/wrong").status_code for _ in range(pace.WRONG.most + 2)]
    assert statuses == [403] * pace.WRONG.most + [429] * 2
    assert tell(visitor, black, "white").status_code == 200, "genuine links are never held up by wrong ones"


def test_the_pace_is_counted_for_each_key_and_forgets_the_oldest() -> None:
    now = [0.0]
    counted = pace.Pace(2, 10, keys=2, clock=lambda: now[0])
    assert [counted.wait("a") for _ in range(4)] == [0, 0, 5, 5]
    assert counted.wait("b") == 0
    now[0] = 4.9
    assert counted.wait("a") == 1
    now[0] = 5
    assert [counted.wait("a"), counted.wait("a")] == [0, 5]
    counted.wait("c")
    counted.wait("d")
    assert counted.wait("a") == 0


# -- nothing else is reachable -----------------------------------------------------------------------------------------


def _addresses(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for pattern in resolver.url_patterns:
        address = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _addresses(pattern, address)
        elif isinstance(pattern, URLPattern):
            yield address


_OPEN = ("p/", "public/", "alive", "theme", "language", "start/", "static", "sign-in", "health", "ready", "privacy")


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
