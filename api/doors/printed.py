"""The address on a game's printed cards: one more name of the server."""

from collections.abc import Iterator
from urllib.parse import urlsplit

from ledger.store.base import Side, Store

_PRINTED = "printed/"
"""Prefix of the note's key; the name on the cards follows."""


def printed(address: str) -> tuple[Side, ...]:
    """The side-table write that remembers the address on a game's printed cards."""
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
