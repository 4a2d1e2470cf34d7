"""What people were told before a server was killed, kept by a process that lives on."""

import pickle
from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from os import write

from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Repeated, Request


@dataclass
class Told:
    """Commands that were `sent`, those without an answer, and where each acknowledged act stands.

    `acts` has the first position and the number of entries. `faults` are promises that were not
    kept; `opened` the seconds that each opening took; `lives` how many servers began to play;
    `repeated` how many acts were found again by their receipts.
    """

    sent: set[str] = field(default_factory=set)
    unanswered: dict[str, Request] = field(default_factory=dict)
    acts: dict[str, tuple[int, int]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    opened: list[float] = field(default_factory=list)
    lives: int = 0
    repeated: int = 0

    def hears(self, line: bytes) -> None:
        """Note one line that a server said."""
        what, _, rest = line.partition(b" ")
        if what == b"S":
            request: Request = pickle.loads(b64decode(rest))  # noqa: S301 - from our own process
            self.sent.add(request.id)
            self.unanswered[request.id] = request
        elif what in (b"A", b"R"):
            command, first, count = rest.decode().split()
            self._acknowledged(command, (int(first), int(count)))
            self.repeated += what == b"R"
        elif what == b"N":
            self.unanswered.pop(rest.decode(), None)
        elif what == b"O":
            self.opened.append(float(rest))
        elif what == b"P":
            self.lives += 1
        elif what == b"F":
            self.faults.append(rest.decode())

    def _acknowledged(self, command: str, where: tuple[int, int]) -> None:
        self.unanswered.pop(command, None)
        if self.acts.setdefault(command, where) != where:
            self.faults.append(f"{command} has two receipts: {self.acts[command]} and {where}")


class Voice:
    """How a server tells: each line is written at once and whole, or not at all."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe

    def sends(self, request: Request) -> None:
        """A client has sent this."""
        self._say(b"S " + b64encode(pickle.dumps(request)))

    def answers(self, request: Request, outcome: Outcome) -> None:
        """A client has this answer."""
        if isinstance(outcome, Accepted):
            first = outcome.entries[0].position
            self._say(f"A {request.id} {first} {len(outcome.entries)}".encode())
        elif isinstance(outcome, Repeated):
            receipt = outcome.receipt
            self._say(f"R {request.id} {receipt.first} {receipt.count}".encode())
        elif isinstance(outcome, Refused):
            self._say(f"N {request.id}".encode())

    def opened(self, seconds: float) -> None:
        """The server serves again, so many seconds after it was started."""
        self._say(f"O {seconds:.3f}".encode())

    def plays(self) -> None:
        """From now on people play."""
        self._say(b"P")

    def complains(self, fault: str) -> None:
        """A promise was not kept."""
        self._say(f"F {fault}".encode())

    def _say(self, line: bytes) -> None:
        write(self._pipe, line + b"\n")
