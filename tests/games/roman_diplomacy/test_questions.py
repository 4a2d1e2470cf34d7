"""Questions of phones: what-if orders, and played turns."""

import pytest

from ledger.contract.form import Rows
from ledger.contract.question import RefusedQuestionError
from ledger.games.roman_diplomacy.questions import (
    AskOrders,
    AskTurn,
    WhatIf,
    answer_about_turn,
    answer_what_if,
    possible_orders,
)
from tests.games.roman_diplomacy.war import War, begin_war


def war_after_turn() -> War:
    """Return a game with one played turn."""
    war = begin_war()
    war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
    war.ready("gaius", "julia")
    return war


def test_what_if_orders_get_the_results_of_the_game() -> None:
    war = begin_war()
    orders = {"gaius": {"A bru": ("H",)}, "julia": {"A alb": ("H",)}}
    asked = answer_what_if(war.state, WhatIf(orders=orders))
    war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
    war.ready("gaius", "julia")
    really = answer_about_turn(war.state, AskTurn(turn=0))
    assert asked["orders"] == really["orders"]
    assert asked["changes"] == really["changes"][:1]


def test_what_if_changes_nothing_and_reads_nobodys_sealed_orders() -> None:
    war = begin_war()
    before = war.state
    war.save_orders("julia", A_alb="H")
    asked = answer_what_if(war.state, WhatIf(orders={"gaius": {"A bru": ("H",)}}))
    given = [one for one in asked["orders"] if one["given"]]
    assert [one["owner"] for one in given] == ["gaius"]
    assert war.state.world == before.world


def test_a_line_that_is_no_order_is_refused_with_its_number() -> None:
    war = begin_war()
    with pytest.raises(RefusedQuestionError) as refused:
        answer_what_if(war.state, WhatIf(orders={"gaius": {"A bru": ("- nowhere",)}}))
    assert [one.key for one in refused.value.objections] == ["not-an-order"]


def test_only_played_turns_are_answered() -> None:
    war = war_after_turn()
    assert answer_about_turn(war.state, AskTurn(turn=0))["turn"] == 0
    with pytest.raises(RefusedQuestionError):
        answer_about_turn(war.state, AskTurn(turn=1))


def test_the_first_version_of_a_repeated_turn_is_still_answered() -> None:
    war = war_after_turn()
    war.does("host", "readjudicate", reason="again")
    first = answer_about_turn(war.state, AskTurn(turn=0, withdrawn=True))
    assert first["orders"] == answer_about_turn(war.state, AskTurn(turn=0))["orders"]


def test_the_view_tells_the_turn_played_last_with_every_step() -> None:
    war = war_after_turn()
    document = answer_about_turn(war.state, AskTurn(turn=0))
    assert document["changes"][0]["what"] == "orders"
    assert {piece["at"] for piece in document["before"]["pieces"]} >= {"bru", "alb"}


def test_possible_orders_equal_the_players_own_form() -> None:
    war = begin_war()
    (field,) = war.offers("julia")["order-units"].fields
    assert isinstance(field, Rows)
    asked = possible_orders(war.state, AskOrders(who="julia"))
    assert [row["of"] for row in asked["rows"]] == [row.of for row in field.rows]
    assert asked["rows"][0]["options"] == [{"value": one.value} for one in field.rows[0].options]


def test_questions_about_orders_are_refused_outside_their_phase() -> None:
    war = begin_war()
    war.does("host", "declare-result", outcome="nobody", reason="over")
    with pytest.raises(RefusedQuestionError):
        possible_orders(war.state, AskOrders(who="julia"))
