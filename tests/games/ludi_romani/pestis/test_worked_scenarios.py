"""The worked scenario of the plague in winter: S26 complete."""

import pytest

from ledger.games.ludi_romani.seats import number_of_free_seats, number_of_occupied_seats
from tests.games.ludi_romani.pestis.scenes import winter_of_scenario_26


@pytest.mark.rule("PEST-01", "PEST-02", "PEST-03", "PEST-06", "PEST-07")
def test_s26_pestis_in_winter() -> None:
    table = winter_of_scenario_26()
    (entry,) = table.act("apollo", "strike-plague", place="syria").accepted_entries()
    assert len(entry.event.flight) == 4
    table.act("cassius", "move", to="asia_minor").accepted_entries()
    table.assert_holdings("cassius", legio_curialis=3)
    assert number_of_occupied_seats(table.state, "asia_minor") == 4
    table.act("dolabella", "sail", to="rome").accepted_entries()
    table.act("atia", "move", to="egypt").assert_refused("MOTUS-02", "SEDES-07")
    table.act("atia", "move", to="parthia").accepted_entries()
    assert number_of_free_seats(table.state, "parthia") == 0
    table.act("ventidius", "move", to="asia_minor").accepted_entries()
    assert number_of_free_seats(table.state, "asia_minor") == 0
    table.act("diana", "strike-plague", place="gaul").assert_refused("PEST-02")
    table.act("diana", "strike-plague", place="rome").assert_refused("PEST-03")
    before = table.state.books.holding("cassius", "denarius")
    table.act("cassius", "collect-tribute", from_="isis").accepted_entries()
    table.assert_holdings("cassius", denarius=before + 200_000)
    table.wait(minutes=5)
    table.season().assert_warned()
    table.act("cassius", "move", to="syria").assert_refused("PEST-07")
    for _ in range(3):
        assert table.state.world.pestis is not None
        table.wait(minutes=5)
        table.season().accepted_entries()
    assert (table.state.period.kind, table.state.period.year) == ("hiems", 37)
    assert table.state.world.pestis is None
