"""The clock of a period: whether its time was over when somebody did something."""

from dataclasses import dataclass, replace

from ledger.kernel.takeover.events import LedgerRestored
from ledger.kernel.vocabulary import events as e
from ledger.record.entry import Entry

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class PeriodClock:
    """The open period: when it began, how long it should take, and how long it stood still.

    In milliseconds; `takes` is 0 where the calendar gives no time. `halted` while the game
    stands still.
    """

    began: int = 0
    takes: int = 0
    stood: int = 0
    halted: bool = False

    def after(self, entry: Entry) -> "PeriodClock":
        """The clock after an entry."""
        match entry.event:
            case e.GameFounded() as founded:
                takes = int(founded.period.get("minutes", 0)) * MINUTE
                return PeriodClock(entry.at, takes, halted=founded.waits)
            case e.GameBegun():
                return replace(self, began=entry.at, stood=0, halted=False)
            case e.PeriodOpened() as opened:
                return PeriodClock(entry.at, opened.minutes * MINUTE)
            case e.GamePaused() | LedgerRestored():
                return replace(self, halted=True)
            case e.GameResumed() as resumed:
                return replace(self, stood=self.stood + resumed.stood, halted=False)
        return self

    def late(self, entry: Entry) -> int:
        """By how much somebody's act came after the time of its period was over, else 0.

        What time itself brings is never late, nor what the kernel records of asking and ruling.
        """
        acted = entry.meta is not None and entry.meta.type != "due"
        if not self.takes or not acted or self.halted or entry.type.startswith("kernel/"):
            return 0
        return max(0, entry.at - self.began - self.stood - self.takes)
