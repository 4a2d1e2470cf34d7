"""A server that is stopped and started again under load loses no act and doubles none."""

import asyncio
import sys
import uuid
from collections import Counter
from contextlib import closing
from pathlib import Path

import httpx2

from api.founding import found
from ledger.kernel.machine import Machine
from ledger.scribe import open_scribe
from ledger.store import open_store
from tests.api.hall import Dust
from tests.browser.served import Served
from tests.toy.jar import JAR_GAME

PROGRAM = (sys.executable, "-m", "tests.api.jar_server")
PEOPLE = ("ada", "bea", "cai")
ACTS = 40
"""So many acts by each."""

MIDST = {"ada": 5, "bea": 15, "cai": 25}
"""After which of their acts the server is stopped."""

ACT = "introduce"


def founded(path: Path) -> tuple[str, dict[str, str]]:
    """A game in a file, and the tokens of its cards."""
    with closing(open_store(str(path))) as store:
        made = found(store, JAR_GAME, JAR_GAME.scenario(None, ""), 1_800_000_000_000, Dust())
    return made.scribe.game, dict(made.tokens)


class Phone:
    """A phone that sends each act until it is answered, as the outbox does."""

    def __init__(self, address: str, game: str, who: str) -> None:
        self._client = httpx2.AsyncClient(base_url=address)
        self._path = f"/api/v1/games/{game}/commands"
        self.who = who
        self.done: list[str] = []
        self.again = 0
        self.midst = asyncio.Event()

    async def claim(self, token: str) -> None:
        claim = {"token": token, "device": f"phone of {self.who}"}
        (await self._client.post("/api/v1/claims", json=claim)).raise_for_status()

    async def play(self) -> None:
        """All its acts, one after the other."""
        for number in range(ACTS):
            command = str(uuid.uuid4())
            act = {"type": ACT, "as": self.who, "period": 1, "name": f"{self.who} {number}"}
            while not await self._answered(command, act):
                self.again += 1
                await asyncio.sleep(0.05)  # an outbox waits before it tries again
            self.done.append(command)
            if number == MIDST[self.who]:
                self.midst.set()
        await self._client.aclose()

    async def _answered(self, command: str, act: dict[str, object]) -> bool:
        try:
            key = {"idempotency-key": command}
            answer = await self._client.post(self._path, json=act, headers=key)
        except httpx2.TransportError:
            return False
        assert answer.status_code in (200, 201, 429, 503), answer.text
        return answer.status_code in (200, 201)


async def test_acts_during_restarts_happen_once_each(tmp_path: Path) -> None:
    server = Served(tmp_path, program=PROGRAM)
    game, tokens = founded(server.store)
    with server:
        phones = [Phone(server.address, game, who) for who in PEOPLE]
        for phone in phones:
            await phone.claim(tokens[f"{phone.who}-1"])
        playing = asyncio.gather(*(phone.play() for phone in phones))
        for phone in phones:
            await asyncio.wait_for(phone.midst.wait(), 60)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        await asyncio.wait_for(playing, 120)
        await asyncio.to_thread(server.stop)
    assert sum(phone.again for phone in phones) > 0
    assert acted(server.store, game) == {command: 1 for phone in phones for command in phone.done}


def acted(path: Path, game: str) -> Counter[str]:
    """How often each command of the phones is in the ledger, whose seal holds."""
    with closing(open_store(str(path), read_only=True)) as store:
        store.check()
        scribe = open_scribe(Machine(JAR_GAME), store, game, Dust())
    log, kernel = scribe.state.log, scribe.state.kernel
    assert kernel.status == "open"
    entries = (log.entries[position] for position in range(1, log.position + 1))
    metas = (entry.meta for entry in entries)
    return Counter(meta.command for meta in metas if meta is not None and meta.type == ACT)
