"""Fights against beasts: when they are compulsory, the beast's strength, and the prize."""

from typing import Any

import pytest

from ledger.games.morituri.events import Died
from ledger.games.morituri.pugna.events import BeastFought, HuntBegan, HuntEnded
from ledger.games.morituri.rules import awaited_players
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    THIRD,
    ArenaGladiator,
    arena_with_beast,
    arena_with_lone_gladiator,
)
from tests.games.morituri.table import Table

MISS, HIT = (1, 2), (6, 5)


@pytest.mark.rule("MOR-BEST-01", "MOR-TURN-06", "MOR-TURN-04")
def test_the_beast_of_an_empty_arena_has_to_be_fought() -> None:
    sand = arena_with_lone_gladiator("leptis", ArenaGladiator(2))
    assert sand.table.world.beast == "must"
    assert awaited_players(sand.table.state) == (FIRST,)
    sand.act(FIRST, "move").assert_refused("MOR-TURN-04")
    sand.act(FIRST, "wait").assert_refused("MOR-TURN-04", "MOR-TURN-01")
    sand.act(FIRST, "strike-beast").assert_refused("MOR-BEST-03")
    sand.act(SECOND, "fight-beast").assert_refused("MOR-BEST-01")
    assert sand.form(SECOND, "fight-beast") is None
    assert sand.form(FIRST, "fight-beast") is not None
    sand.act(FIRST, "fight-beast").accepted_entries()
    assert sand.beast.who == FIRST
    sand.act(FIRST, "fight-beast").assert_refused("MOR-BEST-01")


@pytest.mark.rule("MOR-BEST-01")
def test_the_road_and_occupied_arenas_have_no_beast() -> None:
    table = Table(2).equip(FIRST, at="sabratha").begin_turn(FIRST)
    table.act(FIRST, "fight-beast").assert_refused("MOR-BEST-01")


@pytest.mark.rule("MOR-ARENA-01", "MOR-ARENA-02")
@pytest.mark.rule(
    "MOR-TURN-06", "MOR-ARENA-04", "MOR-BEST-05", "MOR-ARENA-05", "MOR-BEST-06", "MOR-ROMA-04"
)
@pytest.mark.parametrize(
    ("space", "pennants"), [("leptis", 1), ("syracuse", 2), ("capua", 3), ("roma", 4)]
)
def test_a_beast_is_as_strong_as_the_arena_has_pennants(space: str, pennants: int) -> None:
    began = arena_with_beast(space, ArenaGladiator(2)).last_event(HuntBegan)
    assert (began.number, began.place) == (1, space)
    beast = began.sides[1]
    assert (beast.who, beast.attack, beast.defence) == ("beast", pennants, pennants)
    assert (beast.attacks, beast.encumbrance, beast.net, beast.guard) == (1, 0, False, 0)
    assert began.hit_points == (2, 1)
    assert began.in_roma is (space == "roma")


@pytest.mark.rule("MOR-BEST-02", "MOR-TURN-07", "MOR-ROMA-04")
def test_a_gladiator_alone_in_roma_chooses_anew_on_each_turn() -> None:
    sand = arena_with_lone_gladiator("roma", ArenaGladiator(2))
    assert sand.table.world.beast == "may"
    sand.act(FIRST, "wait").accepted_entries()
    for other in (SECOND, THIRD):
        sand.table.equip(other, at="paestum").act(other, "move", 1).accepted_entries()
    assert (sand.turn, sand.table.world.beast) == (FIRST, "may")
    sand.act(FIRST, "fight-beast").accepted_entries()
    own, beast = sand.fight_beast_round(HIT, MISS)
    assert (own.target, beast.target, beast.left) == (10, 3, 0)
    assert sand.owed == (FIRST,)


@pytest.mark.rule("MOR-ROMA-05", "MOR-BEST-11")
def test_the_beast_of_roma_brings_a_card_too_and_no_hit_point() -> None:
    sand = arena_with_beast("roma", ArenaGladiator(2))
    sand.fight_beast_round(HIT, (1, 1))
    assert sand.last_event(HuntEnded).won
    assert sand.max_hit_points(FIRST) == (2,)
    assert sand.owed == (FIRST,)
    sand.draw_card(FIRST, "crowd_favour")
    assert sand.turn == SECOND, "once in a turn"


