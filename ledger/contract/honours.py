"""The honours of a game: what is counted for each of them, entry by entry, after the end."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ledger.record.entry import Entry
from ledger.record.state import State

RICHEST = "richest"
"""The honour for the highest worth at the end of a period."""
LUCKIEST = "luckiest"
"""The honour for the luckiest rolls: fair dice rarely have so high a sum."""


def no_characters(_entry: Entry) -> Iterable[Any]:
    """Return no characters."""
    return ()


def nobody_is_honoured(_state: State[Any], _honour: str, _character: str) -> bool:
    """Return False for every character."""
    return False


@dataclass(frozen=True)
class HonourRules:
    """The rules by which a game counts its honours. The message `honour-<name>` names one."""

    counts: Mapping[str, Callable[[Entry], Iterable[str]]] = field(default_factory=dict)
    """For each honour, the characters for whom an entry counts once."""
    begins: Mapping[str, Callable[[Entry], Iterable[str]]] = field(default_factory=dict)
    """For each honour for a span of time, the characters whose span an entry begins."""
    ends: Callable[[Entry], Iterable[str]] = no_characters
    """The characters whose spans an entry ends. The end of the game ends all other spans."""
    dice: Callable[[Entry], Iterable[tuple[str, int, int]]] = no_characters
    """The dice of an entry as (character, sides, face)."""
    is_candidate: Callable[[State[Any], str, str], bool] = nobody_is_honoured
    """Returns whether a character may have an honour, from (state, honour, character)."""


NO_HONOURS = HonourRules()
