"""A browser's connection to the manager: request after request over one socket, opened again when it was closed."""

import asyncio
import gzip
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

PATIENCE = 120.0
"""Seconds until an answer counts as one that never comes."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    cookies: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """The body in letters."""
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()


class Browser:
    """Keeps its cookies and its connection."""

    def __init__(self, address: str) -> None:
        self.origin = address
        self.host = urlsplit(address).netloc
        self.cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        """Ask for a page."""
        return await self._ask("GET", path, headers or {}, b"")

    async def post(self, path: str, fields: Mapping[str, str], headers: Mapping[str, str]) -> Answer:
        """Send a form."""
        form = {"Origin": self.origin, "Content-Type": "application/x-www-form-urlencoded", **headers}
        return await self._ask("POST", path, form, urlencode(fields).encode())

    def close(self) -> None:
        """Hang up."""
        if self._streams:
            self._streams[1].close()
            self._streams = None

    async def _ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}", "Accept-Language: en", "Accept-Encoding: gzip"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if body:
            lines.append(f"Content-Length: {len(body)}")
        sent = "\r\n".join([*lines, "", ""]).encode() + body
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._exchanged(sent)
        except BaseException:
            self.close()  # whatever may still come over it belongs to nobody
            raise
        self.cookies |= answer.cookies
        if answer.headers.get("connection") == "close":
            self.close()
        return answer

    async def _exchanged(self, sent: bytes) -> Answer:
        """Over the open connection; over a new one if the server had closed that because nothing was asked for long."""
        if self._streams:
            try:
                return await self._over(*self._streams, sent)
            except (ConnectionError, asyncio.IncompleteReadError) as error:
                if getattr(error, "partial", b""):
                    raise
                self.close()
        host, _, port = self.host.partition(":")
        self._streams = await asyncio.open_connection(host, int(port))
        return await self._over(*self._streams, sent)

    async def _over(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: bytes) -> Answer:
        writer.write(sent)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        cookies: dict[str, str] = {}
        for line in head[1:-2]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                cookie, _, held = value.partition(";")[0].partition("=")
                cookies[cookie] = held
            else:
                headers[name.lower()] = value
        status = int(head[0].split(" ", 2)[1])
        body = b"" if status in (204, 304) else await reader.readexactly(int(headers["content-length"]))
        return Answer(status, headers, cookies, body)
