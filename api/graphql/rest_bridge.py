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
from api.http.endpoint import LARGE_BODY_BYTES, Handler
from api.http.request_context import RequestContext
from api.observing.processor_time import meter_work
from api.reading.prices import DEAR_PRICE, resource_price

T = TypeVar("T")


@dataclass(slots=True)
class Context:
    """The context of an operation: the request's connection and session."""

    scope: Scope
    token: str = ""
    """The bearer token from the parameters of a WebSocket's connection, or ""."""
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    """The server's loop, on which resources run."""

    def request(self, game: str = "", **path_texts: str) -> "InnerRequest":
        """Return a request for a game, with further parts of its path."""
        headers = list(self.scope["headers"])
        if self.token:
            headers.append((b"authorization", b"Bearer " + self.token.encode("latin-1", "replace")))
        game_field = {"game": game} if game else {}
        return InnerRequest(
            {**self.scope, "headers": headers, "path_params": game_field | path_texts}
        )

    async def on_server_loop(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Return the result of a coroutine, run on the server's loop; any loop may call this."""
        if asyncio.get_running_loop() is self.loop:
            return await coroutine
        future = asyncio.run_coroutine_threadsafe(self._run_in_turn(coroutine), self.loop)
        return await asyncio.wrap_future(future)

    async def _run_in_turn(self, coroutine: Coroutine[Any, Any, T]) -> T:
        await self.turn()
        return await self.run_and_charge(coroutine)

    async def turn(self) -> None:
        """Wait for the turn of this connection, if there is a server."""
        if self._connection is not None:
            await self._connection.turn()

    async def run_and_charge(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Return the result of a coroutine; the connection pays for its time on the loop."""
        connection = self._connection
        return await (
            coroutine if connection is None else meter_work(coroutine, connection.add_used_time)
        )

    @property
    def _connection(self) -> Connection | None:
        connection: Connection | None = self.scope.get("state", {}).get("connection")
        return connection


def resolve_on_server_loop(graphql_type: GraphQLObjectType) -> None:
    """Let all fields of a type that are resources run on the server's loop.

    Documents are executed on another loop, but games, sessions and streams belong to the server's.
    """
    for graphql_field in graphql_type.fields.values():
        definition = graphql_field.extensions.get(GraphQLCoreConverter.DEFINITION_BACKREF)
        if (
            graphql_field.resolve is not None
            and isinstance(definition, StrawberryField)
            and definition.is_async
        ):
            graphql_field.resolve = _on_server_loop(graphql_field.resolve)


def _on_server_loop(resolve: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(resolve)
    def resolve_on_loop(root: Any, info: Any, **arguments: Any) -> Any:
        result = resolve(root, info, **arguments)
        return info.context.on_server_loop(result) if iscoroutine(result) else result

    return resolve_on_loop


ContextInfo = Info[Context, None]
"""The information that a resolver gets about its operation."""


class InnerRequest(RequestContext):
    """A request to a resource; its query, body and id are given, not read from the network."""

    given: Mapping[str, Any] = {}
    key: str = ""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope, _empty_message)

    def header(self, header_name: bytes) -> str:
        return self.key if header_name == b"idempotency-key" else super().header(header_name)

    async def document(self, max_bytes: int = 0) -> dict[str, Any]:
        return dict(self.given)

    @asynccontextmanager
    async def hold_in_memory(self) -> AsyncIterator[None]:
        async with super().hold_in_memory():
            self.refuse_dead_token()
            yield


async def _empty_message() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def resource_document(answer: Handler, context: InnerRequest, **query: Any) -> Any:
    """Return the answer of a resource as a document.

    A long answer is computed on another thread. Raises: the resource's problems, and too-many.
    """
    body = (await resource_reply(answer, context, **query)).body
    if len(body) < LARGE_BODY_BYTES:
        return msgspec.json.decode(body)
    return await context.host.readers.run_function(partial(msgspec.json.decode, body))


async def resource_reply(answer: Handler, context: InnerRequest, **query: Any) -> Reply:
    """Return the reply of a resource. Raises: the resource's problems, and too-many.

    A document may contain the same read many times, so cheap reads are counted here, too.
    """
    context.query = {
        parameter_name: str(parameter_value)
        for parameter_name, parameter_value in query.items()
        if parameter_value is not None
    }
    cost = resource_price(answer.__name__, context.query)
    if cost < DEAR_PRICE:
        context.host.limiter.read(context.counting_key, cost)
    async with context.hold_in_memory():
        return await answer(context)


async def resource_answer_to_body(
    answer: Handler, context: InnerRequest, document: Mapping[str, Any], command_id: str = ""
) -> Any:
    """Return the answer of a resource to a body that is sent under an id."""
    context.given, context.key = document, command_id
    async with context.hold_in_memory():
        return msgspec.json.decode((await answer(context)).body)
