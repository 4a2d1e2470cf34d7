"""Tills: what lies on the table and can be counted, and the entries that say it was."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ledger.record.entry import Event
from ledger.record.state import State

W = TypeVar("W")

Till = tuple[str, str]
"""Whose till it is, and of which asset."""


@dataclass(frozen=True)
class Tills(Generic[W]):
    """The tills of a game: `kept` gives those that ought to be counted.

    `counted` gives, for each event that says that something was counted, which till it was. After
    such an entry the books say what was counted; what they said before is the entry's to tell.
    """

    kept: Callable[[State[W]], tuple[Till, ...]]
    counted: Mapping[type[Event], Callable[[Any], Till]]
