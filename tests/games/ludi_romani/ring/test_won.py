"""RING: the gains that the bearer wins and keeps, and the fate of the loser."""

import pytest

from ledger.games.ludi_romani.proelium.round_settlement import ConcursatioSettled
from tests.games.ludi_romani.battles import (
    choose_option,
    events_of_types,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
    settle_round,
)
from tests.games.ludi_romani.proelium.scenes import attack_before_isis, scenario_14

NINE = {"who": "isauricus", "asset": "legio_curialis", "counted": 9, "because": "found"}


@pytest.mark.rule("RING-08")
def test_a_living_bearer_keeps_his_winnings_by_the_other_reading_too() -> None:
    table = scenario_14(1, 0)
    table.change_reading("ring.imago_keeps_winnings", "false").accepted_entries()
    play_rounds(attack_before_isis(table), (6, 1))
    table.assert_holdings("isauricus", legio_curialis=1)


@pytest.mark.rule("RING-07", "RING-06", "RING-08", "ROST-04")
def test_equal_or_higher_keeps_lower_loses_and_the_bearer_risks_nothing() -> None:
    table = attack_before_isis(scenario_14(3, 0))
    roll_both_dice(table, 3, 3)
    (level,) = events_of_types(settle_round(table).accepted_entries(), ConcursatioSettled)
    assert level.becomes == ""
    table.assert_holdings("cassius", legio_curialis=3).assert_holdings(
        "isauricus", legio_curialis=0
    )
    assert table.person("isauricus").role == "senator"
    play_rounds(table, (3, 2))
    table.assert_holdings("cassius", legio_curialis=2).assert_holdings(
        "isauricus", legio_curialis=1
    )
    assert table.person("isauricus").role == "imperator"
    play_rounds(table, (1, 6))
    table.assert_holdings("cassius", legio_curialis=2).assert_holdings(
        "isauricus", legio_curialis=1, ring_of_gyges=1
    )
    assert table.person("isauricus").statuses == {"ring_bearer"}
    assert table.person("cassius").statuses == frozenset()
    assert not table.state.kernel.duties


@pytest.mark.rule("RING-08", "ROST-06", "ROST-04")
def test_a_free_woman_who_wins_a_legio_is_an_amazon() -> None:
    table = (
        scenario_14(1, 0)
        .set_fact("livia", "role", "free_woman")
        .set_fact("livia", "place", "syria")
    )
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    table.act("pluto", "lend-ring", to="livia").accepted_entries()
    play_rounds(attack_before_isis(table, "livia"), (6, 1))
    assert table.person("livia").role == "amazon"


@pytest.mark.rule("RING-08", "LIM-02", "PROEL-21")
def test_captures_above_ten_go_to_the_presiding_god() -> None:
    table = scenario_14(3, 0)
    table.set_fact("isauricus", "role", "imperator")
    table.act("fata", "book-difference", **NINE).accepted_entries()
    play_rounds(attack_before_isis(table), (6, 1), (6, 1), (6, 6))
    table.assert_holdings("isauricus", legio_curialis=10).assert_holdings("isis", legio_curialis=1)


@pytest.mark.rule("RING-08", "REX-08", "PROEL-24")
def test_a_rex_with_the_ring_keeps_no_legio_curialis() -> None:
    table = scenario_14(2, 0)
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    table.set_fact("pacorus", "place", "syria")
    table.act("pluto", "lend-ring", to="pacorus").accepted_entries()
    play_rounds(attack_before_isis(table, "pacorus"), (6, 1), (6, 6))
    assert open_choices(table) == [("pacorus", "captured-curiales")]
    choose_option(table, "pacorus", "captured-curiales", "forfeit").accepted_entries()
    table.assert_holdings("isis", legio_curialis=1)


@pytest.mark.rule("RING-07", "PROEL-32", "CLI-02")
def test_the_winner_may_take_in_a_loser_without_legiones() -> None:
    table = play_rounds(attack_before_isis(scenario_14(1, 0)), (6, 1))
    choose_option(table, "isauricus", "victory", "cliens").accepted_entries()
    assert table.person("cassius").patroni == ("isauricus",)


@pytest.mark.rule("RING-09", "RING-06", "PROEL-25")
def test_the_attack_is_over_without_the_ring() -> None:
    table = play_rounds(attack_before_isis(scenario_14(3, 0)), (6, 1))
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "parted")
    table = play_rounds(attack_before_isis(scenario_14(3, 0)), (6, 1)).set_fact(
        "isauricus", "status", "imago"
    )
    table.act("pluto", "reclaim-ring").accepted_entries()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "disarmed")
    table.assert_holdings("isauricus", legio_curialis=1).assert_holdings(
        "cassius", legio_curialis=2
    )


@pytest.mark.rule("RING-02", "IMAGO-03")
def test_a_ghost_attacks_and_rolls_like_a_living_bearer() -> None:
    table = scenario_14(1, 0).set_fact("isauricus", "status", "imago")
    attack_before_isis(table)
    table.context.dice = [6]
    table.act("isauricus", "roll-dice").accepted_entries()
    table.context.dice = [5]
    table.act("cassius", "roll-dice").accepted_entries()
    settle_round(table).accepted_entries()
    table.assert_holdings("isauricus", legio_curialis=1)
    assert table.person("cassius").statuses == {"unprotected"}
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-26", "RING-08")
def test_a_ghost_does_not_run_from_its_attack() -> None:
    table = scenario_14(1, 0).set_fact("isauricus", "status", "imago")
    attack_before_isis(table)
    table.act("isauricus", "drift", to="egypt").assert_refused_with("no-running")
