"""Attacks on the connections of a real server, with honest phones beside them."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from tests.api.doors.knocking import RawConnection, open_connections, open_served_hall
from tests.api.ear import listen_to_stream
from tests.api.hall import document_of

QUICK = {"head_seconds": 0.2, "body_seconds": 0.2, "unread_seconds": 0.2}


@pytest.mark.parametrize(
    "began",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: local",
        b"GET",
        b"\r\n",
        b"POST /api/v1/claims HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{",
        b"POST /graphql HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n",
        b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n",
    ],
)
async def test_a_connection_whose_head_or_body_does_not_come_is_closed(began: bytes) -> None:
    async with open_served_hall(**QUICK) as (hall, address), open_connections(address) as (knock,):
        knock.send_bytes(began)
        await knock.read_rest()
        document_of(await hall.stranger().get("/games"))


@pytest.mark.parametrize("drop", [b"x", b"\r\n"])
async def test_a_head_that_comes_drop_by_drop_is_closed_as_late(drop: bytes) -> None:
    async with open_served_hall(**QUICK) as (_hall, address), open_connections(address) as (knock,):
        knock.send_bytes(b"GET / HTTP/1.1\r\nx-long: ")
        dripping = asyncio.create_task(_send_headers_forever(knock, drop))
        await knock.read_rest()
        dripping.cancel()


async def _send_headers_forever(knock: RawConnection, drop: bytes) -> None:
    while True:
        knock.send_bytes(drop.replace(b"\r\n", b"\r\nx: y"))
        await asyncio.sleep(0)


async def test_an_endless_head_is_refused() -> None:
    async with open_served_hall() as (_hall, address), open_connections(address) as (knock,):
        knock.send_bytes(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ")
        for _ in range(64):
            knock.send_bytes(b"x" * 8192)
        assert not (await knock.read_rest()).startswith(b"HTTP/1.1 200")


async def test_a_silent_phone_may_rest_between_two_requests() -> None:
    async with (
        open_served_hall(**QUICK) as (_hall, address),
        open_connections(address, 2) as (resting, restless),
    ):
        for knock in (resting, restless):
            knock.send_get_request("/healthz")
            assert " 200 " in await knock.head()
            await knock.read_exactly(18)
        restless.send_bytes(b"\r\n")
        await restless.read_rest()
        async with open_connections(address) as (late,):
            await late.read_rest()  # the other connection rested for this long
        resting.send_get_request("/healthz")
        assert " 200 " in await resting.head()


async def test_a_client_that_does_not_read_its_answer_is_disconnected() -> None:
    with capture_logs() as logged:
        async with (
            open_served_hall(**QUICK) as (_hall, address),
            open_connections(address) as (knock,),
        ):
            knock.stop_reading()
            with pytest.raises(ConnectionError):
                await knock.send_until_hung_up("/api/v1/openapi.json")
    assert [line["what"] for line in logged if line["event"] == "limit"] == ["answer"]


async def test_idle_strangers_keep_no_honest_phone_out() -> None:
    with capture_logs() as logged:
        async with open_served_hall(stranger_connections=20) as (hall, address):
            ada = await hall.phone("ada")
            async with open_connections(address, 60) as knocks:
                bea = await hall.phone("bea")
                for phone in (ada, bea):
                    assert (await phone.view())["me"] == [phone.character]
                for knock in knocks[:40]:
                    assert await knock.read_rest() == b""
    lines = [line for line in logged if line["event"] == "limit"]
    assert [(line["what"], line["who"]) for line in lines] == [("connections", "127.0.0.1")]


async def test_streams_of_strangers_leave_room_for_others() -> None:
    async with (
        open_served_hall(stranger_connections=20) as (hall, address),
        open_connections(address, 20) as knocks,
    ):
        answers = []
        for knock in knocks:
            knock.send_get_request(f"/api/v1/games/{hall.id}/live")
            answers.append(await knock.head())
        assert [" 200 " in head for head in answers].count(True) == 10
        refused = [head for head in answers if " 429 " in head]
        assert len(refused) == 10
        assert all("retry-after: " in head for head in refused)
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")


async def test_unsent_bodies_keep_no_honest_phone_out() -> None:
    async with (
        open_served_hall(stranger_connections=20) as (hall, address),
        open_connections(address, 20) as knocks,
    ):
        began = "POST /api/v1/claims HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n"
        for knock in knocks:
            knock.send_bytes(f"{began}content-type: application/json\r\n\r\n".encode())
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")


async def test_each_session_has_a_limit_of_connections_of_its_own() -> None:
    async with open_served_hall(stranger_connections=8, session_connections=4) as (hall, address):
        phones = [await hall.phone(name) for name in ("ada", "bea", "nurse")]
        live = f"/api/v1/games/{hall.id}/live"
        cookies = [f"cookie: acta={phone.client.cookies['acta']}" for phone in phones]
        async with open_connections(address, 4) as hers, open_connections(address, 4) as its:
            for knocks, cookie in ((hers, cookies[0]), (its, cookies[1])):
                for knock in knocks:
                    knock.send_get_request(live, cookie)
                    assert " 200 " in await knock.head()
            async with open_connections(address) as (more,):
                more.send_get_request(live, cookies[0])
                assert " 429 " in await more.head()
            async with open_connections(address) as (more,):
                more.send_get_request(live, cookies[2])
                assert " 200 " in await more.head()
            await hers[0].hang_up()


async def test_an_idle_connection_of_a_session_makes_room_for_its_next_one() -> None:
    async with open_served_hall(session_connections=2) as (hall, address):
        ada = await hall.phone("ada")
        cookie = f"cookie: acta={ada.client.cookies['acta']}"
        await ada.client.aclose()
        async with open_connections(address, 5) as knocks:
            for knock in knocks:
                knock.send_get_request("/healthz", cookie)
                assert " 200 " in await knock.head()
            for knock in knocks[:3]:
                await knock.read_rest()
            knocks[-1].send_get_request("/healthz", cookie)
            await knocks[-1].read_exactly(18)
            assert " 200 " in await knocks[-1].head()


async def test_behind_a_proxy_each_phone_is_counted_by_itself() -> None:
    async with (
        open_served_hall(stranger_connections=8) as (hall, address),
        AsyncExitStack() as stack,
    ):
        live = f"/api/v1/games/{hall.id}/live"
        for number in range(12):
            (knock,) = await stack.enter_async_context(open_connections(address))
            knock.send_get_request(live, f"x-forwarded-for: 192.0.2.{number}")
            assert " 200 " in await knock.head()


async def test_sockets_count_as_connections_until_they_are_closed() -> None:
    protocol = Subprotocol("graphql-transport-ws")
    async with open_served_hall(session_connections=2) as (hall, address):
        ada = await hall.phone("ada")
        cookie = {"cookie": f"acta={ada.client.cookies['acta']}"}
        await ada.client.aclose()
        url = address.replace("http", "ws") + "/graphql"
        for _ in range(3):
            async with connect(
                url, subprotocols=[protocol], additional_headers=cookie, proxy=None
            ) as one:
                async with (
                    connect(url, subprotocols=[protocol], additional_headers=cookie, proxy=None),
                    open_connections(address) as (third,),
                ):
                    third.send_get_request("/healthz", f"cookie: {cookie['cookie']}")
                    assert " 429 " in await third.head()
                await one.send(json.dumps({"type": "connection_init"}))
                assert json.loads(await one.recv())["type"] == "connection_ack"


async def test_a_stream_stays_open_while_a_late_connection_is_closed() -> None:
    async with open_served_hall(**QUICK) as (hall, address):
        ada = await hall.phone("ada")
        async with listen_to_stream(ada) as ear, open_connections(address) as (late,):
            await ear.next()
            await late.read_rest()  # the stream was silent for this long
            await ada.does("sit", where="bench")
            assert (await ear.next())[0] == "entries"
