"""Presence across servers: phones count as present, whichever server they listen to."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from structlog.testing import capture_logs

from api.hosting import presence
from api.hosting.cluster import follower
from api.hosting.presence import MESSAGE_LIFETIME, RemotePresence
from ledger.store.base import StoreError
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, document_of
from tests.api.servers import catch_up_servers, open_shared_stores, phone_at_other_server, two_halls
from tests.toy.grave import GRAVE_GAME
from tests.waking import RedisServer, running_redis

SHELF = {"nuces": GRAVE_GAME}
SQUEEZE = "5ec2e700-0000-4000-8000-000000000020"
FORCE = {"recorder": "nurse", "waive": ["NUX-08"], "reason": "they squeeze"}
SOON = 0.05
"""Seconds between two messages of a server in these tests."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follower, "QUERY_INTERVAL", SOON)


@pytest.fixture(params=["memory", "postgres", "redis"])
async def halls(request: pytest.FixtureRequest, quick: None) -> AsyncIterator[tuple[Hall, Hall]]:
    """Yield two servers that share a store.

    Presence goes through the store, or through Redis alone.
    """
    kind = request.param
    redis = request.getfixturevalue("redis").address if kind == "redis" else ""
    database = request.getfixturevalue("database") if kind == "postgres" else ""
    async with open_both_halls(database, redis) as pair:
        yield pair


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with TemporaryDirectory(prefix="re") as folder, running_redis(Path(folder)) as running:
        yield running


@asynccontextmanager
async def open_both_halls(database: str = "", redis: str = "") -> AsyncIterator[tuple[Hall, Hall]]:
    with open_shared_stores(database) as stores:
        async with (
            two_halls(stores, redis=redis, rulesets=SHELF) as (one, other),
            serve_hall(one) as one.address,
            serve_hall(other) as other.address,
        ):
            yield one, other


async def present_characters(nurse: Phone) -> set[str]:
    """Return the characters who are in the room according to a steward's phone."""
    room = document_of(await nurse.get(f"/games/{nurse.game}/room"))
    return {one["character"] for one in room["people"] if one["here"]}


async def wait_until_seen(nurse: Phone, *who: str) -> None:
    """Wait until exactly these characters are in the room."""
    async with asyncio.timeout(2 * MESSAGE_LIFETIME):
        while True:
            if await present_characters(nurse) == set(who):
                return
            await asyncio.sleep(SOON)


async def phones_at_full_bench(hall: Hall, other: Hall) -> tuple[Phone, Phone]:
    """Return the phones of two stewards of a game whose bench is full."""
    for who in ("ada", "bea"):
        await (await hall.phone(who)).does("sit", where="bench")
    nurse, second = await hall.phone("nurse"), await hall.phone("nurse", "nurse-2")
    await catch_up_servers(other)
    return nurse, second


async def overrule_full_bench(nurse: Phone) -> dict[str, Any]:
    """Return the receipt of the nurse's overruling for Cai on the full bench."""
    return await nurse.does("sit", command=SQUEEZE, as_="cai", where="bench", **FORCE)


@pytest.mark.rule("ACTA-20")
async def test_a_steward_at_another_server_is_asked_and_confirms_there(
    halls: tuple[Hall, Hall],
) -> None:
    one, other = halls
    nurse, second = await phones_at_full_bench(one, other)
    async with listen_to_stream(phone_at_other_server(other, second)):
        await wait_until_seen(nurse, "nurse")
        assert (await overrule_full_bench(nurse))["waits"]["second"] == ["nurse-2"]
        await catch_up_servers(other)
        done = await phone_at_other_server(other, second).does("confirm-act", waiting=SQUEEZE)
    assert [line["key"] for line in done["entries"][:2]] == ["grave-act-confirmed", "sat-down"]
    await wait_until_seen(nurse)
    assert one.host.presence.cards_listening_elsewhere(one.id) == frozenset()


async def test_a_phone_that_listens_to_one_server_is_in_the_room_at_both(
    halls: tuple[Hall, Hall],
) -> None:
    one, other = halls
    nurse, _ = await phones_at_full_bench(one, other)
    cai = await one.phone("cai")
    await catch_up_servers(other)
    async with listen_to_stream(phone_at_other_server(other, cai)), listen_to_stream(nurse):
        await wait_until_seen(nurse, "cai", "nurse")
        await wait_until_seen(phone_at_other_server(other, nurse), "cai", "nurse")
    await wait_until_seen(nurse)


async def test_while_redis_is_away_presence_travels_through_the_store(
    quick: None, redis: RedisServer
) -> None:
    async with open_both_halls(redis=redis.address) as (one, other):
        nurse, second = await phones_at_full_bench(one, other)
        redis.kill()
        with capture_logs() as lines:
            async with listen_to_stream(phone_at_other_server(other, second)):
                await wait_until_seen(nurse, "nurse")
                redis.start()
                await asyncio.sleep(4 * SOON)
                assert await present_characters(nurse) == {"nurse"}
            await wait_until_seen(nurse)
        assert not [line for line in lines if line["event"] in ("asking", "presence-alone")]


async def test_without_redis_and_store_each_server_knows_its_own_phones_and_warns_once(
    quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_both_halls() as (one, other):
        nurse, second = await phones_at_full_bench(one, other)

        def fail_exchange(*_: object) -> tuple[bytes, ...]:
            raise StoreError("The database does not let this user work with a ledger.")

        for hall in (one, other):
            monkeypatch.setattr(hall.host.store, "exchange_messages", fail_exchange)
        with capture_logs() as lines:
            async with listen_to_stream(phone_at_other_server(other, second)):
                await asyncio.sleep(6 * SOON)
                assert await present_characters(nurse) == set()
                assert (await overrule_full_bench(nurse))["waits"]["second"] == []
        assert [line["event"] for line in lines].count("presence-alone") == 2


def test_a_silent_server_is_forgotten() -> None:
    now = [0.0]
    one, other = (RemotePresence(name, lambda: now[0]) for name in ("one", "other"))
    one.hear(other.encode_own_presence({"g": frozenset({"ada-1"}), "h": frozenset()}))
    assert one.cards_listening_elsewhere("g") == {"ada-1"}
    assert one.cards_listening_elsewhere("h") == frozenset()
    now[0] += MESSAGE_LIFETIME - 1
    assert one.cards_listening_elsewhere("g") == {"ada-1"}
    now[0] += 1
    assert one.cards_listening_elsewhere("g") == frozenset()


def test_a_server_also_announces_that_nobody_listens_any_more() -> None:
    one, other = RemotePresence("one"), RemotePresence("other")
    other.hear(one.encode_own_presence({"g": frozenset({"ada-1"})}))
    assert other.cards_listening_elsewhere("g") == {"ada-1"}
    other.hear(one.encode_own_presence({"g": frozenset()}))
    assert other.cards_listening_elsewhere("g") == frozenset()


@pytest.mark.parametrize("said", [b"", b"{", b"[]", b'{"server":1,"here":{}}', b"\xff"])
def test_an_unreadable_message_about_presence_is_ignored(said: bytes) -> None:
    one = RemotePresence("one")
    one.hear(said)
    assert one.cards_listening_elsewhere("g") == frozenset()


def test_a_server_ignores_its_own_message_about_presence() -> None:
    one = RemotePresence("one")
    one.hear(one.encode_own_presence({"g": frozenset({"ada-1"})}))
    assert one.cards_listening_elsewhere("g") == frozenset()
    assert presence.MESSAGE_LIFETIME > 3 * follower.QUERY_INTERVAL
