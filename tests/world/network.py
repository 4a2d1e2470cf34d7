"""The network between a phone and servers: its interface for a phone, and a real network."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Protocol

import httpx2

PATIENCE = 120.0
"""Seconds after which a phone gives up a request to a real server."""

BASE = "/api/v1"

AWAY = 503
"""The status of an answer which says that nothing was recorded and the phone should come back."""


class UnreachableError(Exception):
    """The phone got no answer."""


@dataclass(frozen=True)
class Answer:
    """A server's answer to one request."""

    status: int
    body: dict[str, Any]


class Network(Protocol):
    """The way of a phone to the servers."""

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Return the answer to a request. Raises: UnreachableError."""
        ...

    async def listen(
        self, path: str, headers: Mapping[str, str], hears: Callable[[bytes], None]
    ) -> None:
        """Hand each chunk of a stream to `hears`, until it ends. Raises: UnreachableError."""
        ...


class HttpNetwork:
    """The way to real servers. After a failure it tries the next server, in turns."""

    def __init__(self, servers: Sequence[str]) -> None:
        self._client = httpx2.AsyncClient(timeout=httpx2.Timeout(PATIENCE))
        self._servers, self._streams = cycle(servers), cycle(servers)
        self._server = next(self._servers)
        self.statuses: Counter[int] = Counter()
        """The number of answers with each status. The status 0 means no answer."""
        self.openings: list[tuple[float, str]] = []
        """The second (`time.monotonic`) at which each stream began, and its server."""

    @property
    def server_of_last_stream(self) -> str:
        """The server of the last stream."""
        return self.openings[-1][1]

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Return the answer to a request. Raises: UnreachableError."""
        address = f"{self._server}{BASE}{path}"
        try:
            answer = await self._client.request(method, address, json=body, headers=headers)
        except httpx2.TransportError:
            self.statuses[0] += 1
            self._server = next(self._servers)
            raise UnreachableError from None
        self.statuses[answer.status_code] += 1
        if answer.status_code == AWAY:
            _check_retry_answer(answer)
            self._server = next(self._servers)
        return Answer(answer.status_code, answer.json())

    async def listen(
        self, path: str, headers: Mapping[str, str], hears: Callable[[bytes], None]
    ) -> None:
        """Hand each chunk of a stream to `hears`, until it ends. Raises: UnreachableError."""
        server = next(self._streams)
        try:
            async with self._client.stream(
                "GET", f"{server}{BASE}{path}", headers=headers
            ) as answer:
                if answer.status_code == AWAY:
                    return
                assert answer.status_code == httpx2.codes.OK
                self.openings.append((time.monotonic(), server))
                async for chunk in answer.aiter_bytes():
                    hears(chunk)
        except httpx2.TransportError:
            raise UnreachableError from None

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()


def _check_retry_answer(answer: httpx2.Response) -> None:
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert answer.json()["type"] == "/problems/unavailable"
    assert int(answer.headers["retry-after"]) > 0
