"""A network that fails on command: a proxy on its own thread between phones and the server."""

import asyncio
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

Mood = Literal["passes", "swallows", "resets", "mutes"]
"""The ways in which the proxy handles bytes.

`passes` sends the bytes on. `swallows` drops the bytes in both directions, like a dead spot.
`resets` ends every connection, like a restarted router. `mutes` drops the server's answers, while
requests arrive.
"""

AT_ONCE = struct.pack("ii", 1, 0)
"""Socket option: closing does not linger, and therefore sends a reset."""

A_MOMENT = 0.02


class ChaosProxy:
    """The proxy. Phones connect to `address`; its mood decides what happens to their bytes."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._mood: Mood = "passes"
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._listens = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),))
        self.port = 0

    @property
    def address(self) -> str:
        """The address of the server through the proxy."""
        return f"http://127.0.0.1:{self.port}"

    def turn(self, mood: Mood) -> None:
        """Change the mood.

        Open connections end with this change, unless the new mood is `passes`.
        """
        asyncio.run_coroutine_threadsafe(self._apply_mood(mood), self._loop).result()

    async def _apply_mood(self, mood: Mood) -> None:
        before, self._mood = self._mood, mood
        if mood == "resets" or before in ("swallows", "mutes"):
            for writer in self._open:
                _reset_connection(writer)

    async def _run(self) -> None:
        self._stop = asyncio.Event()
        listening = await asyncio.start_server(self._serve_connection, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        self._listens.set()
        await self._stop.wait()
        # a server that closes while it accepts a connection leaves this connection open
        self._loop.remove_reader(listening.sockets[0])
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for writer in self._open:
                _reset_connection(writer)
            await asyncio.wait(others, timeout=A_MOMENT)
        listening.close()
        await asyncio.sleep(0)  # the loop drops a connection that was closed last in the next round

    async def _serve_connection(
        self, phone: asyncio.StreamReader, answer: asyncio.StreamWriter
    ) -> None:
        self._open.add(answer)
        with suppress(OSError):
            if self._mood == "resets":
                _reset_connection(answer)
                return
            server, ask = await asyncio.open_connection("127.0.0.1", self._server)
            self._open.add(ask)
            await asyncio.gather(
                self._forward_bytes(phone, ask, ("passes", "mutes")),
                self._forward_bytes(server, answer, ("passes",)),
                return_exceptions=True,
            )
            await self._close(ask)
        await self._close(answer)

    async def _close(self, writer: asyncio.StreamWriter) -> None:
        """Close a connection and forget it once all its bytes are sent, or it was reset."""
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        self._open.discard(writer)

    async def _forward_bytes(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, moods: tuple[Mood, ...]
    ) -> None:
        while data := await source.read(65536):
            if self._mood in moods:
                to.write(data)
                await to.drain()
        to.close()

    def start(self) -> None:
        """Start the proxy, and return once it listens."""
        self._thread.start()
        self._listens.wait()

    def stop(self) -> None:
        """End the proxy and every connection."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()


@contextmanager
def open_chaos_proxy(port: int) -> Iterator[ChaosProxy]:
    """Yield a proxy before the server on this port."""
    chaos = ChaosProxy(port)
    chaos.start()
    try:
        yield chaos
    finally:
        chaos.stop()


def _reset_connection(writer: asyncio.StreamWriter) -> None:
    raw: socket.socket = writer.get_extra_info("socket")
    with suppress(OSError):
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    writer.transport.abort()
