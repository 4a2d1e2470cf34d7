"""Reads the figures of a server: single figures by name and game, and quantiles of histograms."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from prometheus_client.parser import text_string_to_metric_families

from api.watching.client import NoServerError, get_answer

Buckets = Mapping[float, float]
"""Number of durations up to each limit (seconds). The last limit is infinite."""


@dataclass(frozen=True)
class FigureReading:
    """The figures at one time.

    `version` is the program's version, "" if the server did not send it.
    """

    version: str = ""
    values: dict[tuple[str, str], float] = field(default_factory=dict)
    buckets: dict[tuple[str, str], dict[float, float]] = field(default_factory=dict)

    def value(self, figure_name: str, game: str = "") -> float:
        """Return a figure, or 0 if it is missing.

        Without a game, return the figure of the whole server.
        """
        return self.values.get((figure_name, game), 0.0)

    def has_server_figure(self, figure_name: str) -> bool:
        """Return whether the whole server has a figure of this kind."""
        return (figure_name, "") in self.values

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games that have figures, in their order."""
        return tuple(
            game for figure_name, game in self.values if figure_name == "acta_entries_total"
        )

    def histogram(self, figure_name: str, game: str = "") -> Buckets:
        """Return a histogram, empty if it is missing."""
        return self.buckets.get((figure_name, game), {})


def read_figures(text: str) -> FigureReading:
    """Read figures in the text format of Prometheus. Raises: ValueError: another format."""
    version, reading = "", FigureReading()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            game, limit = sample.labels.get("game", ""), sample.labels.get("le")
            version = sample.labels.get("version", version) if _is_build(sample.name) else version
            if limit is None:
                reading.values[sample.name, game] = sample.value
                continue
            figure_name = sample.name.removesuffix("_bucket")
            reading.buckets.setdefault((figure_name, game), {})[float(limit)] = sample.value
    return FigureReading(version, reading.values, reading.buckets)


def reading_of(address: str, token: str) -> FigureReading:
    """Return the figures of the server at an address.

    Raises: UnheardError: the message says what to do about it.
    """
    answer = get_answer(address, "/metrics", token)
    if answer.status != 200:  # noqa: PLR2004 - the one status with figures
        raise NoServerError(
            f"The server at {address} does not show its figures. Ask on its own machine, or with "
            "its ACTA_ADMIN_TOKEN, or with a steward's token (--token-file)."
        )
    try:
        return read_figures(answer.text)
    except ValueError as error:
        raise NoServerError(f"What answers at {address} is no server of ours.") from error


def histogram_since(new_buckets: Buckets, old_buckets: Buckets) -> Buckets:
    """Return the difference of two histograms.

    Return the whole of `new_buckets` if the server has restarted.
    """
    differences = {
        limit: bucket_count - old_buckets.get(limit, 0.0)
        for limit, bucket_count in new_buckets.items()
    }
    return (
        new_buckets
        if any(bucket_count < 0 for bucket_count in differences.values())
        else differences
    )


def quantile(buckets: Buckets, fraction: float) -> float | None:
    """Return the seconds within which this share of the events finished; None if none was measured.

    Within a bucket the time is interpolated. Times beyond the last limit count as that limit.
    """
    limits = sorted(buckets)
    total = buckets[limits[-1]] if limits else 0
    if not total:
        return None
    target, lower_limit, count_before = fraction * total, 0.0, 0.0
    for limit in limits[:-1]:
        if buckets[limit] >= target:
            bucket_count = buckets[limit] - count_before
            return lower_limit + (limit - lower_limit) * (
                (target - count_before) / bucket_count if bucket_count else 1.0
            )
        lower_limit, count_before = limit, buckets[limit]
    return lower_limit


def _is_build(name: str) -> bool:
    return name == "acta_build_info"
