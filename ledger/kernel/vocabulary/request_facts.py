"""The facts about a request that later steps need.

The facts are computed once. They are the sender, the voices, the stand-in, and whether the act is
grave.
"""

from typing import Any

from msgspec.structs import replace

from ledger.contract.acts import Act, Command
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.grave_rule import OVERRULE_ACT
from ledger.kernel.vocabulary.request import (
    HOST_CARD,
    Admission,
    Grave,
    Recording,
    Request,
    Sender,
)
from ledger.record.state import State


def sender_of(machine: Decider, state: State[Any], request: Request, act: Act[Any, Any]) -> Sender:
    """Return the sender of a request for this act."""
    kernel_state, card = state.kernel, request.card
    character, actor_plays = kernel_state.character(card), kernel_state.has_card_for(request.actor)
    keepers = machine.rules.seats.together(state)
    is_steward = character in kernel_state.stewards
    keeps_order = is_steward or character in keepers
    own_stand_ins = kernel_state.stand_ins.get(request.actor, ())
    permission = act.permission
    return Sender(
        card=card,
        character=character,
        keepers=keepers,
        keeps_order=keeps_order,
        is_steward=keeps_order or card == HOST_CARD,
        rules_alone=card == HOST_CARD or (is_steward and not keepers),
        actor_plays=actor_plays,
        may_stand_in=(
            request.recorder in own_stand_ins and permission.by_stand_ins and not permission.ruling
        ),
    )


def admission_of(
    machine: Decider, state: State[Any], request: Request, act: Act[Any, Any], command: Command
) -> Admission[Any]:
    """Return the admission of a request that was checked before."""
    return admission_with_sender(
        machine, state, request, sender_of(machine, state, request, act), act, command
    )


def admission_with_sender(
    machine: Decider,
    state: State[Any],
    request: Request,
    sender: Sender,
    act: Act[Any, Any],
    command: Command,
) -> Admission[Any]:
    """Return the admission of a request by this sender with this command."""
    bare_admission = Admission(state, request, sender, act, command)
    if act.sealed:  # nobody saves for another, and nobody else has a say
        return bare_admission
    is_grave, recording = (
        _second_steward_reason(machine, bare_admission),
        _recorder_kind(bare_admission),
    )
    voices = _required_voices(machine, bare_admission, recording)
    return replace(bare_admission, grave=is_grave, recording=recording, voices=voices)


def _recorder_kind(admission: Admission[Any]) -> Recording:
    """Return whether the sender is the actor, an officer, a stand-in or a stranger.

    An officer who may also stand in counts as an officer.
    """
    request, sender = admission.request, admission.sender
    if request.recorder in ("", request.actor):
        return "own"
    if not sender.may_stand_in and (sender.rules_alone or request.appeal):
        return "steward"
    if request.recorder in admission.act.consent.recorders(
        admission.state, request.actor, admission.command
    ):
        return "officer"
    return "stand-in" if sender.may_stand_in else "stranger"


def _required_voices(
    machine: Decider, admission: Admission[Any], recording: Recording
) -> tuple[str, ...]:
    """Return the characters other than the sender who must agree.

    If all keep order together, they agree to each ruling. For a recorded act all have already
    agreed at the table. A stand-in must ask the others, as the actor would.
    """
    request, sender, act = admission.request, admission.sender, admission.act
    conduct = machine.conducts[act.name]
    waives_consent = conduct.waivable and bool(request.waive or request.appeal)
    if sender.keepers and sender.keeps_order and (act.permission.ruling or waives_consent):
        own_voices = act.consent.voices(admission.state, request.actor, admission.command)
        all_voices = dict.fromkeys((*sender.keepers, *own_voices))
        voices = tuple(voice for voice in all_voices if voice != sender.character)
        spared_character = conduct.exempt_character(admission.command)
        return tuple(voice for voice in voices if voice != spared_character) or voices
    asks_voices = recording in ("own", "stand-in") and not request.waive
    return (
        act.consent.voices(admission.state, request.actor, admission.command) if asks_voices else ()
    )


def _second_steward_reason(machine: Decider, admission: Admission[Any]) -> Grave:
    """Return whether the request waits for a second steward (ACTA-20).

    A request does not wait before play has begun. A request also does not wait if all players keep
    order together, because all of them agree to each ruling.
    """
    state, request, act = admission.state, admission.request, admission.act
    is_steward_s_own = admission.sender.rules_alone and admission.sender.card != HOST_CARD
    if request.listening is None or state.kernel.waiting or not is_steward_s_own:
        return ""
    conduct, grave_acts = machine.conducts[act.name], machine.rules.seats.grave_acts
    if act.name in grave_acts and conduct.is_grave(machine, state, request, admission.command):
        return "act"
    return "overrule" if conduct.waivable and request.waive and OVERRULE_ACT in grave_acts else ""
