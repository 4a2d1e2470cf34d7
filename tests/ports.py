"""Ports of this machine for one test alone, whatever else listens here meanwhile."""

import socket
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

HERE = "127.0.0.1"

USUAL = 8044
"""The port at which a server listens that was told none; a test compares it with the settings."""


class HeldPort:
    """A port that this machine gives to nobody else, for as long as this object is kept.

    Nobody listens at it, so whoever connects is refused at once. A server that a test starts may
    listen at it all the same, as often as it is started anew.
    """

    def __init__(self) -> None:
        held = socket.socket()
        # on Linux two sockets that say so share a port as long as one of them does not listen
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind((HERE, 0))
        self.number: int = held.getsockname()[1]
        self.let_go = weakref.finalize(self, held.close)
        """Give it back to the machine; called a second time it does nothing."""
        if sys.platform != "linux":
            self.let_go()


@contextmanager
def held_port() -> Iterator[int]:
    """A port for the length of the block."""
    port = HeldPort()
    try:
        yield port.number
    finally:
        port.let_go()
