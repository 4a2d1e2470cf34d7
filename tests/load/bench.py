"""`make bench`: print every figure as it is measured, beside a bare program of the same run."""

import argparse
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from api.base.interpreter import interpreter_words
from tests.ledger.store.bench import bench_lines as store_report
from tests.load.boards import board_figures
from tests.load.empires import empire_figures
from tests.load.figures import HEADING, Figure, FigureFamily, missed_targets_line, table_line
from tests.load.hall import hall_figures
from tests.load.live import LoadPlan
from tests.load.machine import OtherWorkCounter
from tests.load.orders import order_figures
from tests.load.readme import write_figures
from tests.load.scrubbing import StoredEvening, scrub_figures
from tests.load.seasons import python_with_rivals, season_figures
from tests.load.sizes import size_figures
from tests.load.speed import SpeedFamilies
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
    parser.add_argument("--only", default="", help="the families to measure, by their names")
    asked = parser.parse_args(arguments)
    begun, meanwhile = time.monotonic(), OtherWorkCounter()
    print(f"on {interpreter_words()}")
    with TemporaryDirectory() as folder:
        speed = _speed_families(Path(folder), quick=asked.quick)
        wanted = speed.families if asked.readme else partial(families, speed)
        try:
            figures = list(
                measure_and_print_figures(wanted(curves=not asked.quick), asked.only.split())
            )
        finally:
            speed.close()
    if not (asked.readme or asked.only):
        print(*store_report(), sep="\n")
    print(missed_targets_line(figures))
    taken = f"measured in {time.monotonic() - begun:.0f} s on {interpreter_words()}; {meanwhile}"
    print(taken)
    if asked.readme:
        write_figures(figures, f"It was {taken} ({time.strftime('%Y-%m-%d')}).")


def measure_and_print_figures(
    families: Iterator[FigureFamily], only: Sequence[str]
) -> Iterator[Figure]:
    """Measure these families, or only those with these names, and print each figure at once.

    Raises: SystemExit: no family has one of these names.
    """
    known = list(families)
    names = [family.name for family in known]
    if unknown := [name for name in only if name not in names]:
        raise SystemExit(
            f"No figures are called {', '.join(unknown)}; there are: {', '.join(names)}"
        )
    print(table_line(HEADING))
    for family in known:
        if only and family.name not in only:
            continue
        print(f"{family.name}:", flush=True)
        for figure in family.figures():
            print(table_line(figure.table_cells), flush=True)
            yield figure


def _speed_families(folder: Path, *, quick: bool) -> SpeedFamilies:
    if quick:
        return SpeedFamilies(folder, LoadPlan(steady=150, flood=1_500), 150, 1_500)
    return SpeedFamilies(folder, LoadPlan(), WARM, ENTRIES)


def families(speed: SpeedFamilies, *, curves: bool) -> Iterator[FigureFamily]:
    """Yield the families of speed, then those of the games.

    A long run (`curves`) plays 30 whole games of each table game, five times as many seasons of
    Roman Diplomacy, and an evening with about 400 acts in a season.
    """
    games, acts = (30, 400) if curves else (3, 20)
    yield from speed.families(curves=curves)
    yield FigureFamily("scrubbing", lambda: scrub_figures(_close_rehearsal(speed)))
    yield FigureFamily("tables", lambda: table_figures(games))
    yield FigureFamily("whole", lambda: whole_figures(acts))
    yield FigureFamily("sizes", size_figures)
    yield FigureFamily("seasons", lambda: season_figures(5 * games, python_with_rivals()))
    yield FigureFamily("empires", lambda: empire_figures(games))
    yield FigureFamily("standard", lambda: board_figures("standard"))
    yield FigureFamily("classical", lambda: board_figures("classical"))
    yield FigureFamily("orders", order_figures)
    yield FigureFamily("taps", tap_figures)
    yield FigureFamily("hall", hall_figures)


def _close_rehearsal(speed: SpeedFamilies) -> StoredEvening:
    """Return the ledger of the rehearsal after closing it, so that a server can open it."""
    rehearsal = speed.rehearsal
    rehearsal.close()
    return StoredEvening(speed.folder / "ahead.acta", rehearsal.game, rehearsal.tokens)


if __name__ == "__main__":
    main()
