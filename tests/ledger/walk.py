"""The walk of one request: the modules of the ledger that `Machine.decide` enters, in order."""

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import ledger

LEDGER = f"{Path(ledger.__file__).parent}/"
LIBRARY_SUBSTITUTE = "record/trie_map.py"
"""The module that has the methods of a library on a Python without it; it is no stop either."""


@dataclass
class ModuleWalk:
    """The stops of a request in order, and the stops among them that are returns.

    A stop is a module of `ledger/` outside `ledger/games/`, when one of its functions is called. A
    call inside the module of the last stop makes no new stop. Calls that a game's function makes
    are the game's own, and are not counted. The continuation of a generator is no call either.

    A return is a stop at a module that was entered before and then left. A module is left as soon
    as none of its functions is running.
    """

    stops: list[str] = field(default_factory=list)
    returns: list[str] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)
    """All counted functions in the order of their calls, such as `admit`."""
    _running: list[str] = field(default_factory=list)
    """The module of each function that is running, or "" for a function that is not counted."""
    _games: int = 0
    """The number of running functions of games."""
    _generators: set[FrameType] = field(default_factory=set)

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Follow a call or a return, as `sys.setprofile` reports it."""
        if event == "call":
            self._note_call(frame)
        elif event == "return" and self._running:
            self._games -= self._running.pop() == "game"

    def _note_call(self, frame: FrameType) -> None:
        module = _ledger_module_of(frame)
        counted = module if not self._games and module != "game" else ""
        if counted and not self._is_resumed(frame):
            self._add_stop_or_return(counted)
            self.calls.append(frame.f_code.co_name)
        self._running.append("game" if module == "game" else counted)
        self._games += module == "game"

    def _is_resumed(self, frame: FrameType) -> bool:
        """True if the frame is that of a generator that ran before."""
        if not frame.f_code.co_flags & inspect.CO_GENERATOR:
            return False
        known = frame in self._generators
        self._generators.add(frame)
        return known

    def _add_stop_or_return(self, module: str) -> None:
        if self.stops and self.stops[-1] == module:
            return
        if module in self.stops and module not in self._running:
            self.returns.append(module)
        self.stops.append(module)

    def stop_lines(self) -> str:
        """The stops of the walk, one on each line. A return is marked."""
        seen: set[str] = set()
        lines = []
        for stop in self.stops:
            lines.append(f"{'again ' if stop in seen else '      '}{stop}")
            seen.add(stop)
        return "\n".join(lines)


def _ledger_module_of(frame: FrameType) -> str:
    """The module's path in the ledger, "game" for rules of a game, "" for all else."""
    path = frame.f_code.co_filename
    if "/tests/" in path:
        return "game"
    if not path.startswith(LEDGER):
        return ""
    module = path.removeprefix(LEDGER)
    if module == LIBRARY_SUBSTITUTE:
        return ""
    return "game" if module.startswith("games/") else module


@contextmanager
def record_walk() -> Iterator[ModuleWalk]:
    """Yield the walk of all calls within the block."""
    walk, before = ModuleWalk(), sys.getprofile()
    sys.setprofile(walk.note)
    try:
        yield walk
    finally:
        sys.setprofile(before)
