"""Snapshots in memory: the state of a game at any past position."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ledger.kernel.machine.machine import Machine
from ledger.record.entry import Entry
from ledger.record.state import State

SNAPSHOT_INTERVAL = 500
"""The number of positions between snapshots.

Snapshots are cheap, as states share unchanged parts.
"""


class Snapshots:
    """Keeps a state every 500 positions, and folds from the nearest one."""

    def __init__(self, machine: Machine[Any]) -> None:
        self._machine = machine
        self._states: dict[int, State[Any]] = {}

    def store_snapshot(self, old_state: State[Any], new_state: State[Any]) -> None:
        """Keep `new_state` if a multiple of 500 lies between the two states.

        The state after entry 1 is always kept, because this entry founds the game from its
        scenario. Folding entry 1 costs more than folding hundreds of other entries.
        """
        if (
            not old_state.log.position
            or old_state.log.position // SNAPSHOT_INTERVAL
            != new_state.log.position // SNAPSHOT_INTERVAL
        ):
            self._states[new_state.log.position] = new_state

    def fold_entries(self, state: State[Any], entries: Sequence[Entry]) -> State[Any]:
        """Return the state after many entries, keeping snapshots on the way."""
        while entries:
            position = state.log.position
            step = SNAPSHOT_INTERVAL - position % SNAPSHOT_INTERVAL if position else 1
            old_state, state = state, self._machine.fold(entries[:step], state)
            self.store_snapshot(old_state, state)
            entries = entries[step:]
        return state

    def state_at(self, newest_state: State[Any], position: int) -> State[Any]:
        """Return the state right after the entry at `position`.

        Raises ValueError if the position lies beyond `newest_state`.
        """
        if not 0 <= position <= newest_state.log.position:
            raise ValueError(
                f"position {position} is not between 0 and {newest_state.log.position}"
            )
        if position == newest_state.log.position:
            return newest_state
        return self._fold_from(self._nearest(position), newest_state, position)

    def states_at(self, newest_state: State[Any], positions: Iterable[int]) -> Iterator[State[Any]]:
        """Yield the states right after the entries at these ascending positions.

        Each is folded from the one before. Raises ValueError for a position beyond `newest_state`.
        """
        state = self._machine.blank_state()
        for position in positions:
            if not state.log.position <= position <= newest_state.log.position:
                raise ValueError(f"position {position} goes back, or is beyond the last entry")
            nearest_state = self._nearest(position)
            start_state = (
                nearest_state if nearest_state.log.position > state.log.position else state
            )
            state = self._fold_from(start_state, newest_state, position)
            yield state

    def states_from(
        self, newest_state: State[Any], old_state: State[Any], positions: Iterable[int]
    ) -> Iterator[State[Any]]:
        """Yield the states right after these positions, in order, folded from `old_state`."""
        state = old_state
        for position in positions:
            state = self._fold_from(state, newest_state, position)
            yield state

    def _nearest(self, position: int) -> State[Any]:
        snapshots = self._states.copy()  # another thread may add a snapshot meanwhile
        nearest_position = max(
            (kept_position for kept_position in snapshots if kept_position <= position), default=0
        )
        return snapshots.get(nearest_position) or self._machine.blank_state()

    def _fold_from(self, state: State[Any], newest_state: State[Any], position: int) -> State[Any]:
        entries, first_position = newest_state.log.entries, state.log.position + 1
        return self._machine.fold(
            (entries[kept_position] for kept_position in range(first_position, position + 1)), state
        )
