"""Redis wakes the other server. When it is stopped, flushed or restarted, news is only delayed."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from redis.asyncio import Redis
from redis.client import PubSub
from structlog.testing import capture_logs

from api.hosting.cluster import follower, move_messenger
from tests.api.ear import StreamListener, listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone
from tests.api.servers import open_shared_stores, two_halls
from tests.waking import RedisServer
from tests.waking import running_redis as redis

NEVER = 3600.0
PATIENCE = 20.0
"""Seconds after which a test counts an expected event as missing."""


@pytest.fixture
def server() -> Iterator[RedisServer]:
    with TemporaryDirectory(prefix="re") as folder, redis(Path(folder)) as running:
        yield running


@pytest.fixture
async def halls(server: RedisServer) -> AsyncIterator[tuple[Hall, Hall]]:
    with open_shared_stores() as stores:
        async with (
            two_halls(stores, redis=server.address) as (one, other),
            serve_hall(other) as address,
        ):
            other.address = address
            await asyncio.to_thread(_wait_for_listeners, server, 2)
            yield one, other


def _wait_for_listeners(server: RedisServer, number: int) -> None:
    """Wait until this many servers listen."""
    client, end = server.client(), time.monotonic() + PATIENCE
    while (there := client.pubsub_numsub(move_messenger.CHANNEL)[0][1]) < number:
        assert time.monotonic() < end, f"{there} listen instead of {number}"
        time.sleep(0.01)


async def sit_ada_and_check(ada: Phone, ear: StreamListener, where: str) -> None:
    """Let Ada sit down at one server, and check that a phone at the other server gets the entry."""
    await ada.does("sit", where=where)
    _, heard = await ear.next("entries")
    assert [line["key"] for line in heard["pub"]["entries"]] == ["sat-down"]
    assert heard["pub"]["slices"]["person/ada"]["place"] == where


async def test_phones_at_other_servers_hear_through_redis_alone(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    monkeypatch.setattr(follower, "QUERY_INTERVAL", NEVER)
    ada = await one.phone("ada")
    async with listen_to_stream(other.stranger()) as ear:
        await ear.next("view", "reset")
        for where in ("bench", "wall"):
            await sit_ada_and_check(ada, ear, where)


async def test_a_phone_hears_although_redis_is_stopped(
    halls: tuple[Hall, Hall], server: RedisServer
) -> None:
    one, other = halls
    ada = await one.phone("ada")
    async with listen_to_stream(other.stranger()) as ear:
        await ear.next("view", "reset")
        await sit_ada_and_check(ada, ear, "bench")
        server.client().flushall()
        await sit_ada_and_check(ada, ear, "wall")
        server.kill()
        await sit_ada_and_check(ada, ear, "bench")
        server.start()
        await sit_ada_and_check(ada, ear, "wall")
        await asyncio.to_thread(_wait_for_listeners, server, 2)
        await sit_ada_and_check(ada, ear, "bench")


async def test_messages_in_redis_hold_the_name_of_a_game_and_nothing_else(
    halls: tuple[Hall, Hall], server: RedisServer
) -> None:
    one, _other = halls
    client = server.client()
    channel = client.pubsub(  # type: ignore[no-untyped-call] # the library has no types
        ignore_subscribe_messages=True
    )
    channel.subscribe(move_messenger.CHANNEL)
    await asyncio.to_thread(_wait_for_listeners, server, 3)
    await one.phone("ada")
    worker, said = one.host.store.worker, set[bytes]()
    while f"{worker} {one.id}".encode() not in said:
        said.add(await asyncio.to_thread(_next_message, channel))
    assert {message.split(b" ", 1)[1] for message in said} == {one.id.encode()}


async def test_a_message_that_returns_before_redis_answers_counts_as_heard(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, answered, heard = [0.0], asyncio.Event(), asyncio.Queue[str]()
    publish, client = Redis.publish, server.client()

    async def publish_late(self: Redis, channel: str, message: str) -> None:
        await publish(self, channel, message)
        client.publish(move_messenger.CHANNEL, "another-server first")
        assert await asyncio.wait_for(heard.get(), PATIENCE) == "first"
        answered.set()

    monkeypatch.setattr(Redis, "publish", publish_late)
    monkeypatch.setattr(move_messenger, "monotonic", lambda: now[0])
    waker = move_messenger.MoveMessenger(server.address, "a-server")
    waker.start(heard.put_nowait)
    await asyncio.to_thread(_wait_for_listeners, server, 1)
    waker.announce_move("a-game")
    await asyncio.wait_for(answered.wait(), PATIENCE)
    now[0] += 2 * move_messenger.WAIT_SECONDS
    for game in ("second", "third"):
        client.publish(move_messenger.CHANNEL, f"another-server {game}")
        assert await asyncio.wait_for(heard.get(), PATIENCE) == game
    assert not waker.lost
    await waker.stop()


def _next_message(channel: PubSub) -> bytes:
    end = time.monotonic() + PATIENCE
    while (found := channel.get_message()) is None:
        assert time.monotonic() < end, "nothing more is said in the channel"
        time.sleep(0.01)
    return bytes(found["data"])


JUNK = (
    b"\xff\xfe\x00",
    b"",
    b"nonsense",
    b"x" * 100_000,
    b"one \xed\xa0\x80",
    b"another-server no-such-game",
)


async def test_junk_in_redis_does_no_harm(
    halls: tuple[Hall, Hall], server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = halls
    monkeypatch.setattr(follower, "QUERY_INTERVAL", NEVER)
    ada = await one.phone("ada")
    with capture_logs() as logged:
        async with listen_to_stream(other.stranger()) as ear:
            await ear.next("view", "reset")
            for message in JUNK * 60:
                server.client().publish(move_messenger.CHANNEL, message)
            await sit_ada_and_check(ada, ear, "bench")
            server.client().publish("acta/present", b"\xff\xfe\x00")
            await sit_ada_and_check(ada, ear, "wall")
    assert server.client().pubsub_numsub(move_messenger.CHANNEL)[0][1] == 2
    assert [line["event"] for line in logged].count("waking-junk") == 2


async def test_disconnecting_the_listeners_from_redis_only_delays_news(
    halls: tuple[Hall, Hall], server: RedisServer
) -> None:
    one, other = halls
    ada = await one.phone("ada")
    async with listen_to_stream(other.stranger()) as ear:
        await ear.next("view", "reset")
        for where in ("bench", "wall"):
            server.client().client_kill_filter(_type="pubsub")
            await sit_ada_and_check(ada, ear, where)
        await asyncio.to_thread(_wait_for_listeners, server, 2)


@asynccontextmanager
async def open_waker(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch, hears: Callable[[str], None]
) -> AsyncIterator[move_messenger.MoveMessenger]:
    """Yield a waker that has begun to listen, with short waits."""
    monkeypatch.setattr(move_messenger, "RETRY_SECONDS", 0.01)
    waker = move_messenger.MoveMessenger(server.address, "one")
    waker.start(hears)
    try:
        await asyncio.to_thread(_wait_for_listeners, server, 1)
        yield waker
    finally:
        await waker.stop()


async def test_a_server_that_does_not_hear_its_own_messages_subscribes_anew(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_messenger, "WAIT_SECONDS", 0.1)
    begun, heard = list[str](), asyncio.Queue[str]()
    messenger = move_messenger.MoveMessenger
    listen, hear = messenger._listen, messenger._handle_message  # noqa: SLF001 - they are replaced

    async def listen_and_count(
        self: move_messenger.MoveMessenger, heard: Callable[[str], None]
    ) -> None:
        begun.append("listening")
        await listen(self, heard)

    def hear_after_restart(
        self: move_messenger.MoveMessenger, said: object, heard: Callable[[str], None]
    ) -> None:
        if len(begun) > 1:
            hear(self, said, heard)

    monkeypatch.setattr(move_messenger.MoveMessenger, "_listen", listen_and_count)
    monkeypatch.setattr(move_messenger.MoveMessenger, "_handle_message", hear_after_restart)
    async with open_waker(server, monkeypatch, heard.put_nowait) as waker:
        waker.announce_move("yard")
        async with asyncio.timeout(PATIENCE):
            while heard.empty():
                server.client().publish(move_messenger.CHANNEL, "two yard")
                await asyncio.to_thread(time.sleep, 0.02)
    assert len(begun) > 1


async def test_an_unexpected_error_is_logged_and_the_listener_goes_on(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = asyncio.Queue[str]()

    def note_and_fail(game: str) -> None:
        heard.put_nowait(game)
        if game == "yard":
            raise RuntimeError("nobody foresaw it")

    with capture_logs() as logged:
        async with open_waker(server, monkeypatch, note_and_fail):
            for game in ("yard", "wall"):
                await asyncio.to_thread(_wait_for_listeners, server, 1)
                server.client().publish(move_messenger.CHANNEL, f"two {game}")
                assert await asyncio.wait_for(heard.get(), PATIENCE) == game
                await asyncio.to_thread(_wait_for_listener_to_end, server)
    assert [line["event"] for line in logged if line["log_level"] == "error"] == ["waking"]


def _wait_for_listener_to_end(server: RedisServer) -> None:
    """Give the listener time to end and to begin anew."""
    end = time.monotonic() + 1
    while server.client().pubsub_numsub(move_messenger.CHANNEL)[0][1] and time.monotonic() < end:
        time.sleep(0.01)
