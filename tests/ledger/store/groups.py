"""Groups of databases in memory, some of which can be away."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from ledger.store.base import Database, StoreUnreachableError, new_worker_name
from ledger.store.group import StoreGroup
from ledger.store.member import Member
from ledger.store.memory import MemoryStore


class SwitchableStore:
    """A database in memory that can be switched off, or after a number of calls."""

    def __init__(self, store: Database | None = None) -> None:
        self.store = store or MemoryStore()
        self.is_off = False
        self.calls_left: int | None = None
        """The number of calls after which the database goes away; None for never."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        if not callable(found):
            return found
        return self._call_unless_off(found)

    def _call_unless_off(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            if self.calls_left is not None:
                self.is_off = self.is_off or not self.calls_left
                self.calls_left = max(0, self.calls_left - 1)
            if self.is_off:
                raise StoreUnreachableError("The database cannot be reached.")
            return method(*given)

        return call

    @contextmanager
    def switched_off(self) -> Iterator[None]:
        """Switch the database off inside the block."""
        self.is_off = True
        try:
            yield
        finally:
            self.is_off = False


def group_of(stores: Mapping[str, Any], full: tuple[str, ...] = ()) -> StoreGroup:
    """Return a group of these open stores by name. Those in `full` take no new games."""
    members = [
        Member(name, partial(_given_store, store), takes_new_games=name not in full)
        for name, store in stores.items()
    ]
    for member in members:
        member.open()
    return StoreGroup(members, new_worker_name())


def _given_store(store: Any) -> Any:
    return store


def game_for(group: StoreGroup, database: str, number: int = 0) -> str:
    """Return the id of a new game that goes to a database."""
    ids = (f"game-{database}-{number}-{n}" for n in range(10_000))
    return next(game for game in ids if group.database(game) == database)
