"""My view of a game: what a phone shows."""

from api.endpoint import resource
from api.models import View as ViewModel
from api.openapi_meta import POSITION, TEXT, Description, described
from api.problems import ProblemError, malformed, said
from api.reading.lookup import looked_up
from api.reply import Reply
from api.request_context import RequestContext
from api.rest.moment_asked import position_asked
from api.views import View, current_view, past_view, view_as_of


@described(
    Description(
        query={"at": POSITION, "as_of": TEXT},
        gives=ViewModel,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def view(context: RequestContext) -> Reply:
    """Return my view of a game.

    The view is that of now, of a position if I see positions, or of a cursor for everybody.
    """
    shown = await looked_up(context, "view", lambda: _shown(context))
    return Reply(shown.body, etag=shown.etag)


def _shown(context: RequestContext) -> View:
    game, viewer = context.game, context.viewer
    if "at" in context.query:
        if not viewer.sees_positions:
            raise ProblemError("not-your-card", said("explained-positions-view"))
        return past_view(game, viewer, position_asked(context))
    if "as_of" in context.query:
        cursor = game.chronicle().of(viewer, context.query["as_of"])
        if cursor is None:
            raise malformed(("as_of", "it is not a cursor of yours"))
        return view_as_of(game, viewer, cursor)
    return current_view(game, viewer)


ROUTES = (resource("/games/{game}/view", GET=view),)
