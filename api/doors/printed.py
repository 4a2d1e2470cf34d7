"""Where the printed cards of a game say that its server is found: one more name of the server."""

from collections.abc import Iterator
from urllib.parse import urlsplit

from ledger.store.base import Batch, Side, Store

_PRINTED = "printed/"
"""So begins the key of a note in the store; the name on the cards follows."""


def note_printed(store: Store, game: str, address: str) -> None:
    """Note that cards of a game were printed with this address. Raise StoreError."""
    name = _name_in(address)
    if name:
        position, head = store.head(game)
        note = Side("note", f"{_PRINTED}{name}", b"1")
        store.append(game, position, head, Batch((), head, (note,)))


def printed_names(store: Store, game: str) -> Iterator[str]:
    """The names on the cards of a game. Raise StoreError."""
    for key in store.sides(game, "note"):
        if key.startswith(_PRINTED):
            yield key.removeprefix(_PRINTED)


def _name_in(address: str) -> str:
    try:
        return urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""
