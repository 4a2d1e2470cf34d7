import json
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from api.base.language import use_language
from api.graphql.lines import with_sentences
from api.graphql.subscriptions import shared_lines
from api.http.request_context import RequestContext
from ledger.record.audience import Viewer
from tests.api.closing import close_game_by_stewards
from tests.api.ear import serve_hall
from tests.api.graphql.asking import FOLLOW, Socket, connect_socket
from tests.api.hall import Hall, Phone


async def keys_of_next_lines(socket: Socket) -> list[str]:
    message = await socket.hear()
    assert message["type"] == "next", message
    return [line["key"] for line in message["payload"]["data"]["entries"]["lines"]]


async def wait_for_subscriptions(hall: Hall, ada: Phone, *ears: tuple[Socket, Phone]) -> None:
    """Wait until these subscribers follow: each has got a first line, so its subscription runs."""
    cursors = [(await phone.view())["cursor"] for _, phone in ears]
    await ada.does("sit", where="bench")
    for (socket, _), cursor in zip(ears, cursors, strict=True):
        await socket.follow(FOLLOW, game=hall.id, after=cursor)
        assert await keys_of_next_lines(socket) == ["sat-down"]


async def test_lines_arrive_as_they_are_recorded(hall: Hall) -> None:
    ada = await hall.phone("ada")
    async with connect_socket(hall, ada) as socket:
        await wait_for_subscriptions(hall, ada, (socket, ada))
        await ada.does("sit", where="wall")
        assert await keys_of_next_lines(socket) == ["sat-down"]
        await ada.does("give", to="bea", nuts=1)
        assert await keys_of_next_lines(socket) == ["nuts-given"]


