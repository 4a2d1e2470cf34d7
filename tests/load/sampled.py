"""The real server of `tests.load.real`, with a sampler of its main thread.

For each SIGUSR1 the server adds a line to a file: the stages of the time so far, as JSON.
"""

import json
import signal
import sys
from pathlib import Path
from types import FrameType

from tests.load import real
from tests.load.main_thread_sampler import MainThreadSampler
from tests.load.stage_table import LOOP, StageFinder


def main(store: str, report: str) -> None:
    """Serve until the process is ended, and write the stages into the file `report`."""
    sampler = MainThreadSampler(StageFinder().stage_of_frame)

    def report_stages(_signal: int, _frame: FrameType | None) -> None:
        stages = dict(sampler.seconds)
        stages[LOOP] = stages.get(LOOP, 0.0) + sampler.kernel_seconds
        with Path(report).open("a", encoding="utf-8") as lines:
            lines.write(f"{json.dumps(stages)}\n")

    signal.signal(signal.SIGUSR1, report_stages)
    with sampler.sample():
        real.main(store)


if __name__ == "__main__":
    main(*sys.argv[1:])
