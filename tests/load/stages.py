"""The stages of an accepted act: how the server's main thread divides its time among them.

The acts are gifts, as in the flood of the family `live`. They come over HTTP to the real server,
first while nobody listens, then while all phones listen. A sampler (`main_thread_sampler.py`)
divides the processor time of the server's main thread among the stages (`stage_table.py`).
"""

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import uvloop

from tests.load.core import MICRO
from tests.load.evening import random_lawful_gifts
from tests.load.figures import Figure
from tests.load.live import REST, LoadPlan, claim_seats
from tests.load.phones import PhonesAtServer, RunResult, SentAct
from tests.load.rehearsed import Rehearsal
from tests.load.serving import PATIENCE, RunningServer, own_server
from tests.load.stage_table import OTHER, STAGES

FLOODS = 4
"""The acts of this family, in multiples of the flood of `live`: a sample comes every 4 ms."""

MAX_SHARE_OF_OTHER = 0.05
"""The greatest share of the time that may belong to no stage."""


def stage_figures(rehearsal: Rehearsal, folder: Path, load: LoadPlan) -> Iterator[Figure]:
    """Yield the processor time of an act by stages, alone and while all phones listen.

    In place of a bare program's value, a stage has the time of the whole act. So the ratio is the
    share of the stage.
    """
    yield from _figures_of_stages(
        "an act alone", measure_stages(rehearsal, folder, load, listening=False)
    )
    yield from _figures_of_stages(
        f"an act while {load.phones} listen",
        measure_stages(rehearsal, folder, load, listening=True),
    )


def measure_stages(
    rehearsal: Rehearsal, folder: Path, load: LoadPlan, *, listening: bool
) -> dict[str, float]:
    """Return the seconds of processor time of each stage for one act."""
    name = "listening" if listening else "alone"
    served, report = folder / f"stages-{name}.acta", folder / f"stages-{name}.json"
    rehearsal.hand_copy_over(served)
    script = list(random_lawful_gifts(rehearsal, FLOODS * load.flood))
    with own_server("tests.load.sampled", str(served), str(report)) as server:
        outcome = uvloop.run(
            _flood_server(server, report, rehearsal, script, load.callers, listening=listening)
        )
    if outcome.refused:
        raise RuntimeError(f"{outcome.refused} gifts were refused")
    before, after = (json.loads(line) for line in report.read_text("utf-8").splitlines())
    return {
        stage: (seconds - before.get(stage, 0.0)) / len(script) for stage, seconds in after.items()
    }


async def _flood_server(
    server: RunningServer,
    report: Path,
    rehearsal: Rehearsal,
    script: list[SentAct],
    callers: int,
    *,
    listening: bool,
) -> RunResult:
    """Send all acts, and let the server report its stages before and after them."""
    hall = PhonesAtServer(server.port, await claim_seats(server.port, rehearsal))
    if listening:
        await hall.open_streams()
    await asyncio.sleep(REST)
    _request_report(server, report, lines=1)
    outcome = await hall.send_flood(script, callers)
    await asyncio.sleep(REST)
    _request_report(server, report, lines=2)
    await hall.close()
    return outcome


def _request_report(server: RunningServer, report: Path, lines: int) -> None:
    """Let the server report its stages, and return when the file has this many lines."""
    os.kill(server.pid, signal.SIGUSR1)
    until = time.monotonic() + PATIENCE
    while not report.exists() or report.read_text("utf-8").count("\n") < lines:
        if time.monotonic() > until:
            raise RuntimeError("the server does not report its stages")
        time.sleep(0.01)


def _figures_of_stages(what: str, stages: Mapping[str, float]) -> Iterator[Figure]:
    whole = sum(stages.values()) * MICRO
    yield Figure(f"{what}, main thread", whole, "µs")
    for stage in STAGES:
        spent = stages.get(stage.name, 0.0) * MICRO
        yield Figure(f"{what}: {stage.name}", spent, "µs", baseline=whole)
    other = sum(seconds for name, seconds in stages.items() if name.startswith(OTHER)) * MICRO
    yield Figure(f"{what}: {OTHER}", other, "µs", MAX_SHARE_OF_OTHER * whole, whole)
