"""Disclosing: a steward opens an entry to more readers than it originally had.

The entry keeps its stored audience. A later entry repeats the words for the new readers, so that
earlier lines of a chronicle never change.
"""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, EntryRef, Option, Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import Disclosed
from ledger.kernel.vocabulary.permissions import RULING_PERMISSION
from ledger.kernel.vocabulary.request import REASON_LENGTH, Admission, Plan, Reason, Refused
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText
from ledger.record.audience import EVERYBODY, ROOM_VIEWER, Audience, Viewer, is_confidential, sees
from ledger.record.entry import Entry
from ledger.record.state import State, played_characters


class Disclose(Command):
    """Lay an entry's words open to a reader, or without one to everybody."""

    entry: str = Field(max_length=80)
    """The entry's id."""
    reader: str = Field(default="", max_length=64)
    """The character who may read it from now on; empty for everybody."""
    reason: Reason = FreeText()


def disclosure_draft(machine: Decider, entry: Entry, audience: Audience, reason: str = "") -> Draft:
    """Return the draft that repeats an entry's words for this audience.

    The draft leaves out the goods that the entry moved.
    """
    event = entry.event
    if isinstance(event, Disclosed):
        return Draft(Disclosed(event.entry, event.type, event.words, audience, reason))
    message_args = dict(machine.types[entry.type].message_args(event))
    return Draft(Disclosed(entry.id, entry.type, message_args, audience, reason))


def _plan_disclosure(
    machine: Decider, admission: Admission[Disclose], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    entry = state.log.entry(command.entry)
    if entry is None or is_confidential(entry.audience):
        return unwaivable_refusal("ACTA-09", "no-such-entry")
    if command.reader and command.reader not in _played_characters(state):
        return Refused("malformed", errors=(("reader", "there is no such character"),))
    if sees(entry.audience, _viewer_of_character(state, command.reader)):
        return unwaivable_refusal("ACTA-09", "seen-already")
    audience = (command.reader,) if command.reader else EVERYBODY
    return Plan((disclosure_draft(machine, entry, audience, context.store_words(command.reason)),))


def _viewer_of_character(state: State[Any], character: str) -> Viewer:
    if not character:
        return ROOM_VIEWER
    return Viewer(frozenset({character}), is_staff=character in state.kernel.stewards)


def _played_characters(state: State[Any]) -> list[str]:
    return sorted(played_characters(state.kernel.cards))


def _offer_disclosure(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    if not keeps_order(machine, state, actor):
        return None
    characters = choice("reader", _played_characters(state))
    reader = Choice("reader", (Option("", "note-everybody"), *characters.options))
    return Form((EntryRef("entry"), reader, Text("reason", REASON_LENGTH)))


DISCLOSE = kernel_act(
    "disclose", Disclose, OwnPlanConduct(_plan_disclosure, _offer_disclosure), RULING_PERMISSION
)
