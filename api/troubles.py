"""What hinders the house itself, for its stewards and for whoever runs the server.

Nothing of it belongs in a ledger: it is about this server, today.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

_log = structlog.get_logger()

MOST = 5
"""So many settings of the machine's clock are remembered; the last ones matter."""


class Trouble(NamedTuple):
    """One thing that is wrong: a key of the messages, its arguments, since when (milliseconds)."""

    key: str
    since: int
    args: dict[str, str | int]


@dataclass
class Troubles:
    """All that is wrong now. `unwritable` says why nothing can be written, "" when it can.

    `unreadable` names the games that could not be opened, and why. `doubt` says why acts made last
    may be missing from the store, "" when nothing says that they are. These are the store's own
    words, which may name files: they are for the log and for stewards, and for no stranger.
    """

    unwritable: str = ""
    unreadable: dict[str, str] = field(default_factory=dict)
    doubt: str = ""
    _since: int = 0
    _doubted: int = 0
    _clocks: list[Trouble] = field(default_factory=list)
    _behind: dict[str, Trouble] = field(default_factory=dict)

    def wrote(self, why: str, now: int) -> None:
        """Something was written, or could not be (`why`)."""
        if why and not self.unwritable:
            self._since = now
            _log.error("unwritable", why=why)
        elif self.unwritable and not why:
            _log.warning("writable", after=self.unwritable)
        self.unwritable = why

    def doubted(self, why: str, now: int) -> None:
        """The store was opened, and may lack what was written last (`why`), or not ("")."""
        self.doubt, self._doubted = why, now
        if why:
            _log.warning("doubtful", why=why)

    def unread(self, game: str, why: str) -> None:
        """A game could not be opened: the others are played."""
        self.unreadable[game] = why
        _log.error("unreadable", game=game, why=why)

    def clock_set(self, by: int, now: int) -> None:
        """The machine's clock was set ahead by so many milliseconds, or back."""
        key = "house-clock-ahead" if by > 0 else "house-clock-back"
        self._clocks = [*self._clocks, Trouble(key, now, {"seconds": abs(by) // 1000})][-MOST:]
        _log.warning("clock", set_by=by)

    def clock_behind(self, game: str, by: int, now: int) -> None:
        """A game was opened by a clock that says less than its last entry."""
        self._behind[game] = Trouble("house-clock-behind", now, {"seconds": by // 1000})
        _log.warning("clock-behind", game=game, by=by)

    def told(self, game: str) -> tuple[Trouble, ...]:
        """What the stewards of a game should know."""
        why = self.unwritable
        unwritable = (Trouble("house-unwritable", self._since, {"why": why}),) if why else ()
        behind = (self._behind[game],) if game in self._behind else ()
        doubtful = (Trouble("house-log-missing", self._doubted, {}),) if self.doubt else ()
        return (*unwritable, *doubtful, *behind, *self._clocks)
