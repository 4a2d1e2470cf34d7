"""Reads and executes documents on a second thread; their resources run on the server's loop.

A player's act is therefore not delayed by a long document or a request for the whole schema.
"""

from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, cast

import msgspec
from graphql import ExecutionResult, GraphQLError
from strawberry.extensions import SchemaExtension
from strawberry.types import ExecutionContext
from strawberry.types.graphql import OperationType

from api.base.problems import ProblemError
from api.graphql.documents import (
    CheckedDocument,
    DocumentCache,
    RecentValues,
    document_without_game_fields,
    is_about_schema_alone,
)
from api.graphql.rest_bridge import Context
from api.http.lookup import limited_read, queued_read

MAX_ABOUT_SCHEMA = 4 * 1024 * 1024
"""Maximum number of bytes of cached answers about the schema."""

CachedResults = RecentValues[ExecutionResult]
"""Answers about the schema, which never change, by document and variables."""

ExecuteFunction = Callable[[ExecutionContext], Coroutine[Any, Any, ExecutionResult]]


class OnReadingThread(SchemaExtension):
    """Parses, validates and executes one operation on the reading thread.

    `documents` and `answers` are the caches of the schema. `execute` executes an operation on it.
    """

    def __init__(
        self, documents: DocumentCache, answers: CachedResults, execute: ExecuteFunction
    ) -> None:
        self._documents = documents
        self._answers = answers
        self._execute = execute
        self._checked_document = CheckedDocument(b"", None, [])

    @property
    def _context(self) -> Context:
        return cast("Context", self.execution_context.context)

    async def on_parse(self) -> AsyncIterator[None]:
        """Parse and validate the document, unless it is known."""
        operation = self.execution_context
        try:
            document = await self._documents.get_checked(
                self._context.request(), operation.query or ""
            )
        except ProblemError as problem:
            document = CheckedDocument(
                b"", None, [GraphQLError(problem.slug, original_error=problem)]
            )
        self._checked_document = document
        # without a parsed document, strawberry would parse the text again on this thread
        operation.graphql_document = document.document or document_without_game_fields(
            operation.operation_name
        )
        yield

    async def on_validate(self) -> AsyncIterator[None]:
        """Report why the document is refused, if it is refused."""
        self.execution_context.pre_execution_errors = self._checked_document.errors
        yield

    async def on_execute(self) -> AsyncIterator[None]:
        """Execute a query or a mutation. `SharingExecutor` executes the events of subscriptions."""
        operation = self.execution_context
        match operation.operation_type:
            case OperationType.QUERY:
                operation.result = await self._query_result()
            case OperationType.MUTATION:
                operation.result = await limited_read(self._context.request(), self._encoded_result)
            case OperationType.SUBSCRIPTION:
                pass
        yield

    async def _query_result(self) -> ExecutionResult:
        """Return the result of a query; a result about the schema alone is computed once."""
        cache_key = self._schema_result_key()
        answer = self._answers.get(cache_key) if cache_key else None
        if answer is None:
            result = await queued_read(self._context.request(), self._encoded_result)
            if not cache_key or result.errors:
                return result
            answer = result
            self._answers.put(
                cache_key, answer, memoryview(cast("msgspec.Raw", result.data)).nbytes
            )
        return answer

    def _schema_result_key(self) -> tuple[bytes, str | None, bytes] | None:
        """Return the key of an answer that depends on the schema alone; None for other answers."""
        operation, document = self.execution_context, self._checked_document.document
        if document is None or not is_about_schema_alone(document):
            return None
        variables = msgspec.json.encode(operation.variables)
        return self._checked_document.digest, operation.operation_name, variables

    async def _encoded_result(self) -> ExecutionResult:
        """Return the encoded result, so that the event loop only has to send it."""
        result = await self._execute(self.execution_context)
        if result.data is None:
            return result
        result_data = msgspec.Raw(msgspec.json.encode(result.data))
        return ExecutionResult(result_data, result.errors)  # type: ignore[arg-type] # encoded as it is
