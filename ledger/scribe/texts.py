"""The free words of one game in memory: who reads them waits for no store.

Whoever reads a game does so on the event loop, where nobody may wait for a database.
"""

from collections.abc import Iterable

from ledger.export.document import Text
from ledger.store.base import Side, Store

KIND, MARK = "text", "erased"
"""The kinds of the side table under which words lie, and the marks of those that were erased."""


class Texts:
    """Words by their digest, and which of them were erased, as of the last commit adopted."""

    def __init__(self) -> None:
        self._kept: dict[str, bytes] = {}
        self._erased: set[str] = set()

    def load(self, store: Store, game: str) -> None:
        """Read all that a store has of a game. Raise StoreError."""
        self._kept = dict(store.sides(game, KIND))
        self._erased = set(store.sides(game, MARK))

    def adopt(self, sides: Iterable[Side]) -> None:
        """Take over what was written beside entries."""
        for side in sides:
            if side.kind == KIND and side.value is not None:
                self._kept[side.key] = side.value
            elif side.kind == KIND:
                self._kept.pop(side.key, None)
            elif side.kind == MARK and side.value is not None:
                self._erased.add(side.key)

    def of(self, digest: str) -> Text | None:
        """The words behind a digest, None when they were erased or never were."""
        kept = self._kept.get(digest)
        return Text.kept(digest, kept) if kept else None

    def is_erased(self, digest: str) -> bool:
        """Whether there were words of this digest that were erased."""
        return digest in self._erased
