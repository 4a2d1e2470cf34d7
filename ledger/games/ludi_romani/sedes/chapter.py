"""SEDES: who gives seats, and who judges disputes about them. The module `seats` counts seats."""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.sedes import first_region, last_seat, unseated_people

SEDES = RomanChapter(
    "SEDES",
    modules=(seats, first_region, last_seat, unseated_people),
    irregular=(seats.overfull_regions,),
    reminders=(("SEDES-17", seats.has_power_test("enforce_population", "police_sedes")),),
)
