"""Metrics in the format of Prometheus.

The machine itself, the host's own token, and stewards may read them. A steward gets the figures of
their own games only. If all players keep order together, no player gets figures. The number of
writes would show each player the secret acts of other players.
"""

import ipaddress
from collections.abc import Iterable, Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    GCCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import Metric
from prometheus_client.registry import Collector
from starlette.routing import Route

from api.base.problems import ProblemError
from api.base.reply import Reply
from api.game.game import Game
from api.hosting.figures import GameFigures, HostFigures
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext


async def metrics(context: RequestContext) -> Reply:
    """Return the figures. Raises: the problem not-found: the sender may not read any figures.

    The figures are read at once and written as text on another thread, because the text of many
    games is long.
    """
    host, registry = context.host, CollectorRegistry(auto_describe=False)
    if _is_local_request(context) or context.is_operator:
        registry.register(_CopiedFigures(HostFigures(host)))
        registry.register(_CopiedFigures(GameFigures(host.registry.games.values())))
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
    else:
        games = tuple(_steward_games(context))
        if not games:
            raise ProblemError("not-found")
        registry.register(_CopiedFigures(GameFigures(games)))
    figures_text = await host.readers.run_function(lambda: generate_latest(registry))
    return Reply(figures_text, content_type=CONTENT_TYPE_LATEST.encode())


class _CopiedFigures(Collector):
    """A copy of a collector's current figures, because only the event loop may read the games."""

    def __init__(self, collector: Collector) -> None:
        self._families = tuple(collector.collect())

    def collect(self) -> Iterable[Metric]:
        """Return the copied figures."""
        return self._families


def _steward_games(context: RequestContext) -> Iterator[Game]:
    """Yield the games in which the asker's bearer token belongs to a steward."""
    if b"authorization" not in context.headers:
        return
    for game in context.host.registry.games.values():
        keepers = game.machine.rules.seats.together(game.state)
        if context.session.viewer(game).is_staff and not keepers:
            yield game


def _is_local_request(context: RequestContext) -> bool:
    if b"x-forwarded-for" in context.headers or b"forwarded" in context.headers:
        return False
    try:
        return ipaddress.ip_address(context.address).is_loopback
    except ValueError:
        return False


ROUTES = (Route("/metrics", Endpoint({"GET": metrics})),)
