"""Other work of the machine. On a busy machine the figures also measure this work."""

import os
import time
from pathlib import Path

STAT = Path("/proc/stat")
TICK = os.sysconf("SC_CLK_TCK")


class OtherWorkCounter:
    """Counts the work of other programs from its making until it is asked."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._before = _machine_seconds() - _process_seconds()

    def busy_cores(self) -> float:
        """Return the cores that other programs kept busy on average, or nan if unknown."""
        return (_machine_seconds() - _process_seconds() - self._before) / (
            time.monotonic() - self._begun
        )

    def __str__(self) -> str:
        return (
            f"other programs kept {self.busy_cores():.1f} of {os.cpu_count()} cores busy meanwhile"
        )


def _machine_seconds() -> float:
    """Return the seconds of work of the machine's cores since its start."""
    if not STAT.exists():
        return float("nan")
    user, nice, system, _idle, _waiting, *interrupts = map(
        int, STAT.read_text().split("\n", 1)[0].split()[1:8]
    )
    return (user + nice + system + sum(interrupts)) / TICK


def _process_seconds() -> float:
    """Return the seconds of work of this process and of the processes that it has ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
