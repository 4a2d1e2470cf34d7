"""RING: the gains that the bearer wins and keeps, and the fate of the loser."""

import pytest

from ledger.games.ludi_romani.proelium.settling import ConcursatioSettled
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
    table.change_reading("ring.imago_keeps_winnings", "false").accepted()
    play_rounds(attack_before_isis(table), (6, 1))
    table.holds("isauricus", legio_curialis=1)


@pytest.mark.rule("RING-07", "RING-06", "RING-08", "ROST-04")
def test_equal_or_higher_keeps_lower_loses_and_the_bearer_risks_nothing() -> None:
    table = attack_before_isis(scenario_14(3, 0))
    roll_both_dice(table, 3, 3)
    (level,) = events_of_types(settle_round(table).accepted(), ConcursatioSettled)
    assert level.becomes == ""
    table.holds("cassius", legio_curialis=3).holds("isauricus", legio_curialis=0)
    assert table.person("isauricus").role == "senator"
    play_rounds(table, (3, 2))
    table.holds("cassius", legio_curialis=2).holds("isauricus", legio_curialis=1)
    assert table.person("isauricus").role == "imperator"
    play_rounds(table, (1, 6))
    table.holds("cassius", legio_curialis=2).holds("isauricus", legio_curialis=1, ring_of_gyges=1)
    assert table.person("isauricus").statuses == {"ring_bearer"}
    assert table.person("cassius").statuses == frozenset()
    assert not table.state.kernel.duties


@pytest.mark.rule("RING-08", "ROST-06", "ROST-04")
def test_a_free_woman_who_wins_a_legio_is_an_amazon() -> None:
    table = scenario_14(1, 0).being("livia", "role", "free_woman").being("livia", "place", "syria")
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted()
    table.act("pluto", "lend-ring", to="livia").accepted()
    play_rounds(attack_before_isis(table, "livia"), (6, 1))
    assert table.person("livia").role == "amazon"


@pytest.mark.rule("RING-08", "LIM-02", "PROEL-21")
def test_captures_above_ten_go_to_the_presiding_god() -> None:
    table = scenario_14(3, 0)
    table.being("isauricus", "role", "imperator")
    table.act("fata", "book-difference", **NINE).accepted()
    play_rounds(attack_before_isis(table), (6, 1), (6, 1), (6, 6))
    table.holds("isauricus", legio_curialis=10).holds("isis", legio_curialis=1)


@pytest.mark.rule("RING-08", "REX-08", "PROEL-24")
def test_a_rex_with_the_ring_keeps_no_legio_curialis() -> None:
    table = scenario_14(2, 0)
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted()
    table.being("pacorus", "place", "syria")
    table.act("pluto", "lend-ring", to="pacorus").accepted()
    play_rounds(attack_before_isis(table, "pacorus"), (6, 1), (6, 6))
    assert open_choices(table) == [("pacorus", "captured-curiales")]
    choose_option(table, "pacorus", "captured-curiales", "forfeit").accepted()
    table.holds("isis", legio_curialis=1)


@pytest.mark.rule("RING-07", "PROEL-32", "CLI-02")
def test_the_winner_may_take_in_a_loser_without_legiones() -> None:
    table = play_rounds(attack_before_isis(scenario_14(1, 0)), (6, 1))
    choose_option(table, "isauricus", "victory", "cliens").accepted()
    assert table.person("cassius").patroni == ("isauricus",)


@pytest.mark.rule("RING-09", "RING-06", "PROEL-25")
def test_the_attack_is_over_without_the_ring() -> None:
    table = play_rounds(attack_before_isis(scenario_14(3, 0)), (6, 1))
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "parted")
    table = play_rounds(attack_before_isis(scenario_14(3, 0)), (6, 1)).being(
        "isauricus", "status", "imago"
    )
    table.act("pluto", "reclaim-ring").accepted()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "disarmed")
    table.holds("isauricus", legio_curialis=1).holds("cassius", legio_curialis=2)


@pytest.mark.rule("RING-02", "IMAGO-03")
def test_a_ghost_attacks_and_rolls_like_a_living_bearer() -> None:
    table = scenario_14(1, 0).being("isauricus", "status", "imago")
    attack_before_isis(table)
    table.context.dice = [6]
    table.act("isauricus", "roll-dice").accepted()
    table.context.dice = [5]
    table.act("cassius", "roll-dice").accepted()
    settle_round(table).accepted()
    table.holds("isauricus", legio_curialis=1)
    assert table.person("cassius").statuses == {"unprotected"}
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-26", "RING-08")
def test_a_ghost_does_not_run_from_its_attack() -> None:
    table = scenario_14(1, 0).being("isauricus", "status", "imago")
    attack_before_isis(table)
    table.act("isauricus", "drift", to="egypt").refused_with("no-running")
