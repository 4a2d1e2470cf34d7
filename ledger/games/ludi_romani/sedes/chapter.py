"""SEDES: seats, and who decides about them. `seats` counts them."""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.sedes import last_seat, start, unseated

SEDES = RomanChapter(
    "SEDES",
    acts=(start.CHOOSE_START, last_seat.CLAIM_LAST_SEAT, unseated.SEAT_UNSEATED, unseated.DISPLACE),
    events=(*seats.EVENTS, *start.EVENTS, *last_seat.EVENTS, *unseated.EVENTS),
    duties=last_seat.DUTIES,
    irregular=(seats.irregular,),
    reminders=(("SEDES-17", seats.having_power("enforce_population", "police_sedes")),),
)
