"""Free words after the game in GraphQL: reading them, opening them, and erasing a person."""

from enum import Enum
from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql.closed_sets import value_descriptions
from api.graphql.field_descriptions import (
    field_with_argument_descriptions,
    query_parameter_descriptions,
)
from api.graphql.rest_bridge import ContextInfo, resource_answer_to_body, resource_document
from api.graphql.shapes import output_type
from api.models.field_docs import property_docs
from api.models.parameter_docs import PATH_PART_DOCS
from api.reading.free_words import SaidPage
from api.rest import words as rest

As = Annotated[ID, strawberry.argument(name="as")]


@strawberry.enum(description="The words to list: mine, or those of others.")
class WhoseWords(Enum):
    """The words to list: mine, or those of others."""

    mine = strawberry.enum_value("mine", description="Those that my characters said.")
    others = strawberry.enum_value("others", description="Those of others that I may read.")


_OPENNESS_DOCS = value_descriptions(rest.LayOpen, "to")


@strawberry.enum(description=_OPENNESS_DOCS[""])
class OpenTo(Enum):
    """To whom words are laid open."""

    nobody = strawberry.enum_value("nobody", description=_OPENNESS_DOCS["nobody"])
    present = strawberry.enum_value("present", description=_OPENNESS_DOCS["present"])
    everybody = strawberry.enum_value("everybody", description=_OPENNESS_DOCS["everybody"])


async def _words(
    root: Any,
    info: ContextInfo,
    whose: WhoseWords = WhoseWords.mine,
    after: int | None = None,
    limit: int | None = None,
) -> Any:
    context = info.context.request(root.id)
    return await resource_document(rest.words, context, whose=whose.value, after=after, limit=limit)


async def _open_words_to_readers(info: ContextInfo, game: ID, as_: As, to: OpenTo) -> Any:
    return await resource_answer_to_body(
        rest.lay_open, info.context.request(game), {"as": as_, "to": to.value}
    )


async def _erase(info: ContextInfo, game: ID, as_: As, who: ID | None = None) -> Any:
    body = {"as": as_, "who": who or ""}
    return await resource_answer_to_body(rest.erase, info.context.request(game), body)


words_field = field_with_argument_descriptions(
    strawberry.field(
        resolver=_words,
        graphql_type=output_type(SaidPage) | None,
        description="The words that my characters said; or, after the game, those of others that I "
        "may read. `after` is the `next` of the page before.",
    ),
    query_parameter_descriptions(rest.words),
)


def lay_open_field() -> Any:
    """Return the field by which a player opens their words to others."""
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=_open_words_to_readers,
            graphql_type=output_type(rest.LaidOpen),
            description="After the game: lay open what I said as this character, from now on.",
        ),
        property_docs(rest.LayOpen),
        PATH_PART_DOCS,
    )


def erase_field() -> Any:
    """Return the field that erases a person."""
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=_erase,
            graphql_type=output_type(rest.ErasedPerson),
            description="After the game: erase for good the name and the words of a person. "
            "Their acts stay.",
        ),
        property_docs(rest.Erase),
        PATH_PART_DOCS,
    )
