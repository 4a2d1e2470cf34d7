"""MORS and battles: deaths between the roll and the end of a battle, and choices of the dead."""

import pytest

from ledger.games.ludi_romani.proelium.aftermath import ExcessYielded
from ledger.games.ludi_romani.proelium.round_settlement import ConcursatioSettled
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    events_of_types,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
)
from tests.games.ludi_romani.dying import announce_death, assert_exact_estate, record_death
from tests.games.ludi_romani.proelium.scenes import attack_before_isis, scenario_14
from tests.games.ludi_romani.table import Table

LC, LCL = "legio_curialis", "legio_clientarum"


def kill_by_poison(table: Table, who: str) -> Table:
    """Let a character die by poison in the middle of the running scene."""
    announce_death(table, who, "poison", "livia", "fata")
    chosen_death = table.state.world.mors.sentences[who].duty
    table.act("fata", "choose", duty=chosen_death, option="carry-out").accepted_entries()
    return table.wait(seconds=1)


def settled_rounds(table: Table) -> list[ConcursatioSettled]:
    """Return the rounds that the ledger records as settled."""
    return events_of_types(tuple(table.state.log.in_order()), ConcursatioSettled)


@pytest.mark.rule("MORS-15", "RING-07", "PROEL-31")
def test_unsettled_captures_of_a_dead_bearer_go_with_his_estate() -> None:
    for red, kind in ((0, LC), (3, LCL)):
        table = attack_before_isis(scenario_14(0 if red else 3, red))
        venus, isis = (
            table.state.books.holding(god, k) for god, k in (("venus", LC), ("isis", kind))
        )
        kill_by_poison(roll_both_dice(table, 6, 1), "isauricus")
        assert [one.result for one in settled_rounds(table)] == ["captured"]
        table.assert_holdings("cassius", **{kind: 2}).assert_holdings("isis", **{kind: isis})
        table.assert_holdings("isauricus", **{kind: 0}).assert_holdings(
            "venus", **{LC: venus + (kind == LC)}
        )
        lies = table.state.books.balance("@estate/isauricus", LCL)
        assert lies == (1 if kind == LCL else 0)
        assert table.person("isauricus").role == "senator"


@pytest.mark.rule("MORS-06", "MORS-15", "RING-07")
def test_unsettled_captures_of_the_released_go_to_the_god_of_release() -> None:
    table = roll_both_dice(attack_before_isis(scenario_14(3, 0)), 6, 1)
    table.act_with_consent("pluto", "isauricus", "beg-release", to="pluto").accepted_entries()
    table.wait(seconds=1).assert_holdings("isauricus", **{LC: 0})
    assert_exact_estate(
        table, "isauricus", denarius=700_000, suffragium=60, classis=1, legio_curialis=1
    )


@pytest.mark.rule("MORS-15", "PROEL-21", "PROEL-31")
def test_unsettled_captures_of_a_battle_do_not_go_to_the_presiding_god() -> None:
    table = roll_both_dice(duel_after_acceptance(), 1, 6)
    before = {god: table.state.books.holding(god, LC) for god in ("venus", "minerva")}
    kill_by_poison(table, "antony")
    table.assert_holdings("octavian", **{LC: 2}).assert_holdings(
        "minerva", **{LC: before["minerva"]}
    )
    table.assert_holdings("venus", **{LC: before["venus"] + 4})


@pytest.mark.rule("RING-08", "MORS-15")
def test_a_ghost_keeps_what_it_wins_itself() -> None:
    table = attack_before_isis(scenario_14(1, 0).set_fact("isauricus", "status", "imago"))
    play_rounds(table, (6, 1))
    table.assert_holdings("isauricus", **{LC: 1})


@pytest.mark.rule("RING-07", "PROEL-31", "MORS-15")
def test_no_capture_is_recorded_of_a_legio_lost_by_the_death_of_its_owner() -> None:
    table = kill_by_poison(roll_both_dice(attack_before_isis(scenario_14(3, 0)), 6, 1), "cassius")
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "freed")
    assert settled_rounds(table) == []
    table.assert_holdings("isauricus", **{LC: 0})
    assert table.person("isauricus").role == "senator"
    for faces in ((6, 1), (6, 5), (3, 3)):
        table = kill_by_poison(roll_both_dice(duel_after_acceptance(), *faces), "antony")
        settled = [entry for entry in table.state.log.in_order() if _is_settlement(entry.event)]
        assert all(entry.postings for entry in settled)
        table.assert_holdings("antony", **{LC: 0}).assert_holdings(
            "octavian", **{LC: 2 if faces == (3, 3) else 3}
        )


def _is_settlement(event: object) -> bool:
    return isinstance(event, ConcursatioSettled)


@pytest.mark.rule("MORS-20", "PROEL-32")
@pytest.mark.parametrize("who", ["antony", "octavian"])
def test_a_dead_winner_owes_no_choice_nor_does_anybody_about_a_dead_loser(who: str) -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=1), (1, 6))
    assert open_choices(table) == [("antony", "victory")]
    duty = (
        announce_death(table, who, "poison", "livia", "fata").state.world.mors.sentences[who].duty
    )
    table.act("fata", "choose", duty=duty, option="carry-out").accepted_entries()
    assert open_choices(table) == []
    table.season().accepted_entries()


@pytest.mark.rule("MORS-20", "PROEL-32")
def test_a_winner_declared_dead_owes_no_choice() -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=1), (1, 6))
    table.set_fact("antony", "status", "umbra").wait(seconds=1)
    assert open_choices(table) == []


@pytest.mark.rule("MORS-20", "LIM-02", "PROEL-24")
def test_a_dead_winner_owes_no_choice_about_captures() -> None:
    table = duel_after_acceptance(Table().with_("antony", legio_clientarum=2), white=1, others=8)
    table.act("antony", "field-legions", dice={f"antony/{LCL}": 1}).accepted_entries()
    play_rounds(table, (1, 6))
    assert open_choices(table) == [("antony", "above-ten"), ("antony", "victory")]
    kill_by_poison(table, "antony")
    assert (open_choices(table), latest_battle(table).stage) == ([], "over")
    table = duel_before_challenge(Table().with_("pacorus", legio_clientarum=3), white=2)
    table.set_fact("pacorus", "place", "greece")
    begin_battle(table, "octavian", "pacorus", "minerva")
    play_rounds(table, (1, 6), (3, 3))
    assert ("pacorus", "captured-curiales") in open_choices(table)
    kill_by_poison(table, "pacorus")
    assert open_choices(table) == []


@pytest.mark.rule("MORS-20", "LIM-02", "RING-08")
def test_a_ghost_gives_up_legiones_above_ten_without_a_choice() -> None:
    table = scenario_14(1, 0).set_fact("isauricus", "role", "imperator")
    for kind, counted in ((LC, 9), (LCL, 1)):
        fields = {"asset": kind, "counted": counted, "because": "found"}
        table.act("fata", "book-difference", who="isauricus", **fields).accepted_entries()
    table.set_fact("isauricus", "status", "imago")
    play_rounds(attack_before_isis(table), (6, 1))
    assert open_choices(table) == []
    entries = tuple(table.state.log.in_order())
    assert [one.who for one in events_of_types(entries, ExcessYielded)] == ["isauricus"]
    table.assert_holdings("isauricus", **{LC: 9, LCL: 1}).assert_holdings("isis", **{LC: 1})


@pytest.mark.rule("MORS-20")
def test_the_dead_have_no_choice_at_the_end_of_the_season() -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=1), (1, 6))
    record_death(table, "antony").wait(seconds=1)
    assert open_choices(table) == []
