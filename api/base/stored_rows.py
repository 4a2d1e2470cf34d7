"""Reads the rows that the server stores beside a ledger. An unreadable row counts as missing."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
import structlog

from ledger.store.base import SideTables

T = TypeVar("T")

_log = structlog.get_logger()


def decoded_side_rows(
    store: SideTables, game: str, row_kind: str, row_type: type[T]
) -> Iterator[tuple[str, T]]:
    """Yield the rows of one kind in a game, by key. Unreadable rows are logged and left out.

    Raises: StoreError.
    """
    for row_key, row_bytes in store.side_values(game, row_kind).items():
        row = decode_side_row(row_bytes, row_type, game)
        if row is not None:
            yield row_key, row


def decode_side_row(row_bytes: bytes, row_type: type[T], game: str) -> T | None:
    """Return a stored row, decoded. Log an unreadable row and return None."""
    try:
        return msgspec.json.decode(row_bytes, type=row_type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _log.error("unreadable", game=game, what=getattr(row_type, "__name__", str(row_type)))
        return None
