"""Lines with their sentences, and pages of them as Relay connections."""

from functools import partial
from typing import Any

from api.model import Model
from api.models import Line, Waits
from api.reading.moment import names_now
from api.request_context import RequestContext
from ledger.messages import Messages, Names
from projections.chronicle import Cursor


class LineWithText(Line):
    """What one viewer reads of an entry.

    `c` is its number, public (`p17`) or the viewer's own (`q3`); `on` names the public line that an
    own line supplements, `after` counts the public lines before it. `n` is the position. `text` is
    the sentence, empty where only transfers are seen.
    """

    text: str


class ReceiptWithText(Model):
    """What became of a command: its entries as its sender sees them; `pending` as a petition.

    So is a grave act, with what it `waits` for until it has happened, or was stopped. `token` is
    that of a card just printed anew; it is shown this once.
    """

    command: str
    repeated: bool
    pending: bool
    entries: list[LineWithText]
    cursor: str
    waits: Waits | None = None
    token: str | None = None


class PageInfo(Model):
    """Whether there is more on either side, and the cursors at both ends."""

    has_next_page: bool
    has_previous_page: bool
    start_cursor: str | None = None
    end_cursor: str | None = None


class LineEdge(Model):
    """A line and the cursor right after it."""

    cursor: str
    node: LineWithText


class LineConnection(Model):
    """A page of lines, oldest first."""

    edges: list[LineEdge]
    page_info: PageInfo


class LinesEvent(Model):
    """Lines that are new, and the cursor to go on from."""

    lines: list[LineWithText]
    cursor: str


FEW = 10
"""The sentences of so many lines are written at once, those of more beside the event loop."""


async def with_sentences(
    context: RequestContext, lines: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Lines of the game as documents, each with its sentence."""
    game = context.game
    if len(lines) <= FEW:
        game.slices.follow(game.state)
        return worded(lines, game.messages, game.naming.name)
    names = names_now(game)
    return await context.host.readers.look_up(partial(worded, lines, game.messages, names))


def worded(lines: list[dict[str, Any]], messages: Messages, names: Names) -> list[dict[str, Any]]:
    """Lines as documents, each with its sentence; `names` are those of people and things."""
    for line in lines:
        line["text"] = messages.text(line["key"], line["args"], names) if line["words"] else ""
    return lines


def edges(lines: list[dict[str, Any]], start: Cursor) -> list[dict[str, Any]]:
    """Lines in order, each with the cursor right after it; `start` is the cursor before them."""
    found, cursor = [], start
    for line in lines:
        number = int(line["c"][1:])
        public = line["c"].startswith("p")
        cursor = cursor._replace(public=number) if public else cursor._replace(own=number)
        found.append({"cursor": str(cursor), "node": line})
    return found
