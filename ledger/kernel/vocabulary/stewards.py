"""Keeping order: each steward may do it alone, or all players do it together.

If all keep order together, a ruling by one player is a petition to all others. No steward acts as
another character.
"""

from typing import Any

from ledger.contract.acts import Act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.request import Request
from ledger.record.state import Petition, State

ANSWERING_ACTS = ("consent", "decline", "withdraw")
"""The acts that answer a petition."""

HOUSE = "house"
"""The card in entries of the server itself, which has no card."""


def may_rule_alone(machine: Decider, state: State[Any], character: str) -> bool:
    """Return whether this character is a steward who rules without asking other characters."""
    return character in state.kernel.stewards and not machine.rules.seats.together(state)


def keeps_order(machine: Decider, state: State[Any], character: str) -> bool:
    """Return whether this character is a steward, or keeps order together with others."""
    return character in state.kernel.stewards or character in machine.rules.seats.together(state)


def is_closing_of_house(state: State[Any]) -> bool:
    """Return whether the server announced the present closing."""
    return state.kernel.closing_by == HOUSE


def is_for_stewards_alone(act: Act[Any, Any], request: Request) -> bool:
    """Return whether only stewards may make this request."""
    return act.permission.ruling or bool(request.waive or request.appeal)


def is_petition_for_ruling(machine: Decider, petition: Petition) -> bool:
    """Return whether a petition asks for an act that only stewards may rule."""
    is_ruling = machine.has_act(petition.type) and machine.act(petition.type).permission.ruling
    return is_ruling or bool(petition.waive or petition.appeal)


def may_answer_petition(
    machine: Decider, state: State[Any], actor: str, petition: Petition
) -> bool:
    """Return whether the actor may answer a petition now.

    In a pause only petitions for rulings can be answered.
    """
    if state.kernel.status != "paused" or may_rule_alone(machine, state, actor):
        return True
    return is_petition_for_ruling(machine, petition)


def waits_for_beginning(state: State[Any], act: Act[Any, Any]) -> bool:
    """Return whether an act of this kind has to wait until play begins. Rulings do not wait.

    Before that, stewards prepare the game but do not play for others.
    """
    return state.kernel.waiting and not act.permission.ruling


def may_act_in_pause(machine: Decider, state: State[Any], actor: str, act: Act[Any, Any]) -> bool:
    """Return whether the actor may do an act of this kind in a pause.

    Only characters who keep order may act in a pause.
    """
    if waits_for_beginning(state, act):
        return False
    if may_rule_alone(machine, state, actor):
        return True
    is_keeper = actor in machine.rules.seats.together(state)
    return is_keeper and (act.permission.ruling or act.name in ANSWERING_ACTS)
