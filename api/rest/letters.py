"""Letters: the letters that I may read, and my own notes about them."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from api.base.problems import ProblemError, malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.reading import letters as reading
from api.reading.reply import tagged_reply
from api.rest.entries import DEFAULT_LINES
from ledger.language.grammar import count_text
from ledger.record.audience import Viewer, sees
from ledger.record.letters import Letterbox
from ledger.record.state import Kernel

DEFAULT_LIMIT, PAGE_LIMIT = 100, 500
LONGEST_SEARCH = 100
"""Maximum number of characters of a search text."""


@with_description(
    EndpointDescription(
        query={
            "thread": TEXT_SCHEMA,
            "period": {"type": "integer", "minimum": 1},
            "q": {"type": "string", "maxLength": LONGEST_SEARCH},
            "after": {"type": "integer", "minimum": 0},
            "limit": {"type": "integer", "minimum": 1, "maximum": PAGE_LIMIT},
        },
        gives=reading.Letters,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def letters(context: RequestContext) -> Reply:
    """Return a page of the letters that I may read.

    Those of a `thread` come oldest first, all others newest first.

    Those of a `period`, and those with all the words of `q`.
    """
    extra_letter_count = context.number("limit", DEFAULT_LIMIT, 1, PAGE_LIMIT) - DEFAULT_LIMIT
    return await run_read(
        context,
        "letters",
        lambda: _letters_reply(context),
        max(0, extra_letter_count) // DEFAULT_LINES,
    )


def _letters_reply(context: RequestContext) -> Reply:
    query_text = context.query.get("q", "")
    if len(query_text) > LONGEST_SEARCH:
        raise malformed(("q", f"it has at most {LONGEST_SEARCH} characters"))
    game = context.game
    return tagged_reply(
        reading.letters_answer(
            game.state,
            context.viewer,
            game.scribe,
            thread=context.query.get("thread", ""),
            period_number=context.number("period", 0, 1, 1_000_000),
            query_text=query_text,
            after_position=context.number("after", 0, 0, 1_000_000),
            limit=context.number("limit", DEFAULT_LIMIT, 1, PAGE_LIMIT),
        )
    )


Id = Annotated[str, Field(max_length=64)]


class Noted(BaseModel):
    """The notes of a character about letters."""

    model_config = ConfigDict(extra="forbid", strict=True)

    as_: Id = Field(alias="as")
    """The character, one of mine."""
    read: dict[Id, Annotated[int, Field(ge=0, le=1_000_000)]] = Field(default={}, max_length=500)
    """Number of letters of others that were read, by thread. A thread in which more was read before
    stays as it is."""
    muted: list[Id] | None = Field(default=None, max_length=500)
    """All characters whose letters are not announced from now on; left out to leave them."""


@with_description(
    EndpointDescription(
        body=Noted,
        gives=reading.Letterbox,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def note(context: RequestContext) -> Reply:
    """Note for a character of mine how far they have read, and whom they have muted.

    Nobody else learns of it; other phones with the same character do.
    """
    context.host.limiter.command(context.counting_key)
    body, game = await context.read(Noted), context.game
    if body.as_ not in context.viewer.characters:
        raise ProblemError("not-your-card")
    _check_letters(game.state.kernel, body)
    letterbox = await game.change_letterbox(
        body.as_, lambda old_box: _updated_letterbox(old_box, body)
    )
    return json_reply({"read": letterbox.read, "muted": list(letterbox.muted)})


def _check_letters(kernel_state: Kernel, body: Noted) -> None:
    """Raise the problem malformed for letters that this character cannot have read."""
    letters, reader = kernel_state.letters, Viewer(frozenset({body.as_}))
    if not letters.possible_kinds:
        raise malformed(("as", "there are no letters in this game"))
    for thread, letter_count in body.read.items():
        thread_state = letters.threads.get(thread)
        if thread_state is None or not sees(thread_state.audience, reader):
            raise malformed((f"read.{thread}", "there is no such thread of letters"))
        received_count = sum(
            letter.writer != body.as_ for letter in letters.letters_of(thread_state)
        )
        if letter_count > received_count:
            raise malformed(
                (
                    f"read.{thread}",
                    f"others have written {count_text(received_count, 'letter')} in it",
                )
            )
    for writer in body.muted or ():
        if writer == body.as_ or not kernel_state.has_card_for(writer):
            raise malformed(("muted", f"'{writer}' is nobody else who could write"))


def _updated_letterbox(letterbox: Letterbox, body: Noted) -> Letterbox:
    read_counts = {
        thread: max(letter_count, letterbox.read.get(thread, 0))
        for thread, letter_count in body.read.items()
    }
    muted_writers = letterbox.muted if body.muted is None else tuple(sorted(set(body.muted)))
    return Letterbox({**letterbox.read, **read_counts}, muted_writers)


ROUTES = (
    resource("/games/{game}/letters", GET=letters),
    resource("/games/{game}/letterbox", POST=note),
)
