"""The effect of a correction, or of its undoing, on a card that is about to be lost."""

import pytest

from ledger.games.morituri.rules import RULES
from tests.games.morituri.table import A, B, C, Table

WHO = {"who": A, "reason": "so"}


def table_after_robbery(table: Table) -> Table:
    """Return a table after a lost roll against bandits, where a card has to be named."""
    table.equip(A, at="utica").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.act(A, "face-danger", 1).accepted_entries()
    return table


@pytest.mark.rule("MOR-HOUSE-BOARD-05", "MOR-TURN-10")
def test_a_card_that_was_never_given_is_not_lost_to_bandits() -> None:
    table = Table(2)
    given = [
        table.set_fact("gives", A, card).accepted_entries()[0] for card in ("manica", "gladius")
    ]
    table_after_robbery(table)
    assert table.seen()["turn"]["loss"]["options"] == ["manica", "gladius"]
    first = table.act("host", "reverse", entry=given[0].id, reason="so")
    assert first.event("gear-lost").card == "gladius"
    assert (table.world.loss, table.gear_ids_of(A), table.world.turn) == (None, [], B)
    table.act("host", "reverse", entry=given[1].id, reason="so").assert_refused("ACTA-08")


@pytest.mark.rule("MOR-HOUSE-BOARD-05", "MOR-HOUSE-CARD-15")
def test_gear_given_while_a_card_is_named_may_be_named_too() -> None:
    table = table_after_robbery(Table(2).equip(A, "manica", "gladius"))
    table.set_fact("gives", A, "ocrea").accepted_entries()
    table.act(A, "give-up", card="ocrea").accepted_entries()
    assert table.gear_ids_of(A) == ["manica", "gladius"]


@pytest.mark.rule("MOR-HOUSE-CARD-15")
def test_a_thief_finds_nothing_when_the_armour_was_never_given() -> None:
    table = Table(3).equip(A, "gladius").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    both = [table.set_fact("gives", A, card).accepted_entries()[0] for card in ("manica", "ocrea")]
    table.draw_card(A, "thief_armour").accepted_entries()
    assert table.world.loss is not None
    table.act("host", "reverse", entry=both[1].id, reason="so").event("gear-lost")
    assert table.seen()["turn"]["loss"] is None
    assert (table.gear_ids_of(A), table.world.turn) == (["gladius"], B)


@pytest.mark.rule("MOR-HOUSE-CARD-15")
def test_the_next_player_names_the_card_if_the_chooser_is_killed() -> None:
    table = Table(3).equip(A, "manica", "ocrea").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.draw_card(A, "thief_armour").accepted_entries()
    assert RULES.course.awaited(table.state) == (B,)
    table.set_fact("life", B, "dead").accepted_entries()
    assert RULES.course.awaited(table.state) == (C,)
    table.act(C, "give-up", card="ocrea").accepted_entries()
    assert table.gear_ids_of(A) == ["manica"]


@pytest.mark.rule("MOR-HOUSE-CARD-15", "MOR-HOUSE-BOARD-05")
def test_an_unrelated_correction_does_not_ask_for_the_card_again() -> None:
    table = table_after_robbery(Table(3).equip(A, "manica", "gladius"))
    assert table.set_fact("gives", B, "ocrea").entry_names() == ["fact-set"]
    assert RULES.course.awaited(table.state) == (A,)
