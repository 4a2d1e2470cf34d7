"""A listener, and the phone at the end of its line."""

import asyncio
from typing import Any

from api.access.identity import Session
from api.game.live.listener import RequestListener
from tests.api.hall import Hall


class GatedPhoneConnection:
    """The `send` of a server for one phone: at once, or only when the phone reads."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = asyncio.Event()
        self.open.set()
        self.wrote = asyncio.Event()
        self.broken = False
        self.over = False

    async def send(self, message: Any) -> None:
        await self._wait_until_read()
        if self.broken:
            raise OSError("the phone is gone")
        self.sent.append(message["body"])
        self.wrote.set()
        self.over = self.over or not message["more_body"]

    async def _wait_until_read(self) -> None:
        if not self.open.is_set():
            await self.open.wait()


def listener_on_connection(line: GatedPhoneConnection, hall: Hall) -> RequestListener:
    return RequestListener(line.send, Session(), hall.game, is_compressed=False)
