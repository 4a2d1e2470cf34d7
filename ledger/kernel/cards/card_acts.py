"""Seat cards: a phone claims a card, moves it to another phone, or a steward reprints it."""

from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import (
    never_offered,
    refusal_to_non_stewards,
    unwaivable_refusal,
)
from ledger.kernel.vocabulary.card_events import CardClaimed, CardMoved, CardReissued
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import RULING_PERMISSION, WHILE_HELD
from ledger.kernel.vocabulary.request import HOST_CARD, Admission, Plan, Refused, Request
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.state import Card, State
from ledger.seal.signature import KEY_PATTERN

MAX_CARD_MOVES = 3
MOVES_WITHIN = 30 * 60_000
"""The time (milliseconds) within which a fourth move needs a new print by a steward."""


REISSUE_ACT = "reissue-card"

LATEST_GENERATION = 0
"""The value that stands for the latest print of a card, instead of its number."""


class ClaimCard(Command):
    """Take one's card to a phone."""

    card: str = Field(max_length=64)
    """The card's id."""
    generation: int = Field(default=LATEST_GENERATION, ge=0, le=1_000_000)
    """The number of the card's print, from 1; 0 for the latest."""
    device: str = Field(min_length=8, max_length=64)
    """The hash (hex) of the random id that the phone keeps."""
    key: str = Field(default="", pattern=KEY_PATTERN)
    """The public key (Ed25519, hex) with which the phone will sign what it sends. The same phone
    claims again to bring another."""
    client: bool = False
    """Whether a program claims. The same phone claims again to become one, or no longer be one."""


class MoveCard(ClaimCard):
    """Take one's card to another phone. The old one ends at once."""


class ReissueCard(Command):
    """Print a card again. The old print no longer works."""

    card: str = Field(max_length=64)
    """The card's id."""
    generation: int = Field(default=LATEST_GENERATION, ge=0, le=1_000_000)
    """The number of the print that is to be replaced, from 1; 0 for the latest."""


def _is_other_print(card: Card, command: ClaimCard | ReissueCard) -> bool:
    return command.generation not in (LATEST_GENERATION, card.generation)


def is_card_on_phone(card: Card, device: str, phone_key: str, *, is_client: bool) -> bool:
    """Return whether a card is on this phone with this key.

    Without `phone_key` the card keeps its present key.
    """
    return (card.device, card.client) == (device, is_client) and phone_key in ("", card.key)


def _plan_claim(
    _machine: Decider, admission: Admission[ClaimCard], _context: ActContext
) -> Plan | Refused:
    command = admission.command
    card = admission.state.kernel.cards.get(command.card)
    if card is None or command.card != admission.request.card or _is_other_print(card, command):
        return Refused("unknown-card")
    if is_card_on_phone(card, command.device, command.key, is_client=command.client):
        return unwaivable_refusal("ACTA-14", "card-here-already")
    if card.device not in ("", command.device):
        return Refused("card-elsewhere")
    event = CardClaimed(card.id, command.device, command.key or card.key, command.client)
    return Plan((Draft(event),))


def _plan_move(
    _machine: Decider, admission: Admission[MoveCard], _context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    card = state.kernel.cards.get(command.card)
    if card is None or command.card != admission.request.card or _is_other_print(card, command):
        return Refused("unknown-card")
    if not card.device or card.device == command.device:
        return unwaivable_refusal("ACTA-14", "card-here-already")
    recent_moves = [move_time for move_time in card.moves if state.at - move_time < MOVES_WITHIN]
    if len(recent_moves) >= MAX_CARD_MOVES:
        return unwaivable_refusal("ACTA-14", "card-moved-often", n=MAX_CARD_MOVES)
    return Plan((Draft(CardMoved(card.id, command.device, command.key, command.client)),))


def reissue_may_wait(machine: Decider, state: State[Any]) -> bool:
    """Return whether the new print of a card may have to wait for consent.

    Before that, all who keep order together agree to the print, or a second steward confirms it.
    """
    return (
        bool(machine.rules.seats.together(state)) or REISSUE_ACT in machine.rules.seats.grave_acts
    )


def _plan_reissue(
    machine: Decider, admission: Admission[ReissueCard], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    card = state.kernel.cards.get(command.card)
    if card is None:
        return Refused("unknown-card")
    if _is_other_print(card, command):
        return unwaivable_refusal("ACTA-14", "card-reissued-meanwhile")
    petition = request.id if reissue_may_wait(machine, state) and request.card != HOST_CARD else ""
    return Plan((Draft(CardReissued(card.id, card.generation + 1, petition)),))


def _offer_reissue(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    kernel_state = state.kernel
    if not keeps_order(machine, state, actor):
        return None
    return Form((choice("card", sorted(kernel_state.cards)),))


CLAIM_CARD = kernel_act(
    "claim-card", ClaimCard, OwnPlanConduct(_plan_claim, never_offered), WHILE_HELD
)
MOVE_CARD = kernel_act("move-card", MoveCard, OwnPlanConduct(_plan_move, never_offered), WHILE_HELD)


def _takes_card_from_phone(
    _machine: Decider, state: State[Any], request: Request, command: ReissueCard
) -> bool:
    """Return whether the card is on a phone, which would lose the card."""
    card = state.kernel.cards.get(command.card)
    return card is not None and bool(card.device) and card.id != request.card


REISSUE_CARD = kernel_act(
    REISSUE_ACT,
    ReissueCard,
    OwnPlanConduct(_plan_reissue, _offer_reissue, grave=_takes_card_from_phone),
    RULING_PERMISSION,
)
