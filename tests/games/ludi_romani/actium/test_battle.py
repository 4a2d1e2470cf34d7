"""ACTIUM: the rounds at sea, and their end."""

import random

import pytest

from ledger.contract.form import Dice
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    fight_round,
    one_member_fleets,
    roll_all_fleets,
    ships_by_party,
    sound_conches,
    switch_to_real_dice,
)


@pytest.mark.rule("ACTIUM-14", "ACTIUM-15")
def test_the_single_highest_keeps_its_ship_and_all_others_lose_one_to_neptune() -> None:
    table = one_member_fleets(antony=3, cicero=2, octavian=4)
    roll_all_fleets(table, 2, 6, 5)
    assert ships_by_party(table) == {"antony": 3, "cicero": 2, "octavian": 4}
    table.act("neptune", "name-victor").accepted_entries()
    assert ships_by_party(table) == {"antony": 2, "cicero": 2, "octavian": 3}
    table.assert_holdings("neptune", navis_longa=2)


@pytest.mark.rule("ACTIUM-16")
def test_all_who_tie_for_the_highest_keep_theirs() -> None:
    table = one_member_fleets(antony=3, cicero=2, octavian=4)
    fight_round(table, 6, 6, 5)
    assert ships_by_party(table) == {"antony": 3, "cicero": 2, "octavian": 3}
    fight_round(table, 4, 4, 4)
    assert ships_by_party(table) == {"antony": 3, "cicero": 2, "octavian": 3}


@pytest.mark.rule("ACTIUM-17")
def test_the_battle_goes_on_until_a_single_party_has_ships() -> None:
    table = one_member_fleets(antony=1, cicero=1, octavian=2)
    fight_round(table, 1, 5, 3)
    assert ships_by_party(table) == {"cicero": 1, "octavian": 1}
    entries = fight_round(table, 5, 6)
    assert entries[-1].event.party == "octavian"
    assert table.state.world.actium.victor == "octavian"
    table.act("neptune", "roll-ships").assert_refused_with("sea-battle-over")
    table.act("neptune", "name-victor").assert_refused_with("sea-battle-over")
    assert table.form("neptune", "roll-ships") is None


@pytest.mark.rule("ACTIUM-10", "ACTIUM-17")
def test_a_fleet_alone_has_won_without_a_roll() -> None:
    table = one_member_fleets(antony=3)
    table.act("neptune", "roll-ships").assert_refused_with("one-fleet-left")
    table.act("neptune", "name-victor").accepted_entries()
    assert table.state.world.actium.victor == "antony"


@pytest.mark.rule("ACTIUM-14")
def test_neptune_alone_has_dice_rolled_and_one_round_after_the_other() -> None:
    table = (
        actium_without_goods()
        .with_("antony", denarius=2_000_000)
        .with_("cicero", denarius=2_000_000)
    )
    table.act("neptune", "roll-ships").assert_refused_with("close-forms-first")
    assert table.form("neptune", "roll-ships") is None
    close_forms(sound_conches(table))
    table.act("oceanus", "roll-ships").assert_refused_with("neptune-hosts")
    table.act("neptune", "name-victor").assert_refused_with("roll-ships-first")
    table.act("neptune", "fight-on").assert_refused_with("roll-ships-first")
    assert table.form("neptune", "fight-on") is None
    roll_all_fleets(table, 3, 4)
    table.act("neptune", "roll-ships").assert_refused_with("name-victor-first")
    for act in ("roll-ships", "name-victor", "fight-on"):
        assert table.form("oceanus", act) is None
        table.act("oceanus", act).assert_refused("ACTIUM-06")


@pytest.mark.rule("ACTIUM-14")
def test_rolls_and_settling_are_two_entries_and_each_die_has_its_own_name() -> None:
    table = one_member_fleets(antony=2, cicero=2)
    [entry] = roll_all_fleets(table, 3, 4)
    assert [(r.name, r.value) for r in entry.rolls] == [
        ("actium/1/antony", 3),
        ("actium/1/cicero", 4),
    ]
    table.act("neptune", "name-victor").accepted_entries()
    [entry] = roll_all_fleets(table, 1, 2)
    assert [r.name for r in entry.rolls] == ["actium/2/antony", "actium/2/cicero"]


