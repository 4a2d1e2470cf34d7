"""The time when a game was closed."""

from typing import Any

from ledger.kernel.vocabulary.events import GameClosed
from ledger.record.state import State


def closing_time(state: State[Any]) -> int | None:
    """Return the time when a game was closed (milliseconds), or None."""
    log = state.log
    if state.kernel.status != "closed":
        return None
    entries = (log.entries[position] for position in range(log.position, 0, -1))
    return next((entry.at for entry in entries if isinstance(entry.event, GameClosed)), None)
