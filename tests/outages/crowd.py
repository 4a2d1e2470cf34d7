"""People at a game: phones that send each act until it is answered, and ears on the stream.

Each asks one server after the other, as a proxy does for it.
"""

import asyncio
import json
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from typing import Any

import httpx2

from tests.outages.table import Ledger, Table, ledger_of

LAST, LAST_HEARD = "ring", "period-opened"
"""The act that the aunt does at the end, and the key of its line."""

PLAYERS = ("ada", "bea", "cai")
AGAIN = 0.05
"""Seconds that an outbox waits before it tries again."""

AWAY = 503
"""The status of an answer that says: nothing was recorded, come back."""

PATIENCE = 30.0
"""Seconds after which what is waited for is missing."""


class Phone:
    """A phone with a card, which acts without end. `done` are its acts that were acknowledged.

    `sent` are all of them; `answers` counts how often which status came, 0 for none.
    """

    def __init__(self, servers: Sequence[str], table: Table, who: str) -> None:
        self._client = httpx2.AsyncClient(timeout=PATIENCE)
        self._servers = cycle(servers)
        self._server = next(self._servers)
        self._table = table
        self._news = asyncio.Condition()
        self.who = who
        self.sent: list[str] = []
        self.done: list[str] = []
        self.answers: Counter[int] = Counter()

    async def claim(self) -> None:
        """Take the card."""
        claim = {"token": self._table.tokens[f"{self.who}-1"], "device": f"phone of {self.who}"}
        answer = await self._client.post(f"{self._server}/api/v1/claims", json=claim)
        answer.raise_for_status()

    async def play(self, stop: asyncio.Event) -> None:
        """One act after the other; the last one is answered, too."""
        while not stop.is_set():
            await self.does("introduce", name=f"{self.who} {len(self.sent)}")

    async def does(self, act: str, **fields: Any) -> None:
        """Send an act until it is answered."""
        command = str(uuid.uuid4())
        self.sent.append(command)
        while not await self._answered(
            command, {"type": act, "as": self.who, "period": 1, **fields}
        ):
            self._server = next(self._servers)
            await asyncio.sleep(AGAIN)
        async with self._news:
            self.done.append(command)
            self._news.notify_all()

    async def goes_on(self, acts: int) -> None:
        """Return when so many more acts were acknowledged."""
        wanted = len(self.done) + acts
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: len(self.done) >= wanted), PATIENCE)

    async def is_told_to_wait(self) -> None:
        """Return when it was told that nothing was recorded, and when to come back."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: self.answers[AWAY] > 0), PATIENCE)

    async def close(self) -> None:
        """Let go of the connections."""
        await self._client.aclose()

    async def _answered(self, command: str, act: dict[str, Any]) -> bool:
        path = f"{self._server}/api/v1/games/{self._table.game}/commands"
        try:
            key = {"idempotency-key": command}
            answer = await self._client.post(path, json=act, headers=key)
        except httpx2.TransportError:
            self.answers[0] += 1
            return False
        async with self._news:
            self.answers[answer.status_code] += 1
            self._news.notify_all()
        if answer.status_code == AWAY:
            _says_when_to_come_back(answer)
            return False
        assert answer.status_code in (httpx2.codes.OK, httpx2.codes.CREATED), answer.text
        return True


def _says_when_to_come_back(answer: httpx2.Response) -> None:
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    assert answer.json()["type"] == "/problems/unavailable"
    assert int(answer.headers["retry-after"]) > 0


class Ear:
    """Somebody who listens to the stream. `heard` are the numbers of the public lines, in order.

    `openings` has for each stream when it began (on the clock that never goes back) and where.
    """

    def __init__(self, servers: Sequence[str], table: Table) -> None:
        self._client = httpx2.AsyncClient(timeout=httpx2.Timeout(PATIENCE))
        self._servers = cycle(servers)
        self._path = f"/api/v1/games/{table.game}/live"
        self._since = ""
        self._news = asyncio.Condition()
        self.heard: list[int] = []
        self.keys: list[str] = []
        self.openings: list[tuple[float, str]] = []

    async def listen(self) -> None:
        """Follow the game for ever, at the next server whenever a stream ends."""
        try:
            while True:
                try:
                    await self._follow(next(self._servers))
                except httpx2.TransportError:
                    await asyncio.sleep(AGAIN)
        finally:
            await self._client.aclose()

    @property
    def at(self) -> str:
        """The server at which it listens, or last did."""
        return self.openings[-1][1]

    async def hears(self, key: str, times: int = 1) -> None:
        """Return when a line of this key was heard so often."""
        await self._until(lambda: self.keys.count(key) >= times)

    async def opens(self, streams: int = 1) -> None:
        """Return when so many streams were opened, one after the other."""
        await self._until(lambda: len(self.openings) >= streams)

    async def _until(self, happened: Callable[[], bool]) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(happened), PATIENCE)

    def has_heard_all(self) -> None:
        """No line is missing, none came twice, and their order is that of the ledger."""
        assert self.heard == list(range(self.heard[0], self.heard[0] + len(self.heard)))

    async def _follow(self, server: str) -> None:
        since = {"since": self._since} if self._since else {}
        async with self._client.stream("GET", server + self._path, params=since) as answer:
            if answer.status_code == AWAY:
                await asyncio.sleep(AGAIN)
                return
            assert answer.status_code == httpx2.codes.OK
            name = ""
            async for line in answer.aiter_lines():
                field, _, said = line.partition(": ")
                if field == "event":
                    name = said
                elif field == "data":
                    await self._hears(name, json.loads(said), server)
                elif field == "id":
                    self._since = said

    async def _hears(self, name: str, said: dict[str, Any], server: str) -> None:
        assert name != "reset", "a cursor was not known at another server"
        lines: list[dict[str, Any]] = []
        async with self._news:
            if name == "view":
                self.openings.append((time.monotonic(), server))
                lines = said.get("tail", [])
            elif name == "entries":
                lines = said.get("pub", {}).get("entries", [])
            public = [line for line in lines if line["c"].startswith("p")]
            self.heard += [int(line["c"][1:]) for line in public]
            self.keys += [line["key"] for line in public]
            self._news.notify_all()


class Crowd:
    """Three who play and one who listens at each server; all know all servers."""

    def __init__(self, servers: Sequence[str], table: Table) -> None:
        self._table = table
        turned = [(*servers[n:], *servers[:n]) for n in range(len(servers))]
        self.phones = [Phone(turned[n % len(turned)], table, who) for n, who in enumerate(PLAYERS)]
        self.aunt = Phone(turned[0], table, "aunt")
        self.ears = [Ear(known, table) for known in turned]

    @property
    def done(self) -> list[str]:
        """All acts that were acknowledged."""
        return [act for phone in (*self.phones, self.aunt) for act in phone.done]

    @property
    def sent(self) -> list[str]:
        """All acts that were sent."""
        return [act for phone in (*self.phones, self.aunt) for act in phone.sent]

    @property
    def answers(self) -> Counter[int]:
        """How often which status came, 0 for none."""
        return sum((phone.answers for phone in (*self.phones, self.aunt)), Counter())

    async def go_on(self, acts: int = 5) -> None:
        """Return when each who plays has done so many more acts."""
        await asyncio.gather(*(phone.goes_on(acts) for phone in self.phones))

    async def all_hear(self, key: str) -> None:
        """Return when everybody who listens has heard a line of this key."""
        await asyncio.gather(*(ear.hears(key) for ear in self.ears))

    def was_kept(self, store: str = "") -> Ledger:
        """What a store says, or the table's own: each act is in it once, and all heard all."""
        assert sorted(self.done) == sorted(self.sent)
        ledger = ledger_of(self._table, store)
        ledger.has_once(self.sent)
        for ear in self.ears:
            ear.has_heard_all()
        return ledger


@asynccontextmanager
async def crowd_at(servers: Sequence[str], table: Table) -> AsyncIterator[Crowd]:
    """A crowd that plays and listens until the block ends; then its last acts are answered."""
    crowd, stop = Crowd(servers, table), asyncio.Event()
    async with AsyncExitStack() as leaving:
        for phone in (*crowd.phones, crowd.aunt):
            leaving.push_async_callback(phone.close)
            await phone.claim()
        async with asyncio.TaskGroup() as listening:
            ears = [listening.create_task(ear.listen()) for ear in crowd.ears]
            await asyncio.gather(*(ear.opens() for ear in crowd.ears))
            async with asyncio.TaskGroup() as playing:
                for phone in crowd.phones:
                    playing.create_task(phone.play(stop))
                try:
                    yield crowd
                finally:
                    stop.set()
            await crowd.aunt.does(LAST)
            await crowd.all_hear(LAST_HEARD)
            for ear in ears:
                ear.cancel()
