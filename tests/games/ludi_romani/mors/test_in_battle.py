"""MORS-20: a character who dies after a battle owes no more choices about it."""

from dataclasses import replace

import pytest

from tests.games.ludi_romani.battles import duel_after_acceptance, latest_battle, play_rounds
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.table import Table


def table_with_open_choices(*who: str) -> Table:
    """Antony has beaten Octavian. These characters still have to make a choice about the battle."""
    table = duel_after_acceptance(Table().with_("antony", legio_clientarum=2), white=1, others=8)
    table.act("antony", "field-legions", dice={"antony/legio_clientarum": 1}).accepted_entries()
    play_rounds(table, (1, 6))
    fought = replace(latest_battle(table), pending=who)
    return table.replace_world_parts(pugnae=table.state.world.pugnae.with_battle(fought))


@pytest.mark.rule("MORS-20")
def test_the_others_still_choose_and_with_the_last_the_battle_is_over() -> None:
    table = table_with_open_choices("antony", "octavian")
    assert (latest_battle(table).stage, latest_battle(table).pending) == (
        "aftermath",
        ("antony", "octavian"),
    )
    record_death(table, "octavian")
    assert (latest_battle(table).stage, latest_battle(table).pending) == ("aftermath", ("antony",))
    record_death(table, "antony")
    assert (latest_battle(table).stage, latest_battle(table).pending) == ("over", ())


@pytest.mark.rule("MORS-20")
def test_the_death_of_one_who_owes_nothing_changes_nothing() -> None:
    table = record_death(table_with_open_choices("antony"), "octavian")
    assert (latest_battle(table).stage, latest_battle(table).pending) == ("aftermath", ("antony",))
