"""`acta rehearse`: bots play whole games at once."""

import random
import secrets
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from api.access.founding import found_game_in_store
from api.access.party import PartyError, scenario_text_for
from api.commands.console import (
    console,
    err,
    fail_command,
    find_ruleset,
    now,
    plain_file_errors,
    print_bytes,
)
from api.commands.scenario import read_scenario
from api.exports.ledger_file import whole_ledger_lines
from api.rehearsal.answers import Summary
from api.rehearsal.bots import RANDOM_TEMPER
from api.rehearsal.evening import Pace, Rehearsal, broken_invariants, make_rehearsal
from api.rehearsal.report import rehearse_scenario, report_document
from ledger.contract.messages import messages_of
from ledger.contract.ruleset import Ruleset
from ledger.contract.templates import RehearsalReport, report_lines
from ledger.kernel.order.closing import MINUTES_MINIMUM
from ledger.kernel.vocabulary.request import HOST_CARD, Request
from ledger.language.grammar import count_text
from ledger.language.legible_text import harmless_text
from ledger.scribe.scribe import Scribe
from ledger.store import is_database, open_store
from ledger.store.base import Store
from ledger.verify import Report, verify_export

File = Annotated[Path | None, typer.Argument(help="A scenario file; the usual one if none.")]
Seed = Annotated[int | None, typer.Option(help="The same number plays the same game again.")]
Players = Annotated[int | None, typer.Option(help="So many sit down, if no file says who.")]
TemperName = Annotated[str, typer.Option(help="How bots play, as the game calls it, or random.")]
Games = Annotated[int, typer.Option(help="So many games, one after the other.", min=1)]


@dataclass(frozen=True, slots=True)
class _Plan:
    """The games to be played: the number of games, the ledger, and the settings."""

    store: Store
    rules: Ruleset[Any]
    scenario: dict[str, Any]
    pace: Pace


@dataclass(frozen=True, slots=True)
class _GameResult:
    """The result of one game, its seconds, and the verifier's report on its ledger."""

    summary: Summary
    seconds: float
    report: Report


