"""The shape of every rite on phones: who takes part, the steps, and what follows."""

from collections.abc import Iterable
from typing import Literal, TypedDict

from ledger.record.state import Petition


class PartDoc(TypedDict):
    """Somebody who takes part."""

    who: str
    """The character."""
    part: str
    """As what they take part."""


class StepDoc(TypedDict):
    """One step of a rite."""

    step: str
    """The name of the step."""
    who: list[str]
    """The characters by whom it is taken; none for nobody in particular."""
    done: bool
    """Whether it is done."""


class ResultingDoc(TypedDict):
    """Something that follows from a rite. Fields that do not belong to it are empty or 0."""

    what: str
    """The kind of consequence. For `hands` and `hands_up_to` one gives another something; with
    `owes` it is owed, with `to_heirs` left, with `lost` gone, with `gets` new. For `role` somebody
    becomes something, for `no_more` a state ends."""
    who: str
    """The character who gives, becomes or ends it."""
    to: str
    """The character who gets it."""
    of: str
    """The asset, role or state."""
    n: int
    """How much of the asset, in units of the asset (money in denarii)."""


class RiteDoc(TypedDict):
    """A rite that is under way. The first step that is not done is the next one."""

    kind: Literal["wedding", "divorce", "death", "estate", "shade", "triumph", "thiasos", "band"]
    """Its kind.

    * `wedding`: A wedding.
    * `divorce`: A divorce.
    * `death`: A death.
    * `estate`: The carrying out of a will.
    * `shade`: A ghost's way through the underworld.
    * `triumph`: A triumph.
    * `thiasos`: The saving of somebody condemned.
    * `band`: The bacchants of a god.
    """
    about: str
    """The id of the petition that asks for it; empty for none."""
    people: list[PartDoc]
    """The characters who take part."""
    steps: list[StepDoc]
    """The steps, in order."""
    follows: list[ResultingDoc]
    """The consequences of it."""


def part(who: str, name: str) -> PartDoc:
    """Somebody who takes part."""
    return {"who": who, "part": name}


def step(name: str, who: Iterable[str], *, done: bool) -> StepDoc:
    """One step of a rite."""
    return {"step": name, "who": list(who), "done": done}


def resulting(what: str, who: str, to: str = "", of: str = "", n: int = 0) -> ResultingDoc:
    """Something that follows from a rite."""
    return {"what": what, "who": who, "to": to, "of": of, "n": n}


def agreeing(name: str, petition: Petition, voices: Iterable[str]) -> StepDoc:
    """The step in which these agree to what a petition asks for."""
    asked = [voice for voice in voices if voice in petition.voices]
    return step(name, asked, done=set(asked) <= {*petition.given})
