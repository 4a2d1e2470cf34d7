"""What is wrong with this server now, for stewards and its operator.

Nothing of it is recorded in a ledger, because it says nothing about a game.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

_log = structlog.get_logger()

MAX_CLOCK_CHANGES = 5
"""Maximum number of changes of the machine's clock that are remembered: the newest ones."""


class Fault(NamedTuple):
    """One thing that is wrong: a key of the messages, its arguments, since when (milliseconds)."""

    key: str
    since: int
    args: dict[str, str | int]


@dataclass
class ServerFaults:
    """All faults of this server now.

    `unwritable` says why nothing can be written, "" when the store can be written to. `unreadable`
    names the games that could not be opened, each with the reason. `doubt` says why the newest acts
    may be missing from the store, "" when they are not in doubt. `uncopied` says why the last copy
    could not be made, "" when it was; the last that could was made at `copied_at` (milliseconds, 0
    for none). These sentences come from the store and may name files: only the log and stewards may
    see them.
    """

    unwritable: str = ""
    unreadable: dict[str, str] = field(default_factory=dict)
    doubt: str = ""
    uncopied: str = ""
    copied_at: int = 0
    _since: int = 0
    _doubted: int = 0
    _uncopied: int = 0
    _clocks: list[Fault] = field(default_factory=list)
    _behind: dict[str, Fault] = field(default_factory=dict)

    def write_finished(self, why: str, now: int) -> None:
        """Note the result of a write: `why` it failed, or "" when it succeeded."""
        if why and not self.unwritable:
            self._since = now
            _log.error("unwritable", why=why)
        elif self.unwritable and not why:
            _log.warning("writable", after=self.unwritable)
        self.unwritable = why

    def copy_finished(self, why: str, now: int) -> None:
        """Note the result of a copy: `why` it failed, or "" when it succeeded."""
        if why and not self.uncopied:
            self._uncopied = now
            _log.error("uncopied", why=why)
        elif self.uncopied and not why:
            _log.warning("copied", after=self.uncopied)
        self.copied_at = self.copied_at if why else now
        self.uncopied = why

    def store_opened(self, why: str, now: int) -> None:
        """Note `why` an opened store may lack the last writes, or "" when it does not."""
        self.doubt, self._doubted = why, now
        if why:
            _log.warning("doubtful", why=why)

    def game_unreadable(self, game: str, why: str) -> None:
        """Note that a game could not be opened. The other games are played."""
        self.unreadable[game] = why
        _log.error("unreadable", game=game, why=why)

    def clock_changed(self, by: int, now: int) -> None:
        """Note that the machine's clock was set `by` milliseconds: ahead if positive, else back."""
        key = "house-clock-ahead" if by > 0 else "house-clock-back"
        self._clocks = [*self._clocks, Fault(key, now, {"seconds": abs(by) // 1000})][
            -MAX_CLOCK_CHANGES:
        ]
        _log.warning("clock", set_by=by)

    def clock_behind(self, game: str, by: int, now: int) -> None:
        """Note that the clock is behind the last entry of a game that was opened."""
        self._behind[game] = Fault("house-clock-behind", now, {"seconds": by // 1000})
        _log.warning("clock-behind", game=game, by=by)

    def of_game(self, game: str) -> tuple[Fault, ...]:
        """The faults that the stewards of a game should know of."""
        why = self.unwritable
        unwritable = (Fault("house-unwritable", self._since, {"why": why}),) if why else ()
        behind = (self._behind[game],) if game in self._behind else ()
        doubtful = (Fault("house-log-missing", self._doubted, {}),) if self.doubt else ()
        copying = Fault("house-uncopied", self._uncopied, {"why": self.uncopied})
        uncopied = (copying,) if self.uncopied else ()
        return (*unwritable, *doubtful, *uncopied, *behind, *self._clocks)
