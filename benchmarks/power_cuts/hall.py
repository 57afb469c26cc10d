"""The event that the results belong to, and the people who enter them."""

import http.client
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.power_cuts.checking import Event
from benchmarks.power_cuts.people import Board, Person

PEOPLE = 4
PLAYERS = 80


def event_with_a_round(data: Path) -> Event:
    """Made in the database that Django uses now."""
    from django.conf import settings
    from tests.web.rounds.events import published

    settings.DATA_FOLDER = data
    made = published(PLAYERS)
    return Event(made, made)


def boards_of(event: Event) -> list[Board]:
    """The games of the round."""
    from tests.web.rounds.events import state

    return [Board(at, board.white, board.black) for at, board in enumerate(state(event.id).round(1).boards, 1)]


def people(event: Event, boards: list[Board], session: tuple[str, str], seed: str) -> list[Person]:
    """Each with boards of their own."""
    return [Person(number, event.id, boards[number::PEOPLE], *session, f"{seed}-{number}") for number in range(PEOPLE)]


def session_by(link: str) -> tuple[str, str]:
    """Come in by a start link: the cookies, and the token that forms carry."""
    address = re.match(r"http://([^/]+)(/start/.*)", link)
    assert address
    connection = http.client.HTTPConnection(address[1], timeout=60)
    cookies: dict[str, str] = {}
    token = ""
    for path in (address[2], "/"):
        held = "; ".join(f"{name}={value}" for name, value in cookies.items())
        connection.request("GET", path, headers={"Cookie": held})
        answer = connection.getresponse()
        text = answer.read().decode()
        for header in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = header.partition(";")[0].partition("=")
            cookies[name] = value
        found = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', text)
        token = found[1] if found else token
    connection.close()
    assert token, "no form on the first page"
    return "; ".join(f"{name}={value}" for name, value in cookies.items()), token


@contextmanager
def django_at(folder: Path, url: str = "") -> Iterator[None]:
    """Use-cases of this process use that database."""
    import os

    import django

    os.environ["DJANGO_SETTINGS_MODULE"] = "fairswiss.web.settings"
    django.setup()
    from tests.web.databases import connected

    from fairswiss.web.database import database

    with connected(database(url, folder)):
        yield
