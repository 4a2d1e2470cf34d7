"""Starts servers as copies of a process that has everything loaded, and kills them at any moment.

    python -m tests.crashes.nursery --kills 1000
    python -m tests.crashes.nursery --kills 200 --database

A copy takes some milliseconds to make, while a new server takes a second.
"""

import argparse
import os
import select
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory

import pytest
import structlog

from api.access.founding import found_game_in_store
from api.base.clock import milliseconds
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from tests.crashes.life import serve_until_killed
from tests.crashes.told import RecordedRequests, ServerReport
from tests.soak.stages import play_whole_evening
from tests.world.mutants import FAULTS

GAME = "ludi_romani"
LIVES = 25
"""How often the server of one evening is killed."""

CLOCKS = (0, 0, -86_400_000, 86_400_000, -7_000, 3_600_000)
"""Milliseconds by which the machine's clock is wrong. Each life of a server uses one of them."""

PLAYS = 0.3
"""Maximum number of seconds that people play before a server is killed."""

AT_OPENING = 0.15
"""The number of times a server is killed while opening."""

LONGEST = 120.0
"""Seconds. If a server has not said anything after this time, it is a fault."""


@dataclass
class CampaignFigures:
    """The result of a campaign."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    entries: int = 0
    opened: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def summary_line(self) -> str:
        """Return the result in one line."""
        slowest = max(self.opened, default=0.0)
        return (
            f"{self.kills} kills, {self.entries} entries, {self.acknowledged} acts acknowledged, "
            f"{self.repeated} found again by their receipts, {len(self.faults)} promises broken; "
            f"served again in {slowest:.2f} s at most"
        )


def run_kill_campaign(fresh: Callable[[], str], kills: int, seed: int) -> CampaignFigures:
    """Kill servers this number of times, some on each store whose address `fresh` returns."""
    figures, chance = CampaignFigures(), Random(seed)
    while figures.kills < kills and not figures.faults:
        play_killed_evening(fresh(), min(LIVES, kills - figures.kills), chance, figures)
    return figures


def play_killed_evening(url: str, lives: int, chance: Random, figures: CampaignFigures) -> None:
    """Play one evening whose server is killed this number of times. Check the ledger at the end."""
    store, rules = open_store(url), GAMES[GAME]
    game = found_game_in_store(
        store, rules, rules.scenarios.read(None, ""), milliseconds()
    ).scribe.game
    store.close()
    told = RecordedRequests()
    for _ in range(lives):
        if not told.faults:
            run_server_life(url, game, told, chance)
            figures.kills += 1
    run_server_life(url, game, told, chance, last=True)
    store = open_store(url)
    figures.entries += store.head(game)[0]
    store.close()
    figures.acknowledged += len(told.history.acknowledged_commands)
    figures.repeated += told.repeated
    figures.opened += told.opened
    figures.faults += told.faults


def run_server_life(
    url: str, game: str, told: RecordedRequests, chance: Random, *, last: bool = False
) -> None:
    """Start a server and kill it while it opens, or while people play.

    The `last` server is killed later.
    """
    hears, says = os.pipe()
    seed, set_by = chance.random(), chance.choice(CLOCKS)
    child = os.fork()
    if child == 0:
        os.close(hears)
        serve_until_killed(url, game, told, ServerReport(says), Random(seed), set_by)
        os._exit(1)
    os.close(says)
    if not last and chance.random() < AT_OPENING:
        _read_output(hears, told, time.monotonic() + chance.uniform(0, 0.1))
    else:
        lives, end = told.lives, time.monotonic() + LONGEST
        _read_output(hears, told, end, until=lambda: told.lives > lives or bool(told.faults))
        if told.lives == lives and not told.faults:
            told.faults.append("a server did not open")
        _read_output(hears, told, time.monotonic() + chance.uniform(0.0, PLAYS))
    os.kill(child, SIGKILL)
    os.waitpid(child, 0)
    _read_output(hears, told, time.monotonic() + LONGEST)
    os.close(hears)


def _read_output(
    pipe: int, told: RecordedRequests, end: float, until: Callable[[], bool] = lambda: False
) -> None:
    """Read the output of a server until this time, or until the server is gone."""
    rest = b""
    while not until() and (left := end - time.monotonic()) > 0:
        if not select.select([pipe], [], [], left)[0]:
            return
        said = os.read(pipe, 65_536)
        *lines, rest = (rest + said).split(b"\n")
        for line in lines:
            told.note_line(line)
        if not said:
            return


def main() -> None:
    """Kill servers and print the result. Return 1 when a promise was not kept."""
    asked = argparse.ArgumentParser(prog="python -m tests.crashes.nursery")
    asked.add_argument("--kills", type=int, default=20)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--database", action="store_true", help="PostgreSQL instead of files")
    asked.add_argument("--fault", choices=FAULTS, help="a fault put in by hand, to be found")
    given = asked.parse_args()
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    if given.fault:
        FAULTS[given.fault](pytest.MonkeyPatch())
    play_whole_evening(
        GAME, 7, 3
    )  # objects that are made only once are made before the first server
    with TemporaryDirectory(prefix="nursery") as folder:
        if given.database:
            from tests.database import database_server  # noqa: PLC0415 - a run on files needs no database

            with database_server(Path(folder)) as server:
                figures = run_kill_campaign(server.create_database, given.kills, given.seed)
        else:
            names = (f"{folder}/evening{n}.acta" for n in range(given.kills))
            figures = run_kill_campaign(lambda: next(names), given.kills, given.seed)
    sys.stdout.write("\n".join((*figures.faults, figures.summary_line(), "")))
    sys.exit(1 if figures.faults else 0)


if __name__ == "__main__":
    main()
