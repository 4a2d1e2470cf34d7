"""Cards that give orders."""

import pytest

from ledger.games.morituri.state import DISCARD_ACCOUNT, PILE_ACCOUNT
from tests.games.morituri.table import A, Answer, B, C, D, Table


def draw_card(table: Table, card: str, at: str = "alexandria", roll: int = 1) -> Answer:
    """Let a gladiator reach the armoury of Taposiris, or another space, and draw this card."""
    table.equip(A, at=at) if at != "alexandria" else table
    table.begin_turn(A).act(A, "move", roll).accepted_entries()
    return table.draw_card(A, card)


@pytest.mark.rule("MOR-HP-04")
@pytest.mark.rule("MOR-FLUX-02", "MOR-FLUX-03", "MOR-HP-06", "MOR-CARD-08", "MOR-HOUSE-CARD-15")
@pytest.mark.rule("MOR-HOUSE-CARD-17")
@pytest.mark.parametrize("card", ["thief_armour", "old_wound", "thief_weapon"])
def test_s18_orders_that_cannot_be_obeyed_have_no_effect(card: str) -> None:
    table = Table().equip(A, hp=1)
    answer = draw_card(table, card)
    assert answer.event("card-idle").card == card
    assert (table.max_hit_points(A), table.card_count(DISCARD_ACCOUNT), table.world.turn) == (
        1,
        1,
        B,
    )


@pytest.mark.rule("MOR-HOUSE-CARD-13", "MOR-FLUX-01", "MOR-TURN-03", "MOR-HP-03", "MOR-HP-04")
@pytest.mark.rule("MOR-SETUP-05")
@pytest.mark.parametrize("card", ["crowd_favour", "medicus"])
def test_favour_and_medicus_give_a_hit_point_for_good(card: str) -> None:
    table = Table()
    answer = draw_card(table, card)
    assert answer.entry_names()[:2] == ["card-drawn", "hit-points-gained"]
    assert (table.max_hit_points(A), table.world.turn) == (3, B)
    assert table.form(A, "keep-gear") is None


@pytest.mark.rule("MOR-HOUSE-CARD-17", "MOR-HP-04", "MOR-FLUX-01")
def test_a_festering_wound_takes_one_for_good() -> None:
    table = Table().equip(A, hp=3)
    draw_card(table, "old_wound").accepted_entries()
    assert table.max_hit_points(A) == 2


@pytest.mark.rule("MOR-HOUSE-CARD-14")
def test_a_patron_gives_two_cards_one_after_the_other() -> None:
    table = Table()
    draw_card(table, "patron").accepted_entries()
    assert list(table.world.draws) == [A, A]
    table.draw_and_keep(A, "gladius").accepted_entries()
    assert list(table.world.draws) == [A]
    table.draw_and_keep(A, "manica").accepted_entries()
    assert (table.gear_ids_of(A), table.world.turn) == (["manica", "gladius"], B)


@pytest.mark.rule("MOR-HOUSE-CARD-18")
def test_chains_cost_the_next_turn() -> None:
    table = Table(2)
    draw_card(table, "chains").accepted_entries()
    assert (table.gladiator(A).missed_turns, table.world.turn) == (1, B)
    table.act(B, "move", 3).accepted_entries()
    table.act(A, "move").assert_refused("MOR-TURN-01")
    table.act(A, "wait").accepted_entries()
    assert (table.gladiator(A).missed_turns, table.world.turn) == (0, B)


@pytest.mark.rule("MOR-HOUSE-CARD-18")
def test_chains_add_to_turns_that_are_missed_already() -> None:
    table = Table(2).begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.set_fact("skips", A, 1).accepted_entries()
    table.draw_card(A, "chains").accepted_entries()
    assert table.gladiator(A).missed_turns == 2


@pytest.mark.rule("MOR-HOUSE-CARD-15", "MOR-FLUX-01")
def test_the_player_on_the_left_names_the_stolen_piece() -> None:
    table = Table(4).equip(A, "galea_thraex", "manica", "gladius", "casses")
    owed = draw_card(table, "thief_armour").event("loss-owed")
    assert (owed.who, owed.chooser, set(owed.options)) == (A, B, {"galea_thraex", "manica"})
    table.act(A, "give-up", card="manica").assert_refused("MOR-HOUSE-BOARD-05")
    table.act(B, "give-up", card="casses").assert_refused("MOR-HOUSE-CARD-15")
    table.act(B, "give-up", card="galea_thraex").accepted_entries()
    assert table.gear_ids_of(A) == ["manica", "gladius", "casses"]
    assert table.world.turn == B


@pytest.mark.rule("MOR-HOUSE-CARD-15")
def test_a_shield_is_armour_and_the_only_piece_goes_at_once() -> None:
    table = Table().equip(A, "gladius", "parma")
    assert draw_card(table, "thief_armour").event("gear-lost").card == "parma"
    assert table.gear_ids_of(A) == ["gladius"]