@pytest.mark.rule("MOR-BEST-04", "MOR-BEST-08")
def test_nobody_tires_in_a_beast_fight() -> None:
    sand = arena_with_beast(
        "capua", ArenaGladiator(4, "spatha", "galea_secutor", "pectorale", "scutum", "ocreae")
    )
    for _ in range(3):
        own, beast = sand.fight_beast_round(MISS, MISS)
        assert (own.attack, own.defence, own.target, own.bonus) == (3, 8, 7, 0)
        assert (beast.target, beast.bonus) == (12, 0)


@pytest.mark.rule("MOR-BEST-08", "MOR-PVP-10", "MOR-PVP-11")
def test_natural_two_and_twelve_count_against_a_beast_too() -> None:
    sand = arena_with_beast(
        "leptis", ArenaGladiator(3, "scutum", "pectorale", "galea_murmillo", "ocreae")
    )
    own, beast = sand.fight_beast_round((1, 1), (6, 6))
    assert (own.hits, beast.target, beast.hits, own.left) == (0, 14, 1, 2)


@pytest.mark.rule("MOR-BEST-09")
def test_a_beast_fight_ends_with_a_death_and_not_before() -> None:
    sand = arena_with_beast("leptis", ArenaGladiator(2))
    sand.fight_beast_round(MISS, HIT)
    assert (sand.beast.left, sand.beast.stage) == ((1, 1), "strike")
    for _ in range(4):
        sand.fight_beast_round(MISS, MISS)
    assert (sand.beast.round, sand.last_event(BeastFought).over) == (5, False)
    sand.fight_beast_round(MISS, HIT)
    assert sand.last_event(BeastFought).over
    assert sand.bout is None


@pytest.mark.rule("MOR-BEST-10", "MOR-HP-02")
def test_a_gladiator_without_hit_points_is_dead() -> None:
    sand = arena_with_beast("leptis", ArenaGladiator(1, "gladius"))
    sand.fight_beast_round(MISS, HIT)
    assert sand.dead(FIRST)
    assert (sand.last_event(HuntEnded).dead, sand.last_event(HuntEnded).beast_dead) == (True, False)
    assert sand.last_event(Died).cause == "beast"
    assert sand.owed == ()
    assert sand.discarded("gladius") == 1
    assert sand.turn == SECOND


@pytest.mark.rule("MOR-BEST-07", "MOR-CASS-07", "MOR-CASS-08")
def test_a_net_is_rolled_against_a_beast_as_well() -> None:
    sand = arena_with_beast("capua", ArenaGladiator(3, "casses", "trident"))
    own, beast = sand.fight_beast_round(MISS, MISS, nets=(5, 2))
    assert (own.net, beast.net, beast.netted, beast.defence) == (5, 2, True, 1)
    assert own.target == 6
    own, beast = sand.fight_beast_round(MISS, MISS, nets=(2, 2))
    assert (beast.netted, beast.defence, own.target) == (False, 3, 8)
    entry = sand.table.last_entry()
    assert [roll.name.rpartition("round-2/")[2] for roll in entry.rolls[:2]] == [
        "flamma/net",
        "beast/net",
    ]


@pytest.mark.rule("MOR-WEAP-09", "MOR-BEST-08")
def test_a_dual_gladius_strikes_twice_at_a_beast() -> None:
    sand = arena_with_beast("leptis", ArenaGladiator(2, "dual_gladius"))
    own, beast = sand.fight_beast_round(MISS, HIT, MISS)
    assert (own.target, own.hits, beast.left) == (6, 1, 0)


@pytest.mark.rule("MOR-BEST-03")
def test_the_server_rolls_for_the_beast_unless_a_reading_wants_a_volunteer() -> None:
    sand = arena_with_lone_gladiator("leptis", ArenaGladiator(2))
    form = sand.form(FIRST, "fight-beast")
    assert form is not None
    assert form.fields == ()
    sand.act(FIRST, "fight-beast", roller=SECOND).assert_refused("MOR-BEST-03")
    sand.act(FIRST, "fight-beast").accepted_entries()
    sand.act(SECOND, "strike-beast").assert_refused("MOR-BEST-03")
    assert awaited_players(sand.table.state) == (FIRST,)


