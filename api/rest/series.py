"""Series: balances, standings and places at many instants, so that a chart asks once."""

from collections.abc import Mapping
from typing import Any

from api.endpoint import resource
from api.openapi_meta import TEXT, Description, described
from api.reading import series_models as models
from api.reading.lookup import looked_up
from api.reading.reply import tagged
from api.reading.series import (
    balances_answer,
    places_series_answer,
    span_asked,
    standings_series_answer,
)
from api.reply import Reply
from api.request_context import RequestContext

_INSTANT: Mapping[str, Any] = {
    "type": "integer",
    "minimum": 0,
    "description": "Milliseconds since the Unix epoch.",
}
_STEP: Mapping[str, Any] = {
    "type": "integer",
    "minimum": 1,
    "description": "Milliseconds between two instants; there may be 200 of them at most.",
}
_SPAN = {"from": _INSTANT, "to": _INSTANT, "step": _STEP}


@described(
    Description(
        query={**_SPAN, "asset": {**TEXT, "description": "Only of this asset."}},
        gives=models.BalanceSeries,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def balance_series(context: RequestContext) -> Reply:
    """Return what everybody held at many instants, as far as I see it.

    With `asset` it is about that asset alone.
    """

    def found() -> Reply:
        span, asset = span_asked(context), context.query.get("asset", "")
        return tagged(balances_answer(context.game, context.viewer, span, asset))

    return await looked_up(context, "balance_series", found)


@described(
    Description(
        query=_SPAN,
        gives=models.StandingsSeries,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def standings_series(context: RequestContext) -> Reply:
    """Return everybody's worth at many instants.

    It is for stewards; for everybody when the game is closed.
    """

    def found() -> Reply:
        return tagged(standings_series_answer(context.game, context.viewer, span_asked(context)))

    return await looked_up(context, "standings_series", found)


@described(
    Description(
        query=_SPAN,
        gives=models.PlaceSeries,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def place_series(context: RequestContext) -> Reply:
    """Return how many were at each place at many instants, as far as I see them."""

    def found() -> Reply:
        return tagged(places_series_answer(context.game, context.viewer, span_asked(context)))

    return await looked_up(context, "place_series", found)


ROUTES = (
    resource("/games/{game}/series/balances", GET=balance_series),
    resource("/games/{game}/series/standings", GET=standings_series),
    resource("/games/{game}/series/places", GET=place_series),
)
