"""Bandits and pirates."""

import pytest

from tests.games.morituri.table import A, Answer, B, Table


def meet_danger(table: Table, start: str) -> Table:
    """Let a gladiator walk one step from there, into bandits or pirates."""
    table.equip(A, at=start).begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert table.world.danger
    assert table.state.world.turn == A
    return table


def roll_against_danger(table: Table, die: int) -> Answer:
    """Roll against the danger."""
    return table.act(A, "face-danger", die)


@pytest.mark.rule("MOR-HOUSE-BOARD-05")
def test_s25a_bandits_take_a_card_of_the_victims_choice() -> None:
    table = meet_danger(Table().equip(A, "gladius", "galea_thraex"), "utica")
    answer = roll_against_danger(table, 2)
    (die,) = answer.accepted_entries()[0].rolls
    assert (die.name, die.sides, die.value) == (f"round-1/{A}/bandits-2", 6, 2)
    roll = answer.event("danger-faced")
    assert (roll.die, roll.added, roll.needed, roll.safe) == (2, 2, 5, False)
    table.act(B, "give-up", card="gladius").assert_refused("MOR-HOUSE-BOARD-05")
    table.act(A, "give-up", card="falx").assert_refused_with("not-one-of-these")
    assert table.form(B, "give-up") is None
    table.act(A, "give-up", card="galea_thraex").accepted_entries()
    assert (table.gear_ids_of(A), table.card_count("@discards"), table.world.turn) == (
        ["gladius"],
        1,
        B,
    )


@pytest.mark.rule("MOR-HOUSE-BOARD-05")
def test_bandits_take_the_only_card_without_asking() -> None:
    table = meet_danger(Table().equip(A, "manica"), "utica")
    assert "gear-lost" in roll_against_danger(table, 3).entry_names()
    assert table.gear_ids_of(A) == []


@pytest.mark.rule("MOR-HOUSE-BOARD-05")
def test_s25c_without_gear_the_next_turn_is_missed() -> None:
    table = meet_danger(Table(), "utica")
    roll_against_danger(table, 3).accepted_entries()
    assert (table.gladiator(A).missed_turns, table.world.turn) == (1, B)


@pytest.mark.rule("MOR-HOUSE-BOARD-05", "MOR-HOUSE-BOARD-06")
@pytest.mark.parametrize("start", ["utica", "tingis"])
def test_a_sum_of_five_is_safe(start: str) -> None:
    table = meet_danger(Table(), start)
    roll = roll_against_danger(table, 4)
    assert roll.event("danger-faced").safe
    assert (table.max_hit_points(A), table.gladiator(A).missed_turns, table.world.turn) == (2, 0, B)


@pytest.mark.rule("MOR-CASS-01", "MOR-HOUSE-BOARD-06")
def test_s25b_the_casses_is_one_more_against_pirates() -> None:
    table = meet_danger(Table().equip(A, "trident", "casses"), "tingis")
    roll = roll_against_danger(table, 2).event("danger-faced")
    assert (roll.die, roll.added, roll.safe) == (2, 3, True)
    assert table.max_hit_points(A) == 2


@pytest.mark.rule("MOR-CASS-01", "MOR-HOUSE-BOARD-06", "MOR-HP-04")
@pytest.mark.parametrize("mode", ["max", "stealable"])
def test_s25b_the_casses_does_not_help_by_other_readings(mode: str) -> None:
    table = meet_danger(
        Table().with_reading("road.casses_bandit_mode", mode).equip(A, "trident", "casses"),
        "tingis",
    )
    roll = roll_against_danger(table, 2).event("danger-faced")
    assert (roll.added, roll.safe) == (2, False)
    assert table.max_hit_points(A) == 1


@pytest.mark.rule("MOR-CASS-01", "MOR-WEAP-03")
def test_only_the_better_of_two_weapons_counts() -> None:
    table = Table().with_reading("road.casses_bandit_mode", "max")
    weapons = table.data["deck"]["weapons"]
    weapons[0] = {**weapons[0], "av_one": 0}
    meet_danger(table.equip(A, "gladius", "casses"), "tingis")
    assert table.seen()[f"person/{A}"]["attack"] == 0
    assert roll_against_danger(table, 4).event("danger-faced").added == 1


@pytest.mark.rule("MOR-HOUSE-BOARD-06", "MOR-HP-02")
def test_s25d_pirates_can_kill() -> None:
    table = meet_danger(Table(3).equip(A, hp=1), "tingis")
    died = roll_against_danger(table, 3).event("died")
    assert (died.place, died.cause) == ("fretum", "pirates")
    assert (died.returns, died.turns) == (False, 0)
    assert (table.gladiator(A).standing, table.place(A)) == ("dead", "")
    assert table.world.turn == B


@pytest.mark.rule("MOR-HOUSE-BOARD-06")
@pytest.mark.parametrize("points", [1, 2])
def test_pirates_may_spare_the_last_hit_point_on_another_board(points: int) -> None:
    table = Table()
    table.data["board"]["checks"]["pirates"]["may_kill"] = False
    meet_danger(table.equip(A, hp=points), "tingis")
    roll_against_danger(table, 1).accepted_entries()
    assert (table.max_hit_points(A), table.world.turn) == (1, B)


@pytest.mark.rule("MOR-HOUSE-BOARD-05")
def test_a_board_can_make_bandits_spare_gladiators_without_equipment() -> None:
    table = Table()
    table.data["board"]["checks"]["bandits"]["fail_if_no_equipment"] = "nothing"
    meet_danger(table, "utica")
    roll_against_danger(table, 1).accepted_entries()
    assert (table.gladiator(A).missed_turns, table.world.turn) == (0, B)


@pytest.mark.rule("MOR-HOUSE-BOARD-05", "MOR-TURN-10", "MOR-ARENA-03")
def test_only_the_gladiator_in_danger_rolls() -> None:
    table = Table().begin_turn(A)
    table.act(A, "face-danger").assert_refused("MOR-HOUSE-BOARD-05")
    assert table.form(A, "face-danger") is None
    meet_danger(table, "utica")
    table.act(B, "face-danger").assert_refused("MOR-TURN-10")
    assert table.form(B, "face-danger") is None
    assert table.form(A, "strike") is None
    seen = table.seen()["turn"]["danger"]
    assert seen == {"place": "cirta", "kind": "bandits", "needed": 5, "added": 1}


@pytest.mark.rule("MOR-ARENA-03")
def test_two_gladiators_among_pirates_do_not_fight() -> None:
    table = meet_danger(Table().equip(B, at="fretum"), "tingis")
    assert (table.world.foes, table.world.bout) == ((), None)
    roll_against_danger(table, 6).accepted_entries()
    assert table.world.turn == B


@pytest.mark.rule("MOR-HOUSE-BOARD-05")
def test_a_death_by_bandits_names_them_as_the_cause() -> None:
    table = Table(3)
    table.data["board"]["checks"]["bandits"] |= {"fail": "lose_1_hit_point", "may_kill": True}
    meet_danger(table.equip(A, hp=1), "utica")
    assert roll_against_danger(table, 1).event("died").cause == "bandits"
