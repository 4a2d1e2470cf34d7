"""Requests of tests: one POST, or a WebSocket that speaks graphql-transport-ws."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from tests.api.hall import Hall, Phone

FOLLOW = """
subscription ($game: ID!, $after: String) {
  entries(game: $game, after: $after) { cursor lines { c key text } }
}
"""


async def post_query(phone: Phone, query: str, **variables: Any) -> dict[str, Any]:
    """Return the whole answer to an operation."""
    answer = await phone.client.post("/graphql", json={"query": query, "variables": variables})
    assert answer.status_code == 200, answer.text
    document: dict[str, Any] = answer.json()
    return document


async def ask(phone: Phone, query: str, **variables: Any) -> Any:
    """Return the data of an operation without errors."""
    found = await post_query(phone, query, **variables)
    assert "errors" not in found, found["errors"]
    return found["data"]


async def ask_for_problem(phone: Phone, query: str, **variables: Any) -> dict[str, Any]:
    """Return the one error of an operation, whose extensions are a problem document."""
    (error,) = (await post_query(phone, query, **variables))["errors"]
    assert error["extensions"]["type"].startswith("/problems/")
    assert error["message"] == error["extensions"]["detail"]
    document: dict[str, Any] = error["extensions"]
    return document


class Socket:
    """A WebSocket to the application, without a network between."""

    def __init__(self, hall: Hall, headers: Mapping[str, str]) -> None:
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/graphql",
            "raw_path": b"/graphql",
            "query_string": b"",
            "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
            "subprotocols": ["graphql-transport-ws"],
            "client": ("127.0.0.1", 9),
            "server": ("hall", 80),
            "scheme": "ws",
            "root_path": "",
            "extensions": {},
        }
        self._app = hall.app
        self.there: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.back: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def run_application(self) -> None:
        await self._app(self.scope, self.there.get, self.back.put)

    async def text(self, text: str) -> None:
        await self.there.put({"type": "websocket.receive", "text": text})

    async def send_message(self, kind: str, **more: Any) -> None:
        await self.text(json.dumps({"type": kind, **more}))

    async def hear(self) -> dict[str, Any]:
        """Return the next message; a close comes as `{"type": "close", "code": ...}`."""
        found = await asyncio.wait_for(self.back.get(), 5)
        if found["type"] == "websocket.send":
            message: dict[str, Any] = json.loads(found["text"])
            return message
        return {"type": found["type"].removeprefix("websocket."), "code": found.get("code")}

    async def follow(self, query: str, id_: str = "1", **variables: Any) -> None:
        await self.send_message(
            "subscribe", id=id_, payload={"query": query, "variables": variables}
        )

    async def is_silent(self) -> bool:
        """Return whether there is no message, after everything that is due has run."""
        await self.send_message("ping")
        return await self.hear() == {"type": "pong"}


@asynccontextmanager
async def connect_socket(hall: Hall, phone: Phone, **params: str) -> AsyncIterator[Socket]:
    """Yield a socket with a phone's cookies, or with separate parameters."""
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    headers = {"host": "hall", **({"cookie": cookies} if cookies else {})}
    socket = Socket(hall, headers)
    task = asyncio.create_task(socket.run_application())
    await socket.there.put({"type": "websocket.connect"})
    assert (await socket.hear())["type"] == "accept"
    await socket.send_message("connection_init", payload=params)
    assert (await socket.hear())["type"] == "connection_ack"
    try:
        yield socket
    finally:
        await socket.there.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(task, 5)
