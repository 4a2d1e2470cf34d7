"""`make bench`: every figure once, as one table, with what a bare program reaches in this run."""

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.ledger.store.bench import report as store_report
from tests.load.boards import board_figures
from tests.load.empires import empire_figures
from tests.load.figures import Figure, table, verdict
from tests.load.hall import hall_figures
from tests.load.live import Load
from tests.load.machine import Meanwhile
from tests.load.orders import order_figures
from tests.load.readme import write
from tests.load.scrubbing import Evening, scrub_figures
from tests.load.seasons import season_figures, with_rivals
from tests.load.sizes import size_figures
from tests.load.speed import speed_figures, started
from tests.load.tables import table_figures
from tests.load.taps import tap_figures
from tests.load.whole import whole_figures

ENTRIES = 10_000
WARM = 300


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="rougher, in less than a minute")
    parser.add_argument("--readme", action="store_true", help="only speed, into the pages")
    asked = parser.parse_args(arguments)
    begun, meanwhile = time.monotonic(), Meanwhile()
    figures = list(_speed() if asked.readme else measured(quick=asked.quick))
    print(table(figures))
    if not asked.readme:
        print(*store_report(), sep="\n")
    print(verdict(figures))
    taken = f"measured in {time.monotonic() - begun:.0f} s; {meanwhile}"
    print(taken)
    if asked.readme:
        write(figures, f"It was {taken} ({time.strftime('%Y-%m-%d')}).")


def _speed() -> Iterator[Figure]:
    load = Load()
    with TemporaryDirectory() as folder:
        rehearsal = started(Path(folder) / "ahead.acta", load.phones, WARM)
        yield from speed_figures(rehearsal, Path(folder), load, ENTRIES, curves=True)
        rehearsal.close()


def measured(*, quick: bool) -> Iterator[Figure]:
    """Every figure of speed, and those of the games.

    They are taken on one rehearsal: after so many acts, and again when it has so many entries. Then
    so many whole games of each kind that is played around a table, and an evening to its end with
    so many acts in a season; five seasons of Roman Diplomacy for each of those games.
    """
    load = Load(steady=150, flood=1_500) if quick else Load()
    warm, entries, games, acts = (150, 1_500, 3, 20) if quick else (WARM, ENTRIES, 30, 400)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        rehearsal = started(place / "ahead.acta", load.phones, warm)
        yield from speed_figures(rehearsal, place, load, entries, curves=not quick)
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
    yield from tap_figures()
    yield from hall_figures()


if __name__ == "__main__":
    main()
