"""What a game says for its stewards' console: the period to come, and what is not over."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ledger.record.state import Period, State


@dataclass(frozen=True)
class Coming:
    """The period that follows the one that runs, as the calendar has it now.

    The act `act` opens it, if one of `by` does it; without an act it opens by itself.
    """

    period: Period
    act: str = ""
    by: tuple[str, ...] = ()


@dataclass(frozen=True)
class Unfinished:
    """Something that began and is not over, such as a battle.

    `key` is the message that names it, filled by `args`; `who` are those who take part in it;
    it began at `since`, in milliseconds since the Unix epoch.
    """

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)
    who: tuple[str, ...] = ()
    since: int = 0


def nothing_coming(_state: State[Any]) -> Coming | None:
    """No period follows that could be named."""
    return None


def nothing_unfinished(_state: State[Any]) -> tuple[Unfinished, ...]:
    """Nothing is under way that should come to an end."""
    return ()
