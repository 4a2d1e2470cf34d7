"""The end of a game with one winner, several winners, no winner, a draw, or an agreement."""

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
def test_a_result_names_people_and_whether_all_agreed(outcome: Any, who: Any, agreed: bool) -> None:
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
def test_a_result_with_a_wrong_number_of_people_is_refused(outcome: Any, who: Any) -> None:
    with pytest.raises(ValueError, match=outcome):
        Result(outcome, who)


def test_a_result_that_names_a_person_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="ada is named twice"):
        Result("winner", ("ada",), (("bea",), ("ada",)))


def test_a_result_with_an_empty_place_is_refused() -> None:
    with pytest.raises(ValueError, match="without anybody"):
        Result("winner", ("ada",), ((),))


def test_a_result_has_one_winner_several_or_none() -> None:
    assert won_by(("ada",), (("bea", "cai"),)) == Result("winner", ("ada",), (("bea", "cai"),))
    assert won_by(("ada", "bea"), is_agreed=True) == Result(
        "joint-win", ("ada", "bea"), agreed=True
    )
    assert won_by(()) == Result("nobody")
