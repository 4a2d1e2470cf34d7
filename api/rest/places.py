"""Places: the characters at each place, in the order in which they arrived."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, EndpointDescription, with_description
from api.reading import models
from api.reading.documents import places_answer
from api.reading.reply import tagged_reply
from api.rest.requested_moment import requested_moment


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Places,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def places(context: RequestContext) -> Reply:
    """Return every place where I see somebody.

    With `at` it is that of a position, if I see positions.
    """
    return await run_read(
        context, "places", lambda: tagged_reply(places_answer(requested_moment(context)))
    )


ROUTES = (resource("/games/{game}/places", GET=places),)
