"""Pages of lines: Relay's arguments, answered by the resource of REST."""

from dataclasses import dataclass
from typing import Any

from api.base.problems import malformed
from api.graphql.limits import DEFAULT_PAGE_SIZES, MAX_PAGE_SIZE
from api.graphql.lines import edges, with_sentences
from api.graphql.rest_bridge import InnerRequest, resource_document
from api.rest.entries import entries
from ledger.record.audience import Viewer
from projections.chronicle import Cursor, own_positions, parse_cursor
from projections.pages import Chronicle

PAGES_ASKED = {
    "first": f"The maximum number of lines after a cursor, from 1 to {MAX_PAGE_SIZE}.",
    "after": "The cursor that the first lines come after; left out for the oldest lines.",
    "last": f"The maximum number of lines before a cursor, from 1 to {MAX_PAGE_SIZE}.",
    "before": "The cursor right after the line that the last lines come before.",
}
"""Descriptions of Relay's arguments of a page."""


@dataclass(frozen=True, slots=True)
class Pages:
    """The arguments that select a page of lines, as in Relay's specification."""

    first: int | None = None
    after: str | None = None
    last: int | None = None
    before: str | None = None

    @property
    def is_backward(self) -> bool:
        """Whether the last lines are requested."""
        return self.last is not None or self.before is not None

    @property
    def limit(self) -> int:
        """Maximum number of lines. Raises: the problem malformed."""
        if self.is_backward and (self.first is not None or self.after is not None):
            raise malformed(("first", "ask for `first` and `after`, or for `last` and `before`"))
        limit = self.last if self.is_backward else self.first
        limit = DEFAULT_PAGE_SIZES["entries"] if limit is None else limit
        if not 1 <= limit <= MAX_PAGE_SIZE:
            raise malformed(("first", f"a page has 1 to {MAX_PAGE_SIZE} lines"))
        return limit


async def page(context: InnerRequest, pages: Pages, type_: str, character: str) -> dict[str, Any]:
    """Return a page as a connection. Raises: the problem malformed."""
    query: dict[str, Any] = {"limit": pages.limit, "type": type_, "character": character}
    if pages.is_backward:
        return await _backward_page(context, pages.before, query)
    return await _forward_page(context, pages.after or "", query)


async def _forward_page(
    context: InnerRequest, after_cursor: str, query: dict[str, Any]
) -> dict[str, Any]:
    document = await resource_document(entries, context, after=after_cursor, **query)
    end_cursor = _parse_cursor(document["cursor"])
    spot = (
        context.game.chronicle().cursor_from_text(context.viewer, after_cursor)
        if after_cursor
        else None
    )
    start_cursor = spot or Cursor(end_cursor.viewer, 0, 0)
    line_edges = edges(await with_sentences(context, document["entries"]), start_cursor)
    return _connection(
        line_edges,
        start=line_edges[0]["cursor"] if line_edges else None,
        end=str(end_cursor),
        has_previous=start_cursor.public_count + start_cursor.own_count > 0,
        has_next=document["more"],
    )


async def _backward_page(
    context: InnerRequest, before: str | None, query: dict[str, Any]
) -> dict[str, Any]:
    chronicle, viewer = context.game.chronicle(), context.viewer
    newest_cursor = chronicle.newest_cursor(viewer)
    end_cursor = newest_cursor
    if before is not None:
        spot = chronicle.cursor_from_text(viewer, before)
        if spot is None:
            raise malformed(("before", "it is not a cursor of yours"))
        end_cursor = cursor_before(chronicle, viewer, spot)
    document = await resource_document(entries, context, before=str(end_cursor), **query)
    line_edges = edges(
        await with_sentences(context, document["entries"]), _parse_cursor(document["cursor"])
    )
    return _connection(
        line_edges,
        start=line_edges[0]["cursor"] if line_edges else None,
        end=line_edges[-1]["cursor"] if line_edges else None,
        has_previous=document["more"],
        has_next=end_cursor != newest_cursor,
    )


def cursor_before(chronicle: Chronicle, viewer: Viewer, cursor: Cursor) -> Cursor:
    """Return the cursor before the line that ends at this cursor."""
    own_lines = own_positions(chronicle.numbering, viewer)
    public_position = (
        chronicle.numbering.public_positions[cursor.public_count] if cursor.public_count else 0
    )
    own_position = own_lines[cursor.own_count - 1] if cursor.own_count else 0
    if own_position >= public_position:
        return cursor._replace(own_count=max(0, cursor.own_count - 1))
    return cursor._replace(public_count=cursor.public_count - 1)


def _parse_cursor(text: str) -> Cursor:
    return parse_cursor(text) or Cursor("", 0, 0)


def _connection(
    edges: list[dict[str, Any]],
    *,
    start: str | None,
    end: str | None,
    has_previous: bool,
    has_next: bool,
) -> dict[str, Any]:
    info = {
        "has_next_page": has_next,
        "has_previous_page": has_previous,
        "start_cursor": start,
        "end_cursor": end,
    }
    return {"edges": edges, "page_info": info}
