"""Writes the templates of Ludi Romani, and the reports on their rehearsals.

python -m tests.games.ludi_romani.write_templates
"""

from concurrent.futures import ProcessPoolExecutor

import msgspec
import yaml

from api.rehearsal.report import rehearse_scenario
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.recommended_cast import recommended_scenario
from ledger.games.ludi_romani.scenario.templates import (
    FOLDER,
    PEOPLE,
    template_file,
    template_name,
)

SEED = 44
"""The seed of all rehearsals of templates: the year in which the evening begins."""

WORKERS = 2

HEADING = (
    "# What bots did in a rehearsal of each template. `make templates` writes this file.\n"
    "# A quiet character: the name, the number of own acts, the longest pause in minutes.\n"
)


def report_on_template(people: int) -> dict[str, object]:
    """Return the report on a rehearsal of the template for a number of people, as plain data.

    Raises: RuntimeError: a promise was broken in the rehearsal.
    """
    text = template_file(people).read_text(encoding="utf-8")
    scenario = RULES.scenarios.read(text, template_file(people).name)
    rehearsal = rehearse_scenario(RULES, scenario, SEED)
    if rehearsal.broken_promises:
        raise RuntimeError(rehearsal.broken_promises[0])
    report: dict[str, object] = msgspec.to_builtins(rehearsal.report)
    return report


def write_templates() -> None:
    """Write every template, and then the reports."""
    for people in PEOPLE:
        template_file(people).write_text(recommended_scenario(people), encoding="utf-8")
    with ProcessPoolExecutor(WORKERS) as processes:
        reports = dict(zip(PEOPLE, processes.map(report_on_template, PEOPLE), strict=True))
    text = "".join(
        yaml.safe_dump({template_name(people): report}, sort_keys=False, default_flow_style=None)
        for people, report in reports.items()
    )
    (FOLDER / "rehearsals.yaml").write_text(HEADING + text, encoding="utf-8")


if __name__ == "__main__":
    write_templates()
