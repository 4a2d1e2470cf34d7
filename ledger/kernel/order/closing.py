"""Closing the game: two stewards, a public countdown, and a way back until it ends.

The countdown also applies to the server's own requests; a rehearsal waits for it on its own clock.
"""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Number
from ledger.contract.offer import Form, Known
from ledger.kernel.vocabulary.decider import Decider, KernelAct
from ledger.kernel.vocabulary.events import ClosingAnnounced, ClosingCancelled, ClosingConfirmed
from ledger.kernel.vocabulary.grave_rule import may_be_grave
from ledger.kernel.vocabulary.request import HOST, Plan, Refused, Request
from ledger.kernel.vocabulary.shared import is_steward, refused, refused_to_others
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.state import State

SHORTEST, LONGEST = 1, 60
"""The limits of a countdown in minutes: it must leave people time to object."""


class AnnounceClosing(Command):
    """Propose to close the game after a countdown."""

    minutes: int = Field(ge=SHORTEST, le=LONGEST)
    """How long the countdown lasts, in minutes."""


class ConfirmClosing(Command):
    """Agree, as a second steward: the countdown starts."""


class CancelClosing(Command):
    """Let the game go on after all."""


def _announce(
    machine: Decider,
    state: State[Any],
    request: Request,
    command: AnnounceClosing,
    _context: ActContext,
) -> Plan | Refused:
    if not is_steward(machine, state, request):
        return refused_to_others(state)
    if state.kernel.closing_by:
        return refused("ACTA-13", "closing-already")
    return Plan((Draft(ClosingAnnounced(request.card or "house", command.minutes)),))


def _needs_second(machine: Decider, state: State[Any], request: Request) -> bool:
    """Return whether a second steward has to agree: this one announced the closing.

    None is needed if all players agreed. None is needed either if a grave act has waited for one
    and no other steward's phone listens (ACTA-20).
    """
    kernel = state.kernel
    if request.listening == () and may_be_grave(machine, state, request, request.type):
        return False
    if request.card == HOST or kernel.closing_by != request.card or machine.rules.together(state):
        return False
    return sum(card.character in kernel.stewards for card in kernel.cards.values()) > 1


def _confirm(
    machine: Decider, state: State[Any], request: Request, _c: ConfirmClosing, _m: ActContext
) -> Plan | Refused:
    if not is_steward(machine, state, request):
        return refused_to_others(state)
    kernel = state.kernel
    if not kernel.closing_by or kernel.closes_at:
        return refused("ACTA-13", "no-closing")
    if _needs_second(machine, state, request):
        return refused("ACTA-13", "closing-needs-second")
    minutes = max(SHORTEST, kernel.closing_minutes)  # older ledgers may have announced 0
    closes_at = state.at + minutes * 60_000
    return Plan((Draft(ClosingConfirmed(request.card or "house", closes_at)),))


def _cancel(
    machine: Decider, state: State[Any], request: Request, _c: CancelClosing, _m: ActContext
) -> Plan | Refused:
    if not is_steward(machine, state, request):
        return refused_to_others(state)
    if not state.kernel.closing_by:
        return refused("ACTA-13", "no-closing")
    return Plan((Draft(ClosingCancelled(request.card or "house")),))


def _offer_announce(
    machine: Decider, state: State[Any], actor: str, _known: Known[Any]
) -> Form | None:
    if not keeps_order(machine, state, actor) or state.kernel.closing_by:
        return None
    return Form((Number("minutes", SHORTEST, LONGEST),))


def _offer_confirm(
    machine: Decider, state: State[Any], actor: str, _known: Known[Any]
) -> Form | None:
    kernel = state.kernel
    if not keeps_order(machine, state, actor) or not kernel.closing_by or kernel.closes_at:
        return None
    return Form()


def _offer_cancel(
    machine: Decider, state: State[Any], actor: str, _known: Known[Any]
) -> Form | None:
    announced = bool(state.kernel.closing_by)
    return Form() if announced and keeps_order(machine, state, actor) else None


ANNOUNCE_CLOSING = KernelAct(
    "announce-closing", AnnounceClosing, _announce, _offer_announce, timeless=True, ruling=True
)


def _confirms_own(
    _machine: Decider, state: State[Any], request: Request, _command: ConfirmClosing
) -> bool:
    """Return whether a steward confirms the closing that they announced themselves."""
    return state.kernel.closing_by == request.card


CONFIRM_CLOSING = KernelAct(
    "confirm-closing",
    ConfirmClosing,
    _confirm,
    _offer_confirm,
    timeless=True,
    ruling=True,
    grave=_confirms_own,
)
CANCEL_CLOSING = KernelAct(
    "cancel-closing", CancelClosing, _cancel, _offer_cancel, timeless=True, ruling=True
)
