"""Play schedules: one that is told in plain words, or many in a row.

python -m tests.simulation 53              tells what happens in schedule 53
python -m tests.simulation 0 10000         plays so many, and names those that fail
python -m tests.simulation 0 10000 --workers 3 --processes 2
"""

import argparse
import multiprocessing
import sys
import time
from functools import partial

from tests.simulation.world import ScheduleResult, play_schedule


def main() -> None:
    """Play the chosen schedules. Return 1 if a promise was not kept."""
    asked = argparse.ArgumentParser(prog="python -m tests.simulation")
    asked.add_argument("seed", type=int, help="the schedule, or the first of many")
    asked.add_argument("count", type=int, nargs="?", default=0, help="how many")
    asked.add_argument("--workers", type=int, default=1, help="how many servers there are at most")
    asked.add_argument("--processes", type=int, default=1)
    given = asked.parse_args()
    if given.count:
        failed = play_schedules(given.seed, given.count, given.workers, given.processes)
    else:
        result = play_schedule(given.seed, given.workers)
        sys.stdout.write("\n".join((*result.story, *failure_lines(result), "")))
        failed = bool(result.faults)
    sys.exit(1 if failed else 0)


def play_schedules(first: int, count: int, workers: int, processes: int) -> int:
    """Play many schedules, print the result, and return how many failed."""
    begun, failed, entries, commands = time.monotonic(), 0, 0, 0
    seeds = range(first, first + count)
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for result in pool.imap_unordered(partial(play_schedule, workers=workers), seeds, 20):
            entries, commands = entries + result.entries, commands + result.commands
            if result.faults:
                failed += 1
                sys.stdout.write("\n".join((*failure_lines(result), "")))
    seconds = time.monotonic() - begun
    sys.stdout.write(
        f"{count} schedules with {commands} commands and {entries} entries in {seconds:.0f} s "
        f"({count / seconds:.1f} a second): {failed} failed\n"
    )
    return failed


def failure_lines(result: ScheduleResult) -> list[str]:
    """Return a line for each fault of a schedule, or one line without faults."""
    lines = [f"schedule {result.seed}: {fault}" for fault in result.faults]
    return lines or [f"schedule {result.seed}: every promise was kept"]


if __name__ == "__main__":
    main()
