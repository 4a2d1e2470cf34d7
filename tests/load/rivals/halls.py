"""Other programs with a hall of phones, each with the same workload as ours.

A player gives money to another, and everybody sees it. No program of these makes an act durable
before it is seen. Their only rule is "not below zero", and they have no secrets.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.load.figures import Figure
from tests.load.rivals.node import install_packages, node_command
from tests.load.serving import running_program

KB = 1_000
PATIENCE = 180
QUICKER = {"NODE_ENV": "production"}
"""The environment of these programs in production."""


MEASURES = {
    "act to the last phone, p50": "ms",
    "act to the last phone, p99": "ms",
    "all players act at once, all up to date": "ms",
    "acts while 150 phones listen": "acts/s",
    "memory for each further phone": "KB",
}
"""The measures of each program, with their units."""


@dataclass(frozen=True)
class VisitPlan:
    """The visit to a program: acts at a steady rate, then all at once, then as many as it bears."""

    phones: int = 150
    players: int = 147
    further: int = 300
    """The number of phones whose memory is weighed."""
    steady: int = 250
    rate: int = 50
    """The steady rate in acts a second."""
    seconds: int = 3
    """The length of the flood."""
    waiting: int = 64
    """The greatest number of acts on their way during the flood."""


@dataclass(frozen=True)
class RivalProgram:
    """A program, the packages that it needs, and its way of sending news."""

    name: str
    program: str
    packages: dict[str, str]
    told: str = ""
    visit: VisitPlan = VisitPlan()


@dataclass(frozen=True)
class RivalMeasures:
    """The measures found: milliseconds, acts a second, bytes, or nan if a phone was never told."""

    p50: float
    p99: float
    together: float
    rate: float
    bytes: float


def _colyseus_packages(core: str, sdk: str, schema: str) -> dict[str, str]:
    versions = {"colyseus": core, "@colyseus/sdk": sdk, "@colyseus/schema": schema}
    return {**versions, "express": "5.1.0"}


_17 = _colyseus_packages("0.17.10", "0.17.43", "4.0.31")
_18 = _colyseus_packages("0.18.8", "0.18.4", "5.0.34")
_EACH, _TICK = VisitPlan(), VisitPlan(waiting=2_000)

RIVALS = (
    RivalProgram("Colyseus 0.17, each act", "colyseus", _17, "each", _EACH),
    RivalProgram("Colyseus 0.17, each tick", "colyseus", _17, "tick", _TICK),
    RivalProgram("Colyseus 0.18, each act", "colyseus", _18, "each", _EACH),
    RivalProgram("Colyseus 0.18, each tick", "colyseus", _18, "tick", _TICK),
    RivalProgram(
        "boardgame.io 0.50, at 10/s",
        "boardgame",
        {"boardgame.io": "0.50.2"},
        visit=VisitPlan(steady=60, rate=10),
    ),
)
"""The programs.

A tick is a twentieth of a second. boardgame.io falls behind at 50 acts a second.
"""


def rival_figures() -> Iterator[Figure]:
    """Yield the figures of every program that can be installed."""
    for rival in RIVALS:
        modules = install_packages(rival.packages)
        if modules is not None:
            yield from figures_of_rival(rival.name, visit_rival(rival, modules))


def visit_rival(rival: RivalProgram, modules: Path) -> RivalMeasures:
    """Visit a program in a separate process. Raise RuntimeError or SubprocessError."""
    environment = os.environ | QUICKER
    server = node_command(f"{rival.program}_server.mjs", modules, rival.told)
    with running_program(server, environment) as at:
        visit = json.dumps(asdict(rival.visit))
        asked = node_command("hall.mjs", modules, rival.program, at.port, at.pid, visit)
        done = subprocess.run(
            asked, env=environment, stdout=subprocess.PIPE, timeout=PATIENCE, check=True
        )
    last = json.loads(done.stdout.splitlines()[-1])
    return RivalMeasures(**{what: float("nan") if v is None else v for what, v in last.items()})


def figures_of_rival(name: str, found: RivalMeasures) -> Iterator[Figure]:
    """Yield the figures of the measures of a program."""
    values = (found.p50, found.p99, found.together, found.rate, found.bytes / KB)
    for (what, unit), value in zip(MEASURES.items(), values, strict=True):
        yield Figure(f"{name}: {what}", value, unit)
