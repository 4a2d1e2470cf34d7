"""Run targets of make beside each other, and stop at the first failure.

Called as `python3 deploy/beside.py MAKE LANE...`, where a lane is some targets in one word, such as
`"lint shape phone"`. The targets of a lane run one after the other; lanes run at the same time. The
output of the last lane comes at once, that of each other target when it has ended. It runs before
anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations  # an older Python must get as far as the bootstrap's advice

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from queue import Queue
from threading import Event, Thread
from typing import TextIO

GRACE = 30
"""The number of seconds that a target gets to end by itself."""


class Lane(Thread):
    """Targets that run one after the other. `ends` gets the name of each failure, at last ""."""

    def __init__(self, make: str, targets: list[str], ends: Queue[str], *, live: bool) -> None:
        super().__init__(daemon=True)
        self._make = make
        self._targets = targets
        self._ends = ends
        self._live = live
        self._over = Event()
        self._running: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        for target in self._targets:
            if not self._succeeds(target):
                self._ends.put(target)
                return
        self._ends.put("")

    def stop(self) -> None:
        """End the target that runs, with all that it started."""
        self._over.set()
        running = self._running
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            if running is None or running.poll() is not None:
                return
            os.killpg(running.pid, sign)  # the first, as of Ctrl-C, lets tests end their servers
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(GRACE)

    def _succeeds(self, target: str) -> bool:
        began = time.monotonic()
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            self._running = subprocess.Popen(
                [self._make, "--no-print-directory", target],
                stdout=None if self._live else output,
                stderr=None if self._live else subprocess.STDOUT,
                start_new_session=True,  # a group of its own, which can be ended as a whole
            )
            status = self._running.wait()
            if self._over.is_set():  # another lane failed: what this one said is no matter
                return False
            output.seek(0)
            _tell(target, output, status, time.monotonic() - began)
        return status == 0


def main(arguments: list[str]) -> int:
    """Run the lanes; return 0 if all targets succeeded, else 1 and name the one that failed."""
    make, words = arguments[0], arguments[1:]
    ends: Queue[str] = Queue()
    lanes = [Lane(make, one.split(), ends, live=one is words[-1]) for one in words]
    signal.signal(signal.SIGTERM, _interrupted)
    for lane in lanes:
        lane.start()
    failed = ""
    try:
        for _ in lanes:
            failed = failed or ends.get()
            if failed:
                break
    except KeyboardInterrupt:
        failed = "interrupted"
    for lane in lanes:
        lane.stop()
    if failed:
        print(f"make: this failed first: {failed}", file=sys.stderr, flush=True)
    return 1 if failed else 0


def _interrupted(_signal: int, _frame: object) -> None:
    raise KeyboardInterrupt


def _tell(target: str, output: TextIO, status: int, seconds: float) -> None:
    ending = "failed" if status else "passed"
    print(f"{output.read()}---- {target} {ending} in {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
