"""The worked scenarios of war gods and of the Ring: S10 and S14, with their variants."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.mors.death import estate_account
from tests.games.ludi_romani.battles import choose_option, latest_battle, open_choices, play_rounds
from tests.games.ludi_romani.proelium.scenes import attack_before_isis, scenario_14
from tests.games.ludi_romani.ring.scenes import winter_of_scenario_14
from tests.games.ludi_romani.table import Table


def scenario_10() -> Table:
    """The aestas of the year 41 as in scenario S10."""
    table = Table().at("aestas", 41)
    table.with_("sextus_pompey", place="sicily", legio_curialis=3)
    table.with_("pollio", place="sicily", role="imperator", legio_curialis=1)
    table.with_("m_brutus", place="greece", denarius=500_000, legio_curialis=2, classis=2)
    table.with_("cassius", place="syria", legio_curialis=2, legio_clientarum=3)
    table.with_("ventidius", place="greece", denarius=1_100_000)
    table.with_("lepidus", place="spain", legio_curialis=3, legio_clientarum=0)
    table.with_("mars", place="sicily").with_("deimos", place="syria")
    table.with_("phobos", place="spain").with_("bellona", place="syria")
    return table.with_("ares", place="gaul").with_("cybele", place="egypt")


def table_with_beaten_cassius(table: Table) -> Table:
    """Deimos has beaten both legiones curiales of Cassius."""
    table.act("deimos", "provoke", target="cassius").accepted_entries()
    assert latest_battle(table).concursationes == 2
    return play_rounds(table, (6, 2), (4, 3))


@pytest.mark.rule("PROEL-34", "PROEL-35", "PROEL-36", "PROEL-37", "PROEL-38", "PROEL-39")
@pytest.mark.rule("MORS-10", "MERC-11", "MERC-20", "PROEL-01")
def test_s10_war_gods() -> None:
    table = scenario_10()
    table.act("mars", "provoke", target="sextus_pompey", rival="pollio").accepted_entries()
    choose_option(table, "sextus_pompey", "war-god", "fight").accepted_entries()
    assert latest_battle(table).concursationes == 3
    play_rounds(table, (5, 5), (4, 2), (3, 6))
    table.assert_holdings("sextus_pompey", legio_curialis=2).assert_holdings(
        "mars", legio_curialis=1
    )
    assert not table.state.world.mors.sentences

    table.act("mars", "roam", to="greece").assert_unwarned()
    table.act("mars", "provoke", target="m_brutus").accepted_entries()
    play_rounds(table, (6, 1), (5, 4))
    choose_option(table, "mars", "death", "carry-out").accepted_entries()
    assert not table.person("m_brutus").living
    table.assert_holdings("mars", legio_curialis=3)
    left = table.state.books.accounts[estate_account("m_brutus")]
    assert dict(left) == {"denarius": 500_000, "classis": 2, "suffragium": 10}

    table_with_beaten_cassius(table)
    choose_option(table, "deimos", "death", "carry-out").accepted_entries()
    assert not table.person("cassius").living
    assert table.state.books.balance(estate_account("cassius"), CLIENTARUM) == 3
    table.assert_holdings("deimos", legio_curialis=2)

    table.act("phobos", "provoke", target="lepidus").assert_refused("PROEL-38")
    table.act("bellona", "provoke", target="antony").assert_refused("PROEL-39")
    table.act("ares", "provoke", target="antony").assert_refused("PROEL-39")

    bought = {"seller": "mars", "asset": CURIALIS, "quantity": 1, "by": "mars"}
    table.act("ventidius", "buy-legions", **bought).accepted_entries()
    table.assert_holdings("sextus_pompey", legio_curialis=2)
    table.assert_holdings("mars", denarius=200_000, legio_curialis=2).assert_holdings(
        "deimos", legio_curialis=2
    )
    table.assert_holdings("ventidius", denarius=900_000, legio_curialis=1)


@pytest.mark.rule("PROEL-01", "PROEL-34")
def test_s10_5_not_in_rome_and_not_in_winter() -> None:
    table = scenario_10().with_("octavian", place="rome")
    table.act("mars", "roam", to="rome").accepted_entries()
    table.act("mars", "provoke", target="octavian").assert_refused("PROEL-01")
    table.season().accepted_entries()
    table.season("diana").accepted_entries()
    table.act("mars", "provoke", target="octavian").assert_refused("PROEL-34")


@pytest.mark.rule("PROEL-36")
def test_s10_6_mars_walks_off_in_the_middle_of_a_duel() -> None:
    table = scenario_10()
    table.act("mars", "provoke", target="sextus_pompey", rival="pollio").accepted_entries()
    choose_option(table, "sextus_pompey", "war-god", "fight").accepted_entries()
    play_rounds(table, (4, 2))
    table.act("mars", "roam", to="gaul").assert_warned("PROEL-36")
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "parted")
    table.assert_holdings("sextus_pompey", legio_curialis=2).assert_holdings(
        "mars", legio_curialis=1
    )
    assert table.person("sextus_pompey").statuses == frozenset()


@pytest.mark.rule("PROEL-37", "PROEL-38")
def test_s10_variant_with_mercy_cassius_lives() -> None:
    table = table_with_beaten_cassius(scenario_10())
    choose_option(table, "deimos", "death", "spare").accepted_entries()
    assert table.person("cassius").statuses == frozenset()
    table.assert_holdings("cassius", legio_clientarum=3).assert_holdings("deimos", legio_curialis=2)


@pytest.mark.rule("PROEL-38", "PROEL-37")
def test_s10_variant_by_the_other_reading_red_dice_save_cassius() -> None:
    table = table_with_beaten_cassius(
        scenario_10().with_reading("wargod.sweep", "all_legiones_gone")
    )
    assert not table.state.world.mors.sentences
    assert not table.state.kernel.duties
    table.assert_holdings("cassius", legio_clientarum=3, legio_curialis=0)


@pytest.mark.rule("PROEL-38", "PROEL-37")
def test_a_sweep_of_all_dice_is_death_by_the_other_reading_too() -> None:
    table = scenario_10().with_reading("wargod.sweep", "all_legiones_gone")
    table.act("mars", "roam", to="greece").accepted_entries()
    table.act("mars", "provoke", target="m_brutus").accepted_entries()
    play_rounds(table, (6, 1), (5, 4))
    assert list(table.state.world.mors.sentences) == ["m_brutus"]


@pytest.mark.rule("RING-01", "RING-02", "RING-03", "RING-04", "RING-05", "RING-06", "RING-07")
@pytest.mark.rule("RING-08", "RING-09", "RING-10", "ROST-04", "MOTUS-08", "LIM-18")
def test_s14_the_ring_of_gyges() -> None:
    table = winter_of_scenario_14().with_(
        "cassius", place="syria", legio_curialis=5, legio_clientarum=1
    )
    table.with_("isauricus", denarius=700_000, suffragium=60, classis=1)
    table.with_("octavia", legio_curialis=2).with_("cybele", place="gaul")
    table.set_fact("octavia", "role", "matrona")
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    attack = {"target": "octavia", "numen": "venus"}
    table.act("isauricus", "attack-with-ring", **attack).assert_refused("RING-08")
    table.act("isauricus", "move", to="syria").accepted_entries()
    attack_before_isis(table)
    assert latest_battle(table).concursationes == 3
    table.act("cassius", "field-legions", dice={"cassius/legio_curialis": 3}).accepted_entries()
    play_rounds(table, (6, 2), (3, 3), (5, 4))
    again = {"target": "cassius", "numen": "isis"}
    table.act("isauricus", "attack-with-ring", **again).assert_refused("RING-05")
    table.act("isauricus", "attack-with-ring", **attack).assert_refused("RING-08")
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    table.assert_place("isauricus", "asia_minor", "ordinary")
    table.assert_holdings("isauricus", denarius=700_000, legio_curialis=2, suffragium=60, classis=1)
    assert table.person("isauricus").role == "imperator"
    table.assert_holdings("cassius", legio_curialis=3, legio_clientarum=1)


@pytest.mark.rule("RING-08")
def test_s14_4_no_attack_in_rome() -> None:
    table = winter_of_scenario_14().with_("venus", place="rome").with_("cicero", role="imperator")
    table.with_("cicero", legio_curialis=2)
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    attack = {"target": "cicero", "numen": "venus"}
    objections = table.act("isauricus", "attack-with-ring", **attack).assert_refused("RING-08")
    assert [objection.key for objection in objections] == ["no-battle-in-rome"]


@pytest.mark.rule("RING-04")
def test_s14_4_no_attack_in_summer() -> None:
    table = Table().at("aestas", 40).with_("isauricus", place="syria").with_("isis", place="syria")
    table.with_("cassius", place="syria").with_("cybele", place="gaul")
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    attack = {"target": "cassius", "numen": "isis"}
    objections = table.act("isauricus", "attack-with-ring", **attack).assert_refused("RING-04")
    assert [objection.key for objection in objections] == ["ring-in-winter"]


@pytest.mark.rule("RING-04")
def test_s14_a_with_two_legiones_there_are_two_rounds() -> None:
    assert latest_battle(attack_before_isis(scenario_14(2, 0))).concursationes == 2


@pytest.mark.rule("RING-07", "PROEL-32")
def test_s14_b_a_victim_of_three_losses_is_unprotected_and_not_dead() -> None:
    table = play_rounds(attack_before_isis(scenario_14(3, 0)), (6, 1), (6, 1), (6, 5))
    assert table.person("cassius").statuses == {"unprotected"}
    assert open_choices(table) == [("isauricus", "victory")]
    table.assert_holdings("isauricus", legio_curialis=3).assert_holdings(
        "cassius", legio_curialis=0
    )


@pytest.mark.rule("RING-07")
def test_s14_b_by_the_other_reading_the_ring_kills() -> None:
    table = scenario_14(3, 0)
    table.change_reading("ring.sweep_kills", "true").accepted_entries()
    attack_before_isis(table)
    play_rounds(table, (6, 1), (6, 1), (6, 5))
    assert list(table.state.world.mors.sentences) == ["cassius"]
    assert open_choices(table) == []
    choose_option(table, "isauricus", "death", "carry-out").accepted_entries()
    assert not table.person("cassius").living


@pytest.mark.rule("RING-08", "RING-02")
def test_s14_c_a_ghost_keeps_its_captures_and_stays_a_ghost() -> None:
    table = scene_with_ghost_bearer(scenario_14())
    table.assert_holdings("isauricus", legio_curialis=2).assert_holdings("isis", legio_curialis=0)
    assert table.person("isauricus").role == "senator"
    assert table.person("isauricus").statuses == {"imago", "ring_bearer"}


@pytest.mark.rule("RING-08")
def test_s14_c_by_the_other_reading_the_god_gets_a_ghosts_captures() -> None:
    table = scenario_14()
    table.change_reading("ring.imago_keeps_winnings", "false").accepted_entries()
    scene_with_ghost_bearer(table)
    table.assert_holdings("isauricus", legio_curialis=0).assert_holdings("isis", legio_curialis=2)


def scene_with_ghost_bearer(table: Table) -> Table:
    """The bearer of the Ring is an imago, and wins two of three rounds."""
    table.set_fact("isauricus", "status", "imago")
    attack_before_isis(table)
    table.act("cassius", "field-legions", dice={"cassius/legio_curialis": 3}).accepted_entries()
    return play_rounds(table, (6, 2), (3, 3), (5, 4))


def test_the_bearer_rolls_for_himself_too() -> None:
    table = attack_before_isis(scenario_14(2, 0))
    table.context.dice = [6]
    table.act("isauricus", "roll-dice").accepted_entries()
    table.context.dice = [2]
    table.act("cassius", "roll-dice").accepted_entries()
    assert latest_battle(table).stage == "rolled"
