"""The findings of the doctor in the form that tests read."""

from collections.abc import Iterator

from api.commands.doctor.finding import Finding, Grade


def findings_of_grade(findings: Iterator[Finding], grade: Grade) -> list[str]:
    """Return the findings of this grade, each with its remedy."""
    return [f"{one.sentence} {one.remedy}" for one in findings if one.grade == grade]
