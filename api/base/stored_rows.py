"""Reads the rows that the server stores beside a ledger. An unreadable row counts as missing."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
import structlog

from ledger.store.base import SideTables

T = TypeVar("T")

_log = structlog.get_logger()


def decoded_side_rows(
    store: SideTables, game: str, kind: str, shape: type[T]
) -> Iterator[tuple[str, T]]:
    """Yield the rows of one kind in a game, by key. Unreadable rows are logged and left out.

    Raises: StoreError.
    """
    for key, value in store.sides(game, kind).items():
        row = decode_side_row(value, shape, game)
        if row is not None:
            yield key, row


def decode_side_row(value: bytes, shape: type[T], game: str) -> T | None:
    """Return a stored row, decoded. Log an unreadable row and return None."""
    try:
        return msgspec.json.decode(value, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _log.error("unreadable", game=game, what=getattr(shape, "__name__", str(shape)))
        return None
