"""The protocols by which news of a ledger travels from its writer to all who hear of it.

Follow an entry after its commit: the writer tells its game (`LedgerListener`), the game tells its
stream, and the server that has the game open (`GameListener`) counts it and wakes other servers.
All of this happens on the event loop, one call after the other.
"""

from typing import Protocol, TypeVar

from ledger.record.entry import Entry
from ledger.store.base import Side


class LedgerListener(Protocol):
    """Hears from a writer what became of the ledger of its game."""

    def wrote(self, why: str) -> None:
        """An attempt to write ended: "" for success, else the reason of the failure."""

    def adopted(self, entries: tuple[Entry, ...]) -> None:
        """These entries are durable, whichever server wrote them."""

    def sealed(self) -> None:
        """A new head was signed."""

    def erased(self) -> None:
        """Free words were erased."""

    def committed(self) -> None:
        """This server committed a transaction. It comes after all other news of it."""

    def followed(self, sides: tuple[Side, ...]) -> None:
        """Another server wrote these sides."""

    def replaced(self) -> None:
        """The scribe was read again from the store."""

    def gone(self) -> None:
        """Another server erased the game whole."""


G_contra = TypeVar("G_contra", contravariant=True)


class GameListener(Protocol[G_contra]):
    """Hears from a game what concerns the whole server."""

    def wrote(self, game: G_contra, why: str) -> None:
        """An attempt to write ended: "" for success, else the reason of the failure."""

    def committed(self, game: G_contra) -> None:
        """This server committed a transaction of the game."""

    def access_changed(self, game: G_contra, sides: tuple[Side, ...]) -> None:
        """Another server wrote these sides, and sessions or tokens may be among them."""

    def vanished(self, game: G_contra) -> None:
        """Another server erased the game whole."""


class Elsewhere(Protocol):
    """Knows the phones that listen to other servers."""

    def elsewhere(self, game: str) -> frozenset[str]:
        """The cards of a game whose phones listen to other servers."""
