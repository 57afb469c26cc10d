"""People who enter results, and remember which of them were acknowledged."""

import contextlib
import http.client
import json
import random
import threading
import time
from collections import Counter
from typing import Any, NamedTuple
from urllib.parse import urlencode

from fairswiss.web.request_names import Keyed, asked_in, request_name

RESULTS = {"1": "10", "0": "01", "=": "=="}
_ACCOUNT = "owner"
_LATER = (409, 429, 503)
"""Answers that ask for the same request again, if they say when."""
_BLANK = "_"
_PATIENCE = 30


class Board(NamedTuple):
    """A game, by registrations."""

    number: int
    white: int
    black: int


class Sent(NamedTuple):
    """A request: the name it has in the journal, and all that is sent."""

    name: str
    board: int
    result: str
    method: str
    path: str
    body: str
    headers: dict[str, str]


class Person:
    """Enters results at boards of their own, one after the other, until the program does not answer any more."""

    def __init__(self, number: int, event: str, boards: list[Board], cookies: str, csrf: str, seed: str) -> None:
        self.chance = random.Random(seed)
        self.uses_pages = number == 0
        self.event, self.boards = event, boards
        self.cookies, self.csrf = cookies, csrf
        self.stands = {board.number: "" for board in boards}
        self.acknowledged: list[str] = []
        self.in_flight: Sent | None = None
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []
        self.count = 0
        self.prefix = f"{seed}-"

    def works(self, port: int, over: threading.Event, goes_on: bool) -> None:
        """Until ``over``; a person who ``goes_on`` waits for a program that does not answer, others go home."""
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
        with contextlib.closing(connection):
            while not over.is_set():
                self.in_flight = self.in_flight or self._next(port)
                if not self._delivered(connection, self.in_flight):
                    if not goes_on:
                        return
                    time.sleep(0.05)

    def _delivered(self, connection: http.client.HTTPConnection, sent: Sent) -> bool:
        try:
            connection.request(sent.method, sent.path, sent.body, sent.headers)
            answer = connection.getresponse()
            said = answer.read().decode()
        except (OSError, http.client.HTTPException):
            connection.close()
            return False
        self.statuses[answer.status] += 1
        if answer.status == 200:
            self.acknowledged.append(sent.name)
            self.stands[sent.board] = sent.result
            self.in_flight = None
            return True
        if answer.status not in _LATER or not answer.headers["Retry-After"]:
            self.faults.append(f"{answer.status} at {sent.path}: {said[:300]}")
        return False

    def _next(self, port: int) -> Sent:
        """Always another result than the one that stands there, so that each request is one entry."""
        board = self.chance.choice(self.boards)
        result = self.chance.choice([typed for typed in RESULTS if typed != self.stands[board.number]])
        self.count += 1
        token = f"{self.prefix}{self.count}"
        headers = {"Cookie": self.cookies, "X-CSRFToken": self.csrf, "Origin": f"http://127.0.0.1:{port}"}
        if self.uses_pages:
            return self._form(board, result, token, headers)
        fields = {"results": [{"board": board.number, "result": result}], "token": token}
        path, body = f"/api/t/{self.event}/rounds/1/results", json.dumps(fields)
        name = Keyed(_ACCOUNT, token, asked_in("PUT", path, fields)).name
        return Sent(name, board.number, result, "PUT", path, body, headers | {"Content-Type": "application/json"})

    def _form(self, board: Board, result: str, token: str, headers: dict[str, str]) -> Sent:
        path = f"/t/{self.event}/results/1/enter"
        stood = RESULTS.get(self.stands[board.number], _BLANK * 2)
        fields: dict[str, Any] = {
            "pressed": f"{board.number} {result}",
            f"seen-{board.number}": f"{board.white}.{board.black}.{stood}",
            "token": token,
        }
        body = urlencode(fields)
        headers |= {"Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true"}
        name = request_name(_ACCOUNT, path, ((field, [value]) for field, value in fields.items()))
        return Sent(name, board.number, result, "POST", path, body, headers)

    def renewed(self, port: int) -> None:
        """The program is back at another port: what is in flight is sent again from its pages."""
        if self.in_flight:
            self.in_flight.headers["Origin"] = f"http://127.0.0.1:{port}"
