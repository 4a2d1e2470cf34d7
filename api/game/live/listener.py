"""One phone on the stream. Bytes are written to the phone without a separate task."""

import asyncio
import struct
import types
import zlib
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Generator
from typing import Any

from starlette.types import Message, Send

from api.access.identity import Session
from api.game.reader import GameReader

MAX_WAITING_BYTES = 256 * 1024
"""Maximum number of waiting bytes. A slower phone is dropped. The phone returns with its cursor."""

_LAST_CHUNK = b"0\r\n\r\n"
"""The end of a chunked body (RFC 9112, 7.1)."""
_GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
_MIN_DEFLATED_BYTES = 256
_COMPRESSION_LEVEL = 6
_STORED_BLOCK = struct.Struct("<BHH")
"""The head of a stored block (RFC 1951, 3.2.4): it is not the last block; its length, twice."""


class Chunk:
    """Bytes for many phones: plain, and as a part of a compressed stream.

    Each part is complete and refers to no earlier part, so the same bytes fit into every phone's
    stream. Short parts are stored uncompressed.
    """

    __slots__ = ("_content", "_deflated_content", "_framed")

    def __init__(self, content: bytes) -> None:
        self._content = content
        self._deflated_content = b""
        self._framed: dict[bool, bytes] = {}

    @property
    def plain(self) -> bytes:
        """The bytes, not compressed."""
        return self._content

    @property
    def deflated(self) -> bytes:
        """The bytes as a part of a deflate stream."""
        if not self._deflated_content:
            self._deflated_content = _deflate(self._content)
        return self._deflated_content

    def http_chunk(self, *, is_compressed: bool) -> bytes:
        """Return the bytes as a chunk of a chunked HTTP/1.1 body (RFC 9112, 7.1)."""
        frame = self._framed.get(is_compressed)
        if frame is None:
            body = self.deflated if is_compressed else self.plain
            frame = self._framed[is_compressed] = b"%x\r\n%b\r\n" % (len(body), body)
        return frame

    def with_head(self, head: bytes) -> "Chunk":
        """Return one phone's bytes followed by this chunk. The chunk is not compressed again."""
        return _ChunkInParts(Chunk(head), self)

    def with_tail(self, ending: bytes) -> "Chunk":
        """Return this chunk followed by one phone's bytes. The chunk is not compressed again."""
        return _ChunkInParts(self, Chunk(ending))


class _ChunkInParts(Chunk):
    """A chunk of two parts, each of which is compressed by itself."""

    __slots__ = ("_first", "_second")

    def __init__(self, first_chunk: Chunk, second_chunk: Chunk) -> None:
        super().__init__(b"")
        self._first, self._second = first_chunk, second_chunk

    @property
    def plain(self) -> bytes:
        return self._first.plain + self._second.plain

    @property
    def deflated(self) -> bytes:
        return self._first.deflated + self._second.deflated


class _FirstChunk(Chunk):
    """The first chunk of a compressed stream."""

    __slots__ = ("_first",)

    def __init__(self, first_chunk: Chunk) -> None:
        super().__init__(first_chunk.plain)
        self._first = first_chunk

    @property
    def deflated(self) -> bytes:
        return _GZIP_HEAD + self._first.deflated


