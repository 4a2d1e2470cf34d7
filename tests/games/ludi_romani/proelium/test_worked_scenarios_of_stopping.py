"""S11: five events that stop a battle, and two events that do not."""

import pytest

from ledger.games.ludi_romani.seats import number_of_occupied_seats
from tests.games.ludi_romani.battles import (
    begin_battle,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
    settle_round,
)
from tests.games.ludi_romani.table import Table


def scenario_11() -> Table:
    """The aestas of the year 40 as in scenario S11.

    One round was rolled, and Plancus has won it.
    """
    table = Table().at("aestas", 40)
    table.with_("lepidus", place="gaul", legio_curialis=3)
    table.with_("plancus", place="gaul", role="imperator", legio_curialis=4)
    table.with_("vulcan", place="gaul").with_("diana", place="gaul").with_("cybele", place="egypt")
    for who in ("balbus", "pansa", "hirtius"):
        table.with_(who, place="spain")
    table.context.dice = [6, 1]
    table.act("vulcan", "draw-lots").accepted_entries()
    begin_battle(table, "lepidus", "plancus", "vulcan")
    assert latest_battle(table).concursationes == 3
    play_rounds(table, (2, 5))
    return table.assert_holdings("lepidus", legio_curialis=2).assert_holdings(
        "plancus", legio_curialis=5
    )


def assert_battle_over(table: Table) -> None:
    """Assert that the battle is over and that no fighter has a penalty."""
    assert latest_battle(table).stage == "over"
    table.assert_holdings("lepidus", legio_curialis=2).assert_holdings("plancus", legio_curialis=5)
    for who in ("lepidus", "plancus"):
        assert table.person(who).statuses == frozenset()
    assert open_choices(table) == []


@pytest.mark.rule("MOTUS-14", "PROEL-29", "PROEL-31")
def test_s11_a_mercury_carries_one_of_them_off() -> None:
    table = scenario_11()
    table.act_with_consent("mercury", "lepidus", "plead", to="spain").accepted_entries()
    table.assert_place("lepidus", "spain", "ordinary")
    assert number_of_occupied_seats(table.state, "spain") == 4
    assert_battle_over(table)
    table.act("octavian", "plead", to="gaul").assert_refused("MOTUS-14")


@pytest.mark.rule("MOTUS-14")
def test_s11_b_with_a_full_goal_the_battle_goes_on() -> None:
    table = scenario_11()
    table.set_fact("calenus", "place", "spain")
    table.act("lepidus", "plead", to="spain").assert_refused("MOTUS-14")
    assert latest_battle(table).stage == "rolling"


@pytest.mark.rule("PROEL-30", "PROEL-41")
def test_s11_c_cybele_appears() -> None:
    table = scenario_11()
    table.act("cybele", "roam", to="gaul").accepted_entries()
    assert_battle_over(table)


@pytest.mark.rule("PROEL-27", "CAL-10")
def test_s11_d_the_season_ends() -> None:
    table = scenario_11()
    table.season().accepted_entries()
    for who in ("lepidus", "plancus"):
        assert table.person(who).statuses == frozenset()
    table.assert_holdings("lepidus", legio_curialis=2).assert_holdings("plancus", legio_curialis=5)
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-28", "PROEL-31")
def test_s11_e_the_presiding_god_leaves_and_nobody_takes_over() -> None:
    table = scenario_11()
    table.act("vulcan", "leave-battle").accepted_entries()
    assert_battle_over(table)


@pytest.mark.rule("PROEL-28")
def test_s11_e_the_presiding_god_goes_elsewhere() -> None:
    table = scenario_11()
    table.act("vulcan", "roam", to="spain").accepted_entries()
    assert_battle_over(table)


@pytest.mark.rule("PROEL-28", "PROEL-22")
def test_s11_f_another_god_takes_over() -> None:
    table = scenario_11()
    table.act_with_consent("diana", "vulcan", "leave-battle", successor="diana").accepted_entries()
    play_rounds(table, (4, 3))
    table.assert_holdings("lepidus", legio_curialis=2).assert_holdings("plancus", legio_curialis=4)
    table.assert_holdings("diana", legio_curialis=11)
    assert latest_battle(table).stage == "rolling"


@pytest.mark.rule("PROEL-26", "LIM-08")
def test_s11_g_nobody_walks_away() -> None:
    scenario_11().act("lepidus", "move", to="spain").assert_refused("PROEL-26")


def test_rolled_and_settled_are_two_entries() -> None:
    table = roll_both_dice(scenario_11(), 4, 3)
    assert latest_battle(table).stage == "rolled"
    settle_round(table).accepted_entries()
