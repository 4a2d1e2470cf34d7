"""SEDES: seats, and who decides about them. Where seats are counted is `seats`."""

from collections.abc import Callable
from typing import Any

from ledger.contract import Act, DutyType, EntryType
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.seats import has_power
from ledger.games.ludi_romani.sedes import last_seat, start, unseated
from ledger.games.ludi_romani.state import Game, World


def _polices_seats(state: Game, character: str) -> bool:
    return any(has_power(state, character, p) for p in ("enforce_population", "police_sedes"))


ACTS: tuple[Act[World, Any], ...] = (
    start.CHOOSE_START,
    last_seat.CLAIM_LAST_SEAT,
    unseated.SEAT_UNSEATED,
    unseated.DISPLACE,
)
ENTRIES: tuple[EntryType[World, Any], ...] = (
    *seats.ENTRIES,
    *start.ENTRIES,
    *last_seat.ENTRIES,
    *unseated.ENTRIES,
)
DUTIES: tuple[DutyType[World], ...] = last_seat.DUTIES
REMINDERS: tuple[tuple[str, Callable[[Game, str], bool]], ...] = (("SEDES-17", _polices_seats),)
