"""The requests and the answers of people: the history to which the ledger is held."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class RequestAttempt:
    """One request about a command, from its sending to its answer."""

    command: str
    """The id of the command."""
    method: str
    """POST for the command itself, GET for its receipt."""
    sent: float
    """Seconds on the clock of the history."""
    at: float = 0.0
    """Seconds at which the phone had the answer, or 0 without an answer."""
    status: int = 0
    """The HTTP status of the answer, or 0 without an answer."""
    body: dict[str, Any] = field(default_factory=dict)

    @property
    def is_accepted(self) -> bool:
        """True if the answer says that the act is recorded."""
        return self.status in (200, 201)

    @property
    def problem(self) -> str:
        """The name of the problem in the answer, or "" if there is no problem or no answer."""
        return str(self.body.get("type", "")).removeprefix("/problems/") if self.status else ""


class HeardLines:
    """The lines that one phone has, by their numbers."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.lines: dict[str, str] = {}
        """The id of the entry of each line."""
        self.keys: dict[str, str] = {}
        """The key of each line that the phone ever had, by the id of the line's entry."""
        self.resets = 0
        """The number of restarts because the server did not know the phone's cursor."""
        self.broken: list[str] = []
        """A sentence for each line that was missed or came twice."""
        self._last: dict[str, int] = {}
        self._before: dict[str, int] = {}

    def drop_lines(self) -> None:
        """Drop all lines. The next ones begin a new series."""
        self._before = self._last
        self.lines, self._last = {}, {}

    def opened(self) -> None:
        """Note a complete view. The view must not be older than the view before it."""
        for kind, number in self._before.items():
            if self._last.get(kind, 0) < number:
                self.broken.append(f"{self.who} is shown an older game, without {kind}{number}")
        self._before = {}

    def note_line(self, number: str, entry: str, key: str) -> None:
        """Note one more line. Public lines are numbered p1, p2, ..., own lines q1, q2, ..."""
        kind, count = number[0], int(number[1:])
        before = self._last.get(kind)
        if before is not None and count != before + 1:
            self.broken.append(f"{self.who} hears line {number} after {kind}{before}")
        self._last[kind] = count
        self.lines[number] = entry
        self.keys[entry] = key

    def count_lines(self, key: str) -> int:
        """Return how many lines of this key the phone had."""
        return sum(1 for one in self.keys.values() if one == key)

    def faults(self, truth: dict[str, str]) -> list[str]:
        """Return a sentence for each difference from the lines of the ledger."""
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
    """All requests of all phones, and all lines that they heard. `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.wishes: dict[str, tuple[str, dict[str, Any]]] = {}
        """The character and the body of each command."""
        self.attempts: list[RequestAttempt] = []
        self.seen: list[tuple[float, str, str]] = []
        """The second, the character and the id of the entry of each line that arrived."""
        self.broken: list[str] = []
        """A sentence for each broken promise that a phone noticed itself."""

    def must(self, kept: bool, promise: str) -> None:
        """Note the broken promise if it was not kept."""
        if not kept:
            self.broken.append(promise)

    def note_command(self, command: str, who: str, body: dict[str, Any]) -> None:
        """Note a command before it is sent."""
        self.wishes[command] = (who, body)

    def note_request(self, command: str, method: str) -> RequestAttempt:
        """Note that a phone sends a command, or asks for its receipt."""
        attempt = RequestAttempt(command, method, self._clock())
        self.attempts.append(attempt)
        return attempt

    def note_answer(self, attempt: RequestAttempt, status: int, body: dict[str, Any]) -> None:
        """Note the answer to an attempt."""
        attempt.at, attempt.status, attempt.body = self._clock(), status, body

    def note_heard_line(self, who: str, entry: str) -> None:
        """Note that a phone has a line about an entry."""
        self.seen.append((self._clock(), who, entry))

    @property
    def acknowledged_commands(self) -> frozenset[str]:
        """The ids of the commands of which a phone knows that they are recorded."""
        return frozenset(attempt.command for attempt in self.attempts if attempt.is_accepted)
