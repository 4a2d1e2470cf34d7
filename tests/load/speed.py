"""The families of figures of speed: the figures on the page of speed, all from one run."""

import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ledger.games.catalogue import GAMES
from tests.load.core import core_figures
from tests.load.curves import curve_figures
from tests.load.evening import RULESET, SCENARIO
from tests.load.figures import Figure, FigureFamily
from tests.load.live import THOUSAND, LoadPlan, live_figures
from tests.load.rehearsed import Rehearsal
from tests.load.resting import resting_figures
from tests.load.rivals.halls import rival_figures
from tests.load.rivals.node import install_packages
from tests.load.stages import stage_figures
from tests.load.stores import store_figures
from tests.load.subscribed import subscription_figures
from tests.load.transfers import SQLITE_OF_NODE, transfer_speed_figures
from tests.load.workers import worker_figures

HOUR = 3_600_000
RESTING, LIVE = 2_000, 40
"""The number of games in one store, and how many of them are in play.

`python -m tests.load.resting` takes 10,000 games.
"""


@dataclass
class SpeedFamilies:
    """The families of speed on one rehearsal, which is played when the first of them needs it."""

    folder: Path
    """The folder of the servers' ledgers."""
    load: LoadPlan
    """The amount of load."""
    warm: int
    """The number of acts before the first figure."""
    entries: int
    """The number of entries to which the rehearsal grows for the figures of the core."""

    @cached_property
    def rehearsal(self) -> Rehearsal:
        """Return the rehearsal with all its phones."""
        return start_evening(self.folder / "ahead.acta", self.load.phones, self.warm)

    def families(self, *, curves: bool) -> Iterator[FigureFamily]:
        """Yield the families in the order of measuring.

        With `curves`, the long families are included.
        """
        with_rivals = bool(os.environ.get("RIVALS"))
        yield FigureFamily("live", lambda: live_figures(self.rehearsal, self.folder, self.load))
        if curves:
            yield FigureFamily("thousand", self._figures_of_thousand)
        yield FigureFamily("subscribed", self._subscribed_figures)
        yield FigureFamily("transfers", lambda: self._transfer_figures(with_rivals=with_rivals))
        if with_rivals:
            yield FigureFamily("rivals", rival_figures)
        yield FigureFamily("stores", store_figures)
        yield FigureFamily("workers", lambda: worker_figures(self.load.flood // 2))
        if curves:
            yield FigureFamily("resting", lambda: resting_figures(RESTING, LIVE))
            yield FigureFamily("curves", lambda: curve_figures(self.rehearsal, self.folder))
        yield FigureFamily("stages", lambda: stage_figures(self.rehearsal, self.folder, self.load))
        yield FigureFamily("core", lambda: core_figures(self.rehearsal, self.entries))

    def close(self) -> None:
        """Close the rehearsal, if one was played."""
        if "rehearsal" in vars(self):
            self.rehearsal.close()

    def _figures_of_thousand(self) -> Iterator[Figure]:
        thousand = start_evening(self.folder / "thousand.acta", THOUSAND.phones, warm=20)
        for figure in live_figures(thousand, self.folder, THOUSAND):
            yield Figure(**{**vars(figure), "what": f"1,000 phones: {figure.what}"})
        thousand.close()

    def _subscribed_figures(self) -> Iterable[Figure]:
        return subscription_figures(self.rehearsal, self.folder, self.load.flood // 10)

    def _transfer_figures(self, *, with_rivals: bool) -> Iterable[Figure]:
        modules = install_packages(SQLITE_OF_NODE) if with_rivals else None
        return transfer_speed_figures(self.rehearsal, self.folder, self.load.flood, modules)


def start_evening(path: Path, phones: int, warm: int) -> Rehearsal:
    """Return an evening in a new file, after this many acts."""
    now = time.time_ns() // 1_000_000 - HOUR
    rehearsal = Rehearsal(path, GAMES[RULESET], SCENARIO, phones, now)
    for _ in rehearsal.play_acts(warm):
        pass
    return rehearsal
