"""The cast: an organiser's notes on which person plays each character, and who has come.

Rule: ACTA-19.
"""

from typing import Annotated, Any

from ledger.contract.acts import ActContext, Command, Draft
from ledger.kernel.cast.events import CharacterCast, CheckedIn
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import RULING_PERMISSION
from ledger.kernel.vocabulary.request import Admission, Plan, Refused
from ledger.language.free_text import FreeText, TextLimits
from ledger.language.legible_text import normalized_name
from ledger.record.cast import Attendance
from ledger.record.references import Who

CAST_RULE = "ACTA-19"
LONGEST_NAME = 80
LONGEST_NOTE = 120
"""Maximum number of characters of a real name or a note."""


class CastCharacter(Command):
    """Note which person is to play a character.

    An earlier note is erased. Stewards alone read it.
    """

    character: Who
    """The character."""
    name: Annotated[FreeText, TextLimits(LONGEST_NAME, is_name=True)]
    """The person's real name; empty if there is none."""
    note: Annotated[FreeText, TextLimits(LONGEST_NOTE, is_name=True)] = FreeText()
    """A note for the organiser; empty for none."""


class CheckIn(Command):
    """Note whether whoever is to play a character has come, or does not come."""

    character: Who
    """The character."""
    attendance: Attendance
    """Whether the person has come.

    * `expected`: They are expected.
    * `here`: They have come.
    * `absent`: They do not come.
    """


def _plan_casting(
    machine: Decider, admission: Admission[CastCharacter], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    refusal = _refusal_of_unauthorised(admission)
    if refusal is not None:
        return refusal
    name, note = normalized_name(command.name.text), normalized_name(command.note.text)
    if not name and command.character not in state.kernel.cast:
        return unwaivable_refusal(CAST_RULE, "nobody-cast")
    digests = (
        context.store_words(FreeText(name)),
        context.store_words(FreeText(note if name else "")),
    )
    return Plan((Draft(CharacterCast(command.character, *digests)),))


def _plan_check_in(
    machine: Decider, admission: Admission[CheckIn], _context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    refusal = _refusal_of_unauthorised(admission)
    if refusal is not None:
        return refusal
    member = state.kernel.cast.get(command.character)
    if command.attendance == (member.attendance if member else "expected"):
        return unwaivable_refusal(CAST_RULE, "checked-in-already")
    return Plan((Draft(CheckedIn(command.character, command.attendance)),))


def _refusal_of_unauthorised(admission: Admission[Any]) -> Refused | None:
    """Return the refusal of an actor who may not keep the list of people.

    At a table of equals no player keeps one.
    """
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(admission.state)
    if admission.sender.keepers:
        return unwaivable_refusal(CAST_RULE, "no-organiser")
    return None


CAST_CHARACTER = kernel_act(
    "cast-character", CastCharacter, OwnPlanConduct(_plan_casting, never_offered), RULING_PERMISSION
)
CHECK_IN = kernel_act(
    "check-in", CheckIn, OwnPlanConduct(_plan_check_in, never_offered), RULING_PERMISSION
)
