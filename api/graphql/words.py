"""Free words after the game in GraphQL: what was said, laying it open, and erasing a person."""

from enum import Enum
from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql.rest_bridge import ContextInfo, ask, send
from api.graphql.shapes import output
from api.reading.words import SaidPage
from api.rest import words as rest

As = Annotated[ID, strawberry.argument(name="as")]


@strawberry.enum(description="Whose words: mine, or those of others.")
class WhoseWords(Enum):
    """Whose words: mine, or those of others."""

    mine = "mine"
    others = "others"


@strawberry.enum(description="To whom: nobody, those who hold a card of the game, or everybody.")
class OpenTo(Enum):
    """To whom words are laid open: nobody, those who hold a card of the game, or everybody."""

    nobody = "nobody"
    present = "present"
    everybody = "everybody"


async def _words(
    root: Any,
    info: ContextInfo,
    whose: WhoseWords = WhoseWords.mine,
    after: int | None = None,
    limit: int | None = None,
) -> Any:
    context = info.context.request(root.id)
    return await ask(rest.words, context, whose=whose.value, after=after, limit=limit)


async def _lay_open(info: ContextInfo, game: ID, as_: As, to: OpenTo) -> Any:
    return await send(rest.lay_open, info.context.request(game), {"as": as_, "to": to.value})


async def _erase(info: ContextInfo, game: ID, as_: As, who: ID | None = None) -> Any:
    body = {"as": as_, "who": who or ""}
    return await send(rest.erase, info.context.request(game), body)


words_field = strawberry.field(
    resolver=_words,
    graphql_type=output(SaidPage) | None,
    description="The words that my characters said; or, after the game, those of others that I "
    "may read. `after` is the `next` of the page before.",
)


def lay_open_field() -> Any:
    """The field by which somebody lays their words open."""
    return strawberry.field(
        resolver=_lay_open,
        graphql_type=output(rest.LaidOpen),
        description="After the game: lay open what I said as this character of mine, from now on.",
    )


def erase_field() -> Any:
    """The field that erases a person."""
    return strawberry.field(
        resolver=_erase,
        graphql_type=output(rest.ErasedPerson),
        description="After the game: erase for good what `who` is called and said: my own "
        "character if it is left out, any for a steward. What they did stays.",
    )
