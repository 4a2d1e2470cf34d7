"""Reads about the past in GraphQL: the evening, stories, accounts, tills."""

from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql.field_descriptions import (
    field_with_argument_descriptions,
    query_parameter_descriptions,
)
from api.graphql.lines import LineWithText, line_documents, with_sentences
from api.graphql.rest_bridge import ContextInfo, resource_document
from api.graphql.shapes import output_type
from api.models.parameter_docs import PATH_PART_DOCS
from api.reading import account_models as models
from api.reading.entry_models import OpenedEntry
from api.reading.evening_models import Evening
from api.reading.moment import names_function
from api.reading.story_models import CharacterStory, StoryDetail, StoryPeriod
from api.rest import accounts as rest
from api.rest.evening import evening
from api.rest.opened_entry import opened_entry
from api.rest.stories import character_story
from ledger.contract.messages import Messages, NameFunction


class StoryDetailWithText(StoryDetail):
    """A further sentence about an entry, with its text."""

    text: str
    """The sentence."""


class StoryPeriodWithText(StoryPeriod):
    """One period of a story, with its sentences."""

    lines: list[LineWithText]  # type: ignore[assignment] # read only: a line with its sentence
    details: list[StoryDetailWithText]  # type: ignore[assignment] # read only, as above


class CharacterStoryWithText(CharacterStory):
    """The story of a character: their own acts and those that concern them, in order."""

    periods: list[StoryPeriodWithText]  # type: ignore[assignment] # read only, as above


async def _accounts(root: Any, info: ContextInfo, at: int | None = None) -> Any:
    return await resource_document(rest.accounts, info.context.request(root.id), at=at)


async def _statement(
    root: Any,
    info: ContextInfo,
    account: str,
    asset: str,
    from_: Annotated[str | None, strawberry.argument(name="from")] = None,
    to: str | None = None,
) -> Any:
    span = {"from": from_, "to": to}
    context = info.context.request(root.id)
    return await resource_document(rest.statement, context, account=account, asset=asset, **span)


async def _trial_balance(root: Any, info: ContextInfo, at: int | None = None) -> Any:
    return await resource_document(rest.trial_balance, info.context.request(root.id), at=at)


async def _tills(root: Any, info: ContextInfo, at: int | None = None) -> Any:
    return await resource_document(rest.tills, info.context.request(root.id), at=at)


async def _evening(root: Any, info: ContextInfo) -> Any:
    return await resource_document(evening, info.context.request(root.id))


async def _story(root: Any, info: ContextInfo, character: ID) -> Any:
    context = info.context.request(root.id, character=character)
    document = await resource_document(character_story, context)
    messages, name_of = context.game.messages, names_function(context.game)
    return await context.host.readers.run_function(
        lambda: _story_document(document, messages, name_of)
    )


def _story_document(
    story_document: dict[str, Any], messages: Messages, name_of: NameFunction
) -> dict[str, Any]:
    for period in story_document["periods"]:
        line_documents(period["lines"], messages, name_of)
        for detail in period["details"]:
            detail["text"] = messages.text(detail["key"], detail["args"], name_of)
    return story_document


async def _opened(root: Any, info: ContextInfo, id: ID) -> Any:  # noqa: A002 - as elsewhere
    context = info.context.request(root.id, entry=id)
    document = await resource_document(opened_entry, context)
    await with_sentences(context, document["lines"])
    return document


opened_entry_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_opened,
        graphql_type=output_type(OpenedEntry) | None,
        description="An entry by its id, with all there is to know of it, as far as I may.",
    ),
    {"id": PATH_PART_DOCS["entry"]},
)
evening_field = strawberry.field(
    resolver=_evening,
    graphql_type=output_type(Evening) | None,
    description="The evening in figures; for stewards, and for everybody after closing.",
)
story_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_story,
        graphql_type=output_type(CharacterStoryWithText) | None,
        description="The story of a character, as far as I may know it.",
    ),
    PATH_PART_DOCS,
)
accounts_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_accounts,
        graphql_type=output_type(models.Accounts) | None,
        description="Every account and asset of which I may have a statement.",
    ),
    query_parameter_descriptions(rest.accounts),
)
statement_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_statement,
        graphql_type=output_type(models.Statement) | None,
        description="An account of one asset, oldest change first, from and to an entry or a time.",
    ),
    query_parameter_descriptions(rest.statement),
)
trial_balance_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_trial_balance,
        graphql_type=output_type(models.TrialBalance) | None,
        description="All accounts of every asset; for stewards, and for everybody after closing.",
    ),
    query_parameter_descriptions(rest.trial_balance),
)
tills_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_tills,
        graphql_type=output_type(models.Tills) | None,
        description="The tills that I see, and every count of them.",
    ),
    query_parameter_descriptions(rest.tills),
)
