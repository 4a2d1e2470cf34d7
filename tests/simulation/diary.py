"""The events of one schedule, in plain words."""

import asyncio
from dataclasses import dataclass, field


@dataclass
class ScheduleDiary:
    """Lines, each with the second in which its event happened.

    `faults` are the events that must not happen.
    """

    lines: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def note(self, what: str) -> None:
        """Note an event that has just happened."""
        self.lines.append(f"{asyncio.get_running_loop().time():9.3f} s  {what}")

    def note_fault(self, what: str) -> None:
        """Note an event that must not happen."""
        self.faults.append(what)
