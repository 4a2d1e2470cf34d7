"""The protocol by which news of a ledger travels from its writer to all listeners.

When an entry is committed, the writer of its game calls each listener in turn. The listeners are
the game, its stream, its meter, the registry of the server, and the waker of other servers. All of
this happens on the event loop.
"""

from collections.abc import Sequence
from typing import Protocol

from ledger.kernel.vocabulary.request import Outcome
from ledger.record.entry import Entry
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite, StoreError


class LedgerListener:
    """Hears from a writer how the ledger of its game changes.

    The methods here do nothing. A listener defines the methods that concern it. `scribe` is that of
    the game, and the scribe has adopted the news already.
    """

    def note_answers(self, scribe: Scribe, outcomes: Sequence[Outcome]) -> None:
        """These requests were decided, and their entries are durable."""

    def note_erasure(self, scribe: Scribe) -> None:
        """Free words were erased."""

    def note_entries(self, scribe: Scribe, entries: tuple[Entry, ...]) -> None:
        """These entries are durable, whichever server wrote them."""

    def note_heads(self, scribe: Scribe) -> None:
        """A new head of the ledger was signed."""

    def note_commit(self, scribe: Scribe, seconds: float) -> None:
        """This server committed a transaction.

        `seconds` is the time that it took. All other news come before.
        """

    def note_failure(self, scribe: Scribe, error: StoreError) -> None:
        """The store did not take a write, or the store could not be read before the write."""

    def note_remote_writes(self, scribe: Scribe, writes: tuple[SideWrite, ...]) -> None:
        """Another server wrote these rows beside the ledger."""

    def note_new_scribe(self, scribe: Scribe) -> None:
        """The ledger was read again from the store, by this new scribe."""

    def note_removal(self, scribe: Scribe) -> None:
        """Another server erased the game whole."""


class RemotePhones(Protocol):
    """The phones that listen to other servers."""

    def cards_listening_elsewhere(self, game: str) -> frozenset[str]:
        """Return the cards of a game whose phones listen to other servers."""
