"""Series: balances, standings and places at many instants, so that a chart needs one request."""

from collections.abc import Mapping
from typing import Any

from api.base.problems import malformed
from api.base.reply import Reply
from api.http.endpoint import resource
from api.http.lookup import run_read
from api.http.request_context import RequestContext
from api.models.meta import TEXT_SCHEMA, EndpointDescription, with_description
from api.reading import series_models as models
from api.reading.reply import tagged_reply
from api.reading.series import (
    POINT_LIMIT,
    balances_answer,
    places_series_answer,
    standings_series_answer,
    usual_step,
    visible_time_range,
)
from projections.series import Span

_INSTANT_SCHEMA: Mapping[str, Any] = {
    "type": "integer",
    "minimum": 0,
    "description": "Milliseconds since the Unix epoch.",
}
_STEP_SCHEMA: Mapping[str, Any] = {
    "type": "integer",
    "minimum": 1,
    "description": "Milliseconds between two instants; there may be 200 of them at most.",
}
INSTANT_DIGITS = 14
"""Maximum number of digits of an instant: the year 5138, in milliseconds since the Unix epoch."""

_SPAN_SCHEMAS = {"from": _INSTANT_SCHEMA, "to": _INSTANT_SCHEMA, "step": _STEP_SCHEMA}


@with_description(
    EndpointDescription(
        query={**_SPAN_SCHEMAS, "asset": {**TEXT_SCHEMA, "description": "Only of this asset."}},
        gives=models.BalanceSeries,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def balance_series(context: RequestContext) -> Reply:
    """Return what everybody held at many instants, as far as I see it.

    With `asset` it is about that asset alone.
    """

    def find_balances() -> Reply:
        span, asset = _requested_span(context), context.query.get("asset", "")
        return tagged_reply(balances_answer(context.game, context.viewer, span, asset))

    return await run_read(context, "balance_series", find_balances)


@with_description(
    EndpointDescription(
        query=_SPAN_SCHEMAS,
        gives=models.StandingsSeries,
        tagged=True,
        problems=("malformed", "not-your-card", "too-many"),
    )
)
async def standings_series(context: RequestContext) -> Reply:
    """Return everybody's worth at many instants.

    It is for stewards; for everybody when the game is closed.
    """

    def find_standings() -> Reply:
        return tagged_reply(
            standings_series_answer(context.game, context.viewer, _requested_span(context))
        )

    return await run_read(context, "standings_series", find_standings)


@with_description(
    EndpointDescription(
        query=_SPAN_SCHEMAS,
        gives=models.PlaceSeries,
        tagged=True,
        problems=("malformed", "too-many"),
    )
)
async def place_series(context: RequestContext) -> Reply:
    """Return how many were at each place at many instants, as far as I see them."""

    def find_places() -> Reply:
        return tagged_reply(
            places_series_answer(context.game, context.viewer, _requested_span(context))
        )

    return await run_read(context, "place_series", find_places)


def _requested_span(context: RequestContext) -> Span:
    """Return the span of the query; by default the span from the viewer's first line to the last.

    Raises: the problem malformed.
    """
    first_time, last_time = visible_time_range(context.game, context.viewer)
    start_time = _requested_instant(context, "from", first_time)
    end_time = _requested_instant(context, "to", max(last_time, start_time))
    step = _requested_instant(context, "step", usual_step(start_time, end_time))
    if end_time < start_time:
        raise malformed(("to", "it must not be before `from`"))
    if not step:
        raise malformed(("step", "it must be above 0"))
    if len(Span(start_time, end_time, step).instants) > POINT_LIMIT:
        raise malformed(("step", f"there may be {POINT_LIMIT} instants at most"))
    return Span(start_time, end_time, step)


def _requested_instant(context: RequestContext, parameter_name: str, default: int) -> int:
    instant_text = context.query.get(parameter_name, "")
    if not instant_text:
        return default
    if not (
        instant_text.isascii() and instant_text.isdigit() and len(instant_text) <= INSTANT_DIGITS
    ):
        raise malformed((parameter_name, "it must be milliseconds"))
    return int(instant_text)


ROUTES = (
    resource("/games/{game}/series/balances", GET=balance_series),
    resource("/games/{game}/series/standings", GET=standings_series),
    resource("/games/{game}/series/places", GET=place_series),
)
