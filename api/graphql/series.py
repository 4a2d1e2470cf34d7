"""Series of a game in GraphQL: what was held, owned and where people were at many instants."""

from typing import Annotated, Any

import strawberry
from strawberry.scalars import ID
from strawberry.types import Info

from api.graphql.rest_bridge import Context, ask
from api.graphql.shapes import Long, output
from api.reading import series_models as models
from api.rest.series import balance_series, place_series, standings_series

From = Annotated[Long | None, strawberry.argument(name="from")]


async def _balances(
    root: "WithSeries",
    info: Info[Context, None],
    from_: From = None,
    to: Long | None = None,
    step: Long | None = None,
    asset: str | None = None,
) -> Any:
    span = {"from": from_, "to": to, "step": step}
    return await ask(balance_series, info.context.request(root.id), **span, asset=asset)


async def _standings(
    root: "WithSeries",
    info: Info[Context, None],
    from_: From = None,
    to: Long | None = None,
    step: Long | None = None,
) -> Any:
    span = {"from": from_, "to": to, "step": step}
    return await ask(standings_series, info.context.request(root.id), **span)


async def _places(
    root: "WithSeries",
    info: Info[Context, None],
    from_: From = None,
    to: Long | None = None,
    step: Long | None = None,
) -> Any:
    span = {"from": from_, "to": to, "step": step}
    return await ask(place_series, info.context.request(root.id), **span)


@strawberry.type
class WithSeries:
    """The fields of a game that are series."""

    id: ID
    balance_series = strawberry.field(
        resolver=_balances,
        graphql_type=output(models.BalanceSeries) | None,
        description="What everybody held at many instants, as far as I see it.",
    )
    standings_series = strawberry.field(
        resolver=_standings,
        graphql_type=output(models.StandingsSeries) | None,
        description="Everybody's worth at many instants; for stewards, and for all after closing.",
    )
    place_series = strawberry.field(
        resolver=_places,
        graphql_type=output(models.PlaceSeries) | None,
        description="How many were at each place at many instants, as far as I see them.",
    )
