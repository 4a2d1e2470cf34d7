"""Seats counted by placements alone (SEDES-02, SEDES-07)."""

from collections import Counter
from collections.abc import Iterator

from ledger.record.entry import Entry
from tests.games.ludi_romani.referee.desk import RefereeState


class SeatWatcher:
    """A watcher that protests if a character enters a full region without a ruling."""

    def __init__(self, desk: RefereeState) -> None:
        self.desk = desk
        self.taken: Counter[str] = Counter()

    def before(self, entry: Entry) -> Iterator[str]:
        self.taken = self._count_ordinary_seats()
        return iter(())

    def faults_after_entry(self, entry: Entry) -> Iterator[str]:
        if not entry.placements or self.desk.is_ruled(entry):
            return
        now = self._count_ordinary_seats()
        for place, number in now.items():
            capacity = self.desk.scenario["regions"][place]["capacity"]
            if number > capacity and number > self.taken[place]:
                yield f"{place} has {capacity} seats and {number} who sit there (SEDES-07)"

    def _count_ordinary_seats(self) -> Counter[str]:
        sitting = (
            place
            for who, (place, seat) in self.desk.places.items()
            if seat == "ordinary" and who not in self.desk.dead and self._needs_seat(who)
        )
        return Counter(sitting)

    def _needs_seat(self, who: str) -> bool:
        if self.desk.mortal(who):
            return True
        by_reading = self.desk.switches.get("seats.numina_use_seats_in_hiems", True)
        return self.desk.kind == "hiems" and bool(by_reading)
