"""The document of a rite: people, steps, and consequences."""

from collections.abc import Iterable
from typing import Literal, TypedDict

from ledger.record.state import Petition


class PartDoc(TypedDict):
    """A character who takes part in a rite."""

    who: str
    """The character."""
    part: str
    """The role in which they take part."""


class StepDoc(TypedDict):
    """One step of a rite."""

    step: str
    """The name of the step."""
    who: list[str]
    """The characters who take the step; empty for nobody in particular."""
    done: bool
    """Whether it is done."""


class ResultingDoc(TypedDict):
    """A consequence of a rite. Fields that do not belong to it are empty or 0."""

    what: str
    """The kind of consequence, such as one of these.

    * `hands`: `who` gives the asset to `to`.
    * `hands_up_to`: `who` gives up to this much of the asset to `to`.
    * `owes`: `who` owes it to `to`.
    * `to_heirs`: `who` leaves it to heirs.
    * `lost`: It goes out of play.
    * `gets`: `who` gets it anew.
    * `role`: `who` gets the role `of`.
    * `no_more`: The state `of` ends.
    """
    who: str
    """The character who gives, gets the role, or loses the state."""
    to: str
    """The character who gets it."""
    of: str
    """The asset, role or state."""
    n: int
    """The amount of the asset, in units of the asset (money in denarii)."""


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
    * `thiasos`: The saving of a condemned character.
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


def participant(character: str, role_name: str) -> PartDoc:
    """Return a character who takes part in a rite."""
    return {"who": character, "part": role_name}


def step(step_name: str, characters: Iterable[str], *, is_done: bool) -> StepDoc:
    """Return one step of a rite."""
    return {"step": step_name, "who": list(characters), "done": is_done}


def consequence(
    consequence_kind: str,
    character: str,
    receiver: str = "",
    asset_or_state: str = "",
    amount: int = 0,
) -> ResultingDoc:
    """Return a consequence of a rite."""
    return {
        "what": consequence_kind,
        "who": character,
        "to": receiver,
        "of": asset_or_state,
        "n": amount,
    }


def agreement_step(step_name: str, petition: Petition, voices: Iterable[str]) -> StepDoc:
    """Return the step in which these voices agree to a petition."""
    rite_voices = [voice for voice in voices if voice in petition.voices]
    return step(step_name, rite_voices, is_done=set(rite_voices) <= {*petition.given})