@pytest.mark.rule("MOR-BEST-03")
def test_a_named_volunteer_may_roll_for_the_beast() -> None:
    sand = arena_with_lone_gladiator("leptis", ArenaGladiator(3), beast_dice="volunteer")
    form = sand.form(FIRST, "fight-beast")
    assert form is not None
    field: Any = form.fields[0]
    assert [option.value for option in field.options] == [SECOND, THIRD]
    for nobody in ("", FIRST, "host"):
        sand.act(FIRST, "fight-beast", roller=nobody).assert_refused("MOR-BEST-03")
    sand.act(FIRST, "fight-beast", roller=THIRD).accepted_entries()
    assert awaited_players(sand.table.state) == (FIRST, THIRD)
    sand.act(SECOND, "strike-beast").assert_refused("MOR-BEST-03")
    assert sand.form(SECOND, "strike-beast") is None
    sand.fight_beast_round(MISS, MISS, by=THIRD)
    sand.fight_beast_round(MISS, HIT, by=FIRST)
    assert sand.beast.left == (2, 1)


@pytest.mark.rule("MOR-BEST-03", "MOR-COMP-01")
def test_the_volunteer_types_in_his_own_dice_and_those_of_the_gladiator() -> None:
    table = Table(3).with_scenario_data(dice="table")
    sand = arena_with_lone_gladiator(
        "leptis", ArenaGladiator(3, "dual_gladius"), table, beast_dice="volunteer"
    )
    sand.act(FIRST, "fight-beast", roller=SECOND).accepted_entries()
    form = sand.form(SECOND, "strike-beast")
    assert form is not None
    asked = [(field.name, getattr(field, "count", 0)) for field in form.fields]
    assert asked == [("dice", 2), ("their_dice", 4), ("round", 0)]
    sand.act(SECOND, "strike-beast", dice=[6, 5], their_dice=[1, 2]).assert_refused("MOR-COMP-01")
    answer = sand.act(SECOND, "strike-beast", dice=[6, 5], their_dice=[1, 2, 2, 1])
    entry = answer.accepted_entries()[0]
    assert entry.event.round.first.dice == ((1, 2), (2, 1))
    assert entry.event.round.second.dice == ((6, 5),)
    assert {(roll.source, roll.witness) for roll in entry.rolls} == {("table", SECOND)}
    form = sand.form(FIRST, "strike-beast")
    assert form is not None
    assert [getattr(field, "count", 0) for field in form.fields] == [4, 2, 0]


def test_the_slice_shows_the_beast() -> None:
    sand = arena_with_beast("roma", ArenaGladiator(2, "galea_murmillo"))
    sand.fight_beast_round(MISS, HIT)
    seen = sand.table.seen()["duel"]
    own, beast = seen["sides"]
    assert (seen["kind"], seen["in_roma"], seen["weaker"]) == ("hunt", True, "")
    assert (own["target"], own["bonus"], own["left"]) == (10, 0, 1)
    assert (beast["who"], beast["target"], beast["bonus"], beast["most"]) == ("beast", 5, 0, 0)
    sand.fight_beast_round(HIT, HIT)
    seen = sand.table.seen()["duel"]
    assert (seen["stage"], seen["winner"], seen["dead"]) == ("over", "", [FIRST, "beast"])


@pytest.mark.rule("MOR-BEST-10", "MOR-BEST-11")
@pytest.mark.parametrize(
    ("own", "other", "winner"), [(HIT, MISS, FIRST), (MISS, HIT, "beast"), (HIT, HIT, "")]
)
def test_the_slice_shows_the_winner(
    own: tuple[int, int], other: tuple[int, int], winner: str
) -> None:
    sand = arena_with_beast("leptis", ArenaGladiator(1))
    sand.fight_beast_round(own, other)
    assert sand.table.seen()["duel"]["winner"] == winner
