"""An idle hall, and a store that counts reads."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ledger.store.base import Row, Store
from tests.api.hall import Hall
from tests.api.lent import LentStore

MINUTE = 60_000


ANSWERS_FROM_MEMORY = ("away", "database", "databases")
"""The methods of a store that ask no database."""


class CountingStore(LentStore):
    """A lent store that counts the reads of each game's entries, and all queries."""

    def __init__(self, inner: Store | None = None) -> None:
        super().__init__()
        self.inner: Any = inner or self.inner
        self.reads: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        if name not in ANSWERS_FROM_MEMORY:
            self.asked[name] += 1
        return super().__getattr__(name)

    def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
        self.reads[game] += 1
        return iter(self.inner.read(game, after_position))


async def let_minutes_pass(hall: Hall, minutes: int = 11) -> None:
    """Let minutes pass, and let the server look which games may be put away."""
    hall.clock.now += minutes * MINUTE
    await hall.host.opener.open_and_put_away_games()


def notes_about_game(store: Any, game: str) -> set[str]:
    """Return the notes on a game in the store."""
    return set(store.side_values(game, "note"))
