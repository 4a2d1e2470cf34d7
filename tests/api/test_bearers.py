"""An unknown token gets another answer than a card that lacks the right."""

import asyncio
from typing import Any

import pytest

from api.access.cookies import secret_hash
from api.hosting import sessions
from tests.api.closing import close_game_by_stewards
from tests.api.ear import serve_hall
from tests.api.graphql.asking import Socket, connect_socket
from tests.api.hall import (
    Hall,
    Phone,
    document_of,
    expect_denied,
    expect_problem,
    open_hall,
)

ADMIN = "open sesame"
DEAD = "0123456789abcdef0123456789abcdef"
SESSION = "{ session { card } }"


async def program_with_card(hall: Hall, character: str = "ada") -> Phone:
    """Return a program that holds a card by its bearer token."""
    robot = hall.stranger()
    robot.character = character
    claimed = await hall.claim_card(robot, f"{character}-1", f"robot-of-{character}", bearer=True)
    return phone_with_bearer_token(robot, document_of(claimed)["bearer"])


def phone_with_bearer_token(phone: Phone, token: str) -> Phone:
    """Return a phone that sends this bearer token from now on."""
    phone.client.headers["authorization"] = f"Bearer {token}"
    return phone


def check_dead_token(answer: Any) -> None:
    """Check that the answer says that the token does not work."""
    expect_problem(answer, "unauthorized")
    assert answer.headers["www-authenticate"] == 'Bearer error="invalid_token"'


async def test_the_secret_of_a_session_is_hashed_once_for_a_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hashed: list[str] = []

    def note_and_hash_secret(secret: str) -> str:
        hashed.append(secret)
        return secret_hash(secret)

    async with open_hall() as hall, serve_hall(hall) as address:
        hall.address = address
        ada, robot = await hall.phone("ada"), await program_with_card(hall, "bea")
        monkeypatch.setattr(sessions, "secret_hash", note_and_hash_secret)
        await ada.does("give", to="bea", nuts=1)
        assert hashed == [ada.client.cookies["acta"]]
        await robot.does("give", to="ada", nuts=1)
        assert len(hashed) == 2
        document_of(await hall.stranger().get("/session"))
        assert len(hashed) == 2


async def test_a_card_that_moves_during_a_request_is_lost_although_its_key_is_known(
    hall: Hall,
) -> None:
    ada = await hall.phone("ada")
    scope: dict[str, Any] = {"scheme": "http", "headers": []}
    headers = {b"cookie": b"acta=" + ada.client.cookies["acta"].encode()}
    known = hall.host.sessions.session_of_request(headers, scope)
    assert known.viewer(hall.game).characters == {"ada"}
    hall.host.access.identity.remove_holds([known.key], hall.id, "ada-1")
    assert not hall.host.sessions.session_of_request(headers, scope).viewer(hall.game).characters


READS = ("/session", "/games", "/games/{game}", "/games/{game}/view", "/games/{game}/entries")


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize("token", [DEAD, "undefined", "\u00e9", "x" * 5000])
async def test_an_invented_token_is_refused_at_every_path(
    hall: Hall, path: str, token: str
) -> None:
    robot = phone_with_bearer_token(hall.stranger(), token)
    check_dead_token(await robot.get(path.format(game=hall.id)))


async def test_a_token_is_dead_once_its_card_has_moved_and_the_answer_asks_for_a_card(
    hall: Hall,
) -> None:
    robot = await program_with_card(hall)
    await robot.does("sit", where="bench")
    await hall.claim_card(hall.stranger(), "ada-1", "another-device", move=True)
    check_dead_token(await robot.send_command("sit", where="wall"))
    check_dead_token(await robot.get("/session"))
    check_dead_token(
        await robot.post(f"/games/{hall.id}/try", robot.command_body("sit", where="wall"))
    )


async def test_a_request_without_a_token_is_unauthorized_where_a_card_is_needed(hall: Hall) -> None:
    stranger = hall.stranger()
    for answer in (
        await stranger.send_command("sit", as_="ada", where="bench"),
        await stranger.post(f"/games/{hall.id}/try", stranger.command_body("sit", as_="ada")),
        await stranger.get(f"/games/{hall.id}/offers", **{"as": "ada"}),
        await stranger.get(f"/games/{hall.id}/standings"),
    ):
        expect_denied(stranger, answer)
    for path in READS:
        document_of(await stranger.get(path.format(game=hall.id)))


async def test_a_valid_token_without_the_right_is_forbidden(hall: Hall) -> None:
    robot = await program_with_card(hall)
    expect_problem(await robot.send_command("sit", as_="bea", where="bench"), "not-your-card")
    expect_problem(await robot.get(f"/games/{hall.id}/standings"), "not-your-card")


async def test_a_phone_whose_card_has_moved_still_watches_as_a_stranger(hall: Hall) -> None:
    old = await hall.phone("ada")
    await hall.claim_card(hall.stranger(), "ada-1", "another-device", move=True)
    expect_problem(await old.send_command("sit", where="wall"), "not-your-card")
    assert document_of(await old.get("/session"))["cards"] == []
    assert (await old.view())["me"] == []


