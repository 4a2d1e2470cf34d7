"""Fairness of dice: Pearson's chi-squared test that all faces are equally likely.

The statistic is the sum of (observed - expected)^2 / expected over the faces, with one degree of
freedom less than the number of faces (Pearson 1900; NIST/SEMATECH e-Handbook, 1.3.5.15).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, fsum, lgamma, log, sqrt

FEWEST_EXPECTED = 5
"""Minimum expected count of each face for a valid test (NIST)."""


@dataclass(frozen=True, slots=True)
class ChiSquared:
    """The result of the chi-squared test."""

    statistic: float
    freedom: int
    p_value: float
    """The probability, 0 to 1, that fair dice differ at least as much."""
    has_enough_rolls: bool
    """Whether there were enough dice for a valid test."""


def chi_squared(faces: Sequence[int]) -> ChiSquared | None:
    """Return the test of these face counts; None without dice, or for dice with only one face."""
    degrees_of_freedom = len(faces) - 1
    if degrees_of_freedom < 1 or not any(faces):
        return None
    expected_count = sum(faces) / len(faces)
    statistic = fsum((face_count - expected_count) ** 2 for face_count in faces) / expected_count
    return ChiSquared(
        statistic,
        degrees_of_freedom,
        tail_probability(statistic, degrees_of_freedom),
        expected_count >= FEWEST_EXPECTED,
    )


def tail_probability(statistic: float, degrees_of_freedom: int) -> float:
    """Return the probability that a chi-squared variable of this freedom is at least this.

    The freedom is above 0. The closed form is from Abramowitz and Stegun, 26.4.4 and 26.4.5. Let h
    be half the statistic. For an even freedom the probability is the sum of h^s e^-h / gamma(s + 1)
    over s = 0, 1, ... below freedom / 2. For an odd freedom it is erfc(sqrt(h)) plus the same sum
    over s = 1/2, 3/2, ...
    """
    half_statistic, parity = statistic / 2, degrees_of_freedom % 2
    if half_statistic <= 0:
        return 1.0
    steps = (step + parity / 2 for step in range(degrees_of_freedom // 2))
    terms = (exp(step * log(half_statistic) - half_statistic - lgamma(step + 1)) for step in steps)
    return min(1.0, fsum((erfc(sqrt(half_statistic)) if parity else 0.0, *terms)))
