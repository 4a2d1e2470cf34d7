"""The acts by which stewards name stand-ins, which everybody can see (ACTA-21)."""

from typing import Any

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import DependentField, choice
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.card_events import StandInEnded, StandInNamed
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.permissions import ANY_TIME, RULING_PERMISSION
from ledger.kernel.vocabulary.request import Admission, Plan, Refused
from ledger.kernel.vocabulary.stewards import keeps_order, may_rule_alone
from ledger.record.references import Who
from ledger.record.state import State, played_characters

STAND_IN_RULE = "ACTA-21"
STAND_IN_LIMIT = 3
"""Maximum number of stand-ins for one character."""


class NameStandIn(Command):
    """Let somebody act for a character whose own person has no phone, or has gone home."""

    character: Who
    """The character for whom somebody acts."""
    stand_in: Who
    """The character who acts for them."""


class EndStandIn(Command):
    """Take it back: somebody acts for a character no more."""

    character: Who
    """The character for whom somebody acted."""
    stand_in: Who
    """The character who acted for them."""


def _plan_naming(
    machine: Decider, admission: Admission[NameStandIn], _context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    character, stand_in = command.character, command.stand_in
    stand_ins = state.kernel.stand_ins.get(character, ())
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if stand_in == character or stand_in in stand_ins:
        return unwaivable_refusal(STAND_IN_RULE, "acts-already")
    if may_rule_alone(machine, state, character):
        return unwaivable_refusal(STAND_IN_RULE, "steward-acts-alone")
    if len(stand_ins) >= STAND_IN_LIMIT:
        return unwaivable_refusal(STAND_IN_RULE, "too-many-act", n=STAND_IN_LIMIT)
    return Plan((Draft(StandInNamed(character, stand_in, admission.request.actor)),))


def _plan_end(
    _machine: Decider, admission: Admission[EndStandIn], _context: ActContext
) -> Plan | Refused:
    state, request, command = admission.state, admission.request, admission.command
    character, stand_in = command.character, command.stand_in
    if stand_in not in state.kernel.stand_ins.get(character, ()):
        return unwaivable_refusal(STAND_IN_RULE, "acts-not")
    if request.actor not in (character, stand_in) and not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    return Plan((Draft(StandInEnded(character, stand_in, request.actor)),))


def _exempt_character(command: NameStandIn) -> str:
    """Return the character with the stand-in, who need not agree if another character can."""
    return command.character


def _offer_naming(
    machine: Decider, state: State[Any], actor: str, known_state: KnownState[Any]
) -> Form | None:
    if not keeps_order(machine, state, actor):
        return None
    players = (
        character
        for character in _all_characters(state)
        if not may_rule_alone(machine, state, character)
    )
    characters = [player for player in players if _possible_stand_ins(state, player)]
    if not characters:
        return None
    character = str(known_state.chosen.get("character", ""))
    if character not in characters:
        return Form((choice("character", characters), DependentField("stand_in", ("character",))))
    return Form(
        (choice("character", characters), choice("stand_in", _possible_stand_ins(state, character)))
    )


def _all_characters(state: State[Any]) -> list[str]:
    return sorted(played_characters(state.kernel.cards))


def _possible_stand_ins(state: State[Any], represented_character: str) -> list[str]:
    """Return the characters who may still be named as stand-ins for a character."""
    stand_ins = state.kernel.stand_ins.get(represented_character, ())
    if len(stand_ins) >= STAND_IN_LIMIT:
        return []
    return [
        character
        for character in _all_characters(state)
        if character != represented_character and character not in stand_ins
    ]


def _offer_end(
    machine: Decider, state: State[Any], actor: str, known_state: KnownState[Any]
) -> Form | None:
    all_stand_ins, is_keeper = state.kernel.stand_ins, keeps_order(machine, state, actor)
    own_stand_ins = {
        character: tuple(
            stand_in
            for stand_in in all_stand_ins[character]
            if is_keeper or actor in (character, stand_in)
        )
        for character in sorted(all_stand_ins)
    }
    characters = [character for character in own_stand_ins if own_stand_ins[character]]
    if not characters:
        return None
    character = str(known_state.chosen.get("character", ""))
    if character not in characters:
        return Form((choice("character", characters), DependentField("stand_in", ("character",))))
    return Form((choice("character", characters), choice("stand_in", own_stand_ins[character])))


NAME_STAND_IN = kernel_act(
    "name-stand-in",
    NameStandIn,
    OwnPlanConduct(_plan_naming, _offer_naming, spares=_exempt_character),
    RULING_PERMISSION,
)
END_STAND_IN = kernel_act(
    "end-stand-in", EndStandIn, OwnPlanConduct(_plan_end, _offer_end), ANY_TIME
)
