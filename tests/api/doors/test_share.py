"""The share of the event loop's time: pieces take turns, and input is taken piece by piece."""

import asyncio
from itertools import pairwise

import pytest

from api.base.settings import Settings
from api.doors.connection import Connection
from api.doors.intake import PIECE_BYTES, PiecewiseIntake
from api.doors.keeper import ConnectionKeeper
from api.doors.share import BURST_SECONDS, LOOP_SHARE, LoopTimeShare
from api.http.protocol import WatchedSocket
from tests.api.doors.knocking import open_connections
from tests.api.ear import serve_hall
from tests.api.hall import open_hall


class Clock:
    """A clock in seconds that tests move by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeTransport(asyncio.Transport):
    """A transport that knows whether it is being read."""

    def __init__(self) -> None:
        super().__init__()
        self.read = True
        self.closing = False

    def pause_reading(self) -> None:
        self.read = False

    def resume_reading(self) -> None:
        self.read = True

    def is_closing(self) -> bool:
        return self.closing


async def run_loop_rounds(number: int = 1) -> None:
    """Let the event loop go round this many times."""
    for _ in range(number):
        await asyncio.sleep(0)


async def test_one_waiting_piece_goes_on_in_each_round_of_the_loop() -> None:
    share, gone = LoopTimeShare(Clock()), list[str]()

    async def take_and_note_turn(name: str) -> None:
        await share.turn(0)
        gone.append(name)

    asked = [asyncio.create_task(take_and_note_turn(name)) for name in "abc"]
    for number in range(1, 4):
        await run_loop_rounds(2)
        assert len(gone) <= number + 1
    await asyncio.gather(*asked)
    assert gone == ["a", "b", "c"]
    assert share.is_free


async def test_the_connection_that_has_used_least_goes_first() -> None:
    share, gone = LoopTimeShare(Clock()), list[float]()
    for had in (0.0, 3.0, 2.0, 1.0, 2.0):
        share.call_when_turn_comes(lambda had=had: gone.append(had), had)  # type: ignore[misc] # a default each
    await run_loop_rounds(12)
    assert gone == [0.0, 1.0, 2.0, 2.0, 3.0]


async def test_when_the_share_is_used_up_the_next_piece_waits_and_is_not_refused() -> None:
    clock = Clock()
    share, gone = LoopTimeShare(clock), list[int]()
    free = list[bool]()
    for seconds in (BURST_SECONDS, 1.0):
        share.add_used_time(seconds)
        free.append(share.is_free)
    assert free == [True, False]
    share.call_when_turn_comes(lambda: gone.append(1), 0)
    await run_loop_rounds(5)
    assert gone == []
    clock.now += 1.0 / LOOP_SHARE
    share.call_when_turn_comes(lambda: gone.append(2), 0)
    assert gone == []  # the timer decides when the connection goes on
    assert share._delay() <= 0  # noqa: SLF001 - so the timer lets the first connection go on


async def test_waiting_pieces_go_on_as_time_passes() -> None:
    share = LoopTimeShare()
    share.add_used_time(BURST_SECONDS + 0.01)
    assert not share.is_free
    await asyncio.wait_for(asyncio.gather(*(share.turn(0) for _ in range(5))), 20)
    assert share.is_free


def open_intake(
    share: LoopTimeShare,
) -> tuple[PiecewiseIntake, FakeTransport, list[bytes], dict[str, bool]]:
    """Return an intake, its transport, its output, and whether the protocol is paused."""
    pipe, taken, state = FakeTransport(), list[bytes](), {"paused": False}
    connection = Connection(pipe, "192.0.2.1", head_since=0.0, share=share)
    return PiecewiseIntake(connection, taken.append, lambda: state["paused"]), pipe, taken, state


async def test_a_short_request_is_taken_at_once_and_a_long_one_piece_by_piece() -> None:
    intake, pipe, taken, _ = open_intake(LoopTimeShare(Clock()))
    intake.process_bytes(b"GET / HTTP/1.1")
    assert taken == [b"GET / HTTP/1.1"]
    data = bytes(range(256)) * 40
    intake.process_bytes(data)
    assert len(taken) == 2
    assert not pipe.read
    intake.process_bytes(b"more")
    await run_loop_rounds(40)
    assert b"".join(taken[1:]) == data + b"more"
    assert {len(piece) for piece in taken[1:-1]} == {PIECE_BYTES}
    assert pipe.read


async def test_nothing_is_taken_while_the_protocol_is_paused_or_after_the_end() -> None:
    intake, pipe, taken, state = open_intake(LoopTimeShare(Clock()))
    state["paused"] = True
    intake.process_bytes(b"x" * PIECE_BYTES * 3)
    await run_loop_rounds(5)
    assert taken == []
    state["paused"] = False
    intake.process_rest()
    assert len(taken) == 1
    pipe.closing = True
    await run_loop_rounds(5)
    assert len(taken) == 1


async def test_strangers_have_one_share_together_and_each_session_its_own() -> None:
    door = ConnectionKeeper(Settings(), 100)
    connections = [Connection(FakeTransport(), f"192.0.2.{n}", head_since=0.0) for n in range(5)]
    for connection in connections:
        door.add_connection(connection)
    for connection, session in zip(connections, ("", "", "ada", "ada", "bea"), strict=True):
        door.add_request(connection, connection.address, session)
    shares = [connection.share for connection in connections]
    assert shares[0] is shares[1]
    assert shares[2] is shares[3]
    assert len({id(share) for share in shares}) == 3


async def test_behind_a_proxy_no_phone_waits_for_the_requests_of_another() -> None:
    door = ConnectionKeeper(Settings(), 100)
    connection = Connection(FakeTransport(), "127.0.0.1", head_since=0.0)
    door.add_connection(connection)
    door.add_request(connection, "192.0.2.1", "")
    connection.add_used_time(10)
    assert not connection.share.is_free
    assert connection.may_process_bytes


UPGRADE = (
    "upgrade: websocket",
    "connection: upgrade",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    "sec-websocket-protocol: graphql-transport-ws",
)
PING = b"\x89\x80mask"
PONG = b"\x8a\x00"


async def test_an_act_does_not_wait_for_all_the_pings_of_a_stranger(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pings, answered, counts = 30_000, list[int](), [0]
    handled = WatchedSocket.handle_ping

    def count_and_handle_ping(self: WatchedSocket) -> None:
        answered.append(1)
        handled(self)

    async def note_counts_per_turn() -> None:
        while True:
            counts.append(len(answered))
            await asyncio.sleep(0)

    monkeypatch.setattr(WatchedSocket, "handle_ping", count_and_handle_ping)
    async with (
        open_hall(port=0) as hall,
        serve_hall(hall) as address,
        open_connections(address) as (knock,),
    ):
        hall.address = address
        ada = await hall.phone("ada")
        knock.send_get_request("/graphql", *UPGRADE)
        assert " 101 " in await knock.head()
        counting = asyncio.create_task(note_counts_per_turn())
        knock.send_bytes(PING * pings)
        await knock.read_exactly(len(PONG))
        await ada.does("sit", where="bench")
        assert 1 <= len(answered) < pings
        await knock.read_exactly(len(PONG) * (pings - 1))
        counting.cancel()
    in_a_round = max(after - before for before, after in pairwise(counts))
    assert 1 <= in_a_round <= PIECE_BYTES // len(PING) + 1


async def test_requests_that_arrive_at_once_are_answered_in_order() -> None:
    async with (
        open_hall(port=0) as hall,
        serve_hall(hall) as address,
        open_connections(address) as (knock,),
    ):
        number = 500
        knock.send_bytes(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * number)
        for _ in range(number):
            assert " 200 " in await knock.head()
            await knock.read_exactly(18)


async def test_a_body_of_many_pieces_arrives_whole() -> None:
    async with open_hall(port=0) as hall, serve_hall(hall) as address:
        hall.address = address
        ada = await hall.phone("ada")
        for size in (PIECE_BYTES, 10 * PIECE_BYTES, 60 * PIECE_BYTES):
            answer = await ada.post("/claims/preview", {"token": "x" * size})
            assert answer.status_code == 400
            assert "at most 128" in answer.text