def rehearse(  # noqa: PLR0913, PLR0917 - each option of the command is a parameter
    context: typer.Context,
    file: File = None,
    ruleset: Annotated[str, typer.Option(help="Which game; Ludi Romani if none is named.")] = "",
    acts: Annotated[int, typer.Option(help="Acts of the bots in each period.", min=1)] = 60,
    seed: Seed = None,
    players: Players = None,
    temper: TemperName = "",
    games: Games = 1,
    store: Annotated[str, typer.Option(help="Keep the ledger in this new file.")] = "",
    report: Annotated[
        bool, typer.Option("--report", help="Report how long it lasts, and who has little to do.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play a whole game in a few seconds, to see that the scenario holds.

    Beside what they are offered they try nonsense too; every promise is checked on the way, and
    the finished ledger is verified. Ends with exit code 1 when a promise was broken.

    With --report or --json the bots try no nonsense, and everybody gets turns. The report then
    tells how much people have to do in such an evening. It is about one game, whose bots have the
    usual temper. No ledger is kept.
    """
    if report or as_json:
        _refuse_options_of_play(context)
        _print_report(file, ruleset, players, seed, as_json=as_json)
        return
    if is_database(store):
        fail_command("A rehearsal begins with a new file.")
    if store and Path(store).exists():
        fail_command(f"{store} exists already; a rehearsal begins with a new file.")
    first_seed = seed if seed is not None else secrets.randbelow(1_000_000)
    with plain_file_errors(), tempfile.TemporaryDirectory() as folder:
        rules, scenario = _read_scenario(file, ruleset, players)
        if temper not in ("", RANDOM_TEMPER, *rules.bots.tempers):
            tempers = ", ".join((*rules.bots.tempers, RANDOM_TEMPER))
            fail_command(f"No bot of this game is called {temper}. There are: {tempers}.")
        pace = Pace(acts, tempers=(temper,) if temper else ())
        ledger = open_store(store or str(Path(folder) / "rehearsal.db"))
        try:
            _play_all(_Plan(ledger, rules, scenario, pace), range(first_seed, first_seed + games))
        finally:
            ledger.close()


def _refuse_options_of_play(context: typer.Context) -> None:
    """Refuse the options that have no effect on a report."""
    for option_name in ("acts", "temper", "games", "store"):
        source = context.get_parameter_source(option_name)
        if source is not None and source.name == "COMMANDLINE":
            fail_command(
                f"A report has no --{option_name}. Leave it out, or leave out --report and --json."
            )


def _print_report(
    file: Path | None, ruleset: str, player_count: int | None, seed: int | None, *, as_json: bool
) -> None:
    """Print the report on one rehearsal."""
    used_seed = seed if seed is not None else secrets.randbelow(1_000_000)
    with plain_file_errors():
        rules, scenario = _read_scenario(file, ruleset, player_count)
        rehearsal = rehearse_scenario(rules, scenario, used_seed)
    if as_json:
        print_bytes(msgspec.json.encode(report_document(rehearsal.report)) + b"\n")
    else:
        console.print(_report_table(rules, scenario, rehearsal.report))
    for sentence in rehearsal.broken_promises[:20]:
        err.print(sentence, style="red")
    if rehearsal.broken_promises:
        broken_count = len(rehearsal.broken_promises)
        fail_command(f"{count_text(broken_count, 'promise was', 'promises were')} broken.")


def _report_table(
    rules: Ruleset[Any], scenario: Mapping[str, Any], report: RehearsalReport
) -> Table:
    """Return the sentences of a report as a table with one column."""
    founding = rules.scenarios.found(dict(scenario))
    table = Table(title=f"{harmless_text(founding.title)}: a rehearsal")
    table.add_column("what bots did")
    messages = messages_of(rules.name)
    for line in report_lines(report, messages.has):
        table.add_row(messages.text(line.key, line.args))
    return table


def _read_scenario(
    file: Path | None, ruleset: str, player_count: int | None
) -> tuple[Ruleset[Any], dict[str, Any]]:
    if file is not None or player_count is None:
        scenario = read_scenario(file, ruleset)
        return find_ruleset(scenario.ruleset), scenario.data
    rules = find_ruleset(ruleset)
    try:
        return rules, rules.scenarios.read(scenario_text_for(rules, player_count), rules.name)
    except PartyError as error:
        fail_command(f"That is not possible: {error}.")


def _play_all(plan: _Plan, seeds: range) -> None:
    total_summary, results = Summary(), list[_GameResult]()
    for seed in seeds:
        results.append(_play_game(plan, seed))
        total_summary.add(results[-1].summary)
        if total_summary.broken or not results[-1].report.ok:
            break
    report = results[-1].report
    console.print(
        _summary_table(plan, total_summary, sum(result.seconds for result in results), len(results))
    )
    for line in report.lines():
        console.print(line)
    console.print(f"Play the last game again with --seed {seeds[len(results) - 1]}.")
    for sentence in total_summary.broken[:20]:
        err.print(sentence, style="red")
    if total_summary.broken:
        fail_command(
            f"{count_text(len(total_summary.broken), 'promise was', 'promises were')} broken."
        )
    if not report.ok:
        fail_command(f"The ledger of this game does not hold: {report.findings[0].sentence}")


def _play_game(plan: _Plan, seed: int) -> _GameResult:
    start = now()
    scribe = found_game_in_store(plan.store, plan.rules, plan.scenario, start).scribe
    bot_random = random.Random(seed)  # noqa: S311 - bots choose by it
    rehearsal = make_rehearsal(scribe, bot_random, plan.pace, start)
    start_time = time.monotonic()
    summary = _play_with_progress(rehearsal)
    seconds = time.monotonic() - start_time
    _close_game(scribe)
    summary.broken.extend(broken_invariants(scribe))
    return _GameResult(summary, seconds, verify_export(whole_ledger_lines(scribe)))


def _close_game(scribe: Scribe) -> None:
    """Close a game that was played to its end, so that its ledger opens like any other."""
    now = scribe.state.at
    for act, fields in (
        ("announce-closing", {"minutes": MINUTES_MINIMUM}),
        ("confirm-closing", {}),
    ):
        request = Request(f"{act}-{scribe.game}", HOST_CARD, act, "", 0, fields)
        # the request is refused if the bots have closed the game or are closing it
        scribe.answer(request, now)
    last_time = max(scribe.state.at, scribe.state.kernel.closes_at)
    scribe.catch_up(last_time)


def _play_with_progress(rehearsal: Rehearsal) -> Summary:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=err) as progress:
        task = progress.add_task("Rehearsing", total=rehearsal.periods)
        return rehearsal.play(lambda period_count: progress.update(task, completed=period_count))


def _summary_table(plan: _Plan, summary: Summary, seconds: float, games: int) -> Table:
    table = Table(
        title=f"{harmless_text(plan.rules.scenarios.found(dict(plan.scenario)).title)}: a rehearsal"
    )
    table.add_column("what")
    table.add_column("how many", justify="right")
    for title, outcome_count in (
        ("games", games),
        ("periods", summary.periods),
        ("acts", summary.acts),
        ("entries", summary.entries.total()),
        ("random commands", summary.wild),
        ("of them accepted", summary.wild_accepted),
        ("refused for what the actor may not know", summary.hidden),
        ("acts and refusals a second", round(summary.answer_count / seconds) if seconds else 0),
        ("games a minute", round(games / seconds * 60) if seconds else 0),
    ):
        table.add_row(title, f"{outcome_count:,}")
    for entry_type, outcome_count in sorted(summary.entries.items()):
        table.add_row(entry_type.rpartition("/")[2].partition("@")[0], f"{outcome_count:,}")
    table.add_section()
    for rule, outcome_count in summary.refusals.most_common(12):
        table.add_row(f"refused by {rule}", f"{outcome_count:,}")
    return table
