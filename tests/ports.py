"""Ports that no other program of this machine uses during one test."""

import socket
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

HERE = "127.0.0.1"

USUAL = 8044
"""The default port of a server. A test compares it with the settings."""


class HeldPort:
    """A port that this machine gives to no other program while this object exists.

    No server listens at the port, so a connection is refused at once. A server that a test starts
    may still listen at the port, also after a restart.
    """

    def __init__(self) -> None:
        held = socket.socket()
        # on Linux two sockets with this option share a port while at most one of them listens
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind((HERE, 0))
        self.number: int = held.getsockname()[1]
        self.let_go = weakref.finalize(self, held.close)
        """Give the port back to the machine. A second call does nothing."""
        if sys.platform != "linux":
            self.let_go()


@contextmanager
def held_port() -> Iterator[int]:
    """Yield a port for the length of the block."""
    port = HeldPort()
    try:
        yield port.number
    finally:
        port.let_go()
