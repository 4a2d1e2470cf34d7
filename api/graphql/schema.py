"""The schema: queries, mutations and subscriptions."""

from collections.abc import Collection, Mapping
from contextlib import aclosing, suppress
from types import GenericAlias
from typing import Any

import strawberry
from graphql import (
    ASTValidationRule,
    DocumentNode,
    ExecutionResult,
    GraphQLError,
    GraphQLObjectType,
    execute,
    parse,
    specified_rules,
    validate,
)
from strawberry.scalars import ID
from strawberry.schema.schema import StreamResult
from strawberry.schema.validation_rules.maybe_null import MaybeNullValidationRule
from strawberry.schema.validation_rules.one_of import OneOfInputValidationRule
from strawberry.types import ExecutionContext
from strawberry.types import ExecutionResult as Result
from strawberry.types.graphql import OperationType
from strawberry.utils.await_maybe import await_maybe

from api.graphql.acts import Acts
from api.graphql.documents import DocumentCache
from api.graphql.errors import ProblemExtension
from api.graphql.field_descriptions import (
    field_with_argument_descriptions,
    query_parameter_descriptions,
)
from api.graphql.free_words import erase_field, lay_open_field
from api.graphql.game import Game, game_of
from api.graphql.letterbox import letterbox_field
from api.graphql.limits import DEFAULT_PAGE_SIZES, MAX_TOKENS, excess_errors
from api.graphql.limits import LIMIT_RULES as LIMITS
from api.graphql.lines import LinesEvent
from api.graphql.mutations import act_field, attempt_field, claim_field, found_field, knock_field
from api.graphql.reading_thread import MAX_ABOUT_SCHEMA, CachedResults, OnReadingThread
from api.graphql.rest_bridge import Context, ContextInfo, resolve_on_server_loop, resource_document
from api.graphql.shapes import SCHEMA_CONFIG, output_type
from api.graphql.sharing import SharingExecutor
from api.graphql.subscriptions import line_events
from api.models import cards as card_models
from api.models.parameter_docs import PATH_PART_DOCS
from api.rest.games import game
from api.rest.games import games as games_of_rest
from api.rest.session import session
from ledger.contract.ruleset import Ruleset

HTTP_OPERATIONS = frozenset({OperationType.QUERY, OperationType.MUTATION})

GAMES_DESCRIPTION = (
    "The last games that were founded on this server, oldest first, or those before one."
)

VALIDATION_RULES = (*specified_rules, MaybeNullValidationRule, OneOfInputValidationRule)

Rule = type[ASTValidationRule]

MAX_ERRORS = 5
"""Maximum number of reported errors of a document or its variables, because each takes time."""


async def _games(
    info: ContextInfo, last: int = DEFAULT_PAGE_SIZES["games"], before: ID | None = None
) -> list[Game]:
    document = await resource_document(
        games_of_rest, info.context.request(), limit=last, before=before or ""
    )
    return [game_of(summary) for summary in document["games"]]


async def _game(info: ContextInfo, id: ID) -> Game | None:  # noqa: A002 - what it is
    return game_of(await resource_document(game, info.context.request(id)))


async def _session(info: ContextInfo) -> Any:
    return (await resource_document(session, info.context.request()))["cards"]


def _session_field() -> Any:
    return strawberry.field(
        resolver=_session,
        graphql_type=GenericAlias(list, (output_type(card_models.HeldCard),)),
        description="The cards of this session.",
    )


