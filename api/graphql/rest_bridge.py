"""Calls the resources of REST for GraphQL, with the same session."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.types import Message, Scope
from strawberry.types import Info

from api.endpoint import Handler
from api.reading.prices import DEAR, price
from api.reply import Reply
from api.request_context import RequestContext


@dataclass(slots=True)
class Context:
    """The context of an operation: who asks.

    On a WebSocket `token` is the bearer token that came with the connection's parameters, or "".
    """

    scope: Scope
    token: str = ""

    def request(self, game: str = "", **parts: str) -> "InnerRequest":
        """A request for a game, with further parts of its path."""
        headers = list(self.scope["headers"])
        if self.token:
            headers.append((b"authorization", b"Bearer " + self.token.encode("latin-1", "replace")))
        named = {"game": game} if game else {}
        return InnerRequest({**self.scope, "headers": headers, "path_params": named | parts})


ContextInfo = Info[Context, None]
"""What a resolver is told of its operation."""


class InnerRequest(RequestContext):
    """A request to a resource whose query, body and id are set here instead of read."""

    given: Mapping[str, Any] = {}
    key: str = ""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope, _nothing)

    def header(self, name: bytes) -> str:
        return self.key if name == b"idempotency-key" else super().header(name)

    async def document(self) -> dict[str, Any]:
        return dict(self.given)

    @asynccontextmanager
    async def at_hand(self) -> AsyncIterator[None]:
        async with super().at_hand():
            self.refuse_dead_token()
            yield


async def _nothing() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def ask(answer: Handler, context: InnerRequest, **query: Any) -> Any:
    """The answer of a resource, as a document. Raise its problems, and too-many."""
    return msgspec.json.decode((await reply_to(answer, context, **query)).body)


async def reply_to(answer: Handler, context: InnerRequest, **query: Any) -> Reply:
    """The reply of a resource. Raise its problems, and too-many.

    A document may ask for the same many times, so cheap reads are counted here, too.
    """
    context.query = {name: str(value) for name, value in query.items() if value is not None}
    cost = price(answer.__name__, context.query)
    if cost < DEAR:
        context.host.limiter.read(context.asker, cost)
    async with context.at_hand():
        return await answer(context)


async def send(
    answer: Handler, context: InnerRequest, document: Mapping[str, Any], key: str = ""
) -> Any:
    """The answer of a resource to a body that is sent under an id."""
    context.given, context.key = document, key
    async with context.at_hand():
        return msgspec.json.decode((await answer(context)).body)
