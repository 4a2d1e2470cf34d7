"""Closing the game: two stewards agree, and a public countdown runs, which can be cancelled.

The server's own requests need the countdown, too. A rehearsal waits for the end of the countdown on
its own clock.
"""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Number
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import ClosingAnnounced, ClosingCancelled, ClosingConfirmed
from ledger.kernel.vocabulary.permissions import RULING_PERMISSION
from ledger.kernel.vocabulary.request import HOST_CARD, Admission, Plan, Refused, Request
from ledger.kernel.vocabulary.stewards import HOUSE, is_closing_of_house, keeps_order
from ledger.record.state import State

MINUTES_MINIMUM, MINUTES_MAXIMUM = 1, 60
"""The limits of a countdown in minutes: it must leave people time to object."""


class AnnounceClosing(Command):
    """Propose to close the game after a countdown."""

    minutes: int = Field(ge=MINUTES_MINIMUM, le=MINUTES_MAXIMUM)
    """The length of the countdown, in minutes."""


class ConfirmClosing(Command):
    """Agree, as a second steward: the countdown starts."""


class CancelClosing(Command):
    """Let the game go on after all. Only the server cancels a closing that it announced itself."""


def _plan_announcement(
    _machine: Decider, admission: Admission[AnnounceClosing], _context: ActContext
) -> Plan | Refused:
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if state.kernel.closing_by:
        return unwaivable_refusal("ACTA-13", "closing-already")
    return Plan(
        (Draft(ClosingAnnounced(admission.request.card or HOUSE, admission.command.minutes)),)
    )


def _needs_second_steward(admission: Admission[ConfirmClosing]) -> bool:
    """Return whether a second steward has to agree, because this steward announced the closing.

    No second steward is needed if all players agreed. No second steward is needed either if the act
    has waited as a grave act and no other steward's phone listens (ACTA-20).
    """
    kernel_state, sender = admission.state.kernel, admission.sender
    if admission.grave and admission.request.listening == ():
        return False
    if sender.card == HOST_CARD or kernel_state.closing_by != sender.card or sender.keepers:
        return False
    return sum(card.character in kernel_state.stewards for card in kernel_state.cards.values()) > 1


def _plan_confirmation(
    machine: Decider, admission: Admission[ConfirmClosing], _context: ActContext
) -> Plan | Refused:
    state, request = admission.state, admission.request
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    kernel_state = state.kernel
    if not kernel_state.closing_by or kernel_state.closes_at:
        return unwaivable_refusal("ACTA-13", "no-closing")
    if _needs_second_steward(admission):
        return unwaivable_refusal("ACTA-13", "closing-needs-second")
    minutes = max(
        MINUTES_MINIMUM, kernel_state.closing_minutes
    )  # older ledgers may have announced 0
    closes_at = state.at + minutes * 60_000
    return Plan((Draft(ClosingConfirmed(request.card or HOUSE, closes_at)),))


def _plan_cancellation(
    _machine: Decider, admission: Admission[CancelClosing], _context: ActContext
) -> Plan | Refused:
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if not state.kernel.closing_by:
        return unwaivable_refusal("ACTA-13", "no-closing")
    if is_closing_of_house(state) and admission.sender.card != HOST_CARD:
        return unwaivable_refusal("ACTA-13", "closing-by-house")
    return Plan((Draft(ClosingCancelled(admission.request.card or HOUSE)),))


def _offer_announce(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    if not keeps_order(machine, state, actor) or state.kernel.closing_by:
        return None
    return Form((Number("minutes", MINUTES_MINIMUM, MINUTES_MAXIMUM),))


def _offer_confirm(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    kernel_state = state.kernel
    if (
        not keeps_order(machine, state, actor)
        or not kernel_state.closing_by
        or kernel_state.closes_at
    ):
        return None
    return Form()


def _offer_cancel(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    if not state.kernel.closing_by or is_closing_of_house(state):
        return None
    return Form() if keeps_order(machine, state, actor) else None


ANNOUNCE_CLOSING = kernel_act(
    "announce-closing",
    AnnounceClosing,
    OwnPlanConduct(_plan_announcement, _offer_announce),
    RULING_PERMISSION,
)


def _confirms_own_announcement(
    _machine: Decider, state: State[Any], request: Request, _command: ConfirmClosing
) -> bool:
    """Return whether a steward confirms the closing that they announced themselves."""
    return state.kernel.closing_by == request.card


CONFIRM_CLOSING = kernel_act(
    "confirm-closing",
    ConfirmClosing,
    OwnPlanConduct(_plan_confirmation, _offer_confirm, grave=_confirms_own_announcement),
    RULING_PERMISSION,
)
CANCEL_CLOSING = kernel_act(
    "cancel-closing",
    CancelClosing,
    OwnPlanConduct(_plan_cancellation, _offer_cancel),
    RULING_PERMISSION,
)
