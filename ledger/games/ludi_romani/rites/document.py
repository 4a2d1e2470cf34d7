"""The shape of every rite on phones: who takes part, the steps, and what follows."""

from collections.abc import Iterable
from typing import Literal, TypedDict

from ledger.state import Petition


class PartDoc(TypedDict):
    """Somebody who takes part, and as what."""

    who: str
    part: str


class StepDoc(TypedDict):
    """One step: by whom it is taken ([] for nobody in particular), and whether it is done."""

    step: str
    who: list[str]
    done: bool


class ResultingDoc(TypedDict):
    """Something that follows. Fields that do not belong to `what` are "" or 0.

    `hands` and `hands_up_to`: `who` gives `to` so many (`n`) of the asset `of`; with `owes` it is
    owed, with `to_heirs` left, with `lost` gone, with `gets` new. `role`: `who` is an `of` from
    then on; `no_more`: `who` loses the status `of`. All others are told by their names.
    """

    what: str
    who: str
    to: str
    of: str
    n: int


class RiteDoc(TypedDict):
    """A rite that is under way. The first step that is not done is the next one.

    `about` is the id of the petition that asks for it; "" where none does.
    """

    kind: Literal["wedding", "divorce", "death", "estate", "shade", "triumph", "thiasos", "band"]
    about: str
    people: list[PartDoc]
    steps: list[StepDoc]
    follows: list[ResultingDoc]


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
