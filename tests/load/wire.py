"""Phones without a browser: kept-alive connections and live streams, on bare asyncio protocols.

These connections cost the measuring process nearly nothing, so that the figures measure the server.
"""

import asyncio
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import cast

HEAD_END = b"\r\n\r\n"
EVENT_END = b"\n\n"
GZIP = 16 + zlib.MAX_WBITS


@dataclass(frozen=True)
class Answer:
    """The answer of a server: status, head in lower case, and body as it was received."""

    status: int
    head: bytes
    body: bytes


class ChunkDecoder:
    """Removes the frames of a chunked body; `done` after the last one."""

    def __init__(self) -> None:
        self._held = b""
        self.done = False

    def decode_chunks(self, data: bytes) -> bytes:
        """Return the content of every chunk that is complete."""
        held, content = self._held + data, []
        while not self.done:
            size, found, rest = held.partition(b"\r\n")
            length = int(size, 16) if found else 0
            if not found or len(rest) < length + 2:
                break
            content.append(rest[:length])
            held, self.done = rest[length + 2 :], length == 0
        self._held = held
        return b"".join(content)


def header_value(head: bytes, name: bytes) -> bytes:
    """Return the value of a header of a lower-cased head, or "" without it."""
    _, found, rest = head.partition(b"\r\n" + name + b": ")
    return rest.partition(b"\r\n")[0] if found else b""


def encode_request(
    method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> bytes:
    """Return a whole request as bytes."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    if body or method == "POST":
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + HEAD_END + body


class KeptAliveCaller(asyncio.Protocol):
    """Sends one request after the other over a kept-alive connection.

    Like a browser it connects anew when the server has closed the idle connection.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._transport: asyncio.Transport | None = None
        self._held = b""
        self._head = b""
        self._unchunked: ChunkDecoder | None = None
        self._body = b""
        self._waiting: asyncio.Future[Answer] | None = None
        self._turn = asyncio.Lock()
        self.lost = asyncio.Event()
        """Set when the server has closed the connection."""

    @classmethod
    async def connect(cls, port: int) -> "KeptAliveCaller":
        """Return a connection to a server on this machine."""
        caller = cls(port)
        await caller._open_transport()
        return caller

    async def _open_transport(self) -> asyncio.Transport:
        if self._transport is None or self._transport.is_closing():
            self.lost.clear()
            loop = asyncio.get_running_loop()
            self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        return self._transport

    async def send_request(self, sent: bytes) -> Answer:
        """Return the answer to a whole request.

        Raise ConnectionError if the server hangs up.
        """
        async with self._turn:
            transport = await self._open_transport()
            self._waiting = asyncio.get_running_loop().create_future()
            transport.write(sent)
            return await self._waiting

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        if not self._head:
            self._held += data
            head, found, data = self._held.partition(HEAD_END)
            if not found:
                return
            self._head, self._held, self._body = head.lower(), b"", b""
            chunked = header_value(self._head, b"transfer-encoding") == b"chunked"
            self._unchunked = ChunkDecoder() if chunked else None
        if self._unchunked is not None:
            self._body += self._unchunked.decode_chunks(data)
            complete = self._unchunked.done
        else:
            self._body += data
            complete = len(self._body) >= int(header_value(self._head, b"content-length") or 0)
        if complete:
            self._finish_answer()

    def _finish_answer(self) -> None:
        answer = Answer(int(self._head.split(b" ", 2)[1]), self._head, self._body)
        self._head = b""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(answer)


Heard = Callable[[int, bytes, float], None]
"""Gets the number of the phone, the bytes of one event, and its time of arrival (seconds)."""


class LiveStream(asyncio.Protocol):
    """One live stream.

    `opened` is done with the first event, `ended` when the server closes. `received` counts all
    bytes that arrived, including the bytes of HTTP. `joining` counts those up to the first event.
    """

    def __init__(self, phone: int, asking: bytes, heard: Heard) -> None:
        self._phone = phone
        self._asking = asking
        self._heard = heard
        self._head = b""
        self._held = b""
        self._unchunked: ChunkDecoder | None = None
        self._inflate: Callable[[bytes], bytes] = bytes
        self._transport: asyncio.Transport | None = None
        self.ended = False
        self.received = self.joining = 0
        self.opened: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, phone: int, asking: bytes, heard: Heard) -> "LiveStream":
        """Return a stream from a server on this machine, after its first event."""
        loop = asyncio.get_running_loop()
        _, listener = await loop.create_connection(
            lambda: cls(phone, asking, heard), "127.0.0.1", port
        )
        await listener.opened
        return listener

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._asking)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError(f"no stream: {self._head!r}"))

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.received += len(data)
        if self._unchunked is None:
            self._head += data
            head, found, data = self._head.partition(HEAD_END)
            if not found:
                return
            self._head = head
            if head.split(b" ", 2)[1] != b"200":
                self.close()
                return
            self._unchunked = ChunkDecoder()
            if b"content-encoding: gzip" in head:
                self._inflate = zlib.decompressobj(GZIP).decompress
        text = self._inflate(self._unchunked.decode_chunks(data))
        *events, self._held = (self._held + text).split(EVENT_END)
        for event in events:
            if not self.opened.done():
                self.joining = self.received
                self.opened.set_result(event)
            else:
                self._heard(self._phone, event, now)
