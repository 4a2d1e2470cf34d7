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
    copy_failure: str = ""
    """Why the last copy failed; "" if it succeeded."""
    copied_at: int = 0
    """When the last successful copy was made (milliseconds); 0 if there was none."""
    _away_databases: frozenset[str] = frozenset()
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

    def note_write_result(self, reason: str, now: int, database: str = "") -> None:
        """Note the result of a write in a database of the store.

        `reason` says why it failed; it is "" if the write succeeded.
        """
        old_fault = self._unwritable.get(database)
        database_field = {"database": database} if database else {}
        if reason:
            if old_fault is None:
                _log.error("unwritable", why=reason, **database_field)
            fault_start = now if old_fault is None else old_fault.since
            self._unwritable[database] = Fault("house-unwritable", fault_start, {"why": reason})
        elif old_fault is not None:
            del self._unwritable[database]
            _log.warning("writable", after=old_fault.args["why"], **database_field)

    def forget_write_results_except(self, databases: Container[str]) -> None:
        """Drop the faults of all databases but these, because no game would test them again."""
        for database in [database for database in self._unwritable if database not in databases]:
            del self._unwritable[database]

    def note_away_databases(self, away_databases: Mapping[str, str]) -> None:
        """Note which of several databases cannot be reached now, each with the reason."""
        for database in away_databases.keys() - self._away_databases:
            _log.error("database-away", database=database, why=away_databases[database])
        for database in self._away_databases - away_databases.keys():
            _log.warning("database-back", database=database)
        self._away_databases = frozenset(away_databases)

    def copy_finished(self, reason: str, now: int) -> None:
        """Note the result of a copy. `reason` says why it failed. It is "" if it succeeded."""
        if reason and not self.copy_failure:
            self._uncopied = now
            _log.error("uncopied", why=reason)
        elif self.copy_failure and not reason:
            _log.warning("copied", after=self.copy_failure)
        self.copied_at = self.copied_at if reason else now
        self.copy_failure = reason

    def note_store_doubt(self, reason: str, now: int) -> None:
        """Note why an opened store may lack the last writes; "" if it lacks none."""
        self.doubt, self._doubted = reason, now
        if reason:
            _log.warning("doubtful", why=reason)

    def note_unreadable_game(self, game: str, reason: str) -> None:
        """Note that a game could not be opened. The other games can still be played."""
        self.unreadable[game] = reason
        _log.error("unreadable", game=game, why=reason)

    def note_clock_change(self, milliseconds: int, now: int) -> None:
        """Note a change of the machine's clock by `milliseconds`. Positive means forward."""
        message_key = "house-clock-ahead" if milliseconds > 0 else "house-clock-back"
        self._clocks = [
            *self._clocks,
            Fault(message_key, now, {"seconds": abs(milliseconds) // 1000}),
        ][-MAX_CLOCK_CHANGES:]
        _log.warning("clock", set_by=milliseconds)

    def note_late_clock(self, game: str, milliseconds: int, now: int) -> None:
        """Note that the clock is `milliseconds` behind the last entry of an opened game."""
        self._behind[game] = Fault("house-clock-behind", now, {"seconds": milliseconds // 1000})
        _log.warning("clock-behind", game=game, by=milliseconds)

    def faults_of_game(self, game: str, database: str = "") -> tuple[Fault, ...]:
        """Return the faults that the stewards of a game in this database should know."""
        write_faults = (self._unwritable[database],) if database in self._unwritable else ()
        behind_faults = (self._behind[game],) if game in self._behind else ()
        doubt_faults = (Fault("house-log-missing", self._doubted, {}),) if self.doubt else ()
        copy_fault = Fault("house-uncopied", self._uncopied, {"why": self.copy_failure})
        uncopied_faults = (copy_fault,) if self.copy_failure else ()
        return (*write_faults, *doubt_faults, *uncopied_faults, *behind_faults, *self._clocks)
