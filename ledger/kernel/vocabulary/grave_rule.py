"""Grave acts of stewards: another steward confirms them, or they wait for a while (ACTA-20).

The kernel cannot know which phones are connected. The request tells this (`Request.listening`). A
request without this information comes from the house, a rehearsal's bot or a dry run, and does not
wait.
"""

from typing import Any

from ledger.contract.acts import Draft
from ledger.kernel.vocabulary.grave_events import GraveActAsked
from ledger.kernel.vocabulary.petition_terms import Terms
from ledger.kernel.vocabulary.request import Plan, Request
from ledger.record.state import Kernel, State

OVERRULE_ACT = "overrule"
"""The name under which a ruleset declares that every waiver of a rule is a grave act."""

ALONE_MILLISECONDS = 20_000
"""The time that a grave act waits, and can be taken back, if no other steward is connected."""

ASKED_MILLISECONDS = 600_000
"""The time in which another steward can confirm a grave act before it lapses."""


def are_cards_on_one_phone(kernel_state: Kernel, card: str, other_card: str) -> bool:
    """Return whether two cards are the same, or on the same phone."""
    if card == other_card:
        return True
    first_card, second_card = kernel_state.cards.get(card), kernel_state.cards.get(other_card)
    return (
        first_card is not None
        and second_card is not None
        and bool(first_card.device)
        and first_card.device == second_card.device
    )


def plan_waiting_grave_act(
    state: State[Any],
    request: Request,
    terms: Terms,
    reason: str,
    *,
    period_number: int = 0,
    matter: str = "",
) -> Plan:
    """Return the plan with the entry by which a grave act begins to wait.

    `reason` is a digest. The act does not wait longer than its `period_number`.
    """
    fields, text_names = terms
    listening_stewards = request.listening or ()
    wait_milliseconds = ASKED_MILLISECONDS if listening_stewards else ALONE_MILLISECONDS
    event = GraveActAsked(
        act=request.id,
        type=request.type,
        actor=request.actor,
        by=state.kernel.character(request.card),
        card=request.card,
        terms=fields,
        second=listening_stewards,
        until=state.at + wait_milliseconds,
        period=period_number,
        matter=matter,
        waive=request.waive,
        reason=reason,
        appeal=request.appeal,
        kept=text_names,
    )
    return Plan((Draft(event),), is_pending=True)
