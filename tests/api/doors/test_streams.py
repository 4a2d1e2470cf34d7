"""A live stream owns its connection: nothing of the request is left once the stream has begun."""

import asyncio
import gc

import pytest

from api.http.protocol import StreamProtocol, WatchedConnection
from tests.api.doors.knocking import RawConnection, open_connections, open_served_hall
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, open_hall

LAST_CHUNK = b"0\r\n\r\n"


def count_live_objects(kind: type) -> int:
    """Return how many objects of a type live."""
    return sum(type(one) is kind for one in gc.get_objects())


def count_running_requests() -> int:
    """Return how many requests the server is answering."""
    return sum("run_asgi" in repr(task.get_coro()) for task in asyncio.all_tasks())


def ask_for_stream(
    knock: RawConnection, phone: Phone, version: str = "1.1", behind: bytes = b""
) -> None:
    """Ask for a phone's stream, byte by byte; send these bytes behind the request at once."""
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    path = f"/api/v1/games/{phone.game}/live"
    head = f"GET {path} HTTP/{version}\r\nhost: 127.0.0.1\r\ncookie: {cookies}\r\n\r\n"
    knock.send_bytes(head.encode() + behind)


def count_users_and_listeners(hall: Hall) -> tuple[int, int]:
    """Return the users of the game, and its listeners."""
    return hall.game.users, len(hall.game.stream.listeners)


async def wait_until_unused(hall: Hall) -> None:
    """Wait until the server has noticed that all phones have hung up."""
    async with asyncio.timeout(10):
        while (  # noqa: ASYNC110 - no event
            count_users_and_listeners(hall) != (0, 0)
            or count_live_objects(StreamProtocol)
            or count_running_requests()
        ):
            await asyncio.sleep(0.01)


async def test_a_stream_keeps_neither_its_request_nor_its_parser() -> None:
    async with open_served_hall() as (hall, address):
        ada = await hall.phone("ada")
        await ada.client.aclose()
        await asyncio.sleep(0.05)  # until the server has noticed it
        gc.collect()
        gc.disable()  # references alone free the objects, without a pass of the collector
        try:
            async with open_connections(address, 5) as knocks:
                for knock in knocks:
                    ask_for_stream(knock, ada)
                    assert " 200 " in await knock.head()
                    await knock.read_exactly(1)
                await asyncio.sleep(0.05)
                assert count_running_requests() == 0
                assert count_live_objects(StreamProtocol) == 5
                assert count_live_objects(WatchedConnection) == 0
                assert count_users_and_listeners(hall) == (5, 5)
        finally:
            gc.enable()
        await wait_until_unused(hall)


async def test_the_places_of_a_stream_are_free_after_it() -> None:
    async with open_served_hall() as (hall, _address):
        ada = await hall.phone("ada")
        for _ in range(3):
            async with listen_to_stream(ada) as ear:
                await ear.next()
                assert count_users_and_listeners(hall) == (1, 1)
            await wait_until_unused(hall)


@pytest.mark.parametrize("late", [b"x", b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"])
async def test_a_phone_that_sends_anything_on_its_stream_is_disconnected(late: bytes) -> None:
    async with open_served_hall() as (hall, address), open_connections(address) as (knock,):
        ask_for_stream(knock, await hall.phone("ada"))
        assert "connection: close" in await knock.head()
        knock.send_bytes(late)
        rest = await knock.read_rest()
        assert b"healthz" not in rest
        assert b"alive" not in rest
        await wait_until_unused(hall)


@pytest.mark.parametrize("times", [1, 40, 4_000])
async def test_a_stream_must_be_the_last_request_on_its_connection(times: int) -> None:
    async with open_served_hall() as (hall, address):
        ada = await hall.phone("ada")
        async with open_connections(address) as (knock,):
            more = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * times
            ask_for_stream(knock, ada, behind=more)
            assert " 400 " in await knock.head()
        await wait_until_unused(hall)


async def test_a_phone_that_hangs_up_at_once_leaves_nothing() -> None:
    async with open_served_hall() as (hall, address):
        ada = await hall.phone("ada")
        for _ in range(20):
            async with open_connections(address) as (knock,):
                ask_for_stream(knock, ada)
        await wait_until_unused(hall)


async def test_over_http_1_0_the_request_stays_open() -> None:
    async with open_served_hall() as (hall, address):
        ada = await hall.phone("ada")
        async with open_connections(address) as (knock,):
            ask_for_stream(knock, ada, "1.0")
            assert " 200 " in await knock.head()
            await knock.read_exactly(12)
            assert count_running_requests() == 1
            assert count_live_objects(StreamProtocol) == 0
        await wait_until_unused(hall)


async def test_a_server_that_stops_ends_a_stream_properly() -> None:
    async with open_hall() as hall:
        async with serve_hall(hall, late=True) as address:
            hall.address = address
            ada = await hall.phone("ada")
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.split(":")[-1]))
            knock = RawConnection(reader, writer)
            ask_for_stream(knock, ada)
            assert " 200 " in await knock.head()
        assert (await knock.read_rest()).endswith(LAST_CHUNK)
        writer.close()
