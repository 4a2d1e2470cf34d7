"""One entry of the log with all its facts, as far as I may know them."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.reading.entry_details import opened_answer
from api.reading.entry_models import OpenedEntry
from api.reading.moment import Moment, names_function
from api.reading.sentences import Sentences


@with_description(EndpointDescription(gives=OpenedEntry, problems=("not-found", "too-many")))
async def opened_entry(context: RequestContext) -> Reply:
    """Return all that I may know of an entry.

    The answer has the entry's lines, command, voices, judges, corrections, effects and seal.
    """
    entry = context.path_part("entry")
    game, viewer = context.game, context.viewer
    sentences = Sentences(game, viewer, names_function(game))
    newest_moment = Moment(game, viewer, game.state)
    return await run_read(
        context, "opened_entry", lambda: Reply(opened_answer(newest_moment, entry, sentences))
    )


ROUTES = (resource("/games/{game}/entries/{entry:path}", GET=opened_entry),)
