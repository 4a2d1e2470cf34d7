"""Fairness of dice: Pearson's chi-squared test of goodness of fit, with every face as likely.

The statistic is the sum of (observed - expected)^2 / expected over the faces, with one degree of
freedom fewer than there are faces (Pearson 1900; NIST/SEMATECH e-Handbook, 1.3.5.15).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, fsum, lgamma, log, sqrt

FEWEST = 5
"""Minimum number of times that each face must be expected for the test to say anything (NIST)."""


@dataclass(frozen=True, slots=True)
class ChiSquared:
    """The test's figures: how likely fair dice differ at least as much is `p_value`, 0 to 1.

    `enough` is false where there were too few dice for the test to hold.
    """

    statistic: float
    freedom: int
    p_value: float
    enough: bool


def chi_squared(faces: Sequence[int]) -> ChiSquared | None:
    """The test of how often each face came; None for no dice, or dice of one face."""
    freedom = len(faces) - 1
    if freedom < 1 or not any(faces):
        return None
    expected = sum(faces) / len(faces)
    statistic = fsum((came - expected) ** 2 for came in faces) / expected
    return ChiSquared(statistic, freedom, survival(statistic, freedom), expected >= FEWEST)


def survival(statistic: float, freedom: int) -> float:
    """The probability that a chi-squared variable of this freedom (above 0) is at least this.

    In closed form (Abramowitz and Stegun, 26.4.4 and 26.4.5): with h half the statistic, the sum of
    h^s e^-h / gamma(s + 1) over s = 0, 1, ... below freedom / 2 for an even freedom; for an odd one
    erfc(sqrt(h)) and the same sum over s = 1/2, 3/2, ...
    """
    half, odd = statistic / 2, freedom % 2
    if half <= 0:
        return 1.0
    steps = (step + odd / 2 for step in range(freedom // 2))
    terms = (exp(step * log(half) - half - lgamma(step + 1)) for step in steps)
    return min(1.0, fsum((erfc(sqrt(half)) if odd else 0.0, *terms)))
