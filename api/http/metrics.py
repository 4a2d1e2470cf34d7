"""Metrics in the form of Prometheus: for this machine, the host's own token, and stewards.

A steward gets the figures of their own games alone. Where all players keep order together nobody
does: how often something is written would tell each of what the others do in secret.
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
    """The figures. Raise the problem not-found for everybody else.

    They are read at once and written beside the event loop: those of many games are long.
    """
    host, registry = context.host, CollectorRegistry(auto_describe=False)
    if _on_this_machine(context) or context.is_the_operators:
        registry.register(_Read(HostFigures(host)))
        registry.register(_Read(GameFigures(host.games.values())))
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
    else:
        games = tuple(_ruled(context))
        if not games:
            raise ProblemError("not-found")
        registry.register(_Read(GameFigures(games)))
    written = await host.readers.look_up(lambda: generate_latest(registry))
    return Reply(written, content_type=CONTENT_TYPE_LATEST.encode())


class _Read(Collector):
    """The figures of a collector as they are now: games are read by the event loop alone."""

    def __init__(self, collector: Collector) -> None:
        self._found = tuple(collector.collect())

    def collect(self) -> Iterable[Metric]:
        """What was found."""
        return self._found


def _ruled(context: RequestContext) -> Iterator[Game]:
    """The games that the asker's bearer token rules as one of the staff."""
    if b"authorization" not in context.headers:
        return
    for game in context.host.games.values():
        together = game.machine.rules.together(game.state)
        if context.session.viewer(game).staff and not together:
            yield game


def _on_this_machine(context: RequestContext) -> bool:
    if b"x-forwarded-for" in context.headers or b"forwarded" in context.headers:
        return False
    try:
        return ipaddress.ip_address(context.address).is_loopback
    except ValueError:
        return False


ROUTES = (Route("/metrics", Endpoint({"GET": metrics})),)
