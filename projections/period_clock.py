"""The clock of a period, which tells whether an act came after the period's time."""

from dataclasses import dataclass, replace

from ledger.kernel.takeover.events import LedgerRestored
from ledger.kernel.vocabulary import events as e
from ledger.record.entry import Entry

MINUTE_MILLISECONDS = 60_000


@dataclass(frozen=True, slots=True)
class PeriodClock:
    """The open period, with times in milliseconds."""

    began: int = 0
    """The start of the period."""
    takes: int = 0
    """The planned length of the period; 0 if the calendar gives no time."""
    stood: int = 0
    """The length of all pauses in the period."""
    is_halted: bool = False
    """Whether the game is paused now."""

    def clock_after(self, entry: Entry) -> "PeriodClock":
        """Return the clock after an entry."""
        match entry.event:
            case e.GameFounded() as founded_event:
                duration = int(founded_event.period.get("minutes", 0)) * MINUTE_MILLISECONDS
                return PeriodClock(entry.at, duration, is_halted=founded_event.waits)
            case e.GameBegun():
                return replace(self, began=entry.at, stood=0, is_halted=False)
            case e.PeriodOpened() as period_opening:
                return PeriodClock(entry.at, period_opening.minutes * MINUTE_MILLISECONDS)
            case e.GamePaused() | LedgerRestored():
                return replace(self, is_halted=True)
            case e.GameResumed() as resumed_event:
                return replace(self, stood=self.stood + resumed_event.stood, is_halted=False)
        return self

    def lateness(self, entry: Entry) -> int:
        """Return by how much an act came after the period's time, or 0 if it did not.

        Due acts, and the kernel's entries about petitions and rulings, are never late.
        """
        is_acted = entry.meta is not None and entry.meta.type != "due"
        if not self.takes or not is_acted or self.is_halted or entry.type.startswith("kernel/"):
            return 0
        return max(0, entry.at - self.began - self.stood - self.takes)
