"""PROEL: the events after the last die (PROEL-21, PROEL-32, LIM-02)."""

from dataclasses import replace

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium.aftermath import ExcessYielded
from ledger.games.ludi_romani.proelium.state import Proelium, Pugnae, Side
from ledger.record.shared_map import Map
from tests.games.ludi_romani.battles import (
    choose_option,
    duel_after_acceptance,
    events_of_types,
    latest_battle,
    open_choices,
    play_rounds,
)
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.table import Table

# this god presides


@pytest.mark.rule("PROEL-32", "CLI-02", "MORS-04")
def test_the_winner_takes_the_loser_in() -> None:
    table = table_with_beaten_octavian()
    assert table.person("octavian").statuses == {"unprotected"}
    assert open_choices(table) == [("antony", "victory")]
    choose_option(table, "antony", "victory", "cliens").accepted_entries()
    assert table.person("octavian").statuses == {"cliens"}
    assert table.person("octavian").patroni == ("antony",)


@pytest.mark.rule("PROEL-32", "MORS-04")
def test_the_winner_has_the_loser_killed() -> None:
    table = table_with_beaten_octavian()
    choose_option(table, "antony", "victory", "execute").accepted_entries()
    assert "condemned" in table.person("octavian").statuses
    carry_out_death(table, "antony")
    assert not table.person("octavian").living


def carry_out_death(table: Table, executioner: str) -> None:
    """Let the executioner carry the death out."""
    duties = table.state.kernel.duties.values()
    duty = next(d for d in duties if (d.owes, d.kind) == (executioner, "death"))
    table.act(executioner, "choose", duty=duty.id, option="carry-out").accepted_entries()


@pytest.mark.rule("PROEL-32")
def test_silence_leaves_the_loser_in_peace_and_so_does_going_away() -> None:
    table = table_with_beaten_octavian()
    table.season().accepted_entries()
    table.wait(seconds=1)
    assert open_choices(table) == []
    assert table.person("octavian").statuses == {"unprotected"}
    table = table_with_beaten_octavian()
    table.act("antony", "move", to="asia_minor").accepted_entries()
    assert open_choices(table) == []
    table = table_with_beaten_octavian()
    choose_option(table, "antony", "victory", "leave").accepted_entries()
    assert table.person("octavian").statuses == {"unprotected"}


@pytest.mark.rule("PROEL-32", "MORS-04")
def test_a_loser_with_a_legio_again_is_at_nobodys_mercy() -> None:
    table = table_with_beaten_octavian()
    bought = {"seller": "apollo", "asset": CURIALIS, "quantity": 1}
    table.act("octavian", "buy-legions", by="apollo", **bought).accepted_entries()
    choose_option(table, "antony", "victory", "execute").accepted_entries()
    assert table.person("octavian").statuses == frozenset()


@pytest.mark.rule("PROEL-32")
def test_both_are_unprotected_when_neither_has_a_legio_left() -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=1), (4, 4))
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == {"unprotected"}
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-32")
def test_a_loser_with_a_legio_plays_on() -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=2), (6, 1))
    table.assert_holdings("antony", legio_curialis=1)
    assert table.person("antony").statuses == frozenset()


def table_with_beaten_octavian(table: Table | None = None) -> Table:
    """Antony has taken Octavian's only legio."""
    return play_rounds(
        duel_after_acceptance((table or Table()).with_("octavian", denarius=600_000), 1, 2), (1, 6)
    )


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_the_excess_goes_at_once_without_a_choice() -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=10), (1, 6))
    table.assert_holdings("antony", legio_curialis=10).assert_holdings("minerva", legio_curialis=16)
    assert open_choices(table) == [("antony", "victory")]


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_the_owner_chooses_excess_dice_or_the_season_does() -> None:
    for late in (False, True):
        table = Table().with_("antony", legio_clientarum=2)
        table = duel_after_acceptance(table, white=1, others=8)
        table.act("antony", "field-legions", dice={f"antony/{CLIENTARUM}": 1}).accepted_entries()
        play_rounds(table, (1, 6))
        table.assert_holdings("antony", legio_curialis=9, legio_clientarum=2)
        assert table.person("antony").is_in_battle
        (duty,) = (d for d in table.state.kernel.duties.values() if d.kind == "above-ten")
        assert (duty.terms["n"], duty.options) == (1, ("1", "0"))
        if late:
            table.season().accepted_entries()
        else:
            choose_option(table, "antony", "above-ten", "0").accepted_entries()
        table.wait(seconds=1)
        (gone,) = events_of_types(tuple(table.state.log.in_order()), ExcessYielded)
        assert (gone.who, gone.to) == ("antony", "minerva")
        assert (gone.legio_curialis, gone.legio_clientarum) == ((1, 0) if late else (0, 1))
        expected = {CURIALIS: 8, CLIENTARUM: 2} if late else {CURIALIS: 9, CLIENTARUM: 1}
        table.assert_holdings("antony", **expected)
        assert not table.person("antony").is_in_battle


