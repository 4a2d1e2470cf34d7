"""`acta rehearse`: bots play the whole calendar at once."""

import random
import secrets
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from api.commands.console import err, fail, now, out, plainly, shelved
from api.commands.export import export_lines
from api.commands.scenario import read_scenario
from api.founding import found
from api.rehearsal.evening import Evening, Pace, Summary, invariants
from ledger.scribe import Scribe
from ledger.store import open_store
from ledger.verify import verify_export

File = Annotated[Path | None, typer.Argument(help="A scenario file; the usual one if none.")]
Seed = Annotated[int | None, typer.Option(help="The same number plays the same evening again.")]


def rehearse(
    file: File = None,
    ruleset: Annotated[str, typer.Option(help="Which game; Ludi Romani if none is named.")] = "",
    acts: Annotated[int, typer.Option(help="Acts of the bots in each period.", min=1)] = 60,
    seed: Seed = None,
    store: Annotated[str, typer.Option(help="Keep the ledger in this new file.")] = "",
) -> None:
    """Let bots play a whole evening in a few seconds, to see that the scenario holds.

    Beside what they are offered they try nonsense too; every promise is checked on the way, and
    the finished ledger is verified. Ends with exit code 1 when a promise was broken.
    """
    if store and Path(store).exists():
        fail(f"{store} exists already; a rehearsal begins with a new file.")
    number = seed if seed is not None else secrets.randbelow(1_000_000)
    with plainly(), tempfile.TemporaryDirectory() as folder:
        scenario = read_scenario(file, ruleset)
        ledger = open_store(store or str(Path(folder) / "rehearsal.db"))
        try:
            rules = shelved(scenario.ruleset)
            start = now()
            scribe = found(ledger, rules, scenario.data, start).scribe
            _play(scribe, start, acts, number)
        finally:
            ledger.close()


def _play(scribe: Scribe, start: int, acts: int, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    evening = Evening(scribe, chance, Pace(acts), start)
    began = time.monotonic()
    summary = _with_progress(evening)
    seconds = time.monotonic() - began
    summary.broken.extend(invariants(scribe))
    report = verify_export(export_lines(scribe))
    out.print(_table(scribe, summary, seconds))
    for line in report.lines():
        out.print(line, markup=False)
    out.print(f"Play this evening again with --seed {seed}.")
    for sentence in summary.broken[:20]:
        err.print(sentence, style="red", markup=False)
    if summary.broken:
        fail(f"{len(summary.broken)} promises were broken.")
    if not report.ok:
        fail(f"The ledger of this evening does not hold: {report.findings[0].sentence}")


def _with_progress(evening: Evening) -> Summary:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=err) as progress:
        task = progress.add_task("Rehearsing", total=evening.periods)
        return evening.play(lambda periods: progress.update(task, completed=periods))


def _table(scribe: Scribe, summary: Summary, seconds: float) -> Table:
    entries = scribe.state.log.position
    table = Table(title=f"{scribe.state.kernel.title}: a rehearsal")
    table.add_column("what")
    table.add_column("how many", justify="right")
    for what, count in (
        ("periods", summary.periods),
        ("acts", summary.acts),
        ("entries", entries),
        ("random commands", summary.wild),
        ("of them accepted", summary.wild_accepted),
        ("refused for what the actor may not know", summary.hidden),
        ("acts and refusals a second", round(summary.asked / seconds) if seconds else 0),
    ):
        table.add_row(what, f"{count:,}")
    for stored, count in sorted(summary.entries.items()):
        table.add_row(stored.rpartition("/")[2].partition("@")[0], f"{count:,}")
    table.add_section()
    for rule, count in summary.refusals.most_common(12):
        table.add_row(f"refused by {rule}", f"{count:,}")
    return table
