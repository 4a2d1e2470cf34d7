"""The roll for the first turn."""

import pytest

from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
    hit_point_card_account,
)
from tests.games.morituri.table import A, B, C, D, Table


@pytest.mark.rule("MOR-SETUP-01", "MOR-SETUP-03", "MOR-SETUP-05", "MOR-SETUP-06", "MOR-SETUP-08")
@pytest.mark.rule("MOR-SETUP-09", "MOR-HP-01", "MOR-COMP-01", "MOR-SETUP-02")
def test_s01_setup_and_turn_order() -> None:
    table = Table(4)
    for who, face in ((A, 3), (B, 6), (C, 6)):
        table.act(who, "roll-for-order", face).accepted_entries()
    answer = table.act(D, "roll-for-order", 2)
    assert answer.entry_names() == ["lot-cast", "lots-tied"]
    assert answer.event("lots-tied").who == (B, C)
    assert table.world.players_to_cast == (B, C)
    table.act(B, "roll-for-order", 4).accepted_entries()
    settled = table.act(C, "roll-for-order", 5)
    assert settled.event("order-set").order == (C, D, A, B)
    assert (table.world.turn, table.world.round, table.state.period.seq) == (C, 1, 1)
    for who in (A, B, C, D):
        seen = table.seen()[f"person/{who}"]
        assert (table.max_hit_points(who), table.place(who), table.gear_ids_of(who)) == (
            2,
            "alexandria",
            [],
        )
        assert (seen["attack"], seen["defence"], seen["encumbrance"]) == (1, 0, 0)
    assert (table.card_count(PILE_ACCOUNT), table.card_count(DISCARD_ACCOUNT)) == (69, 0)
    assert table.state.books.balance(SUPPLY_ACCOUNT, HIT_POINT) == 46
    bonus = [s.id for s in table.world.scenario.board.spaces if s.type == "hit_point"]
    assert len(bonus) == 6
    assert all(
        table.state.books.balance(hit_point_card_account(space), HIT_POINT) == 1 for space in bonus
    )
    assert table.seen()["deck"]["box"]["tabulae"] == 2


@pytest.mark.rule("MOR-SETUP-08")
def test_nobody_rolls_twice_nor_before_a_tie_is_known() -> None:
    table = Table(3)
    table.act(A, "roll-for-order", 6).accepted_entries()
    table.act(A, "roll-for-order").assert_refused("MOR-SETUP-08")
    assert table.form(A, "roll-for-order") is None
    table.act(B, "roll-for-order", 2).accepted_entries()
    table.act(C, "roll-for-order", 5).accepted_entries()
    assert table.world.order == (A, B, C)
    table.act(B, "roll-for-order").assert_refused("MOR-SETUP-08")


@pytest.mark.rule("MOR-SETUP-08")
def test_the_first_seat_begins_after_a_tie_by_another_reading() -> None:
    table = Table(3).with_reading("beginning.first_player_tie", "lowest_seat")
    for who, face in ((C, 5), (B, 5), (A, 1)):
        table.act(who, "roll-for-order", face).accepted_entries()
    assert table.world.order == (B, C, A)


@pytest.mark.rule("MOR-SETUP-08", "MOR-TURN-10")
def test_nobody_moves_before_the_turn_order_is_set() -> None:
    table = Table(2)
    table.act(A, "move").assert_refused("MOR-TURN-10", "MOR-TURN-02")
    table.act(A, "roll-for-order", 1).accepted_entries()
    table.act(B, "roll-for-order", 2).accepted_entries()
    table.act(A, "move").assert_refused("MOR-TURN-10")
    table.act(B, "move", 3).accepted_entries()


@pytest.mark.rule("MOR-SETUP-04")
def test_two_to_twelve_players_may_play() -> None:
    assert len(Table(12).world.seats) == 12
    assert len(Table(2).world.seats) == 2


@pytest.mark.rule("MOR-SETUP-01")
def test_the_players_may_be_stewards_together() -> None:
    table = Table(3, "stewards: players")
    assert table.state.kernel.stewards == (A, B, C)
    assert "host-1" not in table.state.kernel.cards
    table.act(B, "set-fact", fact="skips", who=A, value="1").pending_petition_id()
    host = Table(3)
    assert host.state.kernel.stewards == ("host",)
    assert host.seen()["person/host"]["mortal"] is False
