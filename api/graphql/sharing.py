"""One execution of a subscription for all subscribers with the same lines.

Subscribers with the same lines differ only in their cursors. So the result of a document is
computed once, as JSON, with a mark in place of the cursor.
"""

import asyncio
from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import msgspec
from graphql import ExecutionResult, FieldNode, OperationDefinitionNode, print_ast
from strawberry.schema.schema import StrawberryGraphQLCoreExecutionContext

from api.graphql.rest_bridge import Context
from api.http.lookup import charged_read

CURSOR_MARK = token_hex(16)
"""The mark for a cursor; no document can contain it."""


class SharedLines:
    """Lines that several subscribers get at once, and the results of documents for these lines."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        self.lines = lines
        self.results: dict[int, tuple[OperationDefinitionNode, bytes]] = {}
        self.turn = asyncio.Lock()

    def event_for(self, cursor: str) -> "NewLines":
        """Return the event for a subscriber with this cursor."""
        return NewLines(self, cursor)


class NewLines(dict[str, Any]):
    """An event of a subscription."""

    def __init__(self, shared_lines: SharedLines, cursor: str) -> None:
        super().__init__(lines=shared_lines.lines, cursor=cursor)
        self.sharing = shared_lines


class SharingExecutor(StrawberryGraphQLCoreExecutionContext):
    """Executes the operation of a subscription once for all subscribers with the same lines.

    On a server it runs on the reading thread. The first subscriber pays for the time.
    """

    def execute_operation(self, serially: bool | None = None) -> Any:  # noqa: FBT001 - graphql's
        """Return the result of the operation, as for any other document."""
        event, context = self.root_value, self.context_value
        if not isinstance(event, NewLines):
            return super().execute_operation(serially)
        if id(self.operation) in event.sharing.results or not isinstance(context, Context):
            return self._shared_result(event)
        return self._execute_on_reading_thread(event, context)

    async def _execute_on_reading_thread(self, event: "NewLines", context: Context) -> Any:
        async def execute_on_thread() -> Any:
            return self._shared_result(event)

        async with event.sharing.turn:
            if id(self.operation) in event.sharing.results:
                return self._shared_result(event)
            return await charged_read(context.request(), execute_on_thread)

    def _shared_result(self, event: "NewLines") -> Any:
        known_result = event.sharing.results.get(id(self.operation))
        if known_result is None:
            self.root_value = {"lines": event["lines"], "cursor": CURSOR_MARK}
            result = super().execute_operation() if self._is_selection_fixed() else None
            if not isinstance(result, ExecutionResult) or result.errors:
                self.root_value = event
                return super().execute_operation()
            known_result = (self.operation, msgspec.json.encode(result.data))
            event.sharing.results[id(self.operation)] = known_result
        result_bytes = known_result[1].replace(CURSOR_MARK.encode(), event["cursor"].encode())
        return ExecutionResult(msgspec.Raw(result_bytes))  # type: ignore[arg-type] # encoded as it is

    def _is_selection_fixed(self) -> bool:
        """Return whether no variable changes the selection, so that one run serves everybody."""
        fragments: Mapping[str, Any] = self.fragment_definitions
        return all(map(_has_no_variables, self.operation.selection_set.selections)) and not any(
            "$" in print_ast(fragment) for fragment in fragments.values()
        )


def _has_no_variables(selection: object) -> bool:
    return (
        isinstance(selection, FieldNode)
        and not selection.directives
        and selection.selection_set is not None
        and "$" not in print_ast(selection.selection_set)
    )
