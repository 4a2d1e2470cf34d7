"""Purses by postings alone: no more than ten legiones, tribute as often as it is owed, the dos."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ledger.record.entry import Entry
from tests.games.ludi_romani.referee.desk import LEGIONES, RefereeState, holder_of_account

GIVEN = (
    "ludi_romani/law-carried-out@1",
    "ludi_romani/legions-bought@1",
    "ludi_romani/goods-given@1",
    "ludi_romani/goods-bartered@1",
    "ludi_romani/goods-traded@1",
)
"""Entries that give legiones outside a battle.

These entries may not exceed the limit (LIM-01, Q-64).
"""


class PurseWatcher:
    """A watcher over the goods that come into purses."""

    def __init__(self, desk: RefereeState) -> None:
        self.desk = desk
        self.repetitions: dict[int, str] = {}
        self.paid: Counter[tuple[str, str, int]] = Counter()

    def before(self, entry: Entry) -> Iterator[str]:
        if entry.type == "ludi_romani/tribute-paid@1":
            yield from self._check_tribute(entry)
        if entry.type == "ludi_romani/dos-repaid@1":
            yield from self._check_dos(entry)

    def faults_after_entry(self, entry: Entry) -> Iterator[str]:
        event: Any = entry.event
        if entry.type == "kernel/period-opened@1":
            self.repetitions.clear()
            self.paid.clear()
        elif entry.type == "ludi_romani/tribute-repeated@1":
            self.repetitions[event.number] = entry.id
        elif entry.type == "kernel/entry-reversed@1":
            self._undo_reversed_payment(self.desk.entries[event.entry])
        refused = self.desk.switches.get("cap.refuse_transfers", True)
        watched = GIVEN if refused else GIVEN[:1]
        if entry.type in watched and not self.desk.is_ruled(entry):
            yield from self._check_legio_limit(entry)

    def _undo_reversed_payment(self, target: Entry) -> None:
        event: Any = target.event
        if target.type == "ludi_romani/tribute-paid@1":
            self.paid[event.numen, event.player, event.repetition] -= 1
        if target.type == "ludi_romani/tribute-repeated@1":
            self.repetitions.pop(event.number, None)

    def _check_tribute(self, entry: Entry) -> Iterator[str]:
        """Protest if a god pays a player twice in one tribute, or for a corrected repetition."""
        event: Any = entry.event
        least = self.desk.scenario["limits"]["tributum_per_numen"]
        self.paid[event.numen, event.player, event.repetition] += 1
        if self.desk.is_ruled(entry):
            return
        if self.paid[event.numen, event.player, event.repetition] > least:
            again = f"twice in repetition {event.repetition}"
            yield f"{event.numen} pays {event.player} {again} (TRIB-01)"
        if event.repetition and event.repetition not in self.repetitions:
            yield f"repetition {event.repetition} was set right, and is paid (TRIB-10)"

    def _check_dos(self, entry: Entry) -> Iterator[str]:
        """Protest if a dos repaid in full is not paid at its worth, no more and no less.

        Rule: DIV-03.
        """
        event: Any = entry.event
        if event.short or self.desk.is_ruled(entry):
            return
        prices = self.desk.scenario["prices"]
        worth = {"denarius": 1, **prices}
        got = sum(
            p.amount * worth.get(p.asset, 0) * _sign_of_transfer(p.source, p.target, event.wife)
            for p in entry.postings
        )
        keepers = {holder_of_account(p.target) for p in entry.postings} - {event.husband}
        broke = {who for who in keepers if not self._denarii_after(entry, who)}
        # a surplus or a deficit stays if no character has money left to balance it
        if (got < event.dos and broke <= {event.wife}) or (
            got > event.dos and event.wife not in broke
        ):
            yield f"{event.wife} gets {got} of a dos of {event.dos} Denarii (DIV-03)"

    def _denarii_after(self, entry: Entry, who: str) -> int:
        moved = (
            p.amount * _sign_of_transfer(p.source, p.target, who)
            for p in entry.postings
            if p.asset == "denarius"
        )
        return self.desk.total_held(who, "denarius") + sum(moved)

    def _check_legio_limit(self, entry: Entry) -> Iterator[str]:
        most = self.desk.scenario["limits"]["legiones_per_mortal"]
        for who in {holder_of_account(p.target) for p in entry.postings if p.asset in LEGIONES}:
            if who not in self.desk.scenario["cast"] or not self.desk.mortal(who):
                continue
            held = [self.desk.total_held(who, kind) for kind in LEGIONES]
            each = self.desk.switches.get("cap.scope") == "each_kind"
            if (max(held) if each else sum(held)) > most:
                yield f"{who} has {sum(held)} legiones (LIM-01)"


def _sign_of_transfer(source: str, target: str, who: str) -> int:
    return (holder_of_account(target) == who) - (holder_of_account(source) == who)
