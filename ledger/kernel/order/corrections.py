"""Corrections: an entry is never changed. A later entry corrects it (ACTA-08)."""

from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, EntryRef, Option, Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.order.dependents import entries_of_act, sees_any_part, was_touched_since
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.card_events import StandInEnded
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, always_grave, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import EntryReversed
from ledger.kernel.vocabulary.permissions import OWN_PERMISSION, RULING_PERMISSION
from ledger.kernel.vocabulary.petition_events import AppealUpheld, PetitionCarried
from ledger.kernel.vocabulary.placements import must_not_have_moved_since, returning_placements
from ledger.kernel.vocabulary.request import (
    REASON_LENGTH,
    Admission,
    Plan,
    Refused,
    Request,
    overdraft_objection,
)
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.audience import Viewer, is_existence_hidden
from ledger.record.books import OverdraftError, reversing_postings
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.state import State, played_characters

UNDO_MILLISECONDS = 60_000
"""The time (milliseconds) in which officers and stewards may undo their own last act."""


class Reverse(Command):
    """Set one entry right."""

    entry: str = Field(max_length=80)
    """The entry's id."""
    charge: str = Field(default="", max_length=64)
    """The character who pays what an account lacks whose goods have moved on; empty if there is
    none.
    """
    reason: Annotated[FreeText, TextLimits(REASON_LENGTH, 1)]
    """Why, in free words."""


class UndoOwn(Command):
    """Take back one's own last act, quickly and whole."""

    entry: str = Field(max_length=80)
    """The id of any entry of the act."""


def _plan_reverse_act(
    machine: Decider, admission: Admission[Reverse], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    entry = state.log.entry(command.entry)
    viewer = Viewer(frozenset({admission.sender.character}))
    if entry is None or is_existence_hidden(entry.audience, viewer):
        return unwaivable_refusal("ACTA-08", "no-such-entry")
    refusal = _reversal_refusal(machine, state, entry)
    if refusal is not None:
        return refusal
    characters = played_characters(state.kernel.cards)
    if command.charge and command.charge not in characters:
        return Refused("malformed", errors=(("charge", "there is no such character"),))
    reason = context.store_words(command.reason)
    return _plan_reversal_of_entry(machine, state, entry, admission.request, command.charge, reason)


def _plan_own_undo(
    machine: Decider, admission: Admission[UndoOwn], context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    if request.actor not in _undoable_acts(machine, state):
        return unwaivable_refusal("ACTA-08", "undo-officers-only")
    viewer = Viewer(frozenset({request.actor}), is_staff=admission.sender.is_steward)
    entry = state.log.entry(admission.command.entry)
    if entry is None or entry.meta is None:
        return unwaivable_refusal("ACTA-08", "no-such-entry")
    if state.kernel.character(entry.meta.card) != request.actor:
        # Give the same answer for hidden and missing entries, so that no hidden entry is revealed.
        return unwaivable_refusal(
            "ACTA-08", "undo-own-only" if sees_any_part(entry, viewer) else "no-such-entry"
        )
    if state.at - entry.at > UNDO_MILLISECONDS:
        return unwaivable_refusal("ACTA-08", "undo-too-late", n=UNDO_MILLISECONDS // 1000)
    act = entries_of_act(state.log, entry)
    if any(entry.id in state.kernel.reversed for entry in act):
        return unwaivable_refusal("ACTA-08", "reversed-already")
    if was_touched_since(machine, state.log, act, viewer):
        return unwaivable_refusal("ACTA-08", "undo-moved-on")
    return _plan_reversal_of_act(machine, state, request, act, context)


def _undoable_acts(machine: Decider, state: State[Any]) -> frozenset[str]:
    keepers = (*state.kernel.stewards, *machine.rules.seats.together(state))
    return machine.rules.seats.officers(state) | frozenset(keepers)


def _plan_reversal_of_act(
    machine: Decider,
    state: State[Any],
    request: Request,
    act: tuple[Entry, ...],
    context: ActContext,
) -> Plan | Refused:
    """Return the plan that reverses all entries of the act, beginning with the last entry.

    Consents that were given to the act stay. An ended stand-in of the actor stays ended.
    """
    kept_types = PetitionCarried | AppealUpheld | StandInEnded
    plan_so_far, drafts = Plan(()), list[Draft]()
    try:
        for entry in (
            act_entry for act_entry in reversed(act) if not isinstance(act_entry.event, kept_types)
        ):
            if plan_so_far.drafts:
                # This reversal is judged by the state after the reversal before it.
                _, state = machine.record(state, request, plan_so_far, context)
            refusal = _reversal_refusal(machine, state, entry)
            plan = refusal or _plan_reversal_of_entry(machine, state, entry, request)
            if isinstance(plan, Refused):
                return plan
            plan_so_far = plan
            drafts.extend(plan.drafts)
        machine.check_payment(state, plan_so_far)
    except OverdraftError as overdraft:
        return Refused("refused", (overdraft_objection(overdraft),))
    return Plan(tuple(drafts))


def _reversal_refusal(machine: Decider, state: State[Any], entry: Entry) -> Refused | None:
    """Return why an entry cannot be reversed; None if it can be."""
    if entry.id in state.kernel.reversed:
        return unwaivable_refusal("ACTA-08", "reversed-already")
    if machine.types[entry.type].undo == "never":
        return unwaivable_refusal("ACTA-08", "never-reversed")
    return None


def _plan_reversal_of_entry(
    machine: Decider,
    state: State[Any],
    entry: Entry,
    request: Request,
    charge: str = "",
    reason: str = "",
) -> Plan | Refused:
    undo = machine.types[entry.type].undo
    further_drafts = undo(state, entry) if callable(undo) else ()
    if isinstance(further_drafts, Objection):
        return Refused("refused", (further_drafts,))
    has_placements = undo == "placements"
    moved_objections = (
        tuple(must_not_have_moved_since(state.seating, entry)) if has_placements else ()
    )
    if moved_objections:
        return Refused("refused", moved_objections)
    event = EntryReversed(
        entry=entry.id,
        type=entry.type,
        by=request.actor,
        own=request.type == UNDO.name,
        charged=charge,
        reason=reason,
    )
    postings = reversing_postings(state.books, entry.postings, charge)
    pieces = tuple(returning_placements(state.log, entry)) if has_placements else ()
    return Plan((Draft(event, postings=postings, placements=pieces), *further_drafts))


def _offer_reverse(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    if not keeps_order(machine, state, actor):
        return None
    cards = state.kernel.cards.values()
    characters = choice("charge", sorted({card.character for card in cards}))
    charge = Choice("charge", (Option("", "note-nobody-else"), *characters.options))
    return Form((EntryRef("entry"), charge, Text("reason", REASON_LENGTH, 1)))


def _offer_undo(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    return Form((EntryRef("entry"),)) if actor in _undoable_acts(machine, state) else None


# Every reversal is a grave act, so that its wait reveals nothing about the entry.
REVERSE = kernel_act(
    "reverse",
    Reverse,
    OwnPlanConduct(_plan_reverse_act, _offer_reverse, grave=always_grave),
    RULING_PERMISSION,
    is_foreseen=False,
)
UNDO = kernel_act(
    "undo",
    UndoOwn,
    OwnPlanConduct(_plan_own_undo, _offer_undo),
    replace(OWN_PERMISSION, ruling=True),
)
