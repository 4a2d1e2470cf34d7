"""The referee's data: purses, places and readings, computed from the entries."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Protocol

from ledger.record.entry import Entry

LEGIONES = ("legio_curialis", "legio_clientarum")
DICE = (*LEGIONES, "legio_ultrix_immortalis", "cohors_ultrix_immortalis")
RULINGS = (
    "kernel/entry-reversed@1",
    "kernel/switch-set@1",
    "ludi_romani/fact-set@1",
    "ludi_romani/holding-counted@1",
    "ludi_romani/put-back@1",
)
"""Entries that correct earlier entries. Their effects may break a rule."""


class Watcher(Protocol):
    """A reader of every entry before and after it is taken."""

    def before(self, entry: Entry) -> Iterator[str]:
        """Yield the faults of the entry, given the desk before it."""

    def faults_after_entry(self, entry: Entry) -> Iterator[str]:
        """Yield the faults after the entry has been read."""


class RefereeState:
    """Purses, places and readings at one position of the ledger."""

    def __init__(self) -> None:
        self.purses: dict[str, Counter[str]] = defaultdict(Counter)
        self.places: dict[str, tuple[str, str]] = {}
        self.scenario: dict[str, Any] = {}
        self.switches: dict[str, Any] = {}
        self.dead: set[str] = set()
        self.ghosts: set[str] = set()
        self.kind = ""
        self.reversed: dict[str, Entry] = {}
        self.entries: dict[str, Entry] = {}
        self.ruled: set[str] = set()
        """Commands in which a steward ruled or corrected."""

    def fold_entry(self, entry: Entry) -> None:
        """Read an entry into the data."""
        self.entries[entry.id] = entry
        if entry.ruling is not None or entry.type in RULINGS:
            self.ruled.add(command_of_entry(entry))
        for posting in entry.postings:
            self.purses[posting.source][posting.asset] -= posting.amount
            self.purses[posting.target][posting.asset] += posting.amount
        for placement in entry.placements:
            self.places[placement.piece] = (placement.place, placement.seat)
        self._read_settings(entry)

    def _read_settings(self, entry: Entry) -> None:
        event: Any = entry.event
        match entry.type:
            case "kernel/game-founded@1":
                self.scenario = dict(event.scenario)
                self.switches = dict(event.scenario.get("switches", {}))
            case "kernel/switch-set@1":
                self.switches[event.switch] = event.value
            case "kernel/period-opened@1":
                self.kind = event.kind
            case "kernel/entry-reversed@1":
                self.reversed[event.entry] = self.entries[event.entry]
            case "ludi_romani/died@1":
                self.dead.add(event.who)
            case "ludi_romani/dead-received@1":
                self.ghosts.update(event.who)
            case _:
                pass

    def total_held(self, who: str, asset: str) -> int:
        """Return how much of an asset a character holds: own, borrowed and won goods together."""
        parts = (
            purse[asset]
            for account, purse in self.purses.items()
            if account == who or account.startswith(f"{who}/")
        )
        return sum(parts)

    def mortal(self, who: str) -> bool:
        """Return whether a character in the cast is a mortal."""
        return bool(self.scenario["cast"][who]["role"] != "numen")

    def is_ruled(self, entry: Entry) -> bool:
        """Return whether this entry, or another entry of the same act, was ruled or corrected."""
        return entry.ruling is not None or command_of_entry(entry) in self.ruled


def command_of_entry(entry: Entry) -> str:
    """Return the command to which an entry belongs.

    An entry without a command gives the prefix of its id.
    """
    return entry.meta.command if entry.meta is not None else entry.id.rpartition(".")[0]


def holder_of_account(account: str) -> str:
    """Return the holder of an account."""
    return account.partition("/")[0]
