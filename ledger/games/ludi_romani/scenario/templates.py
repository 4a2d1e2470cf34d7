"""The templates of Ludi Romani, each with the report on its rehearsal.

`make templates` writes the files in `data/templates` from the recommended casts.
"""

from functools import cache
from pathlib import Path

import msgspec

from ledger.contract.templates import RehearsalReport, Template
from ledger.scenario.files import game_data

PEOPLE = (12, 25, 40, 70, 100)
"""The numbers of people for whom there is a template."""

FOLDER = Path(__file__).parents[1] / "data" / "templates"
"""The folder with a scenario for each number of people, and the reports."""


def template_file(people_count: int) -> Path:
    """Return the path of the scenario for a number of people."""
    return FOLDER / f"{template_name(people_count)}.yaml"


def template_name(people_count: int) -> str:
    """Return the name of the template for a number of people."""
    return f"people_{people_count}"


@cache
def templates() -> tuple[Template, ...]:
    """Return the templates, for few people first."""
    reports = game_data("ludi_romani", "templates/rehearsals")
    return tuple(
        Template(
            template_name(people_count),
            people_count,
            template_file(people_count).read_text(encoding="utf-8"),
            msgspec.convert(reports[template_name(people_count)], RehearsalReport),
        )
        for people_count in PEOPLE
    )
