"""A refusal names the rule that forbids the act, not only the rule that describes the act."""

import pytest

from tests.games.ludi_romani.battles import duel_after_acceptance, latest_battle, play_rounds
from tests.games.ludi_romani.bonds import lend_goods, make_friends, table_in_one_region
from tests.games.ludi_romani.dying import make_ghost, record_marriage
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("NUPT-07", "PROEL-46")
def test_only_a_wife_begs_and_only_for_the_last_number_of_her_husband() -> None:
    table = record_marriage(duel_after_acceptance(), "livia", "octavian")
    for who in ("atia", "livia"):
        table.act(who, "beg-doubling").assert_refused("NUPT-07", "PROEL-46")


@pytest.mark.rule("PROEL-31")
def test_nothing_more_is_rolled_or_changed_in_a_battle_that_was_cut_short() -> None:
    table = duel_after_acceptance(Table().with_("vulcan", place="greece"))
    play_rounds(table, (3, 3))
    table.act("minerva", "leave-battle").accepted_entries()
    for who in ("octavian", "antony", "minerva"):
        table.act(who, "roll-dice").assert_refused("PROEL-20", "PROEL-31")
    table.act("minerva", "leave-battle").assert_refused("PROEL-28", "PROEL-31")
    table.act("fortuna", "turn-fortune", leader="octavian", change=1).assert_refused("PROEL-31")
    table.act("vulcan", "lend-fabrilis", to="octavian").assert_refused("PROEL-31")
    shade = make_ghost(table, "pansa", "greece")
    shade.act("pansa", "influence-roll", leader="octavian").assert_refused("IMAGO-05", "PROEL-31")


@pytest.mark.rule("PROEL-31")
def test_a_battle_that_was_fought_out_or_never_begun_was_not_cut_short() -> None:
    table = duel_after_acceptance(white=1, others=1)
    play_rounds(table, (3, 3))
    assert latest_battle(table).why == "fought"
    for who in ("octavian", "cicero"):
        refused = table.act(who, "roll-dice").objections()
        assert "PROEL-31" not in {one.rule for one in refused}


@pytest.mark.rule("AMIC-05", "LIM-01")
def test_lent_legiones_count_with_the_friend_who_commands_them() -> None:
    table = table_in_one_region("gaul", "octavian", "agrippa")
    table.with_("octavian", legio_curialis=5).with_("agrippa", legio_curialis=9)
    make_friends(table, "octavian", "agrippa")
    lend_goods(table, "octavian", "agrippa", 2, "legio_curialis").assert_refused(
        "AMIC-05", "LIM-01"
    )
    lend_goods(table, "octavian", "agrippa", 1, "legio_curialis").pending_petition_id()
