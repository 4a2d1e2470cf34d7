"""What people asked and were told: the history that the ledger is held to."""

import asyncio
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Asked:
    """One request about a command, from when it was sent until it was answered, if it was."""

    command: str
    method: str
    sent: float
    at: float = 0.0
    status: int = 0
    body: dict[str, Any] = field(default_factory=dict)

    def answered(self, status: int, body: dict[str, Any]) -> None:
        """The phone has the answer now."""
        self.at = asyncio.get_running_loop().time()
        self.status, self.body = status, body

    @property
    def accepted(self) -> bool:
        """Whether it was told that the act is done."""
        return self.status in (200, 201)

    @property
    def problem(self) -> str:
        """Why it was not done, as the server named it; "" if it was, or nobody knows."""
        return str(self.body.get("type", "")).removeprefix("/problems/") if self.status else ""


class Heard:
    """The lines one phone has, by their numbers; `broken` when one was missed or came twice."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.lines: dict[str, str] = {}
        self.broken: list[str] = []
        self._last: dict[str, int] = {}
        self._before: dict[str, int] = {}

    def anew(self) -> None:
        """Begin again from what comes next."""
        self._before = self._last
        self.lines, self._last = {}, {}

    def opened(self) -> None:
        """The view is there: it must not be an older one than the phone has seen."""
        for kind, number in self._before.items():
            if self._last.get(kind, 0) < number:
                self.broken.append(f"{self.who} is shown an older game, without {kind}{number}")
        self._before = {}

    def line(self, number: str, entry: str) -> None:
        """One more line; `number` is p17 or q3."""
        kind, count = number[0], int(number[1:])
        before = self._last.get(kind)
        if before is not None and count != before + 1:
            self.broken.append(f"{self.who} hears line {number} after {kind}{before}")
        self._last[kind] = count
        self.lines[number] = entry

    def faults(self, truth: dict[str, str]) -> list[str]:
        """What is wrong with the lines, when the ledger has these."""
        found = list(self.broken)
        found += [
            f"{self.who} has {entry} as line {number}, which is {truth.get(number)}"
            for number, entry in self.lines.items()
            if truth.get(number) != entry
        ]
        last = max(truth, key=lambda number: int(number[1:]) if number[0] == "p" else 0)
        if last not in self.lines:
            found.append(f"{self.who} never heard line {last}")
        return found


class History:
    """Everything that was asked, and everything that phones heard."""

    def __init__(self) -> None:
        self.wishes: dict[str, tuple[str, dict[str, Any]]] = {}
        self.asked: list[Asked] = []
        self.seen: list[tuple[float, str, str]] = []
        self.broken: list[str] = []

    def must(self, kept: bool, what: str) -> None:
        """Note it when something was not as it must be."""
        if not kept:
            self.broken.append(what)

    def wished(self, command: str, who: str, body: dict[str, Any]) -> None:
        """Somebody wants something, under this id."""
        self.wishes[command] = (who, body)

    def asks(self, command: str, method: str) -> Asked:
        """A phone sends a command, or asks for its receipt."""
        asked = Asked(command, method, asyncio.get_running_loop().time())
        self.asked.append(asked)
        return asked

    def heard(self, who: str, entry: str) -> None:
        """A phone has a line about an entry."""
        self.seen.append((asyncio.get_running_loop().time(), who, entry))
