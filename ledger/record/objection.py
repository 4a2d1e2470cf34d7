"""Objections: reasons against a command, each with the rule that it is based on."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

T = TypeVar("T")

Grade = Literal["L", "W"]
Args = Mapping[str, Any]
"""The arguments of a message."""


@dataclass(frozen=True, slots=True)
class Objection:
    """A reason against a command.

    Grade L forbids the command. Grade W is recorded with the act and queued for the judges.
    """

    rule: str
    """The id of the rule that gives the objection."""
    key: str
    """The key of the message, which tells what must change to allow the command."""
    args: Args = field(default_factory=dict)
    """The arguments of the message."""
    grade: Grade = "L"
    waivable: bool = True
    """Whether a steward may waive the rule."""
    judges: tuple[str, ...] = ()
    """The characters who judge an objection of grade W."""
    rests_on: tuple[tuple[str, str], ...] = ()
    """The (account, asset) pairs whose balances the objection reveals.

    A viewer who may not see one of these balances does not learn the reason.
    """
    hidden: bool = False


def about_character(character: str) -> Args:
    """Return the message arguments for a sentence about one character."""
    return {"who": f"who:{character}"}


Objections = Iterator[Objection]
"""An iterator over objections, which is empty if the demand is met."""


def is_met(objections: Iterable[Objection]) -> bool:
    """Return whether the demand is met, because there is no objection."""
    return next(iter(objections), None) is None


def first_unmet(*demands: Iterable[Objection]) -> Objections:
    """Yield the objections of the first unmet demand. Later demands are not checked."""
    for demand in demands:
        objections = tuple(demand)
        if objections:
            yield from objections
            return


def require_value(value: T | None) -> T:
    """Return the value, whose presence the act's objections have already checked.

    Raises ValueError if the value is missing.
    """
    if value is None:
        message = "an act has effects although what it needs is missing"
        raise ValueError(message)
    return value
