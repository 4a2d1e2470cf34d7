"""Objections: reasons against a command, each with the rule that gives it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

T = TypeVar("T")

Grade = Literal["L", "W"]
Args = Mapping[str, Any]
"""The arguments of a message."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a command meets resistance: the rule, and in `key` and `args` what would be different.

    Grade L forbids; grade W is recorded with the act and queued for `judges`. `rests_on` names the
    (account, asset) pairs whose balance it gives away: who may not see one is not told the reason.
    """

    rule: str
    key: str
    args: Args = field(default_factory=dict)
    grade: Grade = "L"
    waivable: bool = True
    judges: tuple[str, ...] = ()
    rests_on: tuple[tuple[str, str], ...] = ()
    hidden: bool = False


def about(character: str) -> Args:
    """The arguments of a sentence about one character."""
    return {"who": f"who:{character}"}


Objections = Iterator[Objection]
"""Reasons against something, yielded one by one: none when what must hold does hold."""


def met(objections: Iterable[Objection]) -> bool:
    """Whether what must hold does hold: there is no objection."""
    return next(iter(objections), None) is None


def first_unmet(*demands: Iterable[Objection]) -> Objections:
    """The objections of the first demand that is not met; later demands are not checked."""
    for demand in demands:
        said = tuple(demand)
        if said:
            yield from said
            return


def assured(value: T | None) -> T:
    """What the objections to an act have made sure of before its effects are asked."""
    if value is None:
        message = "an act has effects although what it needs is missing"
        raise ValueError(message)
    return value
