"""How a game has ended: a winner, several, a draw, nobody; by agreement; with places or without."""

from typing import Any

import pytest

from ledger.record.result import Result, won_by


@pytest.mark.parametrize(
    ("outcome", "who"),
    [
        ("winner", ("ada",)),
        ("joint-win", ("ada", "bea")),
        ("draw", ("ada", "bea", "cai")),
        ("nobody", ()),
    ],
)
@pytest.mark.parametrize("agreed", [False, True])
def test_a_result_says_who_and_whether_all_agreed(outcome: Any, who: Any, agreed: bool) -> None:
    result = Result(outcome, who, agreed=agreed)
    assert (result.who, result.agreed, result.places) == (who, agreed, ())


@pytest.mark.parametrize(
    ("outcome", "who"),
    [
        ("winner", ()),
        ("winner", ("ada", "bea")),
        ("joint-win", ("ada",)),
        ("draw", ("ada",)),
        ("nobody", ("ada",)),
    ],
)
def test_an_outcome_that_does_not_fit_the_number_of_people_is_no_result(
    outcome: Any, who: Any
) -> None:
    with pytest.raises(ValueError, match=outcome):
        Result(outcome, who)


def test_nobody_is_named_twice() -> None:
    with pytest.raises(ValueError, match="ada is named twice"):
        Result("winner", ("ada",), (("bea",), ("ada",)))


def test_a_place_is_somebodys() -> None:
    with pytest.raises(ValueError, match="without anybody"):
        Result("winner", ("ada",), ((),))


def test_winners_are_one_or_several_or_nobody() -> None:
    assert won_by(("ada",), (("bea", "cai"),)) == Result("winner", ("ada",), (("bea", "cai"),))
    assert won_by(("ada", "bea"), agreed=True) == Result("joint-win", ("ada", "bea"), agreed=True)
    assert won_by(()) == Result("nobody")
