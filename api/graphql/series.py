"""Series of a game in GraphQL: holdings, wealth and places at many instants."""

from collections.abc import Callable
from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID

from api.graphql.field_descriptions import (
    field_with_argument_descriptions,
    query_parameter_descriptions,
)
from api.graphql.rest_bridge import ContextInfo, resource_document
from api.graphql.shapes import Long, output_type
from api.http.endpoint import Handler
from api.reading import series_models as models
from api.rest import series as rest

From = Annotated[Long | None, strawberry.argument(name="from")]


async def _balances(
    root: "WithSeries",
    info: ContextInfo,
    from_: From = None,
    to: Long | None = None,
    step: Long | None = None,
    asset: str | None = None,
) -> Any:
    span = {"from": from_, "to": to, "step": step}
    return await resource_document(
        rest.balance_series, info.context.request(root.id), **span, asset=asset
    )


def _series_resolver(answer: Handler) -> Callable[..., Any]:
    """Return the resolver of a series whose only arguments are its instants."""

    async def series(
        root: "WithSeries",
        info: ContextInfo,
        from_: From = None,
        to: Long | None = None,
        step: Long | None = None,
    ) -> Any:
        span = {"from": from_, "to": to, "step": step}
        return await resource_document(answer, info.context.request(root.id), **span)

    return series


@strawberry.type(description="The fields of a game that are series.")
class WithSeries:
    """The fields of a game that are series."""

    id: ID
    """The game's id."""
    balance_series = field_with_argument_descriptions(
        strawberry.field(
            resolver=_balances,
            graphql_type=output_type(models.BalanceSeries) | None,
            description="The holdings of everybody at many instants, as far as I see them.",
        ),
        query_parameter_descriptions(rest.balance_series),
    )
    standings_series = field_with_argument_descriptions(
        strawberry.field(
            resolver=_series_resolver(rest.standings_series),
            graphql_type=output_type(models.StandingsSeries) | None,
            description="Everybody's worth at many instants, for stewards; for all after closing.",
        ),
        query_parameter_descriptions(rest.standings_series),
    )
    place_series = field_with_argument_descriptions(
        strawberry.field(
            resolver=_series_resolver(rest.place_series),
            graphql_type=output_type(models.PlaceSeries) | None,
            description="How many were at each place at many instants, as far as I see them.",
        ),
        query_parameter_descriptions(rest.place_series),
    )