class Schema(strawberry.Schema):
    """A schema whose errors are written and logged by `ProblemExtension`."""

    def __init__(self, **options: Any) -> None:
        self.documents = documents = DocumentCache(self.parse_and_check)
        answers = CachedResults(MAX_ABOUT_SCHEMA)
        extensions = (
            ProblemExtension,
            lambda: OnReadingThread(documents, answers, self.execute_checked),
        )
        super().__init__(**options, config=SCHEMA_CONFIG, extensions=extensions)
        for type_ in self._schema.type_map.values():
            if isinstance(type_, GraphQLObjectType):
                resolve_on_server_loop(type_)

    async def execute(self, *arguments: Any, **options: Any) -> Result:
        """Return the result of a query or a mutation; a subscription needs a WebSocket."""
        operation_types = options.get("allowed_operation_types") or HTTP_OPERATIONS
        options["allowed_operation_types"] = HTTP_OPERATIONS.intersection(operation_types)
        return await super().execute(*arguments, **options)

    async def stream(self, *arguments: Any, **options: Any) -> StreamResult:
        """Yield the results of an operation on a WebSocket; its connection pays for their time."""
        return _metered_results(
            await super().stream(*arguments, **options), options["context_value"]
        )

    def parse_and_check(self, text: str) -> tuple[DocumentNode, list[GraphQLError]]:
        """Return a parsed document, and the reasons why it is refused.

        Raises: GraphQLError: the text is no document. Errors suggest no similar names, because
        finding them takes longer than all other checks.
        """
        document = parse(text, max_tokens=MAX_TOKENS)
        errors = excess_errors(document)
        if errors:
            return document, errors
        return document, self._validation_errors(
            document, VALIDATION_RULES
        ) or self._validation_errors(document, LIMITS)

    def _validation_errors(
        self, document: DocumentNode, rules: Collection[Rule]
    ) -> list[GraphQLError]:
        return validate(self._schema, document, rules, max_errors=MAX_ERRORS, hide_suggestions=True)

    async def execute_checked(self, operation: ExecutionContext) -> ExecutionResult:
        """Return the result of a query or a mutation that was parsed and validated."""
        if operation.graphql_document is None:
            raise ValueError("it was not parsed")
        return await await_maybe(
            execute(
                self._schema,
                operation.graphql_document,
                operation.root_value,
                operation.context,
                operation.variables,
                operation.operation_name,
                max_coercion_errors=MAX_ERRORS,
                executor_class=self.execution_context_class,
                hide_suggestions=True,
                operation_extensions=operation.operation_extensions,
            )
        )

    def process_errors(
        self, errors: list[GraphQLError], execution_context: ExecutionContext | None = None
    ) -> None:
        """Log nothing, because a refusal is an ordinary answer."""


async def _metered_results(results: StreamResult, context: Context) -> StreamResult:
    await context.turn()
    async with aclosing(results):
        with suppress(StopAsyncIteration):
            while True:
                yield await context.run_and_charge(_next_result(results))


async def _next_result(results: StreamResult) -> Any:
    return await anext(results)


def make_schema(rulesets: Mapping[str, Ruleset[Any]]) -> Schema:
    """Return the schema for these games; the acts of each game have their own types."""
    acts = Acts(rulesets)

    @strawberry.type(description="The questions.")
    class Query:
        games = field_with_argument_descriptions(
            strawberry.field(resolver=_games, description=GAMES_DESCRIPTION),
            {
                "last": f"The maximum number of games, {DEFAULT_PAGE_SIZES['games']} "
                "if it is left out."
            },
            query_parameter_descriptions(games_of_rest),
        )
        game = field_with_argument_descriptions(
            strawberry.field(resolver=_game, description="A game by its id."),
            {"id": PATH_PART_DOCS["game"]},
        )
        session = _session_field()
        attempt = attempt_field(acts)

    @strawberry.type(description="The acts and other changes.")
    class Mutation:
        act = act_field(acts)
        claim = claim_field()
        knock = knock_field()
        note_letters = letterbox_field()
        lay_words_open = lay_open_field()
        erase_person = erase_field()
        found_game = found_field()

    @strawberry.type(description="The streams.")
    class Subscription:
        entries = _entries_field()

    return Schema(
        query=Query,
        mutation=Mutation,
        subscription=Subscription,
        execution_context_class=SharingExecutor,
    )


def _entries_field() -> Any:
    """Return the field of the stream of lines."""
    return field_with_argument_descriptions(
        strawberry.subscription(
            resolver=line_events,
            graphql_type=output_type(LinesEvent),
            description="Lines as they are recorded, from a cursor of mine or from now on. It "
            "ends when what I may see becomes another: a card moved, the game was closed.",
        ),
        PATH_PART_DOCS,
        {"after": "The cursor to begin from; left out to begin from now on."},
    )
