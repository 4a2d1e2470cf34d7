"""VP, SHAME: victory points."""

import pytest

from ledger.games.cursus_honorum.scoring import asset_points
from tests.games.cursus_honorum.table import A, B, C, D, Table


@pytest.mark.rule("CUR-VP-01")
def test_luxuries_count_and_skills_do_not() -> None:
    table = Table().set_holdings(A, roman_domus=1, victory_temple=1, oratory=3, command=4)
    assert table.public_sheet(A)["score"] == 14
    assert table.public_sheet(B)["score"] == 0


@pytest.mark.rule("CUR-VP-01")
@pytest.mark.parametrize(("reading", "score"), [(0, 0), (1, 2), (2, 4), (3, 6), ("boxes", 8)])
def test_a_reading_may_give_finished_skills_a_value(reading: int | str, score: int) -> None:
    table = Table().with_reading("scoring.skills", reading)
    table.set_holdings(A, oratory=3, politicking=5, command=4)
    assert table.public_sheet(A)["score"] == score


@pytest.mark.rule("CUR-VP-01")
def test_dignitas_wealth_and_turn_points_score_nothing() -> None:
    table = Table().set_holdings(A, dignitas=18, wealth=40).with_first_turn()
    table.roll_once(A, 4, 4, 4, 4, 6, 3).accepted_entries()
    assert table.public_sheet(A)["holds"].keys() == {
        "dignitas",
        "wealth",
        "pc",
        "attack",
        "skill_points",
    }
    assert table.public_sheet(A)["score"] == 0


@pytest.mark.rule("CUR-VP-02")
def test_all_offices_held_count_by_the_order_of_winning() -> None:
    table = (
        Table()
        .set_holdings(B, consul=1, aedile=1, tribune=1)
        .set_holdings(A, consul=1, tribune=1, censor=1)
    )
    assert table.public_sheet(A)["score"] == 6 + 2 + 9
    assert table.public_sheet(B)["score"] == 8 + 4 + 2


@pytest.mark.rule("CUR-VP-03")
@pytest.mark.parametrize(
    ("office", "points"),
    [
        ("aedile", [4, 2, 0, 0, 0]),
        ("praetor", [6, 4, 2, 0, 0]),
        ("consul", [8, 6, 4, 2, 0]),
        ("censor", [9, 7, 5, 3, 1]),
        ("tribune", [2, 2, 2, 2, 2]),
        ("quaestor", [2, 2, 2, 2, 2]),
    ],
)
def test_four_offices_count_two_less_for_each_later_winner(office: str, points: list[int]) -> None:
    state = Table().state
    assert [asset_points(state, f"{office}-{order}") for order in range(1, 6)] == points


@pytest.mark.rule("CUR-VP-04")
@pytest.mark.parametrize(("shame", "score"), [(1, 7), (8, 0), (20, -12)])
def test_every_shame_takes_a_point(shame: int, score: int) -> None:
    assert Table().set_holdings(A, shame=shame, consul=1).public_sheet(A)["score"] == score


@pytest.mark.rule("CUR-VP-04")
def test_the_cost_of_a_shame_comes_from_the_scenario() -> None:
    assert Table(scenario="disgrace: 2\n").set_holdings(A, shame=3).public_sheet(A)["score"] == -6


@pytest.mark.rule("CUR-SHAME-01")
def test_shame_beyond_the_sixty_boxes_is_still_counted() -> None:
    table = Table().set_holdings(A, shame=60).with_first_turn()
    assert table.seen()["sheet"]["shame"] == 60
    table.roll_once(A, 1, 1, 4).accepted_entries()
    table.assert_sheet(A, shame=61)
    assert table.public_sheet(A)["score"] == -61


@pytest.mark.rule("CUR-VP-02")
def test_unknown_assets_score_nothing() -> None:
    state = Table().with_reading("scoring.skills", 1).state
    words = ("consul", "consul-x", "dictator-1", "oratory", "statue-1", "oratory-x", "-1")
    assert [asset_points(state, word) for word in words] == [0] * 7
    assert asset_points(state, "consul-finished") == 0
    assert asset_points(state, "oratory-finished") == 1


@pytest.mark.rule("CUR-VP-01", "CUR-VP-02", "CUR-VP-04")
def test_the_table_shows_the_highest_score_first() -> None:
    table = Table().set_holdings(A, shame=1).set_holdings(C, aedile=1).set_holdings(D, consul=1)
    scores = table.seen()["table"]["scores"]
    assert [(s["who"], s["score"]) for s in scores] == [(D, 8), (C, 4), (B, 0), (A, -1)]
