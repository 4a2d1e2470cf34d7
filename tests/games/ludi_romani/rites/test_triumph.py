"""The triumph: its steps, and the characters who do them. Everybody sees them."""

import pytest

from tests.games.ludi_romani.rites.shown import next_step_of, only_rite, rites_of_kind
from tests.games.ludi_romani.sea import one_member_fleets, roll_all_fleets
from tests.games.ludi_romani.table import Table


def table_with_winner_octavian() -> Table:
    """Octavian has won, and Juppiter has the crown."""
    table = one_member_fleets(octavian=1, antony=1)
    roll_all_fleets(table, 2, 6)
    table.act("neptune", "name-victor").accepted_entries()
    return table


@pytest.mark.rule("VICT-01", "VICT-03", "VICT-04")
def test_the_triumph_waits_for_the_parade_the_crown_and_the_order_of_rome() -> None:
    table = table_with_winner_octavian()
    assert next_step_of(only_rite(table, "@", "triumph")) == ("paraded", ["octavian"])
    table.act("octavian", "lead-triumph", words="io triumphe").accepted_entries()
    rite = only_rite(table, "@", "triumph")
    step, (god,) = next_step_of(rite)
    assert step == "crowned"
    table.act(god, "crown", title="magnus").accepted_entries()
    assert next_step_of(only_rite(table, "@", "triumph")) == ("organised", ["octavian"])
    table.act("octavian", "organise-state", order="empire", words="as it was").accepted_entries()
    assert next_step_of(only_rite(table, "@", "triumph")) == ("", [])


@pytest.mark.rule("VICT-01")
def test_no_triumph_is_shown_before_the_battle_is_won() -> None:
    table = one_member_fleets(octavian=2, antony=2)
    roll_all_fleets(table, 6, 2)
    assert rites_of_kind(table, "@", "triumph") == []
