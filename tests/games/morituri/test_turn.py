"""Turns: rolling and moving, waiting, missing turns, rounds."""

import pytest

from ledger.kernel.vocabulary.events import PeriodOpened
from tests.games.morituri.table import A, B, C, D, Table


@pytest.mark.rule("MOR-TURN-01", "MOR-SETUP-07", "MOR-HP-03", "MOR-HP-04", "MOR-TURN-02")
def test_s02_the_first_to_land_takes_the_hit_point_card() -> None:
    table = Table().begin_turn(A)
    moved = table.act(A, "move", 4)
    assert moved.event("moved").place == "cyrene"
    (roll,) = moved.accepted_entries()[0].rolls
    assert (roll.name, roll.sides, roll.value) == (f"round-1/{A}/move-1", 6, 4)
    assert moved.event("token-taken").place == "cyrene"
    assert table.max_hit_points(A) == 3
    again = table.act(B, "move", 4)
    assert "token-taken" not in again.entry_names()
    assert (table.place(B), table.max_hit_points(B)) == ("cyrene", 2)
    seen = table.seen()
    tokens = [doc["token"] for key, doc in seen.items() if key.startswith("place/")]
    assert tokens.count(True) == 5
    assert seen["place/cyrene"]["token"] is False
    assert seen["place/cyrene"]["here"] == [A, B]


@pytest.mark.rule("MOR-TURN-10")
def test_turns_go_clockwise_and_a_round_ends_where_it_began() -> None:
    table = Table(3).put_first_in_order(B)
    for who in (B, C):
        table.act(who, "move", 3).accepted_entries()
    assert (table.world.turn, table.world.round, table.state.period.seq) == (A, 1, 1)
    ended = table.act(A, "move", 3)
    assert ended.entry_names()[-3:] == ["turn-began", "period-opened", "seed-revealed"]
    assert (table.world.turn, table.world.round, table.state.period.seq) == (B, 2, 2)
    assert table.state.period.kind == "round"


@pytest.mark.rule("MOR-TURN-10")
def test_turns_pass_over_the_dead() -> None:
    table = Table(4).begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    table.act(A, "move", 3).accepted_entries()
    assert table.world.turn == C
    table.set_fact("life", D, "dead").accepted_entries()
    opened = [
        e for e in table.act(C, "move", 3).accepted_entries() if isinstance(e.event, PeriodOpened)
    ]
    assert (len(opened), table.world.turn, table.world.round) == (1, A, 2)


@pytest.mark.rule("MOR-TURN-10", "MOR-TURN-01")
def test_only_the_player_on_turn_moves_and_only_once() -> None:
    table = Table().begin_turn(A)
    table.act(B, "move").assert_refused("MOR-TURN-10")
    table.act(B, "wait").assert_refused("MOR-TURN-10")
    assert table.form(B, "move") is None
    table.act(A, "wait").assert_refused_with("has-to-move")
    table.act(A, "wait").assert_refused("MOR-TURN-01")
    assert table.form(A, "wait") is None
    assert table.form(A, "move") is not None


@pytest.mark.rule("MOR-TURN-01")
def test_roma_stops_every_move() -> None:
    table = Table().equip(A, at="minturnae").begin_turn(A)
    table.act(A, "move", 6).accepted_entries()
    assert table.place(A) == "roma"


@pytest.mark.rule("MOR-TURN-01")
def test_roma_is_reached_by_an_exact_roll_by_another_reading() -> None:
    table = Table().with_reading("movement.exact_roll_to_enter_roma", value=True)
    table.equip(A, at="minturnae").begin_turn(A)
    stayed = table.act(A, "move", 4)
    assert "danger-met" not in stayed.entry_names()
    assert (table.place(A), table.world.turn) == ("minturnae", B)
    table.begin_turn(A).act(A, "move", 3).accepted_entries()
    assert table.place(A) == "roma"


@pytest.mark.rule("MOR-TURN-01")
def test_a_gladiator_held_back_misses_the_turn_and_then_moves() -> None:
    table = Table(2).begin_turn(A)
    table.set_fact("skips", A, 2).accepted_entries()
    assert table.form(A, "move") is None
    table.act(A, "move").assert_refused("MOR-TURN-01")
    table.act(A, "wait").accepted_entries()
    assert (table.world.turn, table.gladiator(A).missed_turns) == (B, 1)
    table.act(B, "move", 3).accepted_entries()
    table.act(A, "wait").accepted_entries()
    table.act(B, "move", 1).accepted_entries()
    assert table.gladiator(A).missed_turns == 0
    table.act(A, "wait").assert_refused("MOR-TURN-01")
    table.act(A, "move", 3).accepted_entries()


@pytest.mark.rule("MOR-TURN-02")
def test_the_effect_of_the_space_comes_before_other_acts() -> None:
    table = Table().begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert (table.place(A), table.world.draws) == ("taposiris", (A,))
    table.act(A, "move").assert_refused_with("something-else-first")
    table.act(A, "move").assert_refused("MOR-TURN-02")
    table.act(A, "wait").assert_refused("MOR-TURN-02", "MOR-TURN-01")
    assert table.form(A, "drop-gear") is None
    assert table.world.turn == A


@pytest.mark.rule("MOR-TURN-04", "MOR-TURN-06", "MOR-BEST-01", "MOR-TURN-02")
def test_an_empty_arena_forces_a_beast_fight() -> None:
    table = Table().equip(A, at="macomades").begin_turn(A)
    entered = table.act(A, "move", 1).event("arena-entered")
    assert (entered.place, entered.foes, entered.beast) == ("leptis", (), "must")
    assert (entered.in_roma, table.gladiator(A).arrivals) == (False, 0)
    table.act(A, "wait").assert_refused("MOR-TURN-04", "MOR-TURN-01")
    table.act(A, "move").assert_refused("MOR-TURN-04")
    assert table.form(A, "wait") is None
    assert table.form(A, "fight-beast") is not None
    assert table.world.turn == A


@pytest.mark.rule("MOR-TURN-05", "MOR-PVP-23")
def test_opponents_are_fought_clockwise_from_the_left() -> None:
    table = Table(4).equip(A, at="leptis").equip(D, at="leptis").equip(C, at="oea")
    table.equip(B, at="macomades").begin_turn(B)
    entered = table.act(B, "move", 1).event("arena-entered")
    assert (entered.foes, entered.beast) == ((D, A), "")


@pytest.mark.rule("MOR-ARENA-03")
def test_s28_nobody_fights_on_the_road() -> None:
    table = Table(2).equip(A, at="oea").equip(B, at="sabratha").begin_turn(A)
    answer = table.act(A, "move", 1)
    assert table.place(A) == table.place(B) == "sabratha"
    assert answer.entry_names()[:2] == ["moved", "turn-began"]
    assert (table.world.bout, table.world.foes, table.world.turn) == (None, (), B)
    assert table.form(A, "strike") is None
    assert table.form(A, "fight-first") is None


@pytest.mark.rule("MOR-TURN-10", "MOR-ALT-01")
def test_the_last_one_alive_has_turn_after_turn_each_in_a_round_of_its_own() -> None:
    table = Table(2).begin_turn(B)
    table.set_fact("life", A, "dead").accepted_entries()
    for number in (2, 3):
        assert "period-opened" in table.act(B, "move", 3 if number == 2 else 1).entry_names()
        assert (table.world.turn, table.world.round, table.state.period.seq) == (B, number, number)
