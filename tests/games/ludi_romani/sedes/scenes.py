"""Scenes that tests of sedes share."""

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.seats import number_of_free_seats
from tests.games.ludi_romani.table import Table


def table_with_last_seat_taken() -> Table:
    """Agrippa has just taken the last seat of Greece, in the motus before the hiems of year 42."""
    table = Table().at("motus", 42).with_("pansa", place="greece")
    table.act("pansa", "move", to="spain").accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    assert number_of_free_seats(table.state, "greece") == 0
    table.act("octavian", "move", to="greece").assert_refused("SEDES-07")
    return table


def table_with_seatless_cicero() -> Table:
    """The motus before the hiems of the year 42. Cicero alone has no seat."""
    table = Table().at("motus", 42)
    free = {"spain": 3, "syria": 4, "asia_minor": 4, "southern_italy": 3, "rome": 4}
    places = [place for place, seats in free.items() for _ in range(seats)]
    for who, place in zip(senators_except_cicero(), places, strict=True):
        table.with_(who, place=place)
    return table.with_("cicero", place="")


def senators_except_cicero() -> list[str]:
    return [c.id for c in default_scenario().mortals if c.role == "senator" and c.id != "cicero"]
