"""Rows that the server keeps beside a ledger, read back: one that cannot be read counts as none."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
import structlog

from ledger.store.base import Sides

T = TypeVar("T")

_log = structlog.get_logger()


def kept_sides(store: Sides, game: str, kind: str, shape: type[T]) -> Iterator[tuple[str, T]]:
    """The rows of one kind in a game, by key; an unreadable one is logged and left out.

    Raise StoreError.
    """
    for key, value in store.sides(game, kind).items():
        found = readable(value, shape, game)
        if found is not None:
            yield key, found


def readable(value: bytes, shape: type[T], game: str) -> T | None:
    """A row as it was kept; None, and a line in the log, for one that cannot be read."""
    try:
        return msgspec.json.decode(value, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _log.error("unreadable", game=game, what=getattr(shape, "__name__", str(shape)))
        return None