async def test_a_secret_of_another_character_makes_no_event(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    stranger = hall.stranger()
    async with connect_socket(hall, cai) as socket, connect_socket(hall, stranger) as room:
        await wait_for_subscriptions(hall, ada, (socket, cai), (room, stranger))
        await ada.does("give", to="bea", nuts=1)
        assert await socket.is_silent()
        assert await room.is_silent()
        await ada.does("sit", where="wall")
        assert await keys_of_next_lines(socket) == ["sat-down"]
        assert await keys_of_next_lines(room) == ["sat-down"]


async def test_lines_missed_since_a_cursor_come_first(hall: Hall) -> None:
    ada = await hall.phone("ada")
    cursor = (await ada.view())["cursor"]
    await ada.does("sit", where="bench")
    async with connect_socket(hall, ada) as socket:
        await socket.follow(FOLLOW, game=hall.id, after=cursor)
        assert await keys_of_next_lines(socket) == ["sat-down"]


async def test_a_bearer_token_may_come_with_the_opening_message(hall: Hall) -> None:
    phone = hall.stranger()
    claimed = await hall.claim_card(phone, "ada-1", "a-program-of-mine", bearer=True)
    token = f"Bearer {claimed.json()['bearer']}"
    async with connect_socket(hall, phone, authorization=token) as socket:
        await socket.follow("{ session { card } }")
        message = await socket.hear()
        assert message["payload"]["data"] == {"session": [{"card": "ada-1"}]}


async def test_a_subscription_ends_when_the_card_moves_to_another_phone(hall: Hall) -> None:
    ada = await hall.phone("ada")
    async with connect_socket(hall, ada) as socket:
        await wait_for_subscriptions(hall, ada, (socket, ada))
        await hall.claim_card(hall.stranger(), "ada-1", "another-phone", move=True)
        assert await socket.hear() == {"type": "complete", "id": "1"}


async def test_a_subscription_ends_when_the_game_is_closed(hall: Hall) -> None:
    ada = await hall.phone("ada")
    async with connect_socket(hall, ada) as socket:
        await wait_for_subscriptions(hall, ada, (socket, ada))
        await close_game_by_stewards(hall)
        while (message := await socket.hear())["type"] == "next":
            pass
        assert message == {"type": "complete", "id": "1"}


async def test_wrong_games_and_cursors_are_problems(hall: Hall) -> None:
    async with connect_socket(hall, hall.stranger()) as socket:
        await socket.follow(FOLLOW, game="nowhere")
        message = await socket.hear()
        (error,) = message["payload"]["errors"]
        assert error["extensions"]["type"] == "/problems/unknown-game"


async def test_acts_may_be_sent_over_the_socket_too(hall: Hall) -> None:
    ada = await hall.phone("ada")
    act = """mutation ($game: ID!) { act(game: $game,
        commandId: "6b1fd3f2-5d4f-4a3b-8f3e-0c1d2e3f4a5b", by: {as: "ada", period: 1},
        act: {nuces: {throw: true}}) { entries { key } } }"""
    async with connect_socket(hall, ada) as socket:
        await socket.follow(act, game=hall.id)
        message = await socket.hear()
        assert message["payload"]["data"] == {"act": {"entries": [{"key": "thrown"}]}}


async def test_a_malformed_message_ends_the_connection(hall: Hall) -> None:
    for text in ("nonsense", "[" * 30_000, '"' + "x" * 70_000 + '"'):
        async with connect_socket(hall, hall.stranger()) as socket:
            await socket.text(text)
            assert await socket.hear() == {"type": "close", "code": 4400}


async def test_a_page_of_another_site_gets_no_socket(hall: Hall) -> None:
    ada = await hall.phone("ada")
    cookies = "; ".join(f"{name}={value}" for name, value in ada.client.cookies.items())
    socket = Socket(hall, {"host": "hall", "cookie": cookies, "origin": "http://elsewhere"})
    await socket.there.put({"type": "websocket.connect"})
    await socket.run_application()
    assert (await socket.hear())["type"] == "close"


async def test_a_real_server_speaks_the_protocol_on_a_real_socket(hall: Hall) -> None:
    ada = await hall.phone("ada")
    protocol = Subprotocol("graphql-transport-ws")
    follow = {"query": FOLLOW, "variables": {"game": hall.id}}
    async with serve_hall(hall) as address:
        url = address.replace("http", "ws") + "/graphql"
        async with connect(url, subprotocols=[protocol], proxy=None) as socket:
            assert socket.subprotocol == protocol
            await socket.send(json.dumps({"type": "connection_init"}))
            assert json.loads(await socket.recv()) == {"type": "connection_ack"}
            await socket.send(json.dumps({"type": "subscribe", "id": "1", "payload": follow}))
            await socket.send(json.dumps({"type": "ping"}))
            assert json.loads(await socket.recv()) == {"type": "pong"}
            await ada.does("sit", where="bench")
            message = json.loads(await socket.recv())
            lines = message["payload"]["data"]["entries"]["lines"]
            assert [line["key"] for line in lines] == ["sat-down"]


async def test_only_viewers_with_equal_rights_and_one_language_share_lines(hall: Hall) -> None:
    context: Any = SimpleNamespace(game=hall.game, host=hall.host)
    english = await shared_lines(context, ())
    assert await shared_lines(context, ()) is english
    with use_language("es"):
        assert await shared_lines(context, ()) is not english


async def _newest_lines(hall: Hall, ada: Phone, acts: int) -> tuple[bytes, ...]:
    """Let Ada give a nut this often, and return the lines of these acts as she sees them."""
    viewer, chronicle = Viewer(frozenset({"ada"})), hall.game.chronicle
    cursor = chronicle().newest_cursor(viewer)
    for _ in range(acts):
        await ada.does("give", to="bea", nuts=1)
    return tuple(hall.game.lines(viewer, chronicle().spots_after(viewer, cursor, 100).spots))


@pytest.fixture
def written_lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the ids of the lines whose sentences are written, in order; it grows."""
    written: list[str] = []

    async def note_lines(context: RequestContext, lines: list[dict[str, Any]]) -> Any:
        written.extend(line["id"] for line in lines)
        return await with_sentences(context, lines)

    monkeypatch.setattr("api.graphql.subscriptions.with_sentences", note_lines)
    return written


async def test_a_sentence_is_written_once_for_subscribers_who_are_out_of_step(
    hall: Hall, written_lines: list[str]
) -> None:
    context: Any = SimpleNamespace(game=hall.game, host=hall.host)
    lines = await _newest_lines(hall, await hall.phone("ada"), 4)
    for part in (lines[:1], lines[:3], lines[1:2], lines[2:], lines):
        shared = await shared_lines(context, part)
        assert [line["id"] for line in shared.lines] == [json.loads(line)["id"] for line in part]
        assert {line["text"] for line in shared.lines} == {"Nuts given"}
    assert len(written_lines) == len(set(written_lines)) == len(lines)


async def test_a_sentence_is_written_anew_after_a_change_of_name(
    hall: Hall, written_lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    context: Any = SimpleNamespace(game=hall.game, host=hall.host)
    ada, naming = await hall.phone("ada"), hall.game.naming
    old_name = naming.name
    lines = await _newest_lines(hall, ada, 1)
    await shared_lines(context, lines)

    def new_name(kind: str, thing_name: str) -> str | None:
        return "Eve" if thing_name == "ada" else old_name(kind, thing_name)

    monkeypatch.setattr(naming, "name", new_name)
    await ada.does("sit", where="bench")
    await shared_lines(context, lines)
    assert len(written_lines) == 2
    assert len(set(written_lines)) == 1
