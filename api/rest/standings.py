"""Standings: how much everybody owns. They are for stewards, and for everybody after closing."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, EndpointDescription, with_description
from api.reading import models
from api.reading.documents import standings_answer
from api.reading.moment import require_positions
from api.reading.reply import tagged_reply
from api.rest.requested_moment import requested_moment


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Standings,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def standings(context: RequestContext) -> Reply:
    """Return the tables of standings: now or at a position (`at`), and at each period's end."""
    require_positions(context.viewer)
    return await run_read(
        context, "standings", lambda: tagged_reply(standings_answer(requested_moment(context)))
    )


ROUTES = (resource("/games/{game}/standings", GET=standings),)
