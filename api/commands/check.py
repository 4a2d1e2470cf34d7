"""`acta check`: the mistakes and the doubtful points of a scenario."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import console, fail_command, find_ruleset, plain_file_errors
from api.commands.scenario import read_scenario
from ledger.kernel.machine.first_entry import scenario_doubts


def check(
    file: Annotated[Path, typer.Argument(help="The scenario file you wrote (YAML).")],
    ruleset: Annotated[str, typer.Option(help="Which game, if the file does not say.")] = "",
) -> None:
    """Check a scenario file before the evening: what is wrong, what is doubtful.

    Ends with exit code 1 when something is wrong. Doubts are only told.
    """
    if not file.is_file():
        fail_command(f"There is no file {file}.")
    with plain_file_errors():
        scenario = read_scenario(file, ruleset)
    doubts = scenario_doubts(find_ruleset(scenario.ruleset), scenario.data)
    for doubt in doubts:
        console.print(f"Doubtful: {doubt}", style="yellow")
    console.print(f"{file.name} can be played" + (", but look at the doubts." if doubts else "."))
