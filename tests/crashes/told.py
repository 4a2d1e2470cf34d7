"""The record of what a server told people, kept by a process that outlives the server."""

import pickle
import time
from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from os import write
from typing import Any

from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Request
from ledger.record.entry import Entry
from tests.world.history import History, RequestAttempt

REFUSED = 422
"""The status of each refusal in the history.

The judge does not check the refusals of these campaigns.
"""


@dataclass
class RecordedRequests:
    """The requests of people to the servers, one server after the other, and the answers."""

    history: History = field(default_factory=lambda: History(time.monotonic))
    unanswered: dict[str, Request] = field(default_factory=dict)
    """The requests without an answer, by command."""
    faults: list[str] = field(default_factory=list)
    """A sentence for each broken promise."""
    opened: list[float] = field(default_factory=list)
    """The seconds that each opening took."""
    lives: int = 0
    """The number of servers that began to play."""
    repeated: int = 0
    """The number of acts that were found again by their receipts."""
    _attempts: dict[str, RequestAttempt] = field(default_factory=dict)

    def note_line(self, line: bytes) -> None:
        """Note one line of a server's output."""
        what, _, rest = line.partition(b" ")
        if what == b"S":
            self._note_request(pickle.loads(b64decode(rest)))  # noqa: S301 - from our own process
        elif what in (b"A", b"R"):
            command, first, *entries = rest.decode().split()
            lines = [{"id": entry} for entry in entries]
            self._note_answer(command, 200, {"first": int(first), "entries": lines})
            self.repeated += what == b"R"
        elif what == b"N":
            self._note_answer(rest.decode(), REFUSED, {"type": "/problems/not-judged"})
        elif what == b"O":
            self.opened.append(float(rest))
        elif what == b"P":
            self.lives += 1
        elif what == b"F":
            self.faults.append(rest.decode())

    def _note_request(self, request: Request) -> None:
        self.unanswered[request.id] = request
        self.history.note_command(request.id, request.actor, {"type": request.type})
        self._attempts[request.id] = self.history.note_request(request.id, "POST")

    def _note_answer(self, command: str, status: int, body: dict[str, Any]) -> None:
        self.unanswered.pop(command, None)
        self.history.note_answer(self._attempts[command], status, body)


class ServerReport:
    """The output of a server. The server writes each line at once, either whole or not."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe

    def report_request(self, request: Request) -> None:
        """Say that a client has sent this request."""
        self._write_line(b"S " + b64encode(pickle.dumps(request)))

    def answers(self, request: Request, outcome: Outcome, entries: tuple[Entry, ...]) -> None:
        """Say that a client has this answer. `entries` are the entries of the act."""
        if isinstance(outcome, Refused):
            self._write_line(f"N {request.id}".encode())
            return
        ids = " ".join(entry.id for entry in entries)
        kind = "A" if isinstance(outcome, Accepted) else "R"
        self._write_line(f"{kind} {request.id} {entries[0].position} {ids}".encode())

    def opened(self, seconds: float) -> None:
        """Say that the server serves again, this many seconds after its start."""
        self._write_line(f"O {seconds:.3f}".encode())

    def report_play(self) -> None:
        """Say that people play from now on."""
        self._write_line(b"P")

    def report_fault(self, fault: str) -> None:
        """Say that a promise is broken."""
        self._write_line(f"F {fault}".encode())

    def _write_line(self, line: bytes) -> None:
        write(self._pipe, line + b"\n")
