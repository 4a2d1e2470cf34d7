"""Holdings: the balances of everybody, as far as I see them."""

from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import looked_up
from api.http.request_context import RequestContext
from api.models.meta import POSITION, Description, described
from api.reading import models
from api.reading.documents import holding_answer, holdings_answer
from api.reading.reply import tagged
from api.rest.moment_asked import moment


@described(
    Description(
        query={"at": POSITION},
        gives=models.Holdings,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def holdings(context: RequestContext) -> Reply:
    """Return what everybody holds, as far as I see it.

    With `at` it is that of a position, if I see positions.
    """
    return await looked_up(context, "holdings", lambda: tagged(holdings_answer(moment(context))))


@described(
    Description(
        query={"at": POSITION},
        gives=models.Holding,
        tagged=True,
        problems=("malformed", "not-your-card", "not-found", "too-many"),
    )
)
async def holding(context: RequestContext) -> Reply:
    """Return what one character holds, as far as I see it.

    With `at` it is that of a position, if I see positions.
    """
    character = context.part("character")
    return await looked_up(
        context, "holding", lambda: tagged(holding_answer(moment(context), character))
    )


ROUTES = (
    resource("/games/{game}/holdings", GET=holdings),
    resource("/games/{game}/holdings/{character}", GET=holding),
)
