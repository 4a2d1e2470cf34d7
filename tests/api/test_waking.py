"""Redis wakes the other server; stopped, flushed or started again, nothing is lost, only later."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from redis.client import PubSub

from api import following, waking
from tests.api.ear import Ear, listening, served
from tests.api.hall import Hall, Phone
from tests.api.servers import shared, two_halls
from tests.waking import Waking
from tests.waking import waking as redis

NEVER = 3600.0
PATIENCE = 20.0
"""Seconds after which what was expected is missing."""


@pytest.fixture
def server() -> Iterator[Waking]:
    with TemporaryDirectory(prefix="re") as folder, redis(Path(folder)) as running:
        yield running


@pytest.fixture
async def halls(server: Waking) -> AsyncIterator[tuple[Hall, Hall]]:
    with shared() as stores:
        async with (
            two_halls(stores, redis=server.address) as (one, other),
            served(other) as address,
        ):
            other.address = address
            await asyncio.to_thread(_listened, server, 2)
            yield one, other


def _listened(server: Waking, number: int) -> None:
    """Return when so many servers listen."""
    client, end = server.client(), time.monotonic() + PATIENCE
    while (there := client.pubsub_numsub(waking.CHANNEL)[0][1]) < number:
        assert time.monotonic() < end, f"{there} listen instead of {number}"
        time.sleep(0.01)


async def moved(ada: Phone, ear: Ear, where: str) -> None:
    """Somebody sits down at one server, and a phone at the other hears of it."""
    await ada.does("sit", where=where)
    _, heard = await ear.next("entries")
    assert [line["key"] for line in heard["pub"]["entries"]] == ["sat-down"]
    assert heard["pub"]["slices"]["person/ada"]["place"] == where


async def test_a_phone_hears_by_redis_alone(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    monkeypatch.setattr(following, "ASKING", NEVER)
    ada = await one.phone("ada")
    async with listening(other.stranger()) as ear:
        await ear.next("view", "reset")
        for where in ("bench", "wall"):
            await moved(ada, ear, where)


async def test_while_redis_is_stopped_a_phone_hears_all_the_same(
    halls: tuple[Hall, Hall], server: Waking
) -> None:
    one, other = halls
    ada = await one.phone("ada")
    async with listening(other.stranger()) as ear:
        await ear.next("view", "reset")
        await moved(ada, ear, "bench")
        server.client().flushall()
        await moved(ada, ear, "wall")
        server.stop()
        await moved(ada, ear, "bench")
        server.start()
        await moved(ada, ear, "wall")
        await asyncio.to_thread(_listened, server, 2)
        await moved(ada, ear, "bench")


async def test_what_is_said_in_redis_is_the_name_of_a_game_and_nothing_else(
    halls: tuple[Hall, Hall], server: Waking
) -> None:
    one, _other = halls
    client = server.client()
    channel = client.pubsub(  # type: ignore[no-untyped-call]  # it has no types
        ignore_subscribe_messages=True
    )
    channel.subscribe(waking.CHANNEL)
    await asyncio.to_thread(_listened, server, 3)
    await one.phone("ada")
    worker, said = one.host.store.worker, set[bytes]()
    while f"{worker} {one.id}".encode() not in said:
        said.add(await asyncio.to_thread(_next, channel))
    assert {message.split(b" ", 1)[1] for message in said} == {one.id.encode()}


def _next(channel: PubSub) -> bytes:
    end = time.monotonic() + PATIENCE
    while (found := channel.get_message()) is None:
        assert time.monotonic() < end, "nothing more is said in the channel"
        time.sleep(0.01)
    return bytes(found["data"])
