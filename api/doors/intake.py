"""Processes the bytes of a connection piece by piece, so that other connections need not wait.

A quarter of a megabyte may arrive at once and contain thousands of requests or frames.
"""

from collections.abc import Callable
from time import thread_time

from api.doors.connection import Connection

PIECE_BYTES = 1024
"""Number of bytes in a piece: about the size of a phone's request."""


class PiecewiseIntake:
    """Processes the bytes of a connection in pieces, one in each round of the loop.

    `process_bytes` gets each piece. While the protocol is `paused`, nothing is processed.
    """

    def __init__(
        self,
        connection: Connection,
        process_bytes: Callable[[bytes], None],
        is_paused: Callable[[], bool],
    ) -> None:
        self._connection = connection
        self._take = process_bytes
        self._is_paused = is_paused
        self._bytes_left = b""
        self._is_waiting = self._is_held = False

    def process_bytes(self, received_bytes: bytes) -> None:
        """Process these bytes, now or in turn."""
        self._bytes_left = self._bytes_left + received_bytes if self._bytes_left else received_bytes
        if self._is_waiting:
            self._connection.transport.pause_reading()
        else:
            self.process_rest()

    def process_rest(self) -> None:
        """Process the remaining bytes, unless the protocol is paused or must wait for its turn."""
        if self._is_waiting or not self._bytes_left or self._is_paused():
            return
        if self._connection.may_process_bytes:
            self._process_piece()
        else:
            self._wait_for_turn()

    @property
    def is_empty(self) -> bool:
        """Whether all received bytes are processed and the connection is being read."""
        return not (self._bytes_left or self._is_waiting or self._is_held)

    def _process_piece(self) -> None:
        piece, self._bytes_left = self._bytes_left[:PIECE_BYTES], self._bytes_left[PIECE_BYTES:]
        start_time = thread_time()
        self._take(piece)
        self._connection.add_used_time(thread_time() - start_time)
        if self._connection.transport.is_closing():
            self._bytes_left = b""
        elif self._bytes_left and not self._is_paused():
            self._wait_for_turn()
        elif self._is_held and not self._is_paused():
            self._is_held = False
            self._connection.transport.resume_reading()

    def _wait_for_turn(self) -> None:
        self._is_waiting = self._is_held = True
        self._connection.transport.pause_reading()
        self._connection.call_when_turn_comes(self._take_turn)

    def _take_turn(self) -> None:
        self._is_waiting = False
        if self._connection.transport.is_closing():
            self._bytes_left = b""
        elif self._bytes_left and not self._is_paused():
            self._process_piece()
