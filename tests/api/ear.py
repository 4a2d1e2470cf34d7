"""A real server on a free port, and listeners to its stream."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2

from api.models.stream import EVENTS
from api.serve import serve
from tests.api.hall import Hall, Phone


class StreamListener:
    """Listens to one stream. Events are (name, document). `id` is that of the last event.

    Each event is checked against the model that describes it.
    """

    def __init__(self, answer: httpx2.Response) -> None:
        self.answer = answer
        self.id = ""
        self._lines = answer.aiter_lines()

    async def next(self, *names: str) -> tuple[str, dict[str, Any]]:
        """Return the next event of these names.

        By default return the next event that is no ping and no head.
        """
        while True:
            name, document = await asyncio.wait_for(self._read_event(), 10)
            if name in names or not (names or name in ("ping", "head")):
                return name, document

    async def _read_event(self) -> tuple[str, dict[str, Any]]:
        name, data = "", ""
        async for line in self._lines:
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: "):
                data = line.removeprefix("data: ")
            elif line.startswith("id: "):
                self.id = line.removeprefix("id: ")
            elif name:
                document = json.loads(data)
                EVENTS[name].model_validate(document)
                return name, document
        raise EOFError

    async def ended(self) -> bool:
        """Return whether the server has ended the stream, after its last events."""
        try:
            while True:
                await asyncio.wait_for(self._read_event(), 10)
        except (EOFError, httpx2.RemoteProtocolError):
            return True


@asynccontextmanager
async def listen_to_stream(
    phone: Phone, since: str = "", **headers: str
) -> AsyncIterator[StreamListener]:
    """Yield a listener to a phone's stream."""
    query = {"since": since} if since else {}
    path = f"/api/v1/games/{phone.game}/live"
    async with phone.client.stream("GET", path, params=query, headers=headers) as answer:
        assert answer.status_code == 200
        yield StreamListener(answer)


@asynccontextmanager
async def serve_hall(hall: Hall, *, late: bool = False) -> AsyncIterator[str]:
    """Yield the address of a real server of the hall. Phones hang up before it stops, or `late`."""
    stop, up = asyncio.Event(), asyncio.get_running_loop().create_future()

    async def announce_port(_host: object, port: int) -> None:
        up.set_result(port)

    running = asyncio.ensure_future(serve(hall.host, hall.host.settings, announce_port, stop))
    await asyncio.wait({running, up}, return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    try:
        yield f"http://127.0.0.1:{up.result()}"
    finally:
        if not late:
            await hall.hang_up()
        stop.set()
        await running
