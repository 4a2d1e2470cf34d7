"""`/graphql`: questions and acts over HTTP, subscriptions over a WebSocket."""

from collections.abc import Mapping
from functools import cached_property
from json import JSONDecodeError
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from strawberry.asgi import GraphQL
from strawberry.schema.exceptions import CannotGetOperationTypeError, InvalidOperationTypeError
from strawberry.subscriptions import GRAPHQL_TRANSPORT_WS_PROTOCOL
from strawberry.types.graphql import OperationType

from api.call import MOST_BYTES, Call
from api.doors.refusing import refuse
from api.endpoint import Endpoint
from api.graphql.errors import told
from api.graphql.rest_bridge import Context
from api.graphql.schema import Schema, make_schema
from api.problems import ProblemError, malformed
from api.reply import Reply, answer
from ledger.ruleset import Ruleset

OVER_HTTP = {OperationType.QUERY, OperationType.MUTATION}
MOST_SUBSCRIPTIONS = 10
"""So many operations may run at once on one WebSocket."""


class Door:
    """The way in for these games. The schema takes a moment to be made, so `open` it early."""

    def __init__(self, shelf: Mapping[str, Ruleset[Any]]) -> None:
        self._shelf = shelf
        questions = Endpoint({"GET": self.shown, "POST": self.asked})
        self.routes: tuple[BaseRoute, ...] = (
            Route("/graphql", questions),
            WebSocketRoute("/graphql", self._followed),
        )

    def open(self) -> None:
        """Make what is otherwise made when it is first asked for."""
        _ = self._sockets

    @cached_property
    def schema(self) -> Schema:
        """The schema for these games."""
        return make_schema(self._shelf)

    @cached_property
    def _sockets(self) -> "Subscriptions":
        return Subscriptions(self.schema)

    async def _followed(self, socket: WebSocket) -> None:
        call = Context(socket.scope).call()
        try:
            with call.host.streams.opened(call.stranger):
                await self._sockets(socket.scope, socket.receive, socket.send)
        except ProblemError as problem:
            await refuse(problem, socket.scope, socket.send)

    async def shown(self, _call: Call) -> Reply:
        """The schema, in GraphQL's own language."""
        text = self.schema.as_str().encode()
        return Reply(text, content_type=b"text/plain; charset=utf-8")

    async def asked(self, call: Call) -> Reply:
        """What an operation gives, with its errors. Raise the problem malformed."""
        document = await call.document()
        query, variables = document.get("query"), document.get("variables")
        name = document.get("operationName")
        if not (isinstance(query, str) and query):
            raise malformed(("query", "it must be a GraphQL document"))
        if not isinstance(variables, dict | None):
            raise malformed(("variables", "they must be a JSON object"))
        if not isinstance(name, str | None):
            raise malformed(("operationName", "it must be a name"))
        try:
            result = await self.schema.execute(
                query,
                variable_values=variables,
                context_value=Context(call.scope),
                operation_name=name,
                allowed_operation_types=OVER_HTTP,
            )
        except CannotGetOperationTypeError as error:
            raise malformed(("operationName", error.as_http_error_reason())) from None
        except InvalidOperationTypeError:
            raise malformed(("query", "subscriptions need a WebSocket")) from None
        found: dict[str, Any] = {"data": result.data}
        if result.errors:
            found["errors"] = [told(error).formatted for error in result.errors]
        return answer(found)


class Subscriptions(GraphQL[Context, None]):
    """GraphQL over a WebSocket, by the protocol `graphql-transport-ws`."""

    def __init__(self, schema: Schema) -> None:
        super().__init__(
            schema,
            graphql_ide=None,
            subscription_protocols=(GRAPHQL_TRANSPORT_WS_PROTOCOL,),
            max_subscriptions_per_connection=MOST_SUBSCRIPTIONS,
        )

    async def get_context(
        self, request: Request | WebSocket, response: Response | WebSocket
    ) -> Context:
        return Context(request.scope)

    def decode_json(self, data: str | bytes) -> object:
        """A message. Raise JSONDecodeError for what is none, or too large, or too deep."""
        try:
            if len(data) > MOST_BYTES:
                raise JSONDecodeError("too large", "", 0)
            return msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):
            raise JSONDecodeError("not JSON", "", 0) from None

    def encode_json(self, data: object) -> str:
        """A message as text."""
        return msgspec.json.encode(data).decode()
