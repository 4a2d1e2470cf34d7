"""A letterbox in GraphQL: what a character notes of letters for themselves."""

from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql.field_descriptions import field_with_argument_descriptions, with_field_descriptions
from api.graphql.rest_bridge import ContextInfo, resource_answer_to_body
from api.models.field_docs import property_docs
from api.models.parameter_docs import PATH_PART_DOCS
from api.rest.letters import Noted, note


@with_field_descriptions
@strawberry.type(description="How much was read in a thread.")
class ThreadRead:
    """How much was read in a thread."""

    thread: ID
    """The id of the thread."""
    letters: int
    """Number of letters of others that were read."""


@with_field_descriptions
@strawberry.input(description="How much was read in a thread.")
class ReadThread:
    """How much was read in a thread."""

    thread: ID
    """The id of the thread."""
    letters: int
    """Number of letters of others that were read."""


@with_field_descriptions
@strawberry.type(description="The notes of a character about letters; nobody else learns of them.")
class Letterbox:
    """The notes of a character about letters; nobody else learns of them."""

    read: list[ThreadRead]
    """How much was read in each thread."""
    muted: list[ID]
    """The characters whose letters are not announced."""


async def _note(
    info: ContextInfo,
    game: ID,
    as_: Annotated[ID, strawberry.argument(name="as")],
    read: list[ReadThread] | None = None,
    muted: list[ID] | None = None,
) -> Letterbox:
    letter_counts = {thread.thread: thread.letters for thread in read or ()}
    body: dict[str, Any] = {"as": as_, "read": letter_counts, "muted": muted}
    letterbox = await resource_answer_to_body(note, info.context.request(game), body)
    read_threads = [
        ThreadRead(thread=ID(thread), letters=letter_count)
        for thread, letter_count in letterbox["read"].items()
    ]
    return Letterbox(read=read_threads, muted=letterbox["muted"])


def letterbox_field() -> Any:
    """Return the field that notes how far a character has read, and whom they have muted."""
    return field_with_argument_descriptions(
        strawberry.field(
            resolver=_note,
            description="Note for a character of mine how many letters of others they have read in "
            "some threads, and (if given) all whom they have muted.",
        ),
        property_docs(Noted),
        PATH_PART_DOCS,
    )
