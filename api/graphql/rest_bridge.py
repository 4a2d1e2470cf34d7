"""Calls the resources of REST for GraphQL, with the same session."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial, wraps
from inspect import iscoroutine
from typing import Any, TypeVar

import msgspec
from graphql import GraphQLObjectType
from starlette.types import Message, Scope
from strawberry.schema.schema_converter import GraphQLCoreConverter
from strawberry.types import Info
from strawberry.types.field import StrawberryField

from api.base.reply import Reply
from api.doors.connection import Connection
from api.http.endpoint import LARGE, Handler
from api.http.request_context import RequestContext
from api.observing.processor_time import metered
from api.reading.prices import DEAR, price

T = TypeVar("T")


@dataclass(slots=True)
class Context:
    """The context of an operation: who asks.

    On a WebSocket `token` is the bearer token that came with the connection's parameters, or "".
    `loop` is the server's, on which resources are found.
    """

    scope: Scope
    token: str = ""
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)

    def request(self, game: str = "", **parts: str) -> "InnerRequest":
        """A request for a game, with further parts of its path."""
        headers = list(self.scope["headers"])
        if self.token:
            headers.append((b"authorization", b"Bearer " + self.token.encode("latin-1", "replace")))
        named = {"game": game} if game else {}
        return InnerRequest({**self.scope, "headers": headers, "path_params": named | parts})

    async def on_server_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine that runs on the server's loop, whichever loop asks."""
        if asyncio.get_running_loop() is self.loop:
            return await work
        found = asyncio.run_coroutine_threadsafe(self._in_turn(work), self.loop)
        return await asyncio.wrap_future(found)

    async def _in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        await self.turn()
        return await self.counted(work)

    async def turn(self) -> None:
        """Wait until it is the turn of the connection that asks, if it is on a server."""
        if self._connection is not None:
            await self._connection.turn()

    async def counted(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine, whose time on the loop is counted for the connection."""
        connection = self._connection
        return await (work if connection is None else metered(work, connection.spend))

    @property
    def _connection(self) -> Connection | None:
        found: Connection | None = self.scope.get("state", {}).get("connection")
        return found


def found_on_server_loop(shape: GraphQLObjectType) -> None:
    """Have all fields of a type that are resources found on the server's loop.

    Documents are executed on another, and games, sessions and streams are for the server's alone.
    """
    for one in shape.fields.values():
        known = one.extensions.get(GraphQLCoreConverter.DEFINITION_BACKREF)
        if one.resolve is not None and isinstance(known, StrawberryField) and known.is_async:
            one.resolve = _on_server_loop(one.resolve)


def _on_server_loop(resolve: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(resolve)
    def found(root: Any, info: Any, **arguments: Any) -> Any:
        value = resolve(root, info, **arguments)
        return info.context.on_server_loop(value) if iscoroutine(value) else value

    return found


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
    """The answer of a resource, as a document. Raise its problems, and too-many.

    A long one is read beside the event loop.
    """
    body = (await reply_to(answer, context, **query)).body
    if len(body) < LARGE:
        return msgspec.json.decode(body)
    return await context.host.readers.look_up(partial(msgspec.json.decode, body))


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
