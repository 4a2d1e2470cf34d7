"""What the doctor finds."""

from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How it stands: all is well, something should be looked at, or something is wrong."""

    WELL = "well"
    DOUBTFUL = "doubtful"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: a sentence, how it stands, and what to do ("" for nothing)."""

    said: str
    grade: Grade = Grade.WELL
    remedy: str = ""


def well(said: str) -> Finding:
    """A check that passed."""
    return Finding(said)


def of_open_way(where: str, *, is_private: bool) -> Finding | None:
    """The finding of a way that is not encrypted and need not be; None if it should be."""
    if not is_private:
        return None
    return well(f"The way to {where} is not encrypted; by ACTA_UNENCRYPTED_TO it need not be.")


def doubtful(said: str, remedy: str) -> Finding:
    """A finding that does not stop an evening."""
    return Finding(said, Grade.DOUBTFUL, remedy)


def wrong(said: str, remedy: str) -> Finding:
    """A finding with which an evening cannot go on, or not for long."""
    return Finding(said, Grade.WRONG, remedy)
