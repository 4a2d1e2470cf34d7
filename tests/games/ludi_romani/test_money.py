"""MON: chips, prices and the worth of goods. Other tests check the price list itself."""

import pytest

from ledger.contract.form import Number
from ledger.games.ludi_romani.goods import worth
from tests.games.ludi_romani.table import MACHINE, Table


@pytest.mark.rule("MON-03")
@pytest.mark.parametrize(
    ("asset", "value"),
    [
        ("denarius", 1),
        ("legio_curialis", 200_000),
        ("legio_clientarum", 400_000),
        ("classis", 300_000),
        ("suffragium", 10_000),
        ("virus", 0),
        ("ring_of_gyges", 0),
    ],
)
def test_everything_counts_by_the_list(asset: str, value: int) -> None:
    assert worth(Table().state, asset) == value


@pytest.mark.rule("MON-03")
def test_the_readings_say_what_votes_and_ships_count() -> None:
    table = Table()
    table.change_reading("valuation.suffragium", "300000").accepted_entries()
    table.change_reading("prices.classis", "500000").accepted_entries()
    assert MACHINE.rules.assets.worth(table.state, "suffragium") == 300_000
    assert MACHINE.rules.assets.worth(table.state, "classis") == 500_000


@pytest.mark.rule("MON-01")
def test_forms_step_in_whole_chips() -> None:
    form = Table().form("octavian", "give", to="antony", asset="denarius")
    assert form is not None
    assert form.fields[2] == Number("quantity", 100_000, 600_000, 100_000, "asset:denarius")


@pytest.mark.rule("MON-02")
def test_mortals_are_reminded_who_gives_change() -> None:
    reminders = MACHINE.rules.phones.reminders
    assert "MON-02" in reminders(Table().state, "octavian")
    assert "MON-02" not in reminders(Table().state, "juno")
