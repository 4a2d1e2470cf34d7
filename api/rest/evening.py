"""The evening in figures. It is for stewards, and for everybody after closing."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.reading.evening import evening_answer
from api.reading.evening_models import Evening
from api.reading.moment import require_positions
from api.reading.reply import tagged_reply


@with_description(
    EndpointDescription(gives=Evening, tagged=True, problems=("not-your-card", "too-many"))
)
async def evening(context: RequestContext) -> Reply:
    """Return the evening in figures.

    That is who dealt with whom, great moments, dice, petitions, minutes, acts and, after closing,
    honours.
    """
    require_positions(context.viewer)
    return await run_read(
        context, "evening", lambda: tagged_reply(evening_answer(context.game, context.viewer))
    )


ROUTES = (resource("/games/{game}/evening", GET=evening),)
