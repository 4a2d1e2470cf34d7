"""The effects of the spaces."""

import pytest

from tests.games.morituri.table import A, B, Table


@pytest.mark.rule("MOR-HOUSE-BOARD-04")
@pytest.mark.parametrize(("start", "roll", "cards"), [("alexandria", 2, 2), ("salernum", 2, 1)])
def test_schools_armouries_and_smithies_give_cards(start: str, roll: int, cards: int) -> None:
    table = Table().equip(A, at=start).begin_turn(A)
    owed = table.act(A, "move", roll).event("draws-owed")
    assert (owed.who, owed.n) == (A, cards)
    assert table.world.draws == (A,) * cards
    for _ in range(cards):
        table.draw_and_keep(
            A, "gladius" if table.gear_ids_of(A) == [] else "manica"
        ).accepted_entries()
    assert table.world.turn == B


@pytest.mark.rule("MOR-HOUSE-BOARD-07")
def test_s26_the_storm_drives_back_and_the_space_reached_counts() -> None:
    table = Table().equip(A, at="lechaeum").begin_turn(A)
    answer = table.act(A, "move", 1)
    driven = answer.event("driven")
    assert (driven.origin, driven.place, driven.by) == ("ionian_storm", "patrae", -3)
    assert table.place(A) == "patrae"
    assert table.world.draws == (A,)


@pytest.mark.rule("MOR-HOUSE-BOARD-07")
@pytest.mark.parametrize(("start", "reached"), [("sitifis", "fretum"), ("pyrenaei", "arelate")])
def test_a_fair_wind_and_a_good_road_carry_on(start: str, reached: str) -> None:
    table = Table().equip(A, at=start).begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert table.place(A) == reached
    assert table.world.danger == ("fretum" if reached == "fretum" else "")
    assert table.world.beast == ("must" if reached == "arelate" else "")


@pytest.mark.rule("MOR-HOUSE-BOARD-08")
def test_deep_snow_costs_the_next_turn() -> None:
    table = Table(2).equip(A, at="mogontiacum").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert (table.gladiator(A).missed_turns, table.world.turn) == (1, B)
    table.act(B, "move", 3).accepted_entries()
    table.act(A, "move").assert_refused("MOR-TURN-01")
    table.act(A, "wait").accepted_entries()
    assert (table.gladiator(A).missed_turns, table.place(A)) == (0, "vindelicum")


@pytest.mark.rule("MOR-HOUSE-BOARD-09", "MOR-HOUSE-BOARD-10")
@pytest.mark.parametrize(
    ("start", "reached"),
    [("siscia", "dalmatian_coast"), ("noricum", "siscia"), ("capua", "minturnae")],
)
def test_the_coast_and_plain_spaces_have_no_effect(start: str, reached: str) -> None:
    table = Table().equip(A, at=start).begin_turn(A)
    scenario = table.world.scenario
    steps = scenario.space[reached].n - scenario.space[start].n
    answer = table.act(A, "move", steps)
    assert answer.entry_names() == ["moved", "turn-began"]
    assert (table.place(A), table.world.turn) == (reached, B)


def test_an_own_board_may_end_in_a_wind_that_carries_to_roma() -> None:
    table = Table()
    spaces = table.data["board"]["spaces"]
    spaces[70] = {"n": 70, "id": "gale", "name": "Gale", "type": "move", "by": 1}
    spaces[71] = {"n": 71, "id": "gust", "name": "Gust", "type": "move", "by": 1}
    table.equip(A, at="minturnae").begin_turn(A)
    kinds = table.act(A, "move", 1).entry_names()
    assert kinds.count("driven") == 2
    assert table.place(A) == "roma"
