"""Offers and the dry run: the acts open to one viewer, and the effects of one act."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ledger.contract.form import Choice, ChosenFields, Field, admits
from ledger.contract.offer import Form, Forms, KnownState
from ledger.kernel.machine.machine import Machine, state_at_time
from ledger.kernel.previewing.attempt import Attempt
from ledger.kernel.previewing.dry_run import DryMachine
from ledger.kernel.previewing.previews import Preview, PreviewMerger
from ledger.kernel.previewing.supposed_purses import (
    EMPTY_PURSE,
    FULL_PURSE,
    SMALL_PURSE,
    SupposedPurses,
    unseen_balances,
)
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.objections import refusal_shown_to
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.kernel.vocabulary.stewards import may_act_in_pause
from ledger.record.audience import Viewer
from ledger.record.state import State


def state_known_to(machine: Decider, state: State[Any], viewer: Viewer) -> KnownState[Any]:
    """Return the part of the state that this viewer may know."""
    return KnownState(state, viewer, machine.rules.assets.account_audience)


def form_of(
    machine: Decider,
    known_state: KnownState[Any],
    actor: str,
    act: str,
    chosen_values: ChosenFields,
) -> Form | None:
    """Return the form of one act narrowed by choices.

    None means that the act is not offered to the actor.

    The rules get only choices inside the fields that they offered before, and only characters of
    the game.
    """
    if not known_state.state.kernel.has_card_for(actor):
        return None
    return _narrowed_form(machine, known_state, actor, act, chosen_values)


def _narrowed_form(
    machine: Decider,
    known_state: KnownState[Any],
    actor: str,
    act: str,
    chosen_values: ChosenFields,
) -> Form | None:
    while True:
        form = _offered_form(machine, known_state, actor, act)
        fields = form.fields if form else ()
        new_values = {
            field.name: chosen_values[field.name]
            for field in fields
            if _has_valid_value(field, chosen_values)
        }
        if new_values.keys() <= known_state.chosen.keys():
            return form
        known_state = replace(known_state, chosen={**known_state.chosen, **new_values})


def _has_valid_value(field: Field, chosen_values: ChosenFields) -> bool:
    return field.name in chosen_values and admits(field, chosen_values[field.name])


def _is_left_out(field: Field, chosen_values: ChosenFields) -> bool:
    """Return whether the field is optional and has no choice."""
    return isinstance(field, Choice) and field.unsaid and field.name not in chosen_values


def _offered_form(
    machine: Decider, known_state: KnownState[Any], actor: str, act: str
) -> Form | None:
    if not machine.has_act(act):
        return None
    return machine.conducts[act].form(machine, machine.act(act), actor, known_state)


def offers(machine: Decider, state: State[Any], viewer: Viewer, actor: str) -> Forms:
    """Return all open and blocked acts of the actor as forms, by the name of the act."""
    all_offers = offers_one_by_one(machine, state, viewer, actor)
    return {act: form for act, form in all_offers if form is not None}


def offers_one_by_one(
    machine: Decider, state: State[Any], viewer: Viewer, actor: str
) -> Iterator[tuple[str, Form | None]]:
    """Yield (name, form) act by act, so that the caller can do other work between two acts.

    The form is None for an act that is foreign to the actor.
    """
    if not state.kernel.has_card_for(actor):
        return
    known_state = state_known_to(machine, state, viewer)
    for act in _acts_possible_now(machine, state, actor):
        yield act, _narrowed_form(machine, known_state, actor, act, {})


def _acts_possible_now(machine: Decider, state: State[Any], actor: str) -> Iterator[str]:
    """Yield the acts that are possible while the game is open, held, paused or closed."""
    if state.kernel.status == "closed":
        return
    is_paused = state.kernel.status == "paused"
    for act_name in (*machine.acts, *machine.kernel_acts):
        act = machine.act(act_name)
        if state.kernel.heir is not None and not act.permission.unheld:
            continue
        is_always_possible = not is_paused or act.permission.timeless
        if is_always_possible or may_act_in_pause(machine, state, actor, act):
            yield act_name


def is_form_filled_in(form: Form, chosen_values: ChosenFields) -> bool:
    """Return whether every field of the form has a valid value, or is optional and left out."""
    filled_fields = (
        _has_valid_value(field, chosen_values) or _is_left_out(field, chosen_values)
        for field in form.fields
    )
    return not form.blocked and all(filled_fields)


def preview(
    machine: Machine[Any], state: State[Any], request: Request, viewer: Viewer, now: int = 0
) -> Preview:
    """Return the dry run of a request at `now` (milliseconds), with its fields and its effects.

    The result depends only on what the viewer may know. If the viewer does not see some purses, the
    preview shows only certain effects. These effects are the same for any contents of the hidden
    purses.
    """
    state = state_at_time(state, now)
    known_state = state_known_to(machine, state, viewer)
    form = form_of(machine, known_state, request.actor, request.type, request.fields)
    fields = form.fields if form else ()
    is_complete = form is not None and is_form_filled_in(form, request.fields)
    if form is not None and not is_complete and not request.recorder:
        refusal = Refused("refused", form.blocked) if form.blocked else None
        return Preview(fields, refusal=refusal)
    dry_machine = DryMachine(machine, viewer)
    return _preview_common_to_worlds(
        Attempt(dry_machine, request, viewer, Preview(fields, is_complete)), state
    )


def _preview_common_to_worlds(attempt: Attempt, state: State[Any]) -> Preview:
    """Return the part of the preview that is the same in all possible supposed worlds."""
    rules, balance_readers = attempt.machine.rules, attempt.balance_readers(state)
    balances = unseen_balances(rules, state, attempt.viewer, balance_readers)
    worlds = [SupposedPurses(balances, EMPTY_PURSE)]
    previews = [attempt.preview_with(state, worlds[0])]
    if balances:
        worlds.append(SupposedPurses(balances, FULL_PURSE))
        previews.append(attempt.preview_with(state, worlds[1]))
    if any(purses.changed_amounts for purses in worlds):
        previews.append(attempt.preview_with(state, SupposedPurses(balances, SMALL_PURSE)))
    possible_forms = [form for form, can_be in previews if can_be]
    unlikely_form, _ = previews[0]
    return PreviewMerger(attempt.viewer, attempt.known_state).merge(
        possible_forms or [unlikely_form]
    )


def refusal_for_viewer(
    machine: Decider, state: State[Any], refusal: Refused, viewer: Viewer
) -> Refused:
    """Return the refusal as this viewer may read it (see `refusal_shown_to`)."""
    return refusal_shown_to(refusal, state, viewer, machine.rules.assets.account_audience)
