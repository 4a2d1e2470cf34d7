"""The baseline: a bare endpoint that does only the work that every honest ledger has to do.

The endpoint checks the shape of an act, numbers it, commits it in a group with other waiting acts
(SQLite, synchronous FULL), answers it, and sends it to every stream as one shared chunk. The
endpoint has no rules, cards, audiences or forms.
"""

import asyncio
import gc
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from api.doors.files import raise_file_limit
from tests.load.serving import listening_socket, print_port


class BareAct(msgspec.Struct, rename={"actor": "as"}):
    """An act as a phone sends it. Other fields are not checked."""

    type: str
    actor: str
    period: int


class BareLine(msgspec.Struct):
    """An act as it is stored and shown."""

    position: int
    id: str
    type: str
    actor: str
    sent: msgspec.Raw


@dataclass
class PendingAct:
    """An act that is not durable yet."""

    key: str
    act: BareAct
    sent: bytes
    done: asyncio.Future[int]


class BareEndpoint:
    """A list of acts in a file, and its listeners."""

    def __init__(self, path: Path) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._file.execute("PRAGMA journal_mode = wal")
        self._file.execute("PRAGMA synchronous = full")
        self._file.execute("CREATE TABLE acts (position INTEGER PRIMARY KEY, line BLOB NOT NULL)")
        self._position = 0
        self._waiting: list[PendingAct] = []
        self._woken = asyncio.Event()
        self._streams: dict[int, Send] = {}
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(BareAct).decode

    async def act(self, request: Request) -> Response:
        """Return the answer to an act once it is durable."""
        sent = await request.body()
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        key = request.headers["idempotency-key"]
        self._waiting.append(PendingAct(key, self._decode(sent), sent, done))
        self._woken.set()
        position = await done
        return Response(self._encode({"position": position}), 201, media_type="application/json")

    async def serve_stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Keep a stream open until its phone hangs up."""
        headers = [(b"content-type", b"text/event-stream")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send(_body_message(b"event: view\ndata: {}\n\n"))
        self._streams[id(scope)] = send
        while (await receive())["type"] != "http.disconnect":
            pass
        del self._streams[id(scope)]

    async def commit_acts_forever(self) -> None:
        """Commit waiting acts, answer them and show them, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            await self._woken.wait()
            self._woken.clear()
            batch, self._waiting = self._waiting, []
            rows = [
                (position, self._encode_line(position, waiting))
                for position, waiting in enumerate(batch, start=self._position + 1)
            ]
            await loop.run_in_executor(self._thread, self._write_rows, rows)
            self._position += len(rows)
            for (position, _), waiting in zip(rows, batch, strict=True):
                waiting.done.set_result(position)
            await self._send_lines(b",".join(line for _, line in rows))

    async def _send_lines(self, lines: bytes) -> None:
        chunk = _body_message(b"event: entries\ndata: [" + lines + b"]\n\n")
        for send in list(self._streams.values()):
            await send(chunk)

    def _encode_line(self, position: int, waiting: PendingAct) -> bytes:
        act, sent = waiting.act, msgspec.Raw(waiting.sent)
        return self._encode(BareLine(position, f"{waiting.key}.0", act.type, act.actor, sent))

    def _write_rows(self, rows: list[tuple[int, bytes]]) -> None:
        self._file.execute("BEGIN IMMEDIATE")
        self._file.executemany("INSERT INTO acts VALUES (?,?)", rows)
        self._file.execute("COMMIT")


def _body_message(body: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": body, "more_body": True}


class _StreamEndpoint:
    """A separate ASGI application, because a response class would delay the stream."""

    def __init__(self, live: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._live = live

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._live(scope, receive, send)


def bare_application(path: Path) -> Starlette:
    """Return the bare endpoint over a new file."""
    bare = BareEndpoint(path)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> Any:
        task = asyncio.create_task(bare.commit_acts_forever())
        gc.collect()
        gc.freeze()
        yield
        task.cancel()

    routes = [
        Route("/act", bare.act, methods=["POST"]),
        Route("/live", _StreamEndpoint(bare.serve_stream)),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


def main(folder: str) -> None:
    """Serve until ended."""
    raise_file_limit()
    sock = listening_socket()
    print_port(sock.getsockname()[1])
    config = uvicorn.Config(
        bare_application(Path(folder) / "bare.sqlite"),
        http="httptools",
        loop="uvloop",
        log_level="warning",
        access_log=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[sock])


if __name__ == "__main__":
    main(sys.argv[1])
