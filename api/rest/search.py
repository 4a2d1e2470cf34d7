"""Search through all parts of a game that I may read."""

from api.base.problems import malformed
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.reading.moment import names_function
from api.reading.search import Search, SearchPage
from api.rest.entries import LONGEST_SEARCH, requested_cursor

DEFAULT_LIMIT, PAGE_LIMIT = 30, 100


@with_description(
    EndpointDescription(
        query={
            "q": {"type": "string", "minLength": 1, "maxLength": LONGEST_SEARCH},
            "character": TEXT_SCHEMA,
            "before": TEXT_SCHEMA,
            "limit": {"type": "integer", "minimum": 1, "maximum": PAGE_LIMIT},
        },
        gives=SearchPage,
        problems=("malformed", "too-many"),
    )
)
async def search(context: RequestContext) -> Reply:
    """Find the entries that have all words of `q`, newest first.

    Letters and rulings are found by their words, too.

    The words may stand in the sentence, in the names of the people who did it, in the act's name,
    in the words that somebody said with it, in a letter that I may read, in the warnings and the
    rules they name, or in its tidings. A save for a window is found once it is opened.
    """
    query_text = context.query.get("q", "").strip()
    if not 1 <= len(query_text) <= LONGEST_SEARCH:
        raise malformed(("q", f"it has 1 to {LONGEST_SEARCH} characters"))
    game = context.game
    game_search = Search(game, context.viewer, game.messages, names_function(game))
    return await run_read(context, "search", lambda: _search_page(context, game_search, query_text))


def _search_page(context: RequestContext, search: Search, query_text: str) -> Reply:
    limit = context.number("limit", DEFAULT_LIMIT, 1, PAGE_LIMIT)
    chronicle = search.game.chronicle()
    has_cursor = "before" in context.query
    cursor = (
        requested_cursor(context, chronicle, "before")
        if has_cursor
        else chronicle.newest_cursor(search.viewer)
    )
    page = search.page(query_text, context.query.get("character", ""), cursor, limit)
    return json_reply(page.model_dump(by_alias=True, exclude_none=True))


ROUTES = (resource("/games/{game}/search", GET=search),)
