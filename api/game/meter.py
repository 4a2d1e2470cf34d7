"""The measures of one game that is open."""

from collections.abc import Callable, Sequence
from time import monotonic

from api.game.ledger_listener import LedgerListener
from api.observing.durations import Durations, LastMinute
from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused
from ledger.scribe.scribe import Scribe


class Meter(LedgerListener):
    """The measures of one game."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.commits = Durations()
        """The times that transactions took."""
        self.flushes = Durations()
        """The times from a commit until its frames were written."""
        self.recent = LastMinute(clock)
        """The commands accepted in the last minute."""
        self.accepted = 0
        """Number of accepted commands."""
        self.refused = 0
        """Number of refused commands."""
        self.frames = 0
        """Number of events that were written to phones."""

    def note_answers(self, scribe: Scribe, outcomes: Sequence[Outcome]) -> None:
        """Count answered commands. A repeated command has no new entries, and does not count."""
        accepted_count = sum(
            isinstance(outcome, Accepted) and bool(outcome.entries) for outcome in outcomes
        )
        self.accepted += accepted_count
        self.refused += sum(isinstance(outcome, Refused) for outcome in outcomes)
        if accepted_count:
            self.recent.add_events(accepted_count)

    def note_commit(self, scribe: Scribe, seconds: float) -> None:
        """Note how long a transaction took."""
        self.commits.add_duration(seconds)
