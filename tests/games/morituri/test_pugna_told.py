"""Duels with dice on the table, their entries, and their slice."""

import pytest

from ledger.games.morituri.pugna import clash
from ledger.games.morituri.pugna.events import (
    DuelBegan,
    RoundFought,
)
from tests.games.morituri.sand import FIRST, SECOND, ArenaGladiator, ArenaTable, arena_with_duel
from tests.games.morituri.table import Table

MISS, HIT = (1, 2), (6, 5)


def duel_with_real_dice(first: ArenaGladiator, second: ArenaGladiator) -> ArenaTable:
    """Return a duel with dice on the table."""
    return arena_with_duel(first, second, table=Table(2).with_scenario_data(dice="table"))


@pytest.mark.rule("MOR-COMP-01", "MOR-CASS-07")
def test_dice_on_the_table_are_typed_in_side_by_side_the_net_die_first() -> None:
    sand = duel_with_real_dice(ArenaGladiator(3), ArenaGladiator(3, "casses"))
    form = sand.form(FIRST, "strike")
    assert form is not None
    asked = [(field.name, getattr(field, "count", 0)) for field in form.fields]
    assert asked == [("dice", 3), ("their_dice", 3), ("round", 0)]
    sand.act(FIRST, "strike").assert_refused("MOR-COMP-01")
    sand.act(FIRST, "strike", dice=[1, 2, 3], their_dice=[1, 2]).assert_refused("MOR-COMP-01")
    sand.act(FIRST, "strike", dice=[1, 2, 7], their_dice=[1, 2, 3]).assert_malformed()
    entry = sand.act(FIRST, "strike", dice=[2, 6, 5], their_dice=[4, 1, 2]).accepted_entries()[0]
    fought = entry.event.round
    assert (fought.first.net, fought.first.dice) == (2, ((6, 5),))
    assert (fought.second.net, fought.second.dice) == (4, ((1, 2),))
    assert fought.first.netted
    assert {(roll.source, roll.witness) for roll in entry.rolls} == {("table", FIRST)}
    entry = sand.act(SECOND, "strike", dice=[4, 1, 2], their_dice=[2, 3, 1]).accepted_entries()[0]
    assert (entry.event.round.first.net, entry.event.round.second.net) == (2, 4)
    assert entry.event.round.first.dice == ((3, 1),)


@pytest.mark.rule("MOR-COMP-01")
def test_dice_of_the_server_are_not_typed_in_and_the_crowds_die_is_one() -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(2))
    sand.act(FIRST, "strike", dice=[1, 2], their_dice=[1, 2]).assert_refused("MOR-COMP-01")
    table = duel_with_real_dice(ArenaGladiator(3), ArenaGladiator(2))
    table.act(FIRST, "strike", dice=[6, 5], their_dice=[1, 2]).accepted_entries()
    form = table.form(SECOND, "hear-the-crowd")
    assert form is not None
    assert [getattr(field, "count", 0) for field in form.fields] == [1]
    table.act(SECOND, "hear-the-crowd").assert_refused("MOR-COMP-01")
    heard = table.act(SECOND, "hear-the-crowd", dice=[1]).accepted_entries()[0]
    assert heard.event.blood
    assert heard.rolls[0].source == "table"


def test_every_round_can_be_computed_again_from_its_entry() -> None:
    sand = arena_with_duel(
        ArenaGladiator(4, "casses", "galerus"), ArenaGladiator(4, "dual_gladius", "galea_secutor")
    )
    for nets in ((6, 1), (3, 3), (2, 5)):
        sand.fight_duel_round((3, 4), (2, 2), (5, 4), nets=nets)
    log = sand.table.state.log
    began: DuelBegan = sand.last_event(DuelBegan)
    left = began.hit_points
    entries = [log.entries[position] for position in range(1, log.position + 1)]
    for entry in (entry for entry in entries if isinstance(entry.event, RoundFought)):
        fought = entry.event.round
        faces = [roll.value for roll in entry.rolls]
        again = clash.play_round(began.sides, left, fought.number, faces, is_tiring=True)
        assert again == fought
        left = fought.left
        assert len({roll.name for roll in entry.rolls}) == len(faces) == 8


@pytest.mark.rule("MOR-PVP-20", "MOR-PVP-07", "MOR-PVP-04")
def test_the_slice_shows_both_sides_and_the_latest_rounds() -> None:
    sand = arena_with_duel(
        ArenaGladiator(3, "gladius", "galerus"),
        ArenaGladiator(3, "gladius", "galea_hoplomachus", "pectorale"),
    )
    sand.fight_duel_round((2, 4), HIT)
    seen = sand.table.seen()["duel"]
    own, other = seen["sides"]
    assert (own["target"], own["bonus"], own["most"], own["dice"]) == (8, 2, 3, 2)
    assert (other["target"], other["bonus"], other["most"]) == (6, 0, 0)
    assert (own["hit_points"], own["left"], other["left"]) == (3, 2, 3)
    assert (seen["kind"], seen["stage"], seen["round"], seen["crowd"]) == (
        "duel",
        "strike",
        1,
        None,
    )
    fought = seen["rounds"][0]["sides"]
    assert [side["landed"] for side in fought] == [[False], [True]]
    sand.fight_duel_round(MISS, HIT)
    heard = sand.act(sand.current_duel.weaker_fighter, "hear-the-crowd", 3).accepted_entries()[0]
    seen = sand.table.seen()["duel"]
    assert (seen["stage"], seen["weaker"]) == ("mercy", FIRST)
    assert seen["crowd"] == {"face": 3, "blood": False, "entry": heard.id}
    sand.act(FIRST, "accept-mercy").accepted_entries()
    seen = sand.table.seen()["duel"]
    assert (seen["stage"], seen["winner"], seen["why"]) == ("over", SECOND, "mercy")
    assert (seen["mercy"], seen["dead"]) == ("taken", [])


def test_the_slice_of_a_long_duel_shows_the_last_twelve_rounds() -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(3))
    assert Table().seen()["duel"] == {}
    for _ in range(15):
        sand.fight_duel_round(MISS, MISS)
    numbers = [one["number"] for one in sand.table.seen()["duel"]["rounds"]]
    assert numbers == list(range(4, 16))
