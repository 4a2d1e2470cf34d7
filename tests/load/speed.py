"""The figures of speed: what the page of speed shows, all from one run."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

from ledger.games.catalogue import GAMES
from tests.load.core import core_figures
from tests.load.curves import curve_figures
from tests.load.evening import RULESET, SCENARIO
from tests.load.figures import Figure
from tests.load.live import THOUSAND, Load, live_figures
from tests.load.rehearsed import Rehearsal
from tests.load.resting import resting_figures
from tests.load.rivals.halls import rival_figures
from tests.load.rivals.node import installed
from tests.load.stores import store_figures
from tests.load.subscribed import subscription_figures
from tests.load.transfers import SQLITE_OF_NODE, transfer_figures
from tests.load.workers import worker_figures

HOUR = 3_600_000
RESTING, LIVE = 2_000, 40
"""Games in one store, and those that are played; `python -m tests.load.resting` takes 10,000."""


def speed_figures(
    rehearsal: Rehearsal, folder: Path, load: Load, entries: int, *, curves: bool
) -> Iterator[Figure]:
    """Every figure of speed on a rehearsal under way, which grows to so many entries."""
    yield from live_figures(rehearsal, folder, load)
    if curves:
        thousand = started(folder / "thousand.acta", THOUSAND.phones, warm=20)
        for figure in live_figures(thousand, folder, THOUSAND):
            yield Figure(**{**vars(figure), "what": f"1,000 phones: {figure.what}"})
        thousand.close()
    yield from subscription_figures(rehearsal, folder, load.flood // 10)
    with_rivals = bool(os.environ.get("RIVALS"))
    modules = installed(SQLITE_OF_NODE) if with_rivals else None
    yield from transfer_figures(rehearsal, folder, load.flood, modules)
    if with_rivals:
        yield from rival_figures()
    yield from store_figures()
    yield from worker_figures(load.flood // 2)
    if curves:
        yield from resting_figures(RESTING, LIVE)
        yield from curve_figures(rehearsal, folder)
    yield from core_figures(rehearsal, entries)


def started(path: Path, phones: int, warm: int) -> Rehearsal:
    """An evening in a new file, after so many acts."""
    now = time.time_ns() // 1_000_000 - HOUR
    rehearsal = Rehearsal(path, GAMES[RULESET], SCENARIO, phones, now)
    for _ in rehearsal.acts(warm):
        pass
    return rehearsal
