"""Two stewards at two servers: one is asked by the other, until the server is killed."""

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS
from tests.outages.table import GameWithTokens, found_table
from tests.outages.workers import JarServer, open_two_servers

PATIENCE = 30.0
FORCE = {"recorder": "nurse", "waive": ["NUX-08"], "reason": "they squeeze"}


class StewardPhone:
    """Return a phone of this game with a card, at one server."""

    def __init__(self, table: GameWithTokens, client: httpx2.AsyncClient) -> None:
        self._client = client
        self._game = f"/games/{table.game}"
        self._tokens = table.tokens

    async def claim_card(self, card: str) -> None:
        body = {"token": self._tokens[card], "device": f"phone of {card}"}
        (await self._client.post("/claims", json=body)).raise_for_status()

    async def does(self, act: str, command: str = "", **fields: Any) -> dict[str, Any]:
        """Return the receipt of an act."""
        body = {"type": act, "period": 1, **fields}
        key = {"idempotency-key": command or str(uuid.uuid4())}
        answer = await self._client.post(f"{self._game}/commands", json=body, headers=key)
        assert answer.status_code in (httpx2.codes.OK, httpx2.codes.CREATED), answer.text
        return dict(answer.json())

    async def get_document(self, path: str) -> dict[str, Any]:
        return dict((await self._client.get(f"{self._game}{path}")).json())

    async def wait_until_done(self, command: str) -> None:
        """Wait until an act that waited is done."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if "waits" not in await self.get_document(f"/receipts/{command}"):
                    return
                await asyncio.sleep(0.1)

    async def wait_until_seen(self, *who: str) -> None:
        """Wait until exactly these characters are in the room."""
        async with asyncio.timeout(PATIENCE):
            while True:
                people = (await self.get_document("/room"))["people"]
                if {one["character"] for one in people if one["here"]} == set(who):
                    return
                await asyncio.sleep(0.1)

    @asynccontextmanager
    async def keep_listening(self) -> AsyncIterator[None]:
        async with self._client.stream("GET", f"{self._game}/live") as answer:
            # a reference is kept, because the stream ends with the object
            lines = answer.aiter_lines()
            await anext(lines)
            yield


@asynccontextmanager
async def open_steward_phones(
    table: GameWithTokens, *servers: JarServer
) -> AsyncIterator[list[StewardPhone]]:
    """Return phones without a card, one at each of these servers."""
    async with AsyncExitStack() as held:
        yield [await held.enter_async_context(open_phone_at(table, server)) for server in servers]


@asynccontextmanager
async def open_phone_at(table: GameWithTokens, server: JarServer) -> AsyncIterator[StewardPhone]:
    base = f"{server.address}/api/v1"
    async with httpx2.AsyncClient(base_url=base, timeout=httpx2.Timeout(PATIENCE)) as client:
        yield StewardPhone(table, client)


@pytest.fixture(params=["postgres", "redis"])
async def workers(
    request: pytest.FixtureRequest, database: str, tmp_path: Path
) -> AsyncIterator[tuple[GameWithTokens, list[JarServer]]]:
    """Yield two servers of a game.

    The servers exchange presence through their database alone, or through Redis.
    """
    redis = request.getfixturevalue("redis").address if request.param == "redis" else ""
    table = found_table(database)
    async with open_two_servers(tmp_path, table.store, redis, "--grave") as pair:
        yield table, pair


async def overrule_by_steward(nurse: StewardPhone) -> tuple[str, dict[str, Any]]:
    """Return the receipt of a grave act of this steward, which says what the act waits for."""
    command = str(uuid.uuid4())
    fields = {"as": "cai", "where": "bench", **FORCE}
    return command, (await nurse.does("sit", command, **fields))["waits"]


async def test_a_steward_at_another_server_confirms_and_is_not_asked_once_that_is_killed(
    workers: tuple[GameWithTokens, list[JarServer]],
) -> None:
    table, (one, other) = workers
    async with open_steward_phones(table, one, other, one, one) as (nurse, second, *children):
        for child, who in zip(children, ("ada", "bea"), strict=True):
            await child.claim_card(f"{who}-1")
            await child.does("sit", **{"as": who}, where="bench")
        await nurse.claim_card("nurse-1")
        await second.claim_card("nurse-2")
        async with second.keep_listening():
            await nurse.wait_until_seen("nurse")
            command, waits = await overrule_by_steward(nurse)
            assert (waits["second"], waits["then"]) == (["nurse-2"], "lapses")
            done = await second.does("confirm-act", **{"as": "nurse"}, waiting=command)
            keys = [line["key"] for line in done["entries"]]
            assert keys[:2] == ["grave-act-confirmed", "sat-down"]
            await other.kill()
        await nurse.wait_until_seen()
        await nurse.does("sit", **{"as": "cai"}, where="wall", recorder="nurse")
        command, waits = await overrule_by_steward(nurse)
        assert (waits["second"], waits["then"]) == ([], "happens")
        await asyncio.sleep(ALONE_MILLISECONDS / 1000)
        await nurse.wait_until_done(command)
        lines = (await nurse.get_document("/entries?limit=20"))["entries"]
        assert [line.get("alone") for line in lines if line["key"] == "sat-down"][-1]
