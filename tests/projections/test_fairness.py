"""The fairness of dice: the chi-squared test, compared with printed tables."""

from math import exp
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projections.fairness import chi_squared, tail_probability

PRINTED = [
    (1, 3.841, 0.05),
    (1, 6.635, 0.01),
    (2, 5.991, 0.05),
    (3, 7.815, 0.05),
    (4, 0.711, 0.95),
    (5, 11.070, 0.05),
    (5, 15.086, 0.01),
    (5, 20.515, 0.001),
    (7, 14.067, 0.05),
    (9, 4.168, 0.90),
    (10, 29.588, 0.001),
    (19, 30.144, 0.05),
    (20, 31.410, 0.05),
    (99, 123.225, 0.05),
    (100, 149.449, 0.001),
]
"""Degrees of freedom, critical value, probability above it (NIST e-Handbook, 1.3.6.7.4)."""


@pytest.mark.parametrize(("freedom", "value", "probability"), PRINTED)
def test_the_probability_above_a_value_is_the_printed_one(
    freedom: int, value: float, probability: float
) -> None:
    assert tail_probability(value, freedom) == pytest.approx(probability, abs=5e-5, rel=2e-3)


def test_a_die_thrown_sixty_times_is_judged_as_in_the_textbook() -> None:
    test = chi_squared((5, 8, 9, 8, 10, 20))
    assert test is not None
    assert test.statistic == pytest.approx(13.4)
    assert (test.freedom, test.has_enough_rolls) == (5, True)
    assert test.p_value == pytest.approx(0.0199, abs=5e-5)


def test_equal_counts_have_the_probability_one() -> None:
    test = chi_squared((10,) * 6)
    assert test is not None
    assert (test.statistic, test.p_value) == (0, 1)


def test_too_few_dice_give_no_result() -> None:
    few, more = chi_squared((9, 0)), chi_squared((10, 0))
    assert few is not None
    assert more is not None
    assert (few.has_enough_rolls, more.has_enough_rolls) == (False, True)
    assert chi_squared((0,) * 6) is None
    assert chi_squared((3,)) is None


def test_a_loaded_die_is_found_however_often_it_is_thrown() -> None:
    test = chi_squared((0, 0, 0, 0, 0, 100_000))
    assert test is not None
    assert test.p_value == 0


@given(st.floats(0, 2_000), st.floats(0, 100), st.integers(1, 300))
def test_a_greater_difference_never_has_a_greater_probability(
    value: float, more: float, freedom: int
) -> None:
    above, less = tail_probability(value, freedom), tail_probability(value + more, freedom)
    assert 0 <= less <= above + 1e-12 <= 1 + 1e-12
    assert tail_probability(value, freedom + 1) >= above - 1e-12


@given(st.floats(0, 500))
def test_two_degrees_of_freedom_give_the_exponential_distribution(value: float) -> None:
    assert tail_probability(value, 2) == pytest.approx(exp(-value / 2))


def test_of_many_fair_dice_the_expected_share_seems_unfair() -> None:
    chance, tries = Random(11), 2_000
    unfair = 0
    for _ in range(tries):
        faces = [0] * 6
        for _die in range(120):
            faces[chance.randrange(6)] += 1
        test = chi_squared(faces)
        unfair += test is not None and test.p_value < 0.05
    assert unfair / tries == pytest.approx(0.05, abs=0.02)
