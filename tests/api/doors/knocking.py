"""A client of a real server, byte by byte."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast
from urllib.parse import urlsplit

from tests.api.ear import serve_hall
from tests.api.hall import Hall, open_hall

PATIENCE = 20.0
"""Seconds after which a test assumes that a silent server will not answer."""


class RawConnection:
    """One connection to a server, and the bytes that arrive on it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send_bytes(self, data: bytes) -> None:
        """Send some bytes."""
        self._writer.write(data)

    def send_get_request(self, path: str, *headers: str, host: str = "127.0.0.1") -> None:
        """Send a whole GET request."""
        lines = [f"GET {path} HTTP/1.1", f"host: {host}", *headers, "", ""]
        self.send_bytes("\r\n".join(lines).encode())

    async def head(self) -> str:
        """Return the head of an answer in lower case, or "" when the server has hung up."""
        try:
            async with asyncio.timeout(PATIENCE):
                return (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        except (asyncio.IncompleteReadError, ConnectionError):
            return ""

    async def read_exactly(self, number: int) -> bytes:
        """Return exactly this many bytes."""
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readexactly(number)

    def stop_reading(self) -> None:
        """Read no further answer, so that the pipe fills up."""
        cast("asyncio.Transport", self._writer.transport).pause_reading()

    async def send_until_hung_up(self, path: str) -> None:
        """Send requests until the server has hung up. Raise ConnectionError then."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.send_get_request(path)
                await self._writer.drain()
                await asyncio.sleep(0)

    async def read_rest(self) -> bytes:
        """Return all bytes until the server hangs up."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._reader.read()
        except ConnectionError:
            return b""

    async def hang_up(self) -> None:
        """Close the connection."""
        self._writer.transport.abort()


@asynccontextmanager
async def open_connections(address: str, number: int = 1) -> AsyncIterator[list[RawConnection]]:
    """Yield this many simultaneous connections to a server."""
    there = urlsplit(address)
    knocks = [
        RawConnection(*await asyncio.open_connection(there.hostname, there.port))
        for _ in range(number)
    ]
    try:
        yield knocks
    finally:
        for knock in knocks:
            await knock.hang_up()


@asynccontextmanager
async def open_served_hall(**settings: Any) -> AsyncIterator[tuple[Hall, str]]:
    """Yield a hall behind a real server, whose phones get its address."""
    async with open_hall(**settings) as hall, serve_hall(hall) as address:
        hall.address = address
        yield hall, address