async def test_an_authorization_scheme_other_than_bearer_is_ignored(hall: Hall) -> None:
    ada = await hall.phone("ada")
    ada.client.headers["authorization"] = "Basic YWRhOmhlbGxv"
    await ada.does("sit", where="bench")


async def test_the_host_s_own_token_has_the_host_s_rights_and_no_card() -> None:
    async with open_hall(admin_token=ADMIN) as hall:
        operator = phone_with_bearer_token(hall.stranger(), ADMIN)
        document_of(await operator.get("/games"))
        assert (await operator.post("/games", {"ruleset": "nuces"})).status_code == 201
        expect_problem(
            await operator.send_command("sit", as_="ada", where="bench"), "not-your-card"
        )
        check_dead_token(
            await phone_with_bearer_token(hall.stranger(), "open barley").post(
                "/games", {"ruleset": "nuces"}
            )
        )


async def test_a_live_stream_and_graphql_refuse_a_dead_token(hall: Hall) -> None:
    robot = phone_with_bearer_token(hall.stranger(), DEAD)
    check_dead_token(await robot.get(f"/games/{hall.id}/live"))
    check_dead_token(await robot.client.post("/graphql", json={"query": SESSION}))
    check_dead_token(await robot.client.get("/graphql", params={"query": SESSION}))


async def test_a_token_stays_valid_when_its_game_is_closed(hall: Hall) -> None:
    robot = await program_with_card(hall)
    await close_game_by_stewards(hall)
    assert document_of(await robot.get("/session"))["cards"][0]["card"] == "ada-1"


async def answer_of_socket(hall: Hall, params: Any, **headers: str) -> dict[str, Any]:
    """Return a socket's answer to its first message with these parameters, and then its session."""
    socket = Socket(hall, {"host": "hall", **headers})
    task = asyncio.create_task(socket.run_application())
    await socket.there.put({"type": "websocket.connect"})
    assert (await socket.hear())["type"] == "accept"
    await socket.send_message("connection_init", payload=params)
    answer = await socket.hear()
    if answer["type"] == "connection_ack":
        await socket.follow(SESSION)
        answer = (await socket.hear())["payload"]["data"]
    await socket.there.put({"type": "websocket.disconnect", "code": 1000})
    await asyncio.wait_for(task, 5)
    return answer


SPELLINGS = (
    "authorization",
    "Authorization",
    "AUTHORIZATION",
    "authToken",
    "auth_token",
    "token",
    "accessToken",
    "bearer",
    "Bearer",
    "x-auth-token",
    "sessionId",
)


@pytest.mark.parametrize("name", SPELLINGS)
@pytest.mark.parametrize("scheme", ["Bearer ", "bearer ", "BEARER  ", "", " Bearer "])
async def test_a_socket_reads_its_token_under_any_header_name_with_or_without_a_scheme(
    hall: Hall, name: str, scheme: str
) -> None:
    robot = await program_with_card(hall)
    token = scheme + robot.client.headers["authorization"].removeprefix("Bearer ")
    mine = {"session": [{"card": "ada-1"}]}
    assert await answer_of_socket(hall, {name: token}) == mine
    assert await answer_of_socket(hall, {"headers": {name: token}}) == mine
    assert await answer_of_socket(hall, {"client": "mine", "lang": "es", name: token}) == mine


@pytest.mark.parametrize("name", [*SPELLINGS[:-1], "session"])
async def test_a_socket_with_a_dead_token_is_closed_and_told_so(hall: Hall, name: str) -> None:
    closed = {"type": "close", "code": 4401}
    assert await answer_of_socket(hall, {name: f"Bearer {DEAD}"}) == closed
    assert await answer_of_socket(hall, {name: DEAD}) == closed
    assert await answer_of_socket(hall, {"headers": {name: DEAD}}) == closed
    assert await answer_of_socket(hall, {"what": "Bearer undefined"}) == closed


@pytest.mark.parametrize("params", [{}, {"lang": "es"}, {"authorization": ""}, {"token": None}])
async def test_a_socket_without_a_token_uses_its_cookie_or_is_a_stranger_s(
    hall: Hall, params: dict[str, Any]
) -> None:
    assert await answer_of_socket(hall, params) == {"session": []}
    ada = await hall.phone("ada")
    cookie = "; ".join(f"{name}={value}" for name, value in ada.client.cookies.items())
    assert await answer_of_socket(hall, params, cookie=cookie) == {"session": [{"card": "ada-1"}]}


async def test_a_dead_token_in_the_handshake_gets_no_socket(hall: Hall) -> None:
    socket = Socket(hall, {"host": "hall", "authorization": f"Bearer {DEAD}"})
    socket.scope["extensions"] = {"websocket.http.response": {}}
    await socket.there.put({"type": "websocket.connect"})
    await socket.run_application()
    start = await socket.back.get()
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 401)


async def test_an_open_socket_is_told_that_its_token_has_died(hall: Hall) -> None:
    robot = await program_with_card(hall)
    token = robot.client.headers["authorization"]
    async with connect_socket(hall, hall.stranger(), authorization=token) as socket:
        await hall.claim_card(hall.stranger(), "ada-1", "another-device", move=True)
        await socket.follow(SESSION)
        (error,) = (await socket.hear())["payload"]["errors"]
        assert error["extensions"]["type"] == "/problems/unauthorized"
