"""Old connections make room for new ones."""

import asyncio
from typing import Any

import pytest

from api.base.problems import ProblemError
from api.base.settings import Settings
from api.doors.connection import Connection
from api.doors.files import SPARE_FILES, connection_limit, raise_file_limit
from api.doors.keeper import ConnectionKeeper


class FakeTransport(asyncio.Transport):
    """A transport that records whether it was closed, and how many bytes wait in it."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = False
        self.waiting = 0

    def abort(self) -> None:
        self.cut = True

    def get_write_buffer_size(self) -> int:
        return self.waiting


class Clock:
    """A clock in seconds that tests move by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def keeper_with_clock(most: int = 1000, **settings: Any) -> tuple[ConnectionKeeper, Clock]:
    clock = Clock()
    return ConnectionKeeper(Settings(**settings), most, clock), clock


def add_connections(
    door: ConnectionKeeper, number: int = 1, address: str = "192.0.2.1"
) -> list[Connection]:
    found = [Connection(FakeTransport(), address, head_since=0.0) for _ in range(number)]
    for connection in found:
        door.add_connection(connection)
    return found


def gone_flags(connections: list[Connection]) -> list[bool]:
    return [connection.is_gone for connection in connections]


def test_the_connection_that_has_idled_longest_makes_room() -> None:
    door, _ = keeper_with_clock(stranger_connections=3)
    first, second, third = add_connections(door, 3)
    door.add_request(first, "192.0.2.1", "")
    door.note_request_end(first)
    add_connections(door)
    assert gone_flags([first, second, third]) == [False, True, False]
    assert len(door) == 3


def test_a_newcomer_is_refused_when_all_connections_are_being_answered() -> None:
    door, _ = keeper_with_clock(stranger_connections=2)
    old = add_connections(door, 2)
    for connection in old:
        door.add_request(connection, "192.0.2.1", "")
    (newcomer,) = add_connections(door)
    assert gone_flags([*old, newcomer]) == [False, False, True]


def test_addresses_and_sessions_are_counted_separately() -> None:
    door, _ = keeper_with_clock(stranger_connections=2, session_connections=2)
    hall = [connection for _ in range(5) for connection in add_connections(door, 1)]
    assert gone_flags(hall) == [True, True, True, False, False]
    for number in range(10):
        (one,) = add_connections(door, 1)
        door.add_request(one, "192.0.2.1", f"session {number}")
        assert not one.is_gone
    assert not any(gone_flags(add_connections(door, 2, "192.0.2.2")))


def test_a_session_at_its_limit_of_requests_is_told_so() -> None:
    door, _ = keeper_with_clock(session_connections=2)
    for connection in add_connections(door, 2):
        door.add_request(connection, "192.0.2.1", "ada")
    (third,) = add_connections(door)
    with pytest.raises(ProblemError, match="too-many"):
        door.add_request(third, "192.0.2.1", "ada")


def test_when_all_places_are_taken_an_idle_stranger_goes_and_no_session() -> None:
    door, _ = keeper_with_clock(most=3)
    (ada,) = add_connections(door)
    door.add_request(ada, "192.0.2.1", "ada")
    door.note_request_end(ada)
    strangers = add_connections(door, 4, "192.0.2.2")
    assert gone_flags([ada, *strangers]) == [False, True, True, False, False]


def test_a_request_on_a_lost_connection_is_refused_and_not_counted() -> None:
    door, _ = keeper_with_clock()
    (connection,) = add_connections(door)
    door.remove_connection(connection)
    with pytest.raises(ProblemError, match="too-many"):
        door.add_request(connection, "192.0.2.1", "ada")
    assert len(door) == 0


def test_a_request_may_end_after_its_connection_was_lost() -> None:
    door, _ = keeper_with_clock()
    (connection,) = add_connections(door)
    door.add_request(connection, "192.0.2.1", "")
    door.remove_connection(connection)
    door.remove_connection(connection)
    door.note_request_end(connection)
    assert len(door) == 0


def test_a_client_that_reads_slowly_is_not_disconnected() -> None:
    door, clock = keeper_with_clock(unread_seconds=30)
    (slow,) = add_connections(door)
    slow.head_since, pipe = None, slow.transport
    assert isinstance(pipe, FakeTransport)
    for left in range(5000, 4000, -100):
        pipe.waiting = left
        clock.now += 25
        door.drop_late_connections()
        assert not pipe.cut
    for _ in range(2):
        clock.now += 25
        door.drop_late_connections()
    assert pipe.cut
    assert len(door) == 0


def test_a_raised_file_limit_leaves_some_files_for_the_ledger() -> None:
    raise_file_limit()
    before = connection_limit()
    raise_file_limit()
    assert connection_limit() == before >= SPARE_FILES // 2
