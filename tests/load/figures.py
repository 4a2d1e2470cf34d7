"""Printed figures: the value, the target, and the value of a bare program."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Figure:
    """One measured value.

    `baseline` is the same measure of a bare program in the same run. `better` says whether less or
    more is better. `target` and `baseline` may be absent.
    """

    what: str
    value: float
    unit: str
    target: float | None = None
    baseline: float | None = None
    better: Literal["less", "more"] = "less"

    @property
    def is_reached(self) -> bool:
        """True if the target is reached or no target exists."""
        if self.target is None:
            return True
        return self.value < self.target if self.better == "less" else self.value >= self.target

    @property
    def ratio_to_baseline(self) -> float | None:
        """The value in multiples of the baseline, or None if there is no baseline."""
        return self.value / self.baseline if self.baseline else None

    @property
    def table_cells(self) -> tuple[str, ...]:
        """Return the cells of the figure's line in the table."""
        wanted = "" if self.target is None else f"{'<' if self.better == 'less' else '>='} "
        return (
            self.what,
            f"{_number_text(self.value)} {self.unit}",
            f"{wanted}{_number_text(self.target)}",
            "" if self.is_reached else "no",
            _number_text(self.baseline),
            _ratio_text(self.ratio_to_baseline),
        )


SMALL = 0.1
"""A ratio below this is printed with two significant digits."""

HEADING = ("what", "figure", "target", "", "baseline", "ratio")
WIDTHS = (62, 16, 10, 3, 10, 8)
"""The least number of characters of each cell."""


@dataclass(frozen=True)
class FigureFamily:
    """Figures that are measured together."""

    name: str
    """The name of these figures for `ONLY`."""
    figures: Callable[[], Iterable[Figure]]
    """Measures the figures one after the other."""


def figures_table(figures: Iterable[Figure]) -> str:
    """Return all figures as one table of text, a line for each. `no` marks a missed target."""
    return "\n".join(
        table_line(row) for row in (HEADING, *(figure.table_cells for figure in figures))
    )


def table_line(row: Sequence[str]) -> str:
    """Return a line of the table."""
    first, *others = zip(row, WIDTHS, strict=True)
    cells = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
    return "  ".join(cells).rstrip()


def missed_targets_line(figures: Sequence[Figure]) -> str:
    """Return one line with the missed targets."""
    missed = [figure.what for figure in figures if not figure.is_reached]
    wanted = sum(figure.target is not None for figure in figures)
    if not missed:
        return f"all {wanted} targets reached"
    return f"{len(missed)} of {wanted} targets not reached: {'; '.join(missed)}"


def percentile(sorted_values: Sequence[float], part: float) -> float:
    """Return the value below which this share of the values lies, or nan if there are no values."""
    if not sorted_values:
        return float("nan")
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


def _ratio_text(ratio: float | None) -> str:
    if ratio is None:
        return ""
    return f"{ratio:.2f}" if ratio >= SMALL else f"{ratio:.2g}"


def _number_text(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"
