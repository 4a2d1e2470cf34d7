"""The figures of a server for monitoring, collected on request.

All names begin with `acta_`. Times are in seconds. `deploy/README.md` explains the use of each.
"""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from api.game.game import Game
from api.hosting.host import Host
from api.observing.durations import Durations
from ledger.store import file_of

PROGRAM_NAME = "acta-ludorum"


@cache
def program_version() -> str:
    """Return the version of this program."""
    return version(PROGRAM_NAME)


class GameFigures(Collector):
    """The figures of some games, one series for each game."""

    def __init__(self, games: Iterable[Game]) -> None:
        self._games = tuple(games)

    def collect(self) -> Iterable[Metric]:
        """Yield counters, gauges and histograms."""
        yield from self._counters()
        yield from self._gauges()
        yield from self._histograms()

    def _counters(self) -> Iterator[Metric]:
        entries = CounterMetricFamily("acta_entries", "Entries recorded.", labels=["game"])
        commits = CounterMetricFamily("acta_commits", "Transactions written.", labels=["game"])
        acts = CounterMetricFamily("acta_acts", "Commands accepted.", labels=["game"])
        refusals = CounterMetricFamily("acta_refusals", "Commands refused.", labels=["game"])
        frames = CounterMetricFamily("acta_frames", "Events written to phones.", labels=["game"])
        for game in self._games:
            meter = game.meter
            entries.add_metric([game.id], game.state.log.position)
            commits.add_metric([game.id], game.writer.commits)
            acts.add_metric([game.id], meter.accepted)
            refusals.add_metric([game.id], meter.refused)
            frames.add_metric([game.id], meter.frames)
        yield from (entries, commits, acts, refusals, frames)

    def _gauges(self) -> Iterator[Metric]:
        phones = GaugeMetricFamily("acta_listeners", "Phones on the stream.", labels=["game"])
        queue_length = GaugeMetricFamily("acta_waiting", "Requests in the queue.", labels=["game"])
        recent_gauge = GaugeMetricFamily(
            "acta_acts_last_minute", "Commands accepted in the last minute.", labels=["game"]
        )
        open_requests = GaugeMetricFamily(
            "acta_petitions", "Petitions and appeals that wait.", labels=["game"]
        )
        oldest_gauge = GaugeMetricFamily(
            "acta_oldest_petition_seconds",
            "Age of the oldest petition or appeal that waits, 0 for none.",
            labels=["game"],
        )
        for game in self._games:
            ages = tuple(waiting_times(game))
            phones.add_metric([game.id], len(game.stream.listeners))
            queue_length.add_metric([game.id], game.writer.waiting_count)
            recent_gauge.add_metric([game.id], game.meter.recent.event_count())
            open_requests.add_metric([game.id], len(ages))
            oldest_gauge.add_metric([game.id], max(ages, default=0.0))
        yield from (phones, queue_length, recent_gauge, open_requests, oldest_gauge)

    def _histograms(self) -> Iterator[Metric]:
        commits = HistogramMetricFamily(
            "acta_commit_seconds", "How long a transaction took.", labels=["game"]
        )
        flush_histogram = HistogramMetricFamily(
            "acta_flush_seconds",
            "How long it took from a commit until its frames were written.",
            labels=["game"],
        )
        for game in self._games:
            _add_histogram(commits, [game.id], game.meter.commits)
            _add_histogram(flush_histogram, [game.id], game.meter.flushes)
        yield from (commits, flush_histogram)


class HostFigures(Collector):
    """The figures of the server as a whole."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def collect(self) -> Iterable[Metric]:
        """Yield the figures of all games together."""
        host, faults = self._host, self._host.faults
        build = GaugeMetricFamily("acta_build_info", "The program.", labels=["version"])
        build.add_metric([program_version()], 1)
        yield build
        yield GaugeMetricFamily("acta_games", "Games that are open.", len(host.registry.games))
        yield GaugeMetricFamily(
            "acta_games_unreadable", "Games that cannot be opened.", len(faults.unreadable)
        )
        yield GaugeMetricFamily(
            "acta_store_writable", "1 while the store can be written.", int(not faults.unwritable)
        )
        yield GaugeMetricFamily(
            "acta_games_behind",
            "Open games that another server had moved when the store was last asked.",
            host.follower.behind,
        )
        if faults.copied_at or faults.copy_failure:
            yield GaugeMetricFamily(
                "acta_copy_age_seconds",
                "Age of the last copy of the ledger, since 1970 if none could be made.",
                (host.now() - faults.copied_at) / 1000,
            )
        loop_lag = HistogramMetricFamily("acta_loop_lag_seconds", "How late the event loop is.")
        _add_histogram(loop_lag, [], host.loop_lag.late)
        yield loop_lag
        path = file_of(host.settings.store)
        if path is not None:
            yield from _disk_figures(path)


def _disk_figures(path: Path) -> Iterator[Metric]:
    store_bytes = GaugeMetricFamily(
        "acta_store_bytes", "Size of the ledger's files.", labels=["file"]
    )
    # a missing disk is reported by the fault that the store cannot be written
    with suppress(OSError):
        for file_kind, file in (("ledger", path), ("log", path.with_name(f"{path.name}-wal"))):
            store_bytes.add_metric([file_kind], file.stat().st_size if file.exists() else 0)
        free_bytes = shutil.disk_usage(path.parent).free
        yield GaugeMetricFamily(
            "acta_disk_free_bytes", "Room left on the ledger's disk.", free_bytes
        )
    yield store_bytes


def waiting_times(game: Game) -> Iterator[float]:
    """Yield how long each petition and appeal has waited, in seconds."""
    log, now = game.state.log, game.now()
    for request in (*game.state.kernel.petitions, *game.state.kernel.appeals):
        # the id of a petition is that of the command that opened it
        receipt = log.receipts.get(request)
        if receipt is not None:
            yield max(0.0, (now - log.entries[receipt.first].at) / 1000)


def _add_histogram(family: HistogramMetricFamily, labels: list[str], durations: Durations) -> None:
    family.add_metric(labels, list(durations.cumulative()), durations.total)
