"""Where the printed cards of a game say that its server is found: one more name of the server."""

from collections.abc import Iterator
from urllib.parse import urlsplit

from ledger.store.base import Side, Store

_PRINTED = "printed/"
"""So begins the key of a note in the store; the name on the cards follows."""


def printed(address: str) -> tuple[Side, ...]:
    """The side-table write that notes that a game's cards were printed with this address."""
    name = _name_in(address)
    return (Side("note", f"{_PRINTED}{name}", b"1"),) if name else ()


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
