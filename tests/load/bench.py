"""`make bench`: every figure once, as one table, with what a bare program reaches in this run."""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from ledger.games.catalogue import GAMES
from tests.ledger.store.bench import report as store_report
from tests.load.boards import board_figures
from tests.load.core import core_figures
from tests.load.empires import empire_figures
from tests.load.evening import RULESET, SCENARIO
from tests.load.figures import Figure, table, verdict
from tests.load.live import Load, live_figures
from tests.load.machine import Meanwhile
from tests.load.orders import order_figures
from tests.load.rehearsed import Rehearsal
from tests.load.scrubbing import Evening, scrub_figures
from tests.load.seasons import season_figures, with_rivals
from tests.load.sizes import size_figures
from tests.load.tables import table_figures
from tests.load.whole import whole_figures

HOUR = 3_600_000


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="rougher, in less than a minute")
    quick = parser.parse_args(arguments).quick
    load = Load(steady=150, flood=1_500) if quick else Load()
    warm, entries, games, acts = (150, 1_500, 3, 20) if quick else (300, 10_000, 30, 400)
    begun, meanwhile = time.monotonic(), Meanwhile()
    figures = list(measured(load, warm, entries, games, acts))
    print(table(figures))
    print(*store_report(), sep="\n")
    print(verdict(figures))
    print(f"measured in {time.monotonic() - begun:.0f} s; {meanwhile}")


def measured(load: Load, warm: int, entries: int, games: int, acts: int) -> Iterator[Figure]:
    """Every figure, on one rehearsal: after so many acts, and again when it has so many entries.

    Then so many whole games of each kind that is played around a table, and an evening to its end
    with so many acts in a season; five seasons of Roman Diplomacy for each of those games.
    """
    now = time.time_ns() // 1_000_000 - HOUR
    with TemporaryDirectory() as folder:
        place = Path(folder)
        rehearsal = Rehearsal(place / "ahead.acta", GAMES[RULESET], SCENARIO, load.phones, now)
        for _ in rehearsal.acts(warm):
            pass
        yield from live_figures(rehearsal, place, load)
        yield from core_figures(rehearsal, entries)
        rehearsal.close()
        yield from scrub_figures(Evening(place / "ahead.acta", rehearsal.game, rehearsal.tokens))
    yield from table_figures(games)
    yield from whole_figures(acts)
    yield from size_figures()
    yield from season_figures(5 * games, with_rivals())
    yield from empire_figures(games)
    yield from board_figures("standard")
    yield from board_figures("classical")
    yield from order_figures()


if __name__ == "__main__":
    main()
