"""The address on a game's printed cards: one more name of the server."""

from urllib.parse import urlsplit

from ledger.store.base import Side, Store

_PRINTED = "printed/"
"""Prefix of the note's key; the name on the cards follows."""


def printed(address: str) -> tuple[Side, ...]:
    """The side-table write that remembers the address on a game's printed cards."""
    name = _name_in(address)
    return (Side("note", f"{_PRINTED}{name}", b"1"),) if name else ()


def all_printed_names(store: Store) -> frozenset[str]:
    """The names on the cards of all games. Raise StoreError."""
    return frozenset(side.key.removeprefix(_PRINTED) for side in store.look_up("note", _PRINTED))


def _name_in(address: str) -> str:
    try:
        return urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""