@pytest.mark.rule("ACTIUM-14", "ACTIUM-17")
def test_neptune_names_the_highest_and_starts_the_next_roll_in_one_act() -> None:
    table = one_member_fleets(antony=2, cicero=2)
    roll_all_fleets(table, 3, 4)
    table.context.dice = [6, 1]
    table.act("neptune", "fight-on").accepted_entries()
    assert ships_by_party(table) == {"antony": 1, "cicero": 2}
    table.context.dice = [1, 6]
    table.act("neptune", "fight-on").accepted_entries()
    assert ships_by_party(table) == {"antony": 1, "cicero": 1}
    table.act("neptune", "fight-on").accepted_entries()
    assert table.state.world.actium.victor == "cicero"
    assert ships_by_party(table) == {"cicero": 1}


@pytest.mark.rule("FATA-11", "ACTIUM-14")
def test_dice_on_the_table_are_typed_in_by_neptune() -> None:
    table = switch_to_real_dice(one_member_fleets(antony=2, cicero=2, octavian=1))
    assert table.form("neptune", "set-sea-dice") is not None
    offered = table.form("neptune", "roll-ships")
    assert offered is not None
    assert offered.fields == (Dice("dice", 3, 6, ("antony", "cicero", "octavian")),)
    table.act("neptune", "roll-ships").assert_refused_with("type-all-ships")
    table.act("neptune", "roll-ships", dice=[1, 2]).assert_refused_with("type-all-ships")
    table.act("neptune", "roll-ships", dice=[1, 2, 7]).assert_refused_with("type-all-ships")
    [entry] = table.act("neptune", "roll-ships", dice=[1, 6, 3]).accepted_entries()
    assert [(r.value, r.source, r.witness) for r in entry.rolls] == [
        (1, "table", "neptune"),
        (6, "table", "neptune"),
        (3, "table", "neptune"),
    ]
    onwards = table.form("neptune", "fight-on")
    assert onwards is not None
    assert onwards.fields == (Dice("dice", 2, 6, ("antony", "cicero")),)
    table.act("neptune", "fight-on", dice=[5, 2]).accepted_entries()
    assert ships_by_party(table) == {"antony": 1, "cicero": 2}
    table.act("neptune", "fight-on", dice=[5, 2]).accepted_entries()
    last = table.form("neptune", "fight-on")
    assert last is not None
    assert last.fields == ()
    table.act("neptune", "fight-on", dice=[5, 2]).assert_refused_with("type-all-ships")
    table.act("neptune", "fight-on").accepted_entries()
    assert table.state.world.actium.victor == "antony"


@pytest.mark.rule("FATA-11")
def test_neptune_says_whose_dice_are_rolled_in_his_battle() -> None:
    table = one_member_fleets(antony=2, cicero=2)
    table.act("neptune", "roll-ships", dice=[1, 2]).assert_refused_with("server-rolls-at-sea")
    table.act("oceanus", "set-sea-dice", value="table").assert_refused_with("neptune-hosts")
    table.act("neptune", "set-sea-dice", value="server").assert_refused_with("dice-so-already")
    table.act("neptune", "set-sea-dice", value="table").accepted_entries()
    table.act("neptune", "set-sea-dice", value="server").accepted_entries()
    roll_all_fleets(table, 1, 2)
    early = sound_conches(actium_without_goods().with_("antony", denarius=1_000_000))
    early.act("neptune", "set-sea-dice", value="table").assert_refused_with("close-forms-first")
    assert early.form("neptune", "set-sea-dice") is None


@pytest.mark.rule("ACTIUM-12", "ACTIUM-17", "LIM-15")
def test_thirty_parties_fight_it_out() -> None:
    chance = random.Random(31)
    table = actium_without_goods()
    mortals = [who for who, data in table.data["cast"].items() if data["role"] != "numen"][:30]
    for who in mortals:
        table.with_(who, denarius=chance.choice([1, 4, 10, 30, 70]) * 1_000_000)
    close_forms(sound_conches(table))
    assert len(ships_by_party(table)) == 30
    rounds = 0
    while not table.state.world.actium.victor:
        table.context.dice = [chance.randint(1, 6) for _ in ships_by_party(table)]
        table.act("neptune", "roll-ships").accepted_entries()
        table.act("neptune", "name-victor").accepted_entries()
        rounds += 1
    assert len(ships_by_party(table)) == 1
    assert rounds < 120
