"""The free words of one game in memory, so that readers never wait for the store.

Games are read on the event loop, where no code may wait for a database.
"""

from collections.abc import Iterable

from ledger.export.document import Text
from ledger.store.base import SideWrite, Store

TEXT_KIND, ERASED_MARK = "text", "erased"
"""The kinds of side rows for free words, and for marks of erased words."""


class Texts:
    """The free words by digest, and the erased digests, after the last adopted commit."""

    def __init__(self) -> None:
        self._texts: dict[str, bytes] = {}
        self._erased_digests: set[str] = set()

    def load(self, store: Store, game: str) -> None:
        """Read all free words of a game from the store. Raises StoreError."""
        self._texts = dict(store.side_values(game, TEXT_KIND))
        self._erased_digests = set(store.side_values(game, ERASED_MARK))

    def adopt(self, writes: Iterable[SideWrite]) -> None:
        """Add the free words in these side writes, and remove erased ones."""
        for row in writes:
            if row.kind == TEXT_KIND and row.value is not None:
                self._texts[row.key] = row.value
            elif row.kind == TEXT_KIND:
                self._texts.pop(row.key, None)
            elif row.kind == ERASED_MARK and row.value is not None:
                self._erased_digests.add(row.key)

    def find_text(self, digest: str) -> Text | None:
        """Return the free words of a digest, None if they were erased or never existed."""
        text = self._texts.get(digest)
        return Text.kept(digest, text) if text else None

    def is_erased(self, digest: str) -> bool:
        """Return whether free words of this digest existed and were erased."""
        return digest in self._erased_digests
