"""Tills: assets on the table that can be counted, and the entries that record a count."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ledger.record.entry import Event
from ledger.record.state import State

W = TypeVar("W")

Till = tuple[str, str]
"""A character's stock of one asset on the table."""


@dataclass(frozen=True)
class Tills(Generic[W]):
    """The tills of a game, and the events that record a count of a till."""

    kept: Callable[[State[W]], tuple[Till, ...]]
    """Gives the tills that people should count."""
    counted: Mapping[type[Event], Callable[[Any], Till]]
    """Gives the till of each event that records a count.

    After the entry of a count the books hold the counted amount. The entry itself holds the earlier
    amount.
    """