def _deflate(content: bytes) -> bytes:
    content_size = len(content)
    if content_size < _MIN_DEFLATED_BYTES:
        return _STORED_BLOCK.pack(0, content_size, ~content_size & 0xFFFF) + content
    compressor = zlib.compressobj(_COMPRESSION_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return compressor.compress(content) + compressor.flush(zlib.Z_SYNC_FLUSH)


class Listener(ABC):
    """A phone that listens, with its session. Its bytes are compressed if it accepts that."""

    __slots__ = ("_compressed", "_has_begun", "cards", "ended", "session")

    def __init__(self, session: Session, game: GameReader, *, is_compressed: bool) -> None:
        self.session = session
        self.cards = frozenset(card.id for card in session.cards(game))
        """The cards that the phone held when it began to listen."""
        self.ended = False
        """Whether the server has ended the stream."""
        self._compressed = is_compressed
        self._has_begun = False

    def lost(self, game: GameReader) -> str:
        """Return a card that the phone has lost since it began to listen, or ""."""
        cards = {card.id for card in self.session.cards(game)}
        return min(self.cards - cards, default="")

    def write(self, chunk: Chunk) -> None:
        """Write the bytes, or store them until a slow phone can take them."""
        if self.ended:
            return
        if not self._has_begun:
            self._has_begun = True
            chunk = _FirstChunk(chunk) if self._compressed else chunk
        self._put(chunk)

    def end(self, last_chunk: Chunk | None = None) -> None:
        """Write a last chunk and end the answer, or drop a slow phone whose request is open."""
        if last_chunk is not None:
            self.write(last_chunk)
        if not self.ended:
            self._end_answer()

    @property
    @abstractmethod
    def waiting_bytes(self) -> int:
        """Number of bytes that the phone has not taken yet, without those in the network."""

    @abstractmethod
    def drop(self) -> None:
        """Drop the phone without a last chunk."""

    @abstractmethod
    def _put(self, chunk: Chunk) -> None:
        """Write a chunk, or store it; drop a phone for which too many bytes wait."""

    @abstractmethod
    def _end_answer(self) -> None:
        """End the answer. A slow phone whose request stays open is dropped instead."""


class TransportListener(Listener):
    """A phone whose stream is a chunked body and the only content of its connection.

    The transport gets the bytes directly. No request stays open for the phone.
    """

    __slots__ = ("_transport",)

    def __init__(
        self,
        transport: asyncio.Transport,
        session: Session,
        game: GameReader,
        *,
        is_compressed: bool,
    ) -> None:
        super().__init__(session, game, is_compressed=is_compressed)
        self._transport = transport

    @property
    def waiting_bytes(self) -> int:
        """Number of bytes that the phone has not taken yet, without those in the network."""
        return self._transport.get_write_buffer_size()

    def drop(self) -> None:
        """Close the connection at once."""
        self.ended = True
        self._transport.abort()

    def _put(self, chunk: Chunk) -> None:
        if self.waiting_bytes > MAX_WAITING_BYTES:
            self.drop()
        elif not self._transport.is_closing():
            self._transport.write(chunk.http_chunk(is_compressed=self._compressed))

    def _end_answer(self) -> None:
        self.ended = True
        if not self._transport.is_closing():
            self._transport.write(_LAST_CHUNK)
            self._transport.close()


class RequestListener(Listener):
    """A phone whose request stays open. The server's `send` writes the bytes.

    HTTP/1.0 has no chunked body, and a program in the same process has no transport.
    """

    __slots__ = ("_chunks", "_drain", "_request", "_send")

    def __init__(
        self, send: Send, session: Session, game: GameReader, *, is_compressed: bool
    ) -> None:
        super().__init__(session, game, is_compressed=is_compressed)
        self._send = send
        self._chunks: list[bytes] = []
        self._drain: asyncio.Task[None] | None = None
        self._request = asyncio.current_task()

    @property
    def waiting_bytes(self) -> int:
        """Number of bytes that the phone has not taken yet, without those in the network."""
        return sum(map(len, self._chunks))

    def drop(self) -> None:
        """Cancel the request."""
        self.ended = True
        if self._drain is not None:
            self._drain.cancel()
        if self._request is not None:
            self._request.cancel()

    def _put(self, chunk: Chunk) -> None:
        chunk_bytes = chunk.deflated if self._compressed else chunk.plain
        if self._drain is None:
            self._queue_message(
                {"type": "http.response.body", "body": chunk_bytes, "more_body": True}
            )
            return
        self._chunks.append(chunk_bytes)
        if self.waiting_bytes > MAX_WAITING_BYTES:
            self.drop()

    def _end_answer(self) -> None:
        if self._drain is not None:
            self.drop()
            return
        self.ended = True
        self._queue_message({"type": "http.response.body", "body": b"", "more_body": False})

    def _queue_message(self, message: Message) -> None:
        # A server's `send` only waits if the phone is slow. So nearly always the first step is the
        # last one, and needs no task. Only a step that waits becomes a task.
        send_coroutine: Any = self._send(message)
        try:
            waiting_for = send_coroutine.send(None)
        except StopIteration:
            return
        except OSError:
            self.drop()
            return
        self._drain = asyncio.ensure_future(self._resume_writing(send_coroutine, waiting_for))

    async def _resume_writing(
        self, send_coroutine: Coroutine[Any, Any, None], waiting_for: Any
    ) -> None:
        try:
            await _rest(send_coroutine, waiting_for)
            while self._chunks:
                chunk_bytes = b"".join(self._chunks)
                self._chunks.clear()
                await self._send(
                    {"type": "http.response.body", "body": chunk_bytes, "more_body": True}
                )
        except OSError:
            self.drop()
        finally:
            self._drain = None


@types.coroutine
def _rest(send_coroutine: Coroutine[Any, Any, None], waiting_for: Any) -> Generator[Any, Any, None]:
    """Run the rest of a coroutine.

    Its first step was run by hand, and the coroutine now waits for this.
    """
    yield waiting_for
    yield from send_coroutine
