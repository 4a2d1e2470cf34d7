"""An announced death, a waiting estate, and the way to the underworld: their steps and results."""

import pytest

from ledger.games.ludi_romani.mors.death import estate_account
from tests.games.ludi_romani.dying import announce_death, record_death
from tests.games.ludi_romani.rites.shown import (
    consequences_of,
    next_step_of,
    only_rite,
    rite_slices,
    rites_of_kind,
)
from tests.games.ludi_romani.table import Table


def table_with_sentenced_antony(**held: int) -> Table:
    """Return a table on which Antony, who has these holdings, is to be executed by Octavian."""
    table = Table().at("aestas", 43).with_("antony", "gaul", None, **held)
    return announce_death(table, "antony", "unprotected", "octavian")


@pytest.mark.rule("BACCH-02", "MORS-15")
def test_everybody_sees_the_executioner_and_the_heirs_of_visible_goods() -> None:
    table = table_with_sentenced_antony(
        legio_curialis=2, legio_clientarum=3, classis=1, denarius=700_000
    )
    rite = only_rite(table, "@", "death")
    assert next_step_of(rite) == ("carried_out", ["octavian"])
    told = consequences_of(rite)
    assert told == {
        ("hands", "antony", "venus", "legio_curialis", 2),
        ("to_heirs", "antony", "", "legio_clientarum", 3),
        ("to_heirs", "antony", "", "classis", 1),
    }
    duty = table.state.world.mors.sentences["antony"].duty
    table.act("octavian", "choose", duty=duty, option="carry-out").accepted_entries()
    books = table.state.books
    for what, _, to, asset, n in told:
        account = estate_account("antony") if what == "to_heirs" else to
        assert books.balance(account, asset) >= n or books.holding(account, asset) >= n
    assert rites_of_kind(table, "@", "death") == []


@pytest.mark.rule("MORS-15")
def test_a_death_reveals_no_hidden_goods() -> None:
    poor, rich = (rite_slices(table_with_sentenced_antony(denarius=n), "@") for n in (0, 900_000))
    assert poor == rich


@pytest.mark.rule("MORS-13", "MORS-17")
def test_an_estate_waits_for_vesta_until_it_is_settled() -> None:
    table = record_death(Table().at("aestas", 43), "antony")
    rite = only_rite(table, "@", "estate")
    assert next_step_of(rite) == ("settled", ["vesta"])
    table.act("vesta", "choose", duty="estate/antony", option="in-trust").accepted_entries()
    assert rites_of_kind(table, "@", "estate") == []


@pytest.mark.rule("IMAGO-01", "IMAGO-02")
def test_the_dead_go_to_a_gate_and_wait_there_for_a_god_below() -> None:
    table = record_death(Table().at("aestas", 43), "antony")
    assert next_step_of(only_rite(table, "@", "shade")) == ("lamented", ["antony"])
    table.act("antony", "lament", gate="cumae").accepted_entries()
    rite = only_rite(table, "@", "shade")
    step, gods = next_step_of(rite)
    assert (step, set(gods)) == ("received", {"pluto", "persephone"})
    table.act("pluto", "receive-dead", gate="cumae").accepted_entries()
    assert rites_of_kind(table, "@", "shade") == []
    for what, who, _, asset, n in consequences_of(rite):
        if what == "gets":
            assert table.state.books.holding(who, asset) == n
