"""A GraphQL subscription over a WebSocket without a network."""

import asyncio
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message

from tests.api.secrecy.asgi import Headers, scope_of

PROTOCOL = "graphql-transport-ws"


class SubscriptionSocket:
    """Follows one subscription and keeps its lines."""

    def __init__(self, app: ASGIApp, headers: Headers) -> None:
        scope = dict(scope_of("GET", "/graphql", headers))
        scope |= {"type": "websocket", "scheme": "ws", "subprotocols": [PROTOCOL], "extensions": {}}
        self.heard: list[bytes] = []
        self._there: asyncio.Queue[Message] = asyncio.Queue()
        self._back: asyncio.Queue[Message] = asyncio.Queue()
        running: Any = app(scope, self._there.get, self._back.put)
        self._task: asyncio.Task[None] = asyncio.ensure_future(running)

    async def follow(self, query: str, variables: dict[str, Any]) -> None:
        """Subscribe."""
        await self._there.put({"type": "websocket.connect"})
        assert (await self._back.get())["type"] == "websocket.accept"
        await self._send_message({"type": "connection_init"})
        assert (await self._next_message())["type"] == "connection_ack"
        asked = {"query": query, "variables": variables}
        await self._send_message({"type": "subscribe", "id": "1", "payload": asked})

    async def until(self, entry: str) -> None:
        """Keep listening until a line of this act has come."""
        while not (self.heard and entry.encode() in self.heard[-1]):
            found = await self._next_message()
            assert found["type"] == "next", found
            news = found["payload"]["data"]["entries"]
            self.heard += [msgspec.json.encode(line) for line in news["lines"]]

    async def hang_up(self) -> None:
        """Stop listening."""
        await self._there.put({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def _send_message(self, message: dict[str, Any]) -> None:
        await self._there.put({"type": "websocket.receive", "text": _message_text(message)})

    async def _next_message(self) -> Any:
        return msgspec.json.decode((await self._back.get())["text"])


def _message_text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
