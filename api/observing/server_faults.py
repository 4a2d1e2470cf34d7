"""The current faults of this server, for stewards and its operator.

Faults are not recorded in a ledger, because they say nothing about a game.
"""

from collections.abc import Container, Mapping
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

    unreadable: dict[str, str] = field(default_factory=dict)
    """The games that could not be opened, each with the reason."""
    doubt: str = ""
    """Why the store may lack the newest acts; "" if there is no doubt."""
    uncopied: str = ""
    """Why the last copy failed; "" if it succeeded."""
    copied_at: int = 0
    """When the last successful copy was made (milliseconds); 0 if there was none."""
    _away: frozenset[str] = frozenset()
    _unwritable: dict[str, Fault] = field(default_factory=dict)
    _doubted: int = 0
    _uncopied: int = 0
    _clocks: list[Fault] = field(default_factory=list)
    _behind: dict[str, Fault] = field(default_factory=dict)

    @property
    def unwritable(self) -> str:
        """Why a database of the store cannot be written; "" if all can be written."""
        return next((str(fault.args["why"]) for fault in self._unwritable.values()), "")

    @property
    def unwritable_databases(self) -> frozenset[str]:
        """The databases of the store that cannot be written.

        A store of one database names it "".
        """
        return frozenset(self._unwritable)

    def note_write_result(self, why: str, now: int, database: str = "") -> None:
        """Note the result of a write in a database of the store.

        `why` says why it failed; it is "" if the write succeeded.
        """
        old_fault = self._unwritable.get(database)
        database_field = {"database": database} if database else {}
        if why:
            if old_fault is None:
                _log.error("unwritable", why=why, **database_field)
            fault_start = now if old_fault is None else old_fault.since
            self._unwritable[database] = Fault("house-unwritable", fault_start, {"why": why})
        elif old_fault is not None:
            del self._unwritable[database]
            _log.warning("writable", after=old_fault.args["why"], **database_field)

    def forget_write_results_except(self, databases: Container[str]) -> None:
        """Drop the faults of all databases but these, because no game would test them again."""
        for database in [database for database in self._unwritable if database not in databases]:
            del self._unwritable[database]

    def note_away_databases(self, away: Mapping[str, str]) -> None:
        """Note which of several databases cannot be reached now, each with the reason."""
        for name in away.keys() - self._away:
            _log.error("database-away", database=name, why=away[name])
        for name in self._away - away.keys():
            _log.warning("database-back", database=name)
        self._away = frozenset(away)

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

    def faults_of_game(self, game: str, database: str = "") -> tuple[Fault, ...]:
        """Return the faults that the stewards of a game in this database should know."""
        unwritable = (self._unwritable[database],) if database in self._unwritable else ()
        behind_faults = (self._behind[game],) if game in self._behind else ()
        doubt_faults = (Fault("house-log-missing", self._doubted, {}),) if self.doubt else ()
        copying = Fault("house-uncopied", self._uncopied, {"why": self.uncopied})
        uncopied = (copying,) if self.uncopied else ()
        return (*unwritable, *doubt_faults, *uncopied, *behind_faults, *self._clocks)
