"""`/graphql`: queries and mutations over HTTP, subscriptions over a WebSocket."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from cross_web import HTTPException
from starlette.requests import Request
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket
from strawberry.schema.exceptions import InvalidOperationTypeError

from api.base.language import preferred_language, use_language
from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply, constant_reply, etag_of
from api.graphql.rest_bridge import Context
from api.graphql.schema import Schema, make_schema
from api.graphql.view import View
from api.http.early_refusal import refuse
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext, parse_object
from ledger.contract.ruleset import Ruleset
from ledger.store.base import StoreError

RESPONSE_TYPE = b"application/graphql-response+json"
"""The media type of GraphQL over HTTP, for clients that accept it. Other clients get JSON."""


class GraphQLEndpoint:
    """The routes of GraphQL. `make_schema_now` or the first request makes the schema."""

    def __init__(self, rulesets: Mapping[str, Ruleset[Any]]) -> None:
        self._shelf = rulesets
        questions = Endpoint({"GET": self.get, "POST": self.post})
        self.routes: tuple[BaseRoute, ...] = (
            Route("/graphql", questions),
            WebSocketRoute("/graphql", self._answer_socket),
        )

    def make_schema_now(self) -> None:
        """Make the schema and its text now instead of at the first request."""
        _ = self._view, self._text

    @cached_property
    def schema(self) -> Schema:
        """The schema for these games."""
        return make_schema(self._shelf)

    @cached_property
    def _view(self) -> View:
        return View(self.schema)

    @cached_property
    def _text(self) -> Reply:
        text = self.schema.as_str().encode()
        return constant_reply(text, b"text/plain; charset=utf-8", etag=etag_of(text))

    async def _answer_socket(self, socket: WebSocket) -> None:
        context = Context(socket.scope).request()
        try:
            async with context.hold_in_memory():
                network_address = context.stranger
            language = preferred_language(context.header(b"accept-language"))
            with context.host.streams.count_stream(network_address), use_language(language):
                await self._view(socket.scope, socket.receive, socket.send)
        except StoreError:
            await refuse(ProblemError("unavailable"), socket.scope, socket.send)
        except ProblemError as problem:
            await refuse(problem, socket.scope, socket.send)

    async def get(self, context: RequestContext) -> Reply:
        """Return the result of a query; without a query, the schema in GraphQL's own language.

        Raises: the problems method-not-allowed (for a mutation), unauthorized, and malformed.
        """
        context.refuse_dead_token()
        if "query" not in context.query:
            return self._text
        for parameter_name in ("variables", "extensions"):
            if context.query.get(parameter_name):
                parse_object(context.query[parameter_name].encode(), parameter_name)
        return await self._run(context, None)

    async def post(self, context: RequestContext) -> Reply:
        """Return the result of an operation with its errors.

        Raises: the problems unauthorized and malformed.
        """
        context.refuse_dead_token()
        document = await context.document()
        query, variables = document.get("query"), document.get("variables")
        operation_name = document.get("operationName")
        if not (isinstance(query, str) and query):
            raise malformed(("query", "it must be a GraphQL document"))
        for body_field, field_value in (
            ("variables", variables),
            ("extensions", document.get("extensions")),
        ):
            if not isinstance(field_value, dict | None):
                raise malformed((body_field, "they must be a JSON object"))
        if not isinstance(operation_name, str | None):
            raise malformed(("operationName", "it must be a name"))
        return await self._run(context, document)

    async def _run(self, context: RequestContext, document: dict[str, Any] | None) -> Reply:
        context.host.limiter.read(context.counting_key, 1)
        method = "GET" if context.method == "HEAD" else context.method
        request = Request({**context.scope, "method": method})
        request.state.document = document
        try:
            response = await self._view.run(request, Context(context.scope))
        except HTTPException as error:
            raise _problem(error, method) from None
        if RESPONSE_TYPE not in context.headers.get(b"accept", b""):
            return Reply(bytes(response.body))
        status = 400 if request.state.unstarted else 200
        return Reply(bytes(response.body), status, RESPONSE_TYPE)


def _problem(error: HTTPException, method: str) -> ProblemError:
    if not isinstance(error.__cause__, InvalidOperationTypeError):
        return malformed(("query", error.reason), status=error.status_code)
    if method == "GET":
        return ProblemError(
            "method-not-allowed",
            kernel_sentence("explained-get-queries"),
            headers=((b"allow", b"POST"),),
        )
    return malformed(("query", "subscriptions need a WebSocket"))