@pytest.mark.rule("LIM-02")
def test_an_owner_back_at_ten_gives_up_nothing() -> None:
    table = duel_after_acceptance(Table().with_("antony", legio_clientarum=2), white=1, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CLIENTARUM}": 1}).accepted_entries()
    assert events_of_types(tuple(table.state.log.in_order()), ExcessYielded) == []
    table.lawful = False
    play_rounds(table, (1, 6))
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    table.act("diana", "confiscate", **take).accepted_entries()
    (gone,) = events_of_types(
        choose_option(table, "antony", "above-ten", "1").accepted_entries(), ExcessYielded
    )
    assert (gone.legio_curialis, gone.legio_clientarum) == (0, 0)
    assert not table.person("antony").is_in_battle


@pytest.mark.rule("LIM-02")
def test_the_dead_give_up_nothing_when_the_season_ends() -> None:
    table = duel_after_acceptance(Table().with_("antony", legio_clientarum=2), white=1, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CLIENTARUM}": 1}).accepted_entries()
    record_death(play_rounds(table, (1, 6)), "antony").season().accepted_entries()
    log = table.wait(seconds=1).state.log.entries
    assert events_of_types(tuple(log.values()), ExcessYielded) == []


@pytest.mark.rule("LIM-02")
def test_an_owner_of_ten_or_fewer_gives_up_nothing() -> None:
    table = play_rounds(duel_after_acceptance(white=1, others=2), (1, 6))
    assert events_of_types(tuple(table.state.log.in_order()), ExcessYielded) == []


@pytest.mark.rule("PROEL-32", "PROEL-26", "PROEL-31")
def test_a_fighter_without_a_duty_goes_while_the_other_chooses() -> None:
    table = duel_after_acceptance(Table().with_("antony", legio_clientarum=2), white=2, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CLIENTARUM}": 2}).accepted_entries()
    play_rounds(table, (1, 6), (1, 6))
    assert open_choices(table) == [("antony", "above-ten"), ("antony", "victory")]
    table.act("antony", "move", to="asia_minor").assert_refused_with("no-running", "battle-holds")
    table.act("octavian", "move", to="northern_italy").accepted_entries()
    assert latest_battle(table.wait(seconds=1)).stage == "aftermath"


def test_a_fighter_of_two_battles_is_in_the_running_one_or_where_a_choice_is_owed() -> None:
    def battle_of_number(number: int, stage: str, *pending: str) -> Proelium:
        sides = Side(("octavian",)), Side(("antony",))
        return Proelium(str(number), number, "greece", "minerva", sides, stage, pending=pending)

    def latest_battle_id(*battles: Proelium) -> str:
        found = Pugnae(battles=Map({battle.id: battle for battle in battles})).battle_of("octavian")
        return found.id if found else ""

    waits, owes = (
        battle_of_number(1, "aftermath", "antony"),
        battle_of_number(2, "aftermath", "octavian"),
    )
    assert latest_battle_id(waits, owes) == "2"
    assert latest_battle_id(owes, replace(waits, number=3)) == "2"
    assert latest_battle_id(waits, owes, battle_of_number(3, "rolling")) == "3"
    assert latest_battle_id(battle_of_number(1, "over")) == ""


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_by_one_reading_the_winner_keeps_them_until_a_god_notices() -> None:
    table = duel_after_acceptance(
        Table().with_reading("cap.capture_excess", "keep_until_caught"), 1, 10
    )
    table.lawful = False
    play_rounds(table, (1, 6)).assert_holdings("antony", legio_curialis=11)
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    table.act("diana", "confiscate", **take).accepted_entries()


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_each_kind_of_legio_has_its_own_limit_by_another_reading() -> None:
    table = Table().with_reading("cap.scope", "each_kind").with_("antony", legio_clientarum=3)
    table = duel_after_acceptance(table, white=1, others=10)
    table.act("antony", "field-legions", dice={f"antony/{CURIALIS}": 1}).accepted_entries()
    play_rounds(table, (1, 6)).assert_holdings("antony", legio_curialis=10, legio_clientarum=3)
