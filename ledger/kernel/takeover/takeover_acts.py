"""Takeover by another server: the house announces it, and a steward lets the server continue."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.offer import Form, KnownState
from ledger.kernel.takeover.events import GameTakenOver, LedgerRestored
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import WHILE_HELD
from ledger.kernel.vocabulary.request import HOST_CARD, Admission, Plan, Refused
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.state import State
from ledger.seal.signature import SIGNATURE_PATTERN


class RestoreLedger(Command):
    """Go on from a copy, of which it is the time now. The house alone does so."""

    seal_key: str = Field(max_length=128)
    """The public key (Ed25519, hex) that signs from now on."""
    commitment: str = Field(max_length=64)
    """The commitment (hex) to the seeds of the dice from now on."""
    endorsement: str = Field(pattern=SIGNATURE_PATTERN)
    """The signature (Ed25519, hex) of the key before under both."""


class TakeOver(Command):
    """Let this server go on from the copy, in the place of the one that was lost.

    Every steward does so alone, even where they keep order together, as with a pause. The game
    stays paused until it is resumed.
    """


def _plan_restoration(
    _machine: Decider, admission: Admission[RestoreLedger], _context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if admission.request.card != HOST_CARD:
        return refusal_to_non_stewards(state)
    event = LedgerRestored(state.at, command.seal_key, command.commitment, command.endorsement)
    return Plan((Draft(event),))


def _plan_takeover(
    _machine: Decider, admission: Admission[TakeOver], context: ActContext
) -> Plan | Refused:
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    kernel_state, heir = state.kernel, state.kernel.heir
    if heir is None:
        return unwaivable_refusal("ACTA-18", "not-restored")
    period_number = kernel_state.period.seq
    event = GameTakenOver(
        by=admission.request.actor,
        number=len(kernel_state.takeovers) + 1,
        seal_key=heir.seal_key,
        commitment=heir.commitment,
        endorsement=heir.endorsement,
        period=period_number,
        seed=context.seed(period_number),
    )
    return Plan((Draft(event),))


def _offer_take_over(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    is_waiting = state.kernel.heir is not None
    return Form() if is_waiting and keeps_order(machine, state, actor) else None


RESTORE_LEDGER = kernel_act(
    "restore-ledger", RestoreLedger, OwnPlanConduct(_plan_restoration, never_offered), WHILE_HELD
)
TAKE_OVER = kernel_act(
    "take-over", TakeOver, OwnPlanConduct(_plan_takeover, _offer_take_over), WHILE_HELD
)
