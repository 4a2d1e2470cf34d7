"""Alternate rule 2: the dead begin again."""

import pytest

from tests.games.morituri.table import A, B, C, D, Table

SURE, NEVER = (6, 6), (1, 1)


def table_with_kill_at_nemausus(table: Table) -> Table:
    """Return a table where a gladiator with a Gladius dies on turn in round 7, at Nemausus."""
    table.equip(A, "gladius", at="narbo", hp=4).begin_turn(A, 7)
    table.act(A, "move", 1).accepted_entries()
    table.act(A, "fight-beast").accepted_entries()
    for _ in range(4):
        table.act(A, "strike-beast", *NEVER, *SURE).accepted_entries()
    return table


@pytest.mark.rule("MOR-ALT-02")
def test_s24_a_new_gladiator_after_one_turn_of_his_own() -> None:
    table = table_with_kill_at_nemausus(Table(2).with_reading("alternate.rule_2", value=True))
    assert (table.gladiator(A).standing, table.place(A)) == ("waiting", "")
    assert (table.seen()["piles"]["discarded"], table.max_hit_points(A)) == ({"gladius": 1}, 0)
    assert (table.world.turn, table.world.is_ended) == (B, False)
    table.act(B, "move", 3).accepted_entries()
    assert (table.world.turn, table.world.round) == (A, 8)
    table.act(A, "move").assert_refused("MOR-TURN-01")
    table.act(A, "wait").accepted_entries()
    returned = table.act(B, "move", 1)
    assert returned.entry_names()[-5:-2] == ["turn-began", "returned", "hit-points-gained"]
    assert returned.event("hit-points-gained").why == "start"
    assert (table.world.turn, table.world.round) == (A, 9)
    assert (table.place(A), table.max_hit_points(A), table.gear_ids_of(A)) == ("alexandria", 2, [])
    assert table.gladiator(A).alive
    table.act(A, "move", 3).accepted_entries()


@pytest.mark.rule("MOR-ALT-02", "MOR-HP-02")
def test_the_dead_are_out_without_the_alternate_rule() -> None:
    table = table_with_kill_at_nemausus(Table(3))
    assert (table.gladiator(A).standing, table.world.turn) == ("dead", B)
    table.act(B, "move", 3).accepted_entries()
    table.act(C, "move", 3).accepted_entries()
    assert table.world.turn == B


@pytest.mark.rule("MOR-ALT-03")
def test_a_death_in_roma_is_final() -> None:
    table = (
        Table(3)
        .with_reading("alternate.rule_2", value=True)
        .equip(A, at="roma", hp=1)
        .begin_turn(C)
    )
    table.act(C, "move", 3).accepted_entries()
    assert table.world.turn == A
    table.act(A, "fight-beast").accepted_entries()
    table.act(A, "strike-beast", *NEVER, *SURE).accepted_entries()
    assert (table.gladiator(A).standing, table.world.is_ended) == ("dead", False)


@pytest.mark.rule("MOR-ALT-02")
@pytest.mark.parametrize(
    ("rejoin", "victim", "missed"),
    [
        ("miss_one_own_turn", B, 1),
        ("miss_one_own_turn", D, 1),
        ("miss_to_end_of_next_round", D, 2),
        ("miss_to_end_of_next_round", B, 1),
        ("miss_to_end_of_next_round", A, 1),
        ("miss_to_end_of_next_round", C, 1),
    ],
)
def test_a_reading_sets_the_number_of_turns_missed(rejoin: str, victim: str, missed: int) -> None:
    table = (
        Table(4)
        .with_reading("alternate.rule_2", value=True)
        .with_reading("alternate.rejoin", rejoin)
    )
    table.put_first_in_order(A).begin_turn(C)
    table.set_fact("life", victim, "dead").accepted_entries()
    assert (table.gladiator(victim).standing, table.gladiator(victim).missed_turns) == (
        "waiting",
        missed,
    )


@pytest.mark.rule("MOR-ALT-02")
def test_a_reading_returns_the_dead_after_the_next_round() -> None:
    table = Table(2).with_reading("alternate.rule_2", value=True)
    table.with_reading("alternate.rejoin", "miss_to_end_of_next_round").begin_turn(A, 7)
    table.set_fact("life", B, "dead").accepted_entries()
    table.act(A, "move", 3).accepted_entries()
    for number in (7, 8):
        assert (table.world.turn, table.world.round) == (B, number)
        table.act(B, "wait").accepted_entries()
        table.act(A, "move", 1 if number == 7 else 3).accepted_entries()
        while table.world.draws:
            table.draw_card(A, "medicus").accepted_entries()
    assert (table.world.turn, table.world.round, table.place(B)) == (B, 9, "alexandria")


@pytest.mark.rule("MOR-ALT-02", "MOR-ROMA-09")
def test_a_gladiator_who_waits_to_return_counts_as_alive() -> None:
    table = Table(2).with_reading("alternate.rule_2", value=True).equip(A, at="roma").begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    assert not table.world.is_ended
    both = Table(2).with_reading("alternate.rule_2", value=True).begin_turn(A)
    both.set_fact("life", A, "dead").accepted_entries()
    both.set_fact("life", B, "dead").accepted_entries()
    assert (both.world.is_ended, both.world.living) == (False, (A, B))
    assert (both.world.turn, both.gladiator(A).missed_turns) == (A, 1)


@pytest.mark.rule("MOR-ALT-02", "MOR-HP-01")
def test_a_returning_gladiator_has_the_first_hit_points_even_with_an_empty_box() -> None:
    table = Table(2).with_reading("alternate.rule_2", value=True)
    table.with_reading("cards.hit_point_supply", "cap_60")
    table.data["box"]["hit_point_cards"] = 10
    table.begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    table.set_fact("hit_points", A, 20).accepted_entries()
    table.set_fact("skips", B, 0).accepted_entries()
    table.act(A, "move", 3).accepted_entries()
    assert (table.world.turn, table.gladiator(B).alive, table.max_hit_points(B)) == (B, True, 2)


@pytest.mark.rule("MOR-ALT-02", "MOR-ROMA-09", "MOR-TURN-10")
def test_the_last_gladiator_to_return_wins_where_no_beast_is_needed() -> None:
    table = (
        Table(2)
        .with_reading("alternate.rule_2", value=True)
        .with_reading("alternate.rule_1", value=False)
    )
    table.equip(A, at="roma", hp=1).begin_turn(B)
    table.act(B, "move", 3).accepted_entries()
    table.set_fact("life", B, "dead").accepted_entries()
    table.set_fact("skips", B, 0).accepted_entries()
    table.act(A, "fight-beast").accepted_entries()
    answer = table.act(A, "strike-beast", *NEVER, *SURE)
    assert answer.entry_names()[-3:] == ["returned", "hit-points-gained", "game-ended"]
    assert table.world.winner == B
