"""Lines with their sentences, and pages of them as Relay connections."""

from functools import partial
from typing import Any

from api.base.model import Model
from api.http.request_context import RequestContext
from api.models.answers import Receipt
from api.models.lines import Line
from api.reading.moment import names_function
from ledger.contract.messages import Messages, NameFunction
from projections.chronicle import Cursor


class LineWithText(Line):
    """One line of the chronicle as its reader sees it, with its sentence."""

    text: str
    """The sentence; empty where only transfers are seen."""


class ReceiptWithText(Receipt):
    """The entries of an act as its sender sees them, with their sentences."""

    entries: list[LineWithText]  # type: ignore[assignment] # read only: a line with its sentence


class PageInfo(Model):
    """The lines before and after a page."""

    has_next_page: bool
    """Whether there are lines after it."""
    has_previous_page: bool
    """Whether there are lines before it."""
    start_cursor: str | None = None
    """The cursor right after its first line."""
    end_cursor: str | None = None
    """The cursor right after its last line."""


class LineEdge(Model):
    """A line and its place."""

    cursor: str
    """The cursor right after the line."""
    node: LineWithText
    """The line."""


class LineConnection(Model):
    """A page of lines, oldest first."""

    edges: list[LineEdge]
    """The lines, each with its cursor."""
    page_info: PageInfo
    """Whether there are lines before and after the page."""


class LinesEvent(Model):
    """Lines that are new."""

    lines: list[LineWithText]
    """The lines, oldest first."""
    cursor: str
    """The cursor to go on from."""


BATCH_SIZE = 10
"""Maximum number of lines for which the event loop writes the sentences."""


async def with_sentences(
    context: RequestContext, lines: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Add its sentence to each of these documents of lines, and return the documents."""
    game = context.game
    if len(lines) <= BATCH_SIZE:
        game.slices.follow(game.state)
        return line_documents(lines, game.messages, game.naming.name)
    name_of = names_function(game)
    return await context.host.readers.run_function(
        partial(line_documents, lines, game.messages, name_of)
    )


def line_documents(
    lines: list[dict[str, Any]], messages: Messages, name_of: NameFunction
) -> list[dict[str, Any]]:
    """Return lines as documents with sentences; `name_of` finds names of people and things."""
    for line in lines:
        line["text"] = messages.text(line["key"], line["args"], name_of) if line["words"] else ""
    return lines


def edges(lines: list[dict[str, Any]], start_cursor: Cursor) -> list[dict[str, Any]]:
    """Return lines in order, each with the cursor right after it; `start_cursor` is before them."""
    line_edges, cursor = [], start_cursor
    for line in lines:
        line_number = int(line["c"][1:])
        is_public = line["c"].startswith("p")
        cursor = (
            cursor._replace(public_count=line_number)
            if is_public
            else cursor._replace(own_count=line_number)
        )
        line_edges.append({"cursor": str(cursor), "node": line})
    return line_edges
