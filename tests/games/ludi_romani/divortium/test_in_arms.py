"""DIV, ROST-06: a divorced wife who is paid in legiones becomes an amazon at once."""

import pytest

from ledger.games.ludi_romani.divortium.dos_payment import DosRepaid
from tests.games.ludi_romani.divorces import (
    DOS,
    INSOLVENT,
    claim_dos,
    repay_dos,
    table_with_divorce,
)
from tests.games.ludi_romani.dying import carry_out_death
from tests.games.ludi_romani.table import Table


def assert_is_amazon(table: Table) -> None:
    """Assert that Livia is an amazon: she can be challenged, and cannot marry."""
    assert table.person("livia").role == "amazon"
    table.act("livia", "wed", by="juno", with_="plancus").assert_refused_with("amazon-in-arms")


@pytest.mark.rule("ROST-06", "ROST-07", "DIV-04", "DIV-08")
@pytest.mark.parametrize("pieces", [{"white": 1}, {"red": 1}, {"white": 2, "red": 1}])
def test_a_wife_who_is_paid_in_legions_is_an_amazon_at_once(pieces: dict[str, int]) -> None:
    table = table_with_divorce(denarius=DOS, legio_curialis=2, legio_clientarum=1)
    (entry,) = repay_dos(table, **pieces).accepted_entries()
    assert (entry.event.armed, entry.event.becomes) == (True, "amazon")
    assert_is_amazon(table)


@pytest.mark.rule("ROST-06", "DIV-04")
def test_a_wife_who_is_paid_in_money_and_ships_stays_a_free_woman() -> None:
    table = table_with_divorce(denarius=DOS, classis=1, legio_curialis=2)
    (entry,) = repay_dos(table, ships=1).accepted_entries()
    assert (entry.event.armed, entry.event.becomes) == (False, "")
    assert table.person("livia").role == "free_woman"


@pytest.mark.rule("ROST-06", "DIV-03")
def test_a_wife_whose_dos_is_called_in_or_falls_due_is_an_amazon() -> None:
    assert_is_amazon(claim_dos(table_with_divorce(denarius=1_800_000, legio_curialis=2)))
    table = table_with_divorce(denarius=1_800_000, legio_curialis=2)
    opened = table.season().accepted_entries()
    assert_is_amazon(table)
    assert [e.event.becomes for e in opened if isinstance(e.event, DosRepaid)] == ["amazon"]
    assert "arms-taken" not in str([entry.type for entry in opened])


@pytest.mark.rule("ROST-06", "DIV-06", "DIV-07")
def test_a_wife_who_gets_the_rest_of_a_spared_husband_is_an_amazon() -> None:
    keeps = {"divorce.insolvent_wife_takes_lc": False}
    table = claim_dos(table_with_divorce(keeps, denarius=300_000, legio_curialis=2))
    assert table.person("livia").role == "free_woman"
    table.act("juno", "choose", duty=INSOLVENT, option="spare").accepted_entries()
    table.assert_holdings("livia", legio_curialis=2)
    assert_is_amazon(table)


@pytest.mark.rule("ROST-06", "DIV-07")
def test_a_wife_whom_the_estate_pays_is_an_amazon() -> None:
    table = table_with_divorce(denarius=1_600_000, legio_clientarum=1)
    carry_out_death(table, "philippus", "battle", "octavian")
    table.assert_holdings("livia", legio_clientarum=1)
    assert table.person("livia").role == "amazon"


@pytest.mark.rule("ROST-06", "FATA-08")
def test_an_undone_payment_makes_her_a_free_woman_again() -> None:
    table = table_with_divorce(denarius=DOS, legio_curialis=2)
    (entry,) = repay_dos(table, white=1).accepted_entries()
    table.act("fata", "reverse", entry=entry.id, reason="no").accepted_entries()
    assert table.person("livia").role == "free_woman"
    assert table.state.world.bonds.debts["livia"].dos == DOS


@pytest.mark.rule("ROST-06", "ROST-07", "MORS-05")
def test_an_amazon_who_had_lost_everything_is_protected_by_what_she_is_paid() -> None:
    table = table_with_divorce(denarius=DOS, legio_curialis=2)
    table.act("livia", "take-arms").accepted_entries()
    table.set_fact("livia", "status", "unprotected")
    (entry,) = repay_dos(table, white=1).accepted_entries()
    assert (entry.event.armed, entry.event.becomes) == (True, "")
    assert table.person("livia").statuses == frozenset()
