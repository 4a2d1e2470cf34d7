"""Acts that a numen or steward may probably record for a character.

The permission can depend on the act's fields: a sale is recorded by its seller. So each form is
filled in once in the recorder's favour. The act is offered if the recorder may record this version.
"""

from typing import Any

from pydantic import ValidationError

from ledger.contract.form import (
    Choice,
    DependentField,
    Dice,
    Field,
    Number,
    Rows,
    Split,
    Subset,
    Text,
)
from ledger.contract.offer import Form, KnownState
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import form_of
from ledger.kernel.vocabulary.stewards import may_rule_alone, waits_for_beginning

_NO_VALUE = object()


def recordable_forms(
    machine: Machine[Any], known_state: KnownState[Any], actor: str, recorder: str
) -> dict[str, Form]:
    """Return the forms of the acts that a recorder may record for a character, by act name."""
    kernel_state = known_state.state.kernel
    is_steward = may_rule_alone(machine, known_state.state, recorder)
    forms: dict[str, Form] = {}
    if kernel_state.status == "closed" or (kernel_state.status == "paused" and not is_steward):
        return forms
    is_stand_in = recorder in kernel_state.stand_ins.get(actor, ())
    for act_name, act in machine.acts.items():
        if act.sealed or waits_for_beginning(known_state.state, act):
            continue
        form = form_of(machine, known_state, actor, act_name, {})
        if form is None:
            continue
        may_record_all = is_steward or (is_stand_in and not act.permission.ruling)
        if may_record_all or _may_record(machine, known_state, actor, act_name, recorder):
            forms[act_name] = form
    return forms


def _may_record(
    machine: Machine[Any], known_state: KnownState[Any], actor: str, act_name: str, recorder: str
) -> bool:
    act = machine.acts[act_name]
    fields = _fields_with_recorder(machine, known_state, actor, act_name, recorder)
    if fields is None:
        return False
    try:
        command = act.command.model_validate(fields)
    except ValidationError:
        return False
    return recorder in act.consent.recorders(known_state.state, actor, command)


def _fields_with_recorder(
    machine: Machine[Any], known_state: KnownState[Any], actor: str, act: str, recorder: str
) -> dict[str, Any] | None:
    """Return the form filled in, with the recorder wherever possible; None if that fails."""
    field_values: dict[str, Any] = {}
    while True:
        form = form_of(machine, known_state, actor, act, field_values)
        if form is None or form.blocked:
            return None
        open_fields = [field for field in form.fields if field.name not in field_values]
        if not open_fields:
            return field_values
        recorder_value = _value_for_recorder(open_fields[0], recorder)
        if recorder_value is _NO_VALUE:
            return None
        field_values[open_fields[0].name] = recorder_value


def _value_for_recorder(field: Field, recorder: str) -> Any:
    match field:
        case Choice(_, options) if options:
            option_values = [option.value for option in options]
            return recorder if recorder in option_values else option_values[0]
        case Subset(_, options, minimum):
            return [option.value for option in options[:minimum]]
        case Number(_, minimum):
            return minimum
        case Split(_, options, total, step) if options:
            return {options[0].value: step} if total >= step else {}
        case Rows():
            return {}
        case Text(_, _, minimum):
            return "x" * minimum
        case Dice(_, count):
            return [1] * count
        case DependentField():
            return _NO_VALUE
    return _NO_VALUE
