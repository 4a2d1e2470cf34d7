"""The log of a game, as far as I may see it."""

from functools import partial

from api.base.encode import encode, json_list
from api.base.problems import malformed
from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.answers import Entries
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.reading.moment import names_function
from api.reading.sentences import text_of_line
from ledger.contract.messages import NameFunction
from projections.chronicle import Cursor
from projections.filters import Filter
from projections.pages import PAGE_SIZE, Chronicle
from projections.spots import Spots

PAGE_LIMIT = 500
DEFAULT_LINES = 10
"""Number of lines beyond the usual page that cost about a millisecond."""

LONGEST_SEARCH = 100
"""Maximum number of characters of a search text."""


@with_description(
    EndpointDescription(
        query={
            "after": TEXT_SCHEMA,
            "before": TEXT_SCHEMA,
            "limit": {"type": "integer", "minimum": 1, "maximum": PAGE_LIMIT},
            "type": TEXT_SCHEMA,
            "character": TEXT_SCHEMA,
            "q": {"type": "string", "maxLength": LONGEST_SEARCH},
        },
        gives=Entries,
        problems=("malformed", "too-many"),
    )
)
async def entries(context: RequestContext) -> Reply:
    """Return a page of the lines that I read of a game.

    The page has the lines after a cursor, or before one; the last lines when none is given.

    With `q` it has the lines with all these words: in the sentence, in the names of the people who
    did it, in the act's name, or in the words that somebody said with it.
    """
    name_of = names_function(context.game)
    extra_line_count = context.number("limit", PAGE_SIZE, 1, PAGE_LIMIT) - PAGE_SIZE
    extra_page_count = max(0, extra_line_count) // DEFAULT_LINES
    return await run_read(context, "entries", lambda: _page(context, name_of), extra_page_count)


def _page(context: RequestContext, name_of: NameFunction) -> Reply:
    game, viewer = context.game, context.viewer
    chronicle = game.chronicle()
    page = _find_spots(context, chronicle, name_of)
    body = b'{"entries":%b,"cursor":%b,"more":%b}' % (
        json_list(game.lines(viewer, page.spots)),
        encode(str(page.cursor)),
        encode(page.has_more),
    )
    return Reply(body)


def _find_spots(context: RequestContext, chronicle: Chronicle, name_of: NameFunction) -> Spots:
    viewer = context.viewer
    limit = context.number("limit", PAGE_SIZE, 1, PAGE_LIMIT)
    line_filter = _filter(context, name_of)
    if "after" in context.query and "before" in context.query:
        raise malformed(("before", "give `after` or `before`, not both"))
    if "after" in context.query:
        return chronicle.spots_after(
            viewer, requested_cursor(context, chronicle, "after"), limit, line_filter
        )
    end = (
        requested_cursor(context, chronicle, "before")
        if "before" in context.query
        else chronicle.newest_cursor(viewer)
    )
    return chronicle.spots_before(viewer, end, limit, line_filter)


def _filter(context: RequestContext, name_of: NameFunction) -> Filter:
    query = context.query
    query_text = query.get("q", "").strip()
    if len(query_text) > LONGEST_SEARCH:
        raise malformed(("q", f"it has at most {LONGEST_SEARCH} characters"))
    text = partial(text_of_line, context.game.messages, name_of)
    return Filter(query.get("type", ""), query.get("character", ""), query_text, text)


def requested_cursor(context: RequestContext, chronicle: Chronicle, parameter_name: str) -> Cursor:
    """Return a cursor of the query; "" is the cursor before all lines.

    Raises: the problem malformed.
    """
    cursor_text = context.query[parameter_name]
    newest_cursor = chronicle.newest_cursor(context.viewer)
    cursor = (
        chronicle.cursor_from_text(context.viewer, cursor_text)
        if cursor_text
        else Cursor(newest_cursor.viewer, 0, 0)
    )
    if cursor is None:
        raise malformed((parameter_name, "it is not a cursor of yours"))
    return cursor


ROUTES = (resource("/games/{game}/entries", GET=entries),)
