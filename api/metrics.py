"""Metrics for the operator of the server, readable on this machine only."""

import ipaddress
from collections.abc import Iterable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.routing import Route

from api.endpoint import Endpoint
from api.host import Host
from api.problems import ProblemError
from api.reply import Reply
from api.request_context import RequestContext


class Figures(Collector):
    """Collects metrics from the host when they are asked for, so that requests count nothing."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def collect(self) -> Iterable[Metric]:
        """The figures of every game."""
        entries = CounterMetricFamily("acta_entries", "Entries recorded.", labels=["game"])
        phones = GaugeMetricFamily("acta_listeners", "Phones on the stream.", labels=["game"])
        waiting = GaugeMetricFamily("acta_waiting", "Requests in the queue.", labels=["game"])
        commits = CounterMetricFamily("acta_commits", "Transactions written.", labels=["game"])
        for game in self._host.games.values():
            entries.add_metric([game.id], game.state.log.position)
            phones.add_metric([game.id], len(game.stream.listeners))
            waiting.add_metric([game.id], game.writer.waiting)
            commits.add_metric([game.id], game.writer.commits)
        return (entries, phones, waiting, commits)


async def metrics(context: RequestContext) -> Reply:
    """The figures, in the form of Prometheus."""
    if not _on_this_machine(context):
        raise ProblemError("not-found")
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(context.host))
    return Reply(generate_latest(registry), content_type=CONTENT_TYPE_LATEST.encode())


def _on_this_machine(context: RequestContext) -> bool:
    if b"x-forwarded-for" in context.headers or b"forwarded" in context.headers:
        return False
    try:
        return ipaddress.ip_address(context.address).is_loopback
    except ValueError:
        return False


ROUTES = (Route("/metrics", Endpoint({"GET": metrics})),)
