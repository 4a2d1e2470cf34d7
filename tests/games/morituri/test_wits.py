"""The moves of a sensible bot."""

import pytest

from ledger.contract.form import Move
from tests.games.morituri.table import A, B, C, Table


def next_bot_move(table: Table, who: str = A) -> Move | None:
    """Return the next move of a sensible bot."""
    return table.next_bot_move(who)


def test_a_bot_rolls_when_it_has_no_choice() -> None:
    table = Table(2)
    assert next_bot_move(table) == Move("roll-for-order", {})
    table.begin_turn(A)
    assert next_bot_move(table) == Move("move", {})
    assert next_bot_move(table, B) is None
    table.set_fact("skips", A, 1).accepted_entries()
    assert next_bot_move(table) == Move("wait", {})


def test_a_bot_makes_up_faces_of_table_dice() -> None:
    table = Table(2).with_scenario_data(dice="table").begin_turn(A)
    move = next_bot_move(table)
    assert move is not None
    assert move.act == "move"
    (face,) = move.fields["dice"]
    assert 1 <= face <= 6


@pytest.mark.parametrize(
    ("held", "card", "keep"),
    [
        ((), "gladius", "gladius"),
        (("gladius",), "spatha", "spatha"),
        (("spatha",), "gladius", "spatha"),
        (("galea_thraex",), "galea_provocator", "galea_provocator"),
        (("galea_provocator",), "galea_secutor", "galea_provocator"),
        (("gladius",), "scutum", "scutum"),
        (("gladius", "scutum"), "falx", "falx"),
        (("spatha", "scutum"), "falx", "scutum+spatha"),
    ],
)
def test_a_bot_keeps_the_strongest_set(held: tuple[str, ...], card: str, keep: str) -> None:
    table = Table().equip(A, *held).begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.draw_card(A, card).accepted_entries()
    assert next_bot_move(table) == Move("keep-gear", {"keep": keep})


def test_a_bot_gives_up_its_worst_card_or_another_players_best() -> None:
    own = Table().equip(A, "spatha", "galerus", at="utica").begin_turn(A)
    own.act(A, "move", 1).accepted_entries()
    assert next_bot_move(own) == Move("face-danger", {})
    own.act(A, "face-danger", 1).accepted_entries()
    assert next_bot_move(own) == Move("give-up", {"card": "galerus"})
    other = Table().equip(A, "pectorale", "ocrea").begin_turn(A)
    other.act(A, "move", 1).accepted_entries()
    other.draw_card(A, "thief_armour").accepted_entries()
    assert next_bot_move(other, B) == Move("give-up", {"card": "pectorale"})


def test_a_bot_fights_the_weakest_opponent_first() -> None:
    table = Table(3).equip(B, "falx", at="leptis").equip(C, at="leptis").equip(A, at="macomades")
    table.begin_turn(A).act(A, "move", 1).accepted_entries()
    assert next_bot_move(table) == Move("fight-first", {"foe": C})
    table.act(A, "fight-first", foe=C).accepted_entries()
    assert next_bot_move(table) == next_bot_move(table, C) == Move("strike", {})


def test_a_bot_fights_a_compulsory_beast() -> None:
    table = Table(2).equip(A, at="macomades").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert next_bot_move(table) == Move("fight-beast", {})
    table.act(A, "fight-beast").accepted_entries()
    assert next_bot_move(table) == Move("strike-beast", {})


@pytest.mark.parametrize(
    ("gear", "points", "act"),
    [
        (("spatha", "pectorale", "scutum"), 4, "fight-beast"),
        (("spatha", "pectorale", "scutum"), 3, "wait"),
        (("gladius", "pectorale", "scutum"), 4, "wait"),
        (("spatha", "pectorale", "parma"), 4, "wait"),
    ],
)
def test_a_bot_fights_a_beast_in_roma_only_when_strong(
    gear: tuple[str, ...], points: int, act: str
) -> None:
    table = Table(2).equip(A, *gear, hp=points).begin_turn(A)
    table.set_fact("place", A, "roma").accepted_entries()
    assert next_bot_move(table) == Move(act, {})


def test_a_bot_that_is_last_alive_fights_for_the_rudis() -> None:
    table = Table(2).begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    table.set_fact("place", A, "roma").accepted_entries()
    assert next_bot_move(table) == Move("fight-beast", {})
