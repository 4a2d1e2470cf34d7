"""SEDES: who gives seats, and who judges disputes about them. The module `seats` counts seats."""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.sedes import last_seat, start, unseated

SEDES = RomanChapter(
    "SEDES",
    modules=(seats, start, last_seat, unseated),
    irregular=(seats.overfull_regions,),
    reminders=(("SEDES-17", seats.has_power_test("enforce_population", "police_sedes")),),
)
