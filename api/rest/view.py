"""My view of a game, as a phone shows it."""

from api.base.problems import ProblemError, kernel_sentence, malformed
from api.base.reply import Reply
from api.game.live.views import View, current_view, past_view, view_as_of
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.answers import View as ViewModel
from api.models.meta import POSITION_SCHEMA, TEXT_SCHEMA, EndpointDescription, with_description
from api.rest.requested_moment import requested_position


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA, "as_of": TEXT_SCHEMA},
        gives=ViewModel,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def view(context: RequestContext) -> Reply:
    """Return my view of a game.

    The view is that of now, of a position if I see positions, or of a cursor for everybody.
    """
    view_bytes = await run_read(context, "view", lambda: _view_for_request(context))
    return Reply(view_bytes.body, etag=view_bytes.etag)


def _view_for_request(context: RequestContext) -> View:
    game, viewer = context.game, context.viewer
    if "at" in context.query:
        if not viewer.sees_positions:
            raise ProblemError("not-your-card", kernel_sentence("explained-positions-view"))
        return past_view(game, viewer, requested_position(context))
    if "as_of" in context.query:
        cursor = game.chronicle().cursor_from_text(viewer, context.query["as_of"])
        if cursor is None:
            raise malformed(("as_of", "it is not a cursor of yours"))
        return view_as_of(game, viewer, cursor)
    return current_view(game, viewer)


ROUTES = (resource("/games/{game}/view", GET=view),)