@pytest.mark.rule("MOR-HOUSE-CARD-15")
def test_the_dead_to_the_left_are_passed_over_and_the_last_player_chooses_the_loss() -> None:
    table = Table(4).equip(A, "manica", "ocrea").begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    assert draw_card(table, "thief_armour").event("loss-owed").chooser == C
    alone = Table(2).equip(A, "manica", "ocrea").begin_turn(A)
    alone.act(A, "move", 1).accepted_entries()
    alone.set_fact("life", B, "dead").accepted_entries()
    assert alone.draw_card(A, "thief_armour").event("loss-owed").chooser == A
    alone.act(A, "give-up", card="ocrea").accepted_entries()
    assert alone.gear_ids_of(A) == ["manica"]


@pytest.mark.rule("MOR-HOUSE-CARD-16", "MOR-CASS-03")
def test_the_weapon_is_stolen_and_never_the_casses() -> None:
    table = Table().equip(A, "gladius", "casses")
    assert draw_card(table, "thief_weapon").event("gear-lost").card == "gladius"
    assert table.gear_ids_of(A) == ["casses"]
    netter = Table().equip(A, "casses")
    assert "card-idle" in draw_card(netter, "thief_weapon").entry_names()


@pytest.mark.rule("MOR-HOUSE-CARD-16", "MOR-CASS-01")
def test_the_casses_is_stolen_as_a_weapon_by_another_reading() -> None:
    table = (
        Table().with_reading("road.casses_bandit_mode", "stealable").equip(A, "gladius", "casses")
    )
    owed = draw_card(table, "thief_weapon").event("loss-owed")
    assert (owed.chooser, set(owed.options)) == (A, {"gladius", "casses"})
    table.act(A, "give-up", card="casses").accepted_entries()
    assert table.gear_ids_of(A) == ["gladius"]


@pytest.mark.rule("MOR-FLUX-04", "MOR-FLUX-05", "MOR-FLUX-06", "MOR-HOUSE-CARD-19")
@pytest.mark.rule("MOR-HOUSE-BOARD-09")
def test_owner_in_debt_sends_to_the_coast_and_shuffles() -> None:
    table = Table(2).discarded("gladius", "gladius", "falx")
    answer = draw_card(table, "owner_in_debt", at="paestum", roll=3)
    assert answer.entry_names()[:3] == ["card-drawn", "sent-away", "pile-shuffled"]
    assert (table.place(A), table.world.turn) == ("dalmatian_coast", B)
    assert (table.card_count(PILE_ACCOUNT), table.card_count(DISCARD_ACCOUNT)) == (69, 0)
    shuffled = answer.event("pile-shuffled")
    assert (shuffled.n, shuffled.left) == (4, 69)
    table.act(B, "move", 3).accepted_entries()
    table.act(A, "move", 3).accepted_entries()
    assert table.place(A) == "illyrian_sea"


@pytest.mark.rule("MOR-FLUX-04", "MOR-ROMA-03")
def test_owner_in_debt_drawn_on_arriving_in_roma_spares_the_fight() -> None:
    table = Table(3).equip(B, at="roma")
    draw_card(table, "owner_in_debt", at="aricia").accepted_entries()
    assert (table.place(A), table.world.foes, table.world.bout) == ("dalmatian_coast", (), None)
    assert table.world.turn == B


@pytest.mark.rule("MOR-FLUX-04")
def test_owner_in_debt_ends_the_turn_and_further_draws_with_it() -> None:
    table = Table()
    draw_card(table, "patron").accepted_entries()
    table.draw_card(A, "owner_in_debt").accepted_entries()
    assert (table.world.draws, table.world.turn) == ((), B)


@pytest.mark.rule("MOR-CARD-08", "MOR-TURN-03")
def test_flux_is_always_discarded() -> None:
    table = Table(4).equip(A, "gladius")
    for who, card in ((A, "thief_weapon"), (B, "medicus"), (C, "old_wound"), (D, "chains")):
        table.begin_turn(who).act(who, "move", 1).accepted_entries()
        table.draw_card(who, card).accepted_entries()
        assert table.seen()["piles"]["discarded"][card] == 1


@pytest.mark.rule("MOR-FLUX-04", "MOR-HOUSE-CARD-14")
def test_owner_in_debt_ends_the_draws_of_a_resident_as_well() -> None:
    table = (
        Table(3).equip(B, "falx", at="leptis", hp=3).equip(A, at="macomades", hp=1).begin_turn(A)
    )
    table.act(A, "move", 1).accepted_entries()
    table.act(A, "strike", 1, 1, 6, 6).accepted_entries()
    table.draw_card(B, "patron").accepted_entries()
    assert table.world.draws == (B, B)
    sent = table.draw_card(B, "owner_in_debt").accepted_entries()
    assert [entry.type for entry in sent].count("morituri/sent-away@1") == 1
    left = table.world
    assert (left.draws, table.place(B), left.turn) == ((), "dalmatian_coast", B)


@pytest.mark.rule("MOR-HOUSE-CARD-17", "MOR-HP-06", "MOR-FLUX-03")
@pytest.mark.parametrize(("floor", "left"), [(1, 1), (2, 2), (3, 2)])
def test_a_wound_takes_no_more_than_its_card_leaves(floor: int, left: int) -> None:
    table = Table()
    for card in table.data["deck"]["flux"]:
        card["floor"] = floor if card["id"] == "old_wound" else card["floor"]
    draw_card(table, "old_wound").accepted_entries()
    assert table.max_hit_points(A) == left
