"""Refuses requests before any resource runs."""

from starlette.types import Scope, Send

from api.base.problems import ProblemError
from api.http.endpoint import problem_reply

DENIAL_EXTENSION = "websocket.http.response"
"""The type of the messages that refuse a WebSocket's handshake with an HTTP answer."""


async def refuse(problem: ProblemError, scope: Scope, send: Send) -> None:
    """Answer a request or a handshake with a problem, and end the connection."""
    if scope["type"] == "websocket" and DENIAL_EXTENSION not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    message_type = "http.response" if scope["type"] == "http" else DENIAL_EXTENSION
    reply = problem_reply(problem)
    headers = [
        (b"content-type", reply.content_type),
        (b"content-length", str(len(reply.body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        (b"vary", b"accept-language"),
        (b"connection", b"close"),
        *reply.headers,
    ]
    await send({"type": f"{message_type}.start", "status": reply.status, "headers": headers})
    body = b"" if scope.get("method") == "HEAD" else reply.body
    await send({"type": f"{message_type}.body", "body": body})
