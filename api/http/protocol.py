"""uvicorn's protocols, with limits on the time and the size of each request."""

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from api.doors.connection import Connection
from api.doors.intake import PiecewiseIntake
from api.doors.keeper import ConnectionKeeper

MAX_HEAD_BYTES = 16 * 1024
"""Maximum size of a request's head in bytes."""


class WatchedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that was a watched HTTP connection before."""

    def __init__(self, keeper: ConnectionKeeper, connection: Connection, **options: Any) -> None:
        super().__init__(**options)
        self._keeper = keeper
        self._connection = connection
        self._intake = PiecewiseIntake(connection, super().data_received, lambda: self.read_paused)

    def data_received(self, data: bytes) -> None:
        """Process the frames piece by piece."""
        self._intake.process_bytes(data)

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and process the frames that wait behind it."""
        message = await super().receive()
        self._intake.process_rest()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._keeper.remove_connection(self._connection)
        super().connection_lost(exc)


class Flow(FlowControl):
    """The flow control of uvicorn. The class also reports when reading continues."""

    def __init__(self, transport: asyncio.Transport, note_resumption: Callable[[], None]) -> None:
        super().__init__(transport)
        self._note_resumption = note_resumption

    def resume_reading(self) -> None:
        """Continue reading."""
        super().resume_reading()
        self._note_resumption()


class StreamProtocol(asyncio.Protocol):
    """A connection that carries nothing but a live stream. It is small, because many listen.

    `ended` is called once when the connection is lost.
    """

    __slots__ = ("_connection", "_connections", "_keeper", "_note_end")

    def __init__(
        self,
        keeper: ConnectionKeeper,
        connection: Connection,
        connections: set[Any],
        note_end: Callable[[], None],
    ) -> None:
        self._keeper = keeper
        self._connection = connection
        self._connections = connections
        self._note_end = note_end

    def data_received(self, data: bytes) -> None:
        """Close the connection: after `close` no request may follow (RFC 9112, 9.6)."""
        self._connection.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, and end the stream."""
        self._connections.discard(self)
        self._keeper.remove_connection(self._connection)
        self._note_end()

    def shutdown(self) -> None:
        """Close the connection, because the server stops."""
        self._connection.transport.close()


class WatchedConnection(HttpToolsProtocol):
    """An HTTP connection that a keeper counts, and ends if a request comes too slowly.

    The application finds the connection as `connection` in the state of each request, and this
    object as `http`. `_head` counts the bytes of a head after the bytes in which it began.
    """

    # Without slots, these four extra fields would give each connection a dict of its own.
    __slots__ = ("_connection", "_head", "_intake", "_keeper")
    _connection: Connection
    _intake: PiecewiseIntake

    def __init__(self, keeper: ConnectionKeeper, **options: Any) -> None:
        super().__init__(**options)
        self._keeper = keeper
        self._head = 0

    def connection_made(
        self,
        transport: asyncio.Transport,  # type: ignore[override] # uvicorn's own narrows it, too
    ) -> None:
        """Count the connection, and wait for a head."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._connection = Connection(transport, address, head_since=monotonic())
        self._intake = PiecewiseIntake(
            self._connection, self._parse_piece, lambda: self.flow.read_paused
        )
        self.flow = Flow(transport, self._intake.process_rest)
        self.app_state = {**self.app_state, "connection": self._connection, "http": self}
        socket = partial(WatchedSocket, self._keeper, self._connection)
        # uvicorn only calls this object
        self.ws_protocol_class = cast("type[asyncio.Protocol]", socket)
        self._keeper.add_connection(self._connection)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._keeper.remove_connection(self._connection)
        super().connection_lost(exc)

    def has_sent_more(self) -> bool:
        """Return whether the client has sent more than the request that is being answered."""
        return bool(self.pipeline) or self.flow.read_paused or not self._intake.is_empty

    def hand_over(self, note_end: Callable[[], None]) -> asyncio.Transport:
        """Make this connection a live stream, and return its transport for the rest of the answer.

        The head of the answer must have been sent, and `has_sent_more` must be false. To uvicorn
        the connection then looks lost, so the request may end before its answer does. The parser,
        the scope and this object are freed. `note_end` is called once when the connection is lost.
        """
        transport, connection = self.transport, self._connection
        stream = StreamProtocol(self._keeper, connection, self.connections, note_end)
        connection.is_stream = True
        self.connections.discard(self)
        self.connections.add(cast("Any", stream))  # uvicorn only calls its `shutdown`
        self._unset_keepalive_if_required()
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        transport.set_protocol(stream)
        self._break_cycles()
        return transport

    def _break_cycles(self) -> None:
        """Drop all references to objects that refer back to this one.

        All of them are then freed at once, without waiting for the garbage collector.
        """
        self.parser = self.flow = self.cycle = self.scope = self.headers = cast("Any", None)
        self.app_state = {}
        self.ws_protocol_class = None
        del self._intake

    def data_received(self, data: bytes) -> None:
        """Process the data piece by piece."""
        self._intake.process_bytes(data)

    def _parse_piece(self, data: bytes) -> None:
        """Parse a piece of the data, and refuse a head that is too long."""
        connection = self._connection
        if connection.head_since is None and connection.body_since is None and not connection.busy:
            # even empty lines between two requests start the time limit
            connection.head_since = monotonic()
        self._head += len(data)
        super().data_received(data)
        is_head_too_long = connection.head_since is not None and self._head > MAX_HEAD_BYTES
        if is_head_too_long and not self.transport.is_closing():
            self.send_400_response("The head is too long.")

    def handle_websocket_upgrade(self) -> None:
        """Stop waiting for a head or a body, because the connection is a WebSocket now."""
        self._connection.head_since = self._connection.body_since = None
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Wait for a head. The last request may still be unanswered at that time."""
        super().on_message_begin()
        self._head = 0
        if self._connection.head_since is None:
            self._connection.head_since = monotonic()

    def on_headers_complete(self) -> None:
        """Wait for the body of the request, if it has a body."""
        self._head = 0
        self._connection.head_since, self._connection.body_since = None, monotonic()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop waiting, because the request is complete."""
        self._connection.body_since = None
        super().on_message_complete()
