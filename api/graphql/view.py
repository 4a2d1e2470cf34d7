"""Strawberry's HTTP and WebSocket view of the schema, with this server's limits."""

from contextlib import suppress
from json import JSONDecodeError
from typing import Any

import msgspec
from cross_web import AsyncHTTPRequestAdapter, StarletteRequestAdapter
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from strawberry.asgi import GraphQL
from strawberry.http import GraphQLHTTPResponse, GraphQLRequestData
from strawberry.subscriptions import GRAPHQL_TRANSPORT_WS_PROTOCOL
from strawberry.subscriptions.protocols.graphql_transport_ws.types import SubscribeMessage
from strawberry.types import ExecutionResult
from strawberry.types.execution import PreExecutionError

from api.base.problems import ProblemError
from api.graphql.connection_token import TokenHandler
from api.graphql.errors import with_problem
from api.graphql.rest_bridge import Context
from api.graphql.schema import Schema
from api.http.request_context import MAX_BYTES, exceeded_limit

MAX_SUBSCRIPTIONS = 10
"""Maximum number of operations that run at once on one WebSocket."""


class DecodedRequest(StarletteRequestAdapter):
    """A request with its body already decoded in `request.state.document`; None for a GET."""

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        self.document: dict[str, Any] | None = request.state.document


class SequentialSocket(TokenHandler):
    """A WebSocket that processes its messages one after the other."""

    async def handle_subscribe(self, message: SubscribeMessage) -> None:
        """Read the document, then begin its operation, so that later messages find it begun."""
        payload: dict[str, Any] = dict(message["payload"])
        if not _is_operation(payload):
            await self.handle_invalid_message("Failed to parse message")
            return
        schema = self.schema
        if self.connection_acknowledged and isinstance(schema, Schema):
            # the operation itself reports that the document is unreadable
            with suppress(ProblemError):
                await schema.documents.get_checked(self.context.request(), payload["query"])
        await super().handle_subscribe(message)


def _is_operation(payload: dict[str, Any]) -> bool:
    return (
        isinstance(payload["query"], str)
        and bool(payload["query"])
        and isinstance(payload.get("variables"), dict | None)
        and isinstance(payload.get("operationName"), str | None)
    )


class View(GraphQL[Context, None]):
    """GraphQL over HTTP, and over WebSockets by the protocol `graphql-transport-ws`.

    There is no explorer. Strawberry's explorer loads its code from the internet, which a hall may
    lack. `request.state.unstarted` is true if an operation was refused before it began.
    """

    request_adapter_class = DecodedRequest
    graphql_transport_ws_handler_class = SequentialSocket

    def __init__(self, schema: Schema) -> None:
        super().__init__(
            schema,
            graphql_ide=None,
            subscription_protocols=(GRAPHQL_TRANSPORT_WS_PROTOCOL,),
            max_subscriptions_per_connection=MAX_SUBSCRIPTIONS,
        )

    async def get_context(
        self, request: Request | WebSocket, response: Response | WebSocket
    ) -> Context:
        return Context(request.scope)

    async def parse_http_body(
        self, request: AsyncHTTPRequestAdapter
    ) -> GraphQLRequestData | list[GraphQLRequestData]:
        document = request.document if isinstance(request, DecodedRequest) else None
        if document is None:
            return await super().parse_http_body(request)
        return GraphQLRequestData(
            query=document["query"],
            variables=document.get("variables"),
            operation_name=document.get("operationName"),
            extensions=document.get("extensions"),
        )

    async def process_result(
        self, request: Request, result: ExecutionResult
    ) -> GraphQLHTTPResponse:
        request.state.unstarted = isinstance(result, PreExecutionError)
        document: GraphQLHTTPResponse = {"data": result.data}
        if result.errors:
            document["errors"] = [with_problem(error).formatted for error in result.errors]
        return document

    def decode_json(self, data: str | bytes) -> object:
        """Decode a message.

        Raises: JSONDecodeError: the message is no JSON, too large or too deep.
        """
        try:
            if len(data) > MAX_BYTES:
                raise JSONDecodeError("too large", "", 0)
            message: object = msgspec.json.decode(data)
        except (msgspec.DecodeError, RecursionError):
            raise JSONDecodeError("not JSON", "", 0) from None
        if isinstance(message, dict) and exceeded_limit(message):
            raise JSONDecodeError(exceeded_limit(message), "", 0)
        return message

    def encode_json(self, data: Any) -> str:
        """Encode a message."""
        return msgspec.json.encode(data).decode()
