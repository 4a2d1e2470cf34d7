"""The proxy that fails on command leaves no connection open, even to clients that connect late."""

import gc
import socket
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event

from tests.browser.chaos import open_chaos_proxy

ROUNDS = 20
KNOCKERS = 3


def connect_repeatedly(port: int, enough: Event) -> None:
    """Connect and hang up repeatedly until the server no longer listens."""
    with suppress(OSError):
        while not enough.is_set():
            socket.create_connection(("127.0.0.1", port), timeout=1).close()


def close_every_connection(server: socket.socket) -> None:
    """Accept and close every connection until the server is shut down.

    An unaccepted connection waits for minutes once the system's queue is full.
    """
    with suppress(OSError):
        while True:
            server.accept()[0].close()


def test_a_network_that_ends_while_phones_connect_leaves_no_socket_open() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        ThreadPoolExecutor(KNOCKERS + 1) as pool,
        warnings.catch_warnings(record=True) as found,
    ):
        warnings.simplefilter("always", ResourceWarning)
        answering = pool.submit(close_every_connection, server)
        for _ in range(ROUNDS):
            enough = Event()
            with open_chaos_proxy(server.getsockname()[1]) as chaos:
                knocking = [
                    pool.submit(connect_repeatedly, chaos.port, enough) for _ in range(KNOCKERS)
                ]
            enough.set()
            for one in knocking:
                one.result()
            del chaos
            gc.collect()
        server.shutdown(socket.SHUT_RDWR)
        answering.result()
    assert [str(one.message) for one in found] == []
