"""Free words after the game: reading them, opening them to others, and erasing a person."""

from functools import partial
from typing import Annotated, cast

from pydantic import BaseModel, ConfigDict, Field

from api.base.model import Model
from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.reading.free_words import AuthorKind, OpenTo, SaidPage, words_page
from api.reading.moment import characters_with_cards, names_function
from api.reading.reply import tagged_reply
from api.reading.sentences import Sentences
from api.rest.calendar import require_own_card

DEFAULT_LIMIT, PAGE_LIMIT = 100, 500

Id = Annotated[str, Field(max_length=64)]


@with_description(
    EndpointDescription(
        query={
            "whose": {
                "type": "string",
                "enum": ["mine", "others"],
                "description": "Mine, or those of others.",
            },
            "after": {"type": "integer", "minimum": 0},
            "limit": {"type": "integer", "minimum": 1, "maximum": PAGE_LIMIT},
        },
        gives=SaidPage,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def words(context: RequestContext) -> Reply:
    """Return a page of the words that my characters said.

    After the game it may be those of others that I may read.
    """
    author_kind = context.query.get("whose", "mine")
    if author_kind not in ("mine", "others"):
        raise malformed(("whose", "it must be mine or others"))
    cards = tuple(sorted(card.id for card in context.session.cards(context.game)))
    sentences = Sentences(context.game, context.viewer, names_function(context.game))
    find = partial(_words_reply, context, sentences, cast("AuthorKind", author_kind), cards)
    return await run_read(context, "words", find)


def _words_reply(
    context: RequestContext, sentences: Sentences, author_kind: AuthorKind, cards: tuple[str, ...]
) -> Reply:
    after_number = context.number("after", 0, 0, 1_000_000)
    limit = context.number("limit", DEFAULT_LIMIT, 1, PAGE_LIMIT)
    return tagged_reply(words_page(sentences, cards, author_kind, after_number, limit))


class LayOpen(BaseModel):
    """To whom I lay open, from now on, what I said as a character of mine."""

    model_config = ConfigDict(extra="forbid", strict=True)

    as_: Id = Field(alias="as")
    """The character, one of mine."""
    to: OpenTo


class LaidOpen(Model):
    """To whom the words that came with my card are open now."""

    card: str
    """The card's id."""
    to: OpenTo


@with_description(
    EndpointDescription(
        body=LayOpen,
        gives=LaidOpen,
        problems=("malformed", "not-your-card", "not-closed", "too-many"),
    )
)
async def lay_open(context: RequestContext) -> Reply:
    """Lay my words open after the game: to nobody, to those who were there, or to everybody.

    It can be changed at any time. Letters are opened one by one.
    """
    body = await context.read(LayOpen)
    card, game = require_own_card(context, body.as_).id, context.game
    _require_closed(context)
    if game.consents.openness_of(card) != body.to:
        await context.host.eraser.set_readers_of_words(game, card, body.to)
    return json_reply({"card": card, "to": body.to})


class Erase(BaseModel):
    """The person whose name and words are erased for good."""

    model_config = ConfigDict(extra="forbid", strict=True)

    as_: Id = Field(alias="as")
    """The character who asks, one of mine."""
    who: Id = ""
    """The character whose person is erased: one of mine, or any for a steward; mine if left out."""


class ErasedPerson(Model):
    """The person whose words were erased."""

    who: str
    """The character."""
    words: int | None = None
    """Number of words that were erased, told to that person alone."""


@with_description(
    EndpointDescription(
        body=Erase,
        gives=ErasedPerson,
        problems=("malformed", "not-your-card", "unknown-character", "not-closed", "too-many"),
    )
)
async def erase(context: RequestContext) -> Reply:
    """Erase after the game what I am called and said; as a steward what somebody else is.

    The character and all that it did stay; the words are gone for good.
    """
    body, game = await context.read(Erase), context.game
    require_own_card(context, body.as_)
    person = body.who or body.as_
    kernel_state = game.state.kernel
    if person != body.as_ and body.as_ not in kernel_state.stewards:
        raise ProblemError("not-your-card")
    if person not in characters_with_cards(game):
        raise ProblemError("unknown-character", errors=[_unknown_person_error(person)])
    _require_closed(context)
    word_count = await context.host.eraser.person(game, person)
    return json_reply({"who": person} | ({"words": word_count} if person == body.as_ else {}))


def _unknown_person_error(person: str) -> dict[str, str]:
    return {"field": "who", "message": f"'{person}' is nobody who played"}


def _require_closed(context: RequestContext) -> None:
    """Raise the problem not-closed while the game goes on: its stewards may need the words."""
    if context.game.state.kernel.status != "closed":
        raise ProblemError("not-closed")


ROUTES = (
    resource("/games/{game}/words", GET=words),
    resource("/games/{game}/words/consent", POST=lay_open),
    resource("/games/{game}/words/erasures", POST=erase),
)
