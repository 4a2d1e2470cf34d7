"""Tills: assets on the table that can be counted, and the entries that record a count."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ledger.record.entry import Event
from ledger.record.state import State

W = TypeVar("W")

Till = tuple[str, str]
"""A character and an asset."""


@dataclass(frozen=True)
class Tills(Generic[W]):
    """The tills of a game."""

    kept: Callable[[State[W]], tuple[Till, ...]]
    """Gives the tills that should be counted."""
    counted: Mapping[type[Event], Callable[[Any], Till]]
    """Gives the till of each event that records a count.

    After such an entry the books hold the counted amount. The entry holds the amount before.
    """
