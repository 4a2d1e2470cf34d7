"""The simulated network between phones and servers: it delays, loses, doubles and cuts."""

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from starlette.types import Scope

from tests.api.secrecy.asgi import scope_of
from tests.simulation.plan import NetworkQuality
from tests.simulation.worker import Worker
from tests.world.network import Answer, UnreachableError

PATIENCE = 5.0
"""Seconds after which a phone gives up waiting for an answer."""

TICK = 0.000_001
"""Seconds between two chunks of one stream.

Chunks that come at the same time may come in any order.
"""


@dataclass
class RequestExchange:
    """One request as a server gets it, and the server's answer, chunk by chunk."""

    sent: bytes
    hears: Callable[[bytes], None] = lambda _chunk: None
    status: int = 0
    said: bytearray = field(default_factory=bytearray)
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    _read: bool = False

    async def receive(self) -> dict[str, Any]:
        """Return the request, and later the news that the phone has hung up."""
        if not self._read:
            self._read = True
            return {"type": "http.request", "body": self.sent, "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        """Take a part of the answer. This call never waits."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif body := message.get("body", b""):
            self.said += body
            self.hears(body)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self.gone.set()


class BadNetwork:
    """The network between all phones and all servers.

    While the network is `calm`, it makes no fault.
    """

    def __init__(self, workers: list[Worker], weather: NetworkQuality, chance: Random) -> None:
        self.calm = False
        self._workers, self._weather, self._chance = workers, weather, chance

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Return the answer to a request. Raise UnreachableError."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        scope = _request_scope(method, path, headers or {})
        sent = b"" if body is None else json.dumps(body).encode()
        for _ in range(2 if self._happens(self._weather.doubled) else 1):
            self._call_later(self._deliver_request, scope, sent, answer)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise UnreachableError from None

    def _deliver_request(self, scope: Scope, sent: bytes, answer: asyncio.Future[Answer]) -> None:
        if self._happens(self._weather.lost):
            return
        worker = self._random_worker()
        if worker is None:
            self._call_later(_set_answer_or_error, answer, UnreachableError())
            return
        exchange = RequestExchange(sent)
        served = worker.process.start(_serve_request(worker, dict(scope), exchange))

        def deliver_answer(task: asyncio.Task[Any]) -> None:
            if task.cancelled() or not exchange.status:
                self._call_later(_set_answer_or_error, answer, UnreachableError())
            elif not self._happens(self._weather.lost):
                document = json.loads(bytes(exchange.said) or b"{}")
                self._call_later(_set_answer_or_error, answer, Answer(exchange.status, document))

        served.add_done_callback(deliver_answer)

    async def listen(
        self, path: str, headers: Mapping[str, str], hears: Callable[[bytes], None]
    ) -> None:
        """Follow a stream until it ends, is cut off, or this task is cancelled.

        Chunks that are on their way at that time are lost. Raise UnreachableError.
        """
        await asyncio.sleep(self._random_delay())
        worker = self._random_worker()
        if worker is None:
            raise UnreachableError
        wire = _StreamConnection(self, hears)
        exchange = RequestExchange(b"", wire.send_chunk)
        served = worker.process.start(
            _serve_request(worker, _request_scope("GET", path, headers), exchange)
        )
        cut = asyncio.create_task(asyncio.sleep(self._seconds_until_cut()))
        try:
            await asyncio.wait({served, cut}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            wire.cut = True
            cut.cancel()
            exchange.gone.set()

    def _seconds_until_cut(self) -> float:
        return self._chance.uniform(0.2, 8.0) if self._happens(4 * self._weather.cut) else 3600.0

    def _random_worker(self) -> Worker | None:
        up = [worker for worker in self._workers if worker.is_listening]
        return self._chance.choice(up) if up else None

    def _happens(self, probability: float) -> bool:
        return not self.calm and self._chance.random() < probability

    def _random_delay(self) -> float:
        return self._chance.uniform(0.0, 0.002 if self.calm else self._weather.slowest)

    def _call_later(self, do: Callable[..., None], *args: Any) -> None:
        asyncio.get_running_loop().call_later(self._random_delay(), do, *args)

    def arrival_time(self) -> float:
        """Return the time at which a chunk that is sent now arrives."""
        return asyncio.get_running_loop().time() + self._random_delay()


class _StreamConnection:
    """The connection of one stream. Chunks arrive in order, until the connection is cut."""

    def __init__(self, network: BadNetwork, hears: Callable[[bytes], None]) -> None:
        self.cut = False
        self._network, self._hears = network, hears
        self._last = 0.0

    def send_chunk(self, chunk: bytes) -> None:
        self._last = max(self._last + TICK, self._network.arrival_time())
        asyncio.get_running_loop().call_at(self._last, self._deliver_chunk, chunk)

    def _deliver_chunk(self, chunk: bytes) -> None:
        if not self.cut:
            self._hears(chunk)


async def _serve_request(worker: Worker, scope: Scope, exchange: RequestExchange) -> None:
    assert worker.app is not None
    await worker.app(scope, exchange.receive, exchange.send)


def _set_answer_or_error(answer: asyncio.Future[Answer], what: Answer | Exception) -> None:
    if answer.done():
        return
    if isinstance(what, Answer):
        answer.set_result(what)
    else:
        answer.set_exception(what)


def _request_scope(method: str, path: str, headers: Mapping[str, str]) -> Scope:
    given = {"host": "hall", "content-type": "application/json"} | dict(headers)
    raw = [(name.encode(), value.encode()) for name, value in given.items()]
    return scope_of(method, f"/api/v1{path}", raw)
