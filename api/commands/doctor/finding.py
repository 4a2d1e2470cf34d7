"""The findings of the doctor."""

from dataclasses import dataclass, replace
from enum import StrEnum


class Grade(StrEnum):
    """The grade of a finding: all is well, a person should look at it, or it is broken."""

    WELL = "well"
    DOUBTFUL = "doubtful"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: a sentence, its grade, and what to do ("" for nothing)."""

    sentence: str
    grade: Grade = Grade.WELL
    remedy: str = ""

    def with_name(self, database: str) -> "Finding":
        """Return the same finding, about the database of this name."""
        return replace(self, sentence=f"{database}: {self.sentence}")


def good_finding(sentence: str) -> Finding:
    """Return a check that passed."""
    return Finding(sentence)


def encryption_finding(location: str, *, is_private: bool) -> Finding | None:
    """Return the finding about an unencrypted connection.

    Return None if the connection needs encryption.
    """
    if not is_private:
        return None
    return good_finding(
        f"The way to {location} is not encrypted; by ACTA_UNENCRYPTED_TO it need not be."
    )


def doubtful_finding(sentence: str, remedy: str) -> Finding:
    """Return a finding that does not stop an evening."""
    return Finding(sentence, Grade.DOUBTFUL, remedy)


def fatal_finding(sentence: str, remedy: str) -> Finding:
    """Return a finding that stops an evening, at once or soon."""
    return Finding(sentence, Grade.WRONG, remedy)
