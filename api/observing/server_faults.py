"""The current faults of this server, for stewards and its operator.

Faults are not recorded in a ledger, because they say nothing about a game.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

_log = structlog.get_logger()

MAX_CLOCK_CHANGES = 5
"""Maximum number of remembered changes of the machine's clock. The newest are kept."""


class Fault(NamedTuple):
    """A fault: a key of the messages, its arguments, and the time when it began (milliseconds)."""

    key: str
    since: int
    args: dict[str, str | int]


@dataclass
class ServerFaults:
    """All current faults of this server.

    The sentences come from the store and may name files. Only the log and stewards may see them.
    """

    unwritable: str = ""
    """Why the store cannot be written; "" if it can be written."""
    unreadable: dict[str, str] = field(default_factory=dict)
    """The games that could not be opened, each with the reason."""
    doubt: str = ""
    """Why the store may lack the newest acts; "" if there is no doubt."""
    uncopied: str = ""
    """Why the last copy failed; "" if it succeeded."""
    copied_at: int = 0
    """When the last successful copy was made (milliseconds); 0 if there was none."""
    _since: int = 0
    _doubted: int = 0
    _uncopied: int = 0
    _clocks: list[Fault] = field(default_factory=list)
    _behind: dict[str, Fault] = field(default_factory=dict)

    def note_write_result(self, why: str, now: int) -> None:
        """Note the result of a write. `why` says why it failed; it is "" if the write succeeded."""
        if why and not self.unwritable:
            self._since = now
            _log.error("unwritable", why=why)
        elif self.unwritable and not why:
            _log.warning("writable", after=self.unwritable)
        self.unwritable = why

    def copy_finished(self, why: str, now: int) -> None:
        """Note the result of a copy. `why` says why it failed; it is "" if the copy succeeded."""
        if why and not self.uncopied:
            self._uncopied = now
            _log.error("uncopied", why=why)
        elif self.uncopied and not why:
            _log.warning("copied", after=self.uncopied)
        self.copied_at = self.copied_at if why else now
        self.uncopied = why

    def note_store_doubt(self, why: str, now: int) -> None:
        """Note why an opened store may lack the last writes; "" if it lacks none."""
        self.doubt, self._doubted = why, now
        if why:
            _log.warning("doubtful", why=why)

    def note_unreadable_game(self, game: str, why: str) -> None:
        """Note that a game could not be opened. The other games can still be played."""
        self.unreadable[game] = why
        _log.error("unreadable", game=game, why=why)

    def note_clock_change(self, by: int, now: int) -> None:
        """Note a change of the machine's clock by `by` milliseconds; positive means forward."""
        key = "house-clock-ahead" if by > 0 else "house-clock-back"
        self._clocks = [*self._clocks, Fault(key, now, {"seconds": abs(by) // 1000})][
            -MAX_CLOCK_CHANGES:
        ]
        _log.warning("clock", set_by=by)

    def note_late_clock(self, game: str, by: int, now: int) -> None:
        """Note that the clock is `by` milliseconds behind the last entry of an opened game."""
        self._behind[game] = Fault("house-clock-behind", now, {"seconds": by // 1000})
        _log.warning("clock-behind", game=game, by=by)

    def faults_of_game(self, game: str) -> tuple[Fault, ...]:
        """Return the faults that the stewards of a game should know."""
        why = self.unwritable
        unwritable = (Fault("house-unwritable", self._since, {"why": why}),) if why else ()
        behind = (self._behind[game],) if game in self._behind else ()
        doubtful = (Fault("house-log-missing", self._doubted, {}),) if self.doubt else ()
        copying = Fault("house-uncopied", self._uncopied, {"why": self.uncopied})
        uncopied = (copying,) if self.uncopied else ()
        return (*unwritable, *doubtful, *uncopied, *behind, *self._clocks)
