"""The parts of the stewards' console that a game fills: the next period, and open business."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ledger.record.state import Period, State


@dataclass(frozen=True)
class ComingPeriod:
    """The next period by the present calendar."""

    period: Period
    act: str = ""
    """The act that opens the period; "" if it opens by itself."""
    by: tuple[str, ...] = ()
    """The characters who may do this act."""


@dataclass(frozen=True)
class UnfinishedAffair:
    """An unfinished event of some length in the game, such as a battle."""

    key: str
    """The key of the message that names the affair."""
    args: Mapping[str, Any] = field(default_factory=dict)
    """The arguments of the message."""
    who: tuple[str, ...] = ()
    """The characters who take part."""
    since: int = 0
    """The start, in milliseconds since the Unix epoch."""


def no_coming_period(_state: State[Any]) -> ComingPeriod | None:
    """Return None, because the game has no next period."""
    return None


def no_unfinished_affairs(_state: State[Any]) -> tuple[UnfinishedAffair, ...]:
    """Return no affairs, because no affair is under way."""
    return ()
