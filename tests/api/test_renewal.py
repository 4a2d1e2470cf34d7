"""A session lasts as long as it is used: any answer renews its cookie once a day."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx2
import pytest
from starlette.types import Message, Receive, Scope, Send

from api.access.cookies import COOKIE_LIFETIME
from api.http.renewal import CookieRenewal
from ledger.store import open_store
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.graphql.asking import Socket, connect_socket
from tests.api.hall import Clock, Hall, Phone, document_of, open_hall
from tests.api.lent import lend_store

DAY = 24 * 60 * 60 * 1000


def cookie_from_answer(answer: httpx2.Response) -> str:
    """Return the cookie that an answer gives, or ""."""
    return str(answer.headers.get("set-cookie", ""))


async def fetch_session_cookie(phone: Phone) -> str:
    """Return the cookie that a phone gets together with its cards."""
    return cookie_from_answer(await phone.get("/session"))


@pytest.fixture
async def old(hall: Hall) -> Phone:
    """Return the phone of Ada, who claimed her card a day ago."""
    phone = await hall.phone("ada")
    hall.clock.now += DAY
    return phone


async def test_a_cookie_that_is_a_day_old_is_renewed_once(hall: Hall, old: Phone) -> None:
    secret = old.client.cookies["acta"]
    renewed = await fetch_session_cookie(old)
    assert renewed.startswith(
        f"acta={secret}; Path=/; Max-Age={COOKIE_LIFETIME}; HttpOnly; SameSite=Lax"
    )
    assert COOKIE_LIFETIME * 1000 >= 60 * DAY
    assert await fetch_session_cookie(old) == ""
    hall.clock.now += DAY - 1
    assert await fetch_session_cookie(old) == ""
    hall.clock.now += 1
    assert f"acta={secret}" in await fetch_session_cookie(old)


async def test_a_phone_in_daily_use_stays_in_for_the_whole_game(
    hall: Hall,
) -> None:
    ada = await hall.phone("ada")
    for _ in range(100):
        hall.clock.now += DAY
        assert await fetch_session_cookie(ada)
    cards = document_of(await ada.get("/session"))["cards"]
    assert [card["card"] for card in cards] == ["ada-1"]


async def test_the_cookie_of_a_recent_claim_is_not_renewed(hall: Hall) -> None:
    ada = await hall.phone("ada")
    assert await fetch_session_cookie(ada) == ""


async def test_every_kind_of_answer_renews_the_cookie(hall: Hall) -> None:
    ada = await hall.phone("ada")
    path = f"/api/v1/games/{hall.id}"
    asked: tuple[Callable[[], Awaitable[Any]], ...] = (
        lambda: ada.client.get(f"{path}/view"),
        lambda: ada.client.head(f"{path}/view"),
        lambda: ada.send_command("sit", where="bench"),
        lambda: ada.send_command("sit", where="nowhere"),
        lambda: ada.client.get("/api/v1/nowhere"),
        lambda: ada.client.post("/graphql", json={"query": "{ __typename }"}),
    )
    for ask in asked:
        hall.clock.now += DAY
        answer = await ask()
        assert cookie_from_answer(answer), answer.request.url
        assert answer.headers["cache-control"] == "no-store"
        assert await fetch_session_cookie(ada) == ""


async def test_an_answer_that_is_not_modified_renews_the_cookie(hall: Hall, old: Phone) -> None:
    path = f"/api/v1/games/{hall.id}/view"
    tag = (await hall.stranger().client.get(path)).headers["etag"]
    hall.clock.now += DAY
    ada = await hall.phone("ada")
    tag = (await ada.client.get(path)).headers["etag"]
    hall.clock.now += DAY
    answer = await ada.client.get(path, headers={"If-None-Match": tag})
    assert (answer.status_code, bool(cookie_from_answer(answer))) == (304, True)


async def test_a_stream_renews_the_cookie() -> None:
    async with open_hall(port=0) as hall, serve_hall(hall) as address:
        hall.address = address
        ada = await hall.phone("ada")
        hall.clock.now += DAY
        async with listen_to_stream(ada) as ear:
            assert (await ear.next())[0] == "view"
            assert cookie_from_answer(ear.answer)
        assert await fetch_session_cookie(ada) == ""


async def test_a_socket_renews_the_cookie(hall: Hall, old: Phone) -> None:
    accepted = await _acceptance_headers(hall, old)
    assert accepted["set-cookie"].startswith("acta=")
    assert "set-cookie" not in await _acceptance_headers(hall, old)
    async with connect_socket(hall, old) as socket:
        assert await socket.is_silent()


async def _acceptance_headers(hall: Hall, phone: Phone) -> dict[str, str]:
    """Return the headers with which a socket is accepted."""
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    socket = Socket(hall, {"host": "hall", "cookie": cookies})
    task = asyncio.create_task(socket.run_application())
    await socket.there.put({"type": "websocket.connect"})
    accepted = await asyncio.wait_for(socket.back.get(), 5)
    await socket.there.put({"type": "websocket.disconnect", "code": 1000})
    await asyncio.wait_for(task, 5)
    return {name.decode(): value.decode() for name, value in accepted.get("headers", ())}


async def test_a_publicly_cached_answer_carries_no_cookie(hall: Hall, old: Phone) -> None:
    kept = (b"cache-control", b"public, max-age=31536000, immutable")
    told: list[Message] = []

    async def serve_file(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [kept]})

    async def note_message(message: Message) -> None:
        told.append(message)

    cookie = f"acta={old.client.cookies['acta']}".encode()
    scope = {"type": "http", "scheme": "http", "headers": [(b"cookie", cookie)]}
    await CookieRenewal(serve_file, hall.host.sessions, hall.host.now)(
        scope, _fail_on_read, note_message
    )
    assert told[0]["headers"] == [kept]
    assert await fetch_session_cookie(old)


async def _fail_on_read() -> Message:
    raise AssertionError("nothing is read")


async def test_strangers_and_programs_are_given_no_cookie(hall: Hall) -> None:
    stranger = hall.stranger()
    stranger.client.cookies.set("acta", "ab" * 16)
    program = hall.stranger()
    claimed = await hall.claim_card(program, "ada-1", "a-program", bearer=True)
    bearer = {"Authorization": f"Bearer {document_of(claimed)['bearer']}"}
    hall.clock.now += DAY
    assert await fetch_session_cookie(stranger) == ""
    assert await fetch_session_cookie(hall.stranger()) == ""
    assert cookie_from_answer(await program.client.get("/api/v1/session", headers=bearer)) == ""


async def test_a_phone_that_left_gets_no_renewed_cookie(hall: Hall, old: Phone) -> None:
    left = await old.client.delete("/api/v1/session")
    assert "Max-Age=0" in cookie_from_answer(left)
    assert len(left.headers.get_list("set-cookie")) == 1
    assert await fetch_session_cookie(old) == ""


async def test_over_https_the_renewed_cookie_is_for_https_only(hall: Hall) -> None:
    ada = hall.stranger()
    ada.client.base_url = "https://hall"
    await hall.claim_card(ada, "ada-1", "device-of-ada")
    hall.clock.now += DAY
    renewed = await fetch_session_cookie(ada)
    assert renewed.startswith("__Host-acta=")
    assert renewed.endswith("; Secure")


@pytest.fixture
async def later() -> AsyncIterator[tuple[Hall, dict[str, str]]]:
    """Yield the same ledger behind another server, and the cookies of Ada's first session."""
    store, clock = lend_store(open_store("memory:")), Clock()
    async with open_hall(store=store, clock=clock) as first:
        cookies = dict((await first.phone("ada")).client.cookies)
    clock.now += 2 * DAY
    async with open_hall(store=store, clock=clock, found=False, dust=1000) as second:
        yield second, cookies


async def test_a_restarted_server_renews_the_cookie_once(
    later: tuple[Hall, dict[str, str]],
) -> None:
    hall, cookies = later
    ada = hall.stranger()
    ada.client.cookies.update(cookies)
    assert await fetch_session_cookie(ada)
    assert await fetch_session_cookie(ada) == ""
