"""Phones on the stream that are quick, slow, or gone."""

import asyncio
import zlib

import pytest

from api.access.identity import Session
from api.game.live.listener import MAX_WAITING_BYTES, Chunk, RequestListener, TransportListener
from tests.api.hall import Hall
from tests.api.lines import GatedPhoneConnection, listener_on_connection
from tests.load.wire import ChunkDecoder


async def test_a_chunk_is_written_at_once_without_a_task_if_possible(hall: Hall) -> None:
    line = GatedPhoneConnection()
    phone = listener_on_connection(line, hall)
    before = len(asyncio.all_tasks())
    phone.write(Chunk(b"one"))
    phone.write(Chunk(b"two"))
    assert line.sent == [b"one", b"two"]
    assert len(asyncio.all_tasks()) == before


@pytest.mark.parametrize("size", [0, 1, 2047, 2048, 70_000])
async def test_a_compressed_stream_decompresses_to_the_written_chunks(
    hall: Hall, size: int
) -> None:
    line = GatedPhoneConnection()
    phone = RequestListener(line.send, Session(), hall.game, is_compressed=True)
    said = [b"first", bytes(n % 251 for n in range(size)), b"last"]
    for part in said:
        phone.write(Chunk(part))
    read = zlib.decompressobj(16 + zlib.MAX_WBITS)
    assert [read.decompress(sent) for sent in line.sent] == said


async def test_a_slow_phone_gets_everything_later_and_in_order(hall: Hall) -> None:
    line = GatedPhoneConnection()
    phone = listener_on_connection(line, hall)
    line.open.clear()
    for number in range(5):
        phone.write(Chunk(b"%d" % number))
    assert line.sent == []
    line.open.set()
    while len(line.sent) < 2:
        line.wrote.clear()
        await line.wrote.wait()
    assert b"".join(line.sent) == b"01234"
    phone.write(Chunk(b"5"))
    assert line.sent[-1] == b"5"


async def test_a_phone_that_reads_nothing_is_disconnected(hall: Hall) -> None:
    line = GatedPhoneConnection()
    dropped = asyncio.Event()

    async def write_until_cancelled() -> None:
        phone = listener_on_connection(line, hall)
        line.open.clear()
        try:
            while True:
                phone.write(Chunk(b"x" * (MAX_WAITING_BYTES // 4)))
                await asyncio.sleep(0)
        except asyncio.CancelledError:
            assert phone.ended
            dropped.set()

    await asyncio.wait_for(asyncio.gather(write_until_cancelled(), dropped.wait()), 10)
    assert line.sent == []


async def test_a_phone_that_is_gone_is_disconnected(hall: Hall) -> None:
    line = GatedPhoneConnection()
    line.broken = True

    async def write_one_chunk() -> None:
        listener_on_connection(line, hall).write(Chunk(b"x"))
        await asyncio.sleep(0)

    with pytest.raises(asyncio.CancelledError):
        await asyncio.ensure_future(write_one_chunk())


async def test_the_last_chunk_ends_the_answer(hall: Hall) -> None:
    line = GatedPhoneConnection()
    phone = listener_on_connection(line, hall)
    phone.end(Chunk(b"goodbye"))
    phone.write(Chunk(b"and another thing"))
    assert line.sent == [b"goodbye", b""]
    assert line.over


def test_a_chunk_is_compressed_once_for_all_its_readers() -> None:
    chunk = Chunk(b"y" * 5000)
    assert chunk.deflated is chunk.deflated
    assert len(chunk.deflated) < 100


LAST_CHUNK = b"0\r\n\r\n"


class FakeTransport(asyncio.Transport):
    """A connection that keeps its written bytes; `unread` bytes wait to be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.unread = 0
        self.aborted = self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.aborted or self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("compressed", [True, False])
async def test_chunks_written_to_the_connection_form_a_chunked_body(
    hall: Hall, *, compressed: bool
) -> None:
    wire = FakeTransport()
    phone = TransportListener(wire, Session(), hall.game, is_compressed=compressed)
    shared = Chunk(b"to all " * 500)
    for chunk in (Chunk(b"first"), shared.with_tail(b"mine"), shared.with_tail(b"m" * 3000)):
        phone.write(chunk)
    body = ChunkDecoder().decode_chunks(wire.written)
    read = zlib.decompressobj(16 + zlib.MAX_WBITS).decompress(body) if compressed else body
    assert read == b"first" + shared.plain + b"mine" + shared.plain + b"m" * 3000
    assert not wire.written.endswith(LAST_CHUNK)
    phone.end()
    assert wire.written.endswith(LAST_CHUNK)
    assert wire.closed
    phone.write(Chunk(b"and another thing"))
    assert wire.written.endswith(LAST_CHUNK)


async def test_a_phone_that_reads_nothing_from_its_connection_is_disconnected(hall: Hall) -> None:
    wire = FakeTransport()
    phone = TransportListener(wire, Session(), hall.game, is_compressed=False)
    phone.write(Chunk(b"a whole view"))
    wire.unread = MAX_WAITING_BYTES + 1
    phone.write(Chunk(b"too much"))
    assert phone.ended
    phone.write(Chunk(b"and more"))
    assert wire.aborted
    assert b"a whole view" in wire.written
    assert b"too much" not in wire.written
    assert b"and more" not in wire.written


def test_a_shared_part_is_compressed_once_whatever_follows() -> None:
    shared = Chunk(b"z" * 5000)
    one, other = shared.with_tail(b"one"), shared.with_tail(b"other")
    assert one.deflated.startswith(shared.deflated)
    assert other.deflated.startswith(shared.deflated)
