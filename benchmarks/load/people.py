"""People: those who look at public pages, and those who enter results. Each has a browser and a lot of its own."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from math import ceil
from random import Random
from time import perf_counter
from typing import NamedTuple

from benchmarks.load.figures import Entered, Figures
from benchmarks.load.wire import Answer, Browser
from fairswiss.web.request_names import request_name

DESK_EVERY = 1.0
"""Seconds between two questions of the page of results, see results/entry.js."""
RELOADING = 15.0
"""Seconds between two looks of somebody whose page does not renew itself."""
_SCREEN = re.compile(r'hx-get="([^"]+)"\s+hx-trigger="every (\d+)(m?s)')
_TAG = re.compile(r'data-tag="([^"]+)"')
_HELD = re.compile(r'name="seen-(\d+)"\s+value="([^"]+)"')
_FORM = re.compile(r'name="csrfmiddlewaretoken"\s+value="([^"]+)"')
_HEAD = re.compile(r'data-head="(\d+)"')
_SHOWN = re.compile(
    r'<td class="of-board">(\d+)</td>\s*<td class="of-white">[^<]*</td>\s*<td class="of-result">([^<]*)</td>'
)
_SEEN_AS = {"10": "1 : 0", "==": "½ : ½", "01": "0 : 1"}
_PRESSED = {"1": "10", "=": "==", "0": "01"}


class Place(NamedTuple):
    """Where everything happens."""

    address: str
    event: str
    round: int
    figures: Figures


class Person:
    """Somebody with a browser, who arrives, and stays until a moment comes."""

    def __init__(self, place: Place, lots: Random) -> None:
        self.place, self.figures, self.lots = place, place.figures, lots
        self.browser = Browser(place.address)
        self.until = 0.0

    async def arrive(self) -> None:
        """Open the page."""

    async def stay(self) -> None:
        """Use it until the moment comes."""

    def leave(self) -> None:
        """Close the browser."""
        self.browser.close()

    async def asked(self, kind: str, asking: Awaitable[Answer], expected: tuple[int, ...] = (200,)) -> Answer | None:
        """The answer, if it is one of those that were expected."""
        start = perf_counter()
        try:
            answer = await asking
        except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
            self.figures.errors.append((kind, f"{type(error).__name__}: {error}"))
            return None
        self.figures.seconds[kind].append(perf_counter() - start)
        self.figures.unchanged[kind] += answer.status == 304
        if answer.status in expected:
            return answer
        self.figures.errors.append((kind, f"status {answer.status}"))
        return None

    async def every(self, seconds: float, act: Callable[[], Awaitable[object]]) -> None:
        """Act again and again in one's own rhythm, as the timers of a page do: whoever has to wait for an answer leaves
        out what was due meanwhile, so that one slow moment does not make a choir of the whole hall."""
        due = perf_counter() + self.lots.random() * seconds
        while due < self.until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await act()
            due += seconds * max(1, ceil((perf_counter() - due) / seconds))

    async def pause(self, seconds: float) -> bool:
        """Think for about so long; whether there is still time to go on."""
        thought = self.lots.uniform(0.5, 1.5) * seconds
        await asyncio.sleep(min(thought, max(0.0, self.until - perf_counter())))
        return perf_counter() < self.until


class Screen(Person):
    """A screen in the hall, or a phone with the same page: asks as often as the page says, with the tag it holds."""

    def __init__(self, show: str, place: Place, lots: Random) -> None:
        super().__init__(place, lots)
        self.show, self.tag, self.list, self.seconds = show, "", "", 0.0
        self.watched: dict[int, Entered] | None = None
        """The results that this viewer is to see, if it looks for them: by board, the last one."""

    async def arrive(self) -> None:
        """Open the page, which says whom to ask and how often."""
        page = await self.asked(
            "screen opened", self.browser.get(f"/public/{self.place.event}/screen/?show={self.show}")
        )
        if page is None:
            return
        found, tag = _SCREEN.search(page.text), _TAG.search(page.text)
        assert found, page.text
        assert tag, page.text
        self.list, self.tag = unescape(found[1]), unescape(tag[1])
        self.seconds = int(found[2]) / (1000 if found[3] == "ms" else 1)

    async def stay(self) -> None:
        """Let it poll."""
        if self.list:
            await self.every(self.seconds, self.poll)

    async def poll(self) -> None:
        """Ask what is new."""
        asking = self.browser.get(self.list, {"If-None-Match": self.tag, "HX-Request": "true"})
        answer = await self.asked(f"screen {self.show}", asking, (200, 304))
        if answer and answer.status == 200:
            self.tag = answer.headers["etag"]
            if self.watched:
                self._look_for(answer.text)

    def _look_for(self, text: str) -> None:
        assert self.watched is not None
        shown = dict(_SHOWN.findall(text))
        now = perf_counter()
        for board, entered in [*self.watched.items()]:
            if shown.get(str(board)) == _SEEN_AS[entered.codes]:
                self.figures.delays.append(max(0.0, now - entered.when))
                del self.watched[board]


class Reader(Person):
    """Somebody with a phone who looks at a public page again and again."""

    def __init__(self, sheet: str, place: Place, lots: Random) -> None:
        super().__init__(place, lots)
        self.sheet = sheet

    async def stay(self) -> None:
        """Load the page, read, load it again."""
        address = f"/public/{self.place.event}/{self.sheet}/0/"
        await self.every(RELOADING, lambda: self.asked(f"page {self.sheet}", self.browser.get(address)))


class Desk(Person):
    """Somebody who enters results, and corrects them, while the page asks what others do."""

    def __init__(
        self, link: str, boards: list[int], witnesses: list[Screen], thinking: float, place: Place, lots: Random
    ) -> None:
        super().__init__(place, lots)
        self.link, self.boards, self.witnesses, self.thinking = link, boards, witnesses, thinking
        self.listening = Browser(place.address)
        self.address = f"/t/{place.event}/results/{place.round}/"
        self.head, self.token = "", ""
        self.held: dict[str, str] = {}
        """What stands at each board, as the form carries it."""

    async def arrive(self) -> None:
        """Come in by the link and open the page."""
        await self.asked("coming in", self.browser.get(self.link), (302,))
        page = await self.asked("desk opened", self.browser.get(self.address))
        if page is None:
            return
        form, head = _FORM.search(page.text), _HEAD.search(page.text)
        assert form, page.text
        assert head, page.text
        self.token, self.head = form[1], head[1]
        self.held = dict(_HELD.findall(page.text))
        self.listening.cookies = self.browser.cookies

    async def stay(self) -> None:
        """Enter results until it is over."""
        if self.held:
            await asyncio.gather(self.every(DESK_EVERY, self.look), self.enter_all())

    def leave(self) -> None:
        """Close both connections."""
        super().leave()
        self.listening.close()

    async def look(self) -> None:
        """What have others entered?"""
        headers = {"If-None-Match": f'"{self.head}"', "HX-Request": "true"}
        asking = self.listening.get(f"{self.address}live?since={self.head}", headers)
        answer = await self.asked("desk: what is new", asking, (200, 304))
        if answer and answer.status == 200:
            self._take(answer)

    async def enter_all(self) -> None:
        """One board after the other, round and round: each time with another result than the one that stands."""
        at = 0
        while await self.pause(self.thinking):
            board = self.boards[at % len(self.boards)]
            at += 1
            standing = self.held[str(board)].rpartition(".")[2]
            await self.enter(board, self.lots.choice([key for key, codes in _PRESSED.items() if codes != standing]))

    async def enter(self, board: int, pressed: str) -> None:
        """Send one result; one without an answer is sent again under its name, as the page does."""
        name = f"{self.lots.getrandbits(128):032x}"
        fields = {
            "pressed": f"{board} {pressed}", f"seen-{board}": self.held[str(board)], "token": name, "since": self.head,
        }  # fmt: skip
        headers = {"X-CSRFToken": self.token, "HX-Request": "true"}
        answer = None
        for _again in range(3):
            answer = await self.asked("result entered", self.browser.post(f"{self.address}enter", fields, headers))
            if answer:
                break
        if answer is None:
            return
        entered = Entered(board, _PRESSED[pressed], perf_counter())
        kept = request_name("owner", f"{self.address}enter", ((field, [value]) for field, value in fields.items()))
        self.figures.acknowledged[kept] = entered
        self._take(answer)
        for witness in self.witnesses:
            if witness.watched is not None:
                witness.watched[board] = entered

    def _take(self, answer: Answer) -> None:
        self.head = answer.headers["etag"].strip('"')
        self.held |= dict(_HELD.findall(answer.text))
