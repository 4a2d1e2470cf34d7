"""Holdings: the balances of everybody, as far as I see them."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import POSITION_SCHEMA, EndpointDescription, with_description
from api.reading import models
from api.reading.documents import holdings_answer, holdings_answer_of_character
from api.reading.reply import tagged_reply
from api.rest.requested_moment import requested_moment


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Holdings,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def holdings(context: RequestContext) -> Reply:
    """Return what everybody holds, as far as I see it.

    With `at` it is that of a position, if I see positions.
    """
    return await run_read(
        context, "holdings", lambda: tagged_reply(holdings_answer(requested_moment(context)))
    )


@with_description(
    EndpointDescription(
        query={"at": POSITION_SCHEMA},
        gives=models.Holding,
        tagged=True,
        problems=("malformed", "not-your-card", "not-found", "too-many"),
    )
)
async def holding(context: RequestContext) -> Reply:
    """Return what one character holds, as far as I see it.

    With `at` it is that of a position, if I see positions.
    """
    character = context.path_part("character")
    return await run_read(
        context,
        "holding",
        lambda: tagged_reply(holdings_answer_of_character(requested_moment(context), character)),
    )


ROUTES = (
    resource("/games/{game}/holdings", GET=holdings),
    resource("/games/{game}/holdings/{character}", GET=holding),
)
