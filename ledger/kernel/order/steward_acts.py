"""Stewards' acts about the whole game: begin, pause, resume, and change a reading."""

from collections.abc import Iterator
from typing import Any

from pydantic import Field

from ledger.contract.acts import ActContext, Command, Draft
from ledger.contract.form import Choice, DependentField, Option, Text
from ledger.contract.message_keys import switch_question_key, switch_value_key
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import Switch
from ledger.kernel.vocabulary.act_helpers import refusal_to_non_stewards, unwaivable_refusal
from ledger.kernel.vocabulary.conduct import OwnPlanConduct, always_grave, kernel_act
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.events import GameBegun, GamePaused, GameResumed, SwitchSet
from ledger.kernel.vocabulary.objections import warning_of_objection
from ledger.kernel.vocabulary.permissions import ANY_TIME, RULING_PERMISSION
from ledger.kernel.vocabulary.request import (
    HOST_CARD,
    REASON_LENGTH,
    Admission,
    Plan,
    Reason,
    Refused,
)
from ledger.kernel.vocabulary.stewards import is_closing_of_house, keeps_order
from ledger.language.free_text import FreeText
from ledger.record.entry import RecordedWarning
from ledger.record.objection import Objection
from ledger.record.state import State, SwitchValue, played_characters


class SetSwitch(Command):
    """Flip a reading."""

    switch: str = Field(max_length=64)
    """The name of the reading."""
    value: str = Field(max_length=64)
    """The value it gets, written out."""
    reason: Reason = FreeText()


class Begin(Command):
    """Let play begin, in a game that waits for it. Every steward does so alone."""


class Pause(Command):
    """Let everything stand still.

    Every steward can pause the game alone, even if stewards keep order together. A pause changes no
    facts, and it stops a faulty game before it goes further.
    """

    reason: Reason = FreeText()


class Resume(Command):
    """Let the game go on. Every steward does so alone, as they pause it."""


def switch_value_text(value: SwitchValue) -> str:
    """Return a switch's value in the spelling of commands and forms."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values_by_text(switch: Switch) -> dict[str, SwitchValue]:
    return {switch_value_text(value): value for value in (switch.default, *switch.others)}


def _plan_switch(
    machine: Decider, admission: Admission[SetSwitch], context: ActContext
) -> Plan | Refused:
    state, command = admission.state, admission.command
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    switches = {switch.name: switch for switch in machine.rules.play.switches}
    switch = switches.get(command.switch)
    if switch is None:
        return unwaivable_refusal("ACTA-10", "no-such-switch")
    if command.value not in _values_by_text(switch):
        return unwaivable_refusal("ACTA-10", "no-such-value")
    value, old_value = _values_by_text(switch)[command.value], state.kernel.switches[switch.name]
    if value == old_value:
        return unwaivable_refusal("ACTA-10", "switch-so-already")
    irregular = machine.rules.play.irregular(state, switch.name, value)
    event = SwitchSet(switch.name, value, old_value, irregular, context.store_words(command.reason))
    return Plan((Draft(event),), warned=tuple(_warnings_of_irregular_results(state, irregular)))


def _warnings_of_irregular_results(
    state: State[Any], irregular: tuple[str, ...]
) -> Iterator[RecordedWarning]:
    """Yield the warnings about irregular results of a changed reading.

    Only stewards and the characters concerned read the warnings, because the warnings may depend on
    facts that only these people may see.
    """
    characters = played_characters(state.kernel.cards)
    for character in irregular:
        reference_kind, place = ("who", character) if character in characters else ("place", "")
        objection = Objection(
            "ACTA-10", "irregular", {"what": f"{reference_kind}:{character}"}, grade="W"
        )
        yield warning_of_objection(objection, place, state.kernel.stewards)


def _plan_beginning(
    _machine: Decider, admission: Admission[Begin], _context: ActContext
) -> Plan | Refused:
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if not state.kernel.waiting:
        return unwaivable_refusal("ACTA-12", "play-begun-already")
    return Plan((Draft(GameBegun(admission.request.actor)),))


def _plan_pause(
    _machine: Decider, admission: Admission[Pause], context: ActContext
) -> Plan | Refused:
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if state.kernel.waiting:
        return unwaivable_refusal("ACTA-12", "not-begun")
    if state.kernel.status == "paused":
        return unwaivable_refusal("ACTA-12", "paused-already")
    # A pause would stop the countdown.
    if is_closing_of_house(state) and admission.sender.card != HOST_CARD:
        return unwaivable_refusal("ACTA-13", "closing-by-house")
    return Plan(
        (Draft(GamePaused(admission.request.actor, context.store_words(admission.command.reason))),)
    )


def _plan_resumption(
    _machine: Decider, admission: Admission[Resume], _context: ActContext
) -> Plan | Refused:
    state = admission.state
    if not admission.sender.is_steward:
        return refusal_to_non_stewards(state)
    if state.kernel.waiting:
        return unwaivable_refusal("ACTA-12", "not-begun")
    if state.kernel.status != "paused":
        return unwaivable_refusal("ACTA-12", "not-paused")
    return Plan((Draft(GameResumed(admission.request.actor, state.at - state.kernel.paused_at)),))


def _offer_switch(
    machine: Decider, state: State[Any], actor: str, known_state: KnownState[Any]
) -> Form | None:
    if not keeps_order(machine, state, actor) or not machine.rules.play.switches:
        return None
    switches = {switch.name: switch for switch in machine.rules.play.switches}
    switch = switches.get(str(known_state.chosen.get("switch")))
    switch_field = Choice(
        "switch",
        tuple(
            Option(switch_name, ref=switch_question_key(switch_name)) for switch_name in switches
        ),
    )
    if switch is None:
        return Form(
            (switch_field, DependentField("value", ("switch",)), Text("reason", REASON_LENGTH))
        )
    current_value = state.kernel.switches[switch.name]
    value_choice = Choice("value", tuple(_value_options(switch, current_value)))
    return Form((switch_field, value_choice, Text("reason", REASON_LENGTH)))


def _value_options(switch: Switch, current_value: SwitchValue) -> Iterator[Option]:
    """Yield the values of a reading with their meanings, because a bare number tells nothing."""
    for text, value in _values_by_text(switch).items():
        if value != current_value:
            yield Option(text, ref=switch_value_key(switch.name, value))


def _offer_begin(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    is_waiting = state.kernel.waiting
    return Form() if is_waiting and keeps_order(machine, state, actor) else None


def _offer_pause(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    is_running = state.kernel.status != "paused" and not is_closing_of_house(state)
    can_rule = is_running and keeps_order(machine, state, actor)
    return Form((Text("reason", REASON_LENGTH),)) if can_rule else None


def _offer_resume(
    machine: Decider, state: State[Any], actor: str, _known_state: KnownState[Any]
) -> Form | None:
    kernel_state = state.kernel
    is_paused = kernel_state.status == "paused" and not kernel_state.waiting
    return Form() if is_paused and keeps_order(machine, state, actor) else None


SET_SWITCH = kernel_act(
    "set-switch",
    SetSwitch,
    OwnPlanConduct(_plan_switch, _offer_switch, grave=always_grave),
    RULING_PERMISSION,
)
BEGIN = kernel_act("begin-play", Begin, OwnPlanConduct(_plan_beginning, _offer_begin), ANY_TIME)
PAUSE = kernel_act("pause", Pause, OwnPlanConduct(_plan_pause, _offer_pause), ANY_TIME)
RESUME = kernel_act("resume", Resume, OwnPlanConduct(_plan_resumption, _offer_resume), ANY_TIME)
