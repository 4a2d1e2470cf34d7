"""A client that talks to the application without a network, and keeps every byte of the answer."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from starlette.types import ASGIApp, Message, Scope

Headers = tuple[tuple[bytes, bytes], ...]

SOMEWHERE = "192.0.2.7"
"""The address of a phone in the hall."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, byte for byte."""

    status: int
    headers: Headers
    body: bytes

    def header(self, name: bytes) -> bytes:
        """Return a header's value; empty if the header is missing."""
        return dict(self.headers).get(name, b"")

    @property
    def bytes(self) -> bytes:
        """Return all bytes of the answer."""
        head = b"".join(b"%b: %b\n" % header for header in self.headers)
        return b"%d\n%b\n%b" % (self.status, head, self.body)


def scope_of(method: str, target: str, headers: Iterable[tuple[bytes, bytes]]) -> Scope:
    """Return a request in the form in which a server gives it to the application."""
    path, _, query = target.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": list(headers),
        "client": (SOMEWHERE, 50_000),
        "server": ("hall", 80),
    }


async def ask(
    app: ASGIApp, method: str, target: str, headers: Headers = (), body: bytes = b""
) -> Answer:
    """Return the answer to one request."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope_of(method, target, headers), receive, send)
    start, *rest = sent
    found = b"".join(message["body"] for message in rest)
    return Answer(start["status"], tuple(start["headers"]), found)


class RecordingListener:
    """Listens to a stream and keeps it chunk by chunk.

    Signs of life and digests of heads come by the server's own clock. Signs of life and digests are
    compared separately.
    """

    def __init__(self, app: ASGIApp, target: str, headers: Headers) -> None:
        self.heard: list[bytes] = []
        self._hung_up = asyncio.Event()
        self._begun = asyncio.Event()
        running: Any = app(scope_of("GET", target, headers), self._receive, self._send)
        self._task: asyncio.Task[None] = asyncio.ensure_future(running)

    async def _receive(self) -> Message:
        await self._hung_up.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            head = b"".join(b"%b: %b\n" % header for header in message["headers"])
            self.heard.append(b"%d\n%b" % (message["status"], head))
        elif not message["body"].startswith((b"event: ping\n", b"event: head\n")):
            self.heard.append(message["body"])
            self._begun.set()

    async def wait_for_first_output(self) -> None:
        """Wait for the first words, or for the error that prevented them."""
        words = asyncio.ensure_future(self._begun.wait())
        await asyncio.wait({words, self._task}, return_when=asyncio.FIRST_COMPLETED)
        words.cancel()
        if self._task.done():
            self._task.result()

    async def hang_up(self) -> None:
        """Stop listening."""
        self._hung_up.set()
        await self._task
