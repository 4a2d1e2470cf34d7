"""Fills in forms at random, and checks that commands fit into forms."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from pydantic import ValidationError

from ledger.contract.acts import Command
from ledger.contract.form import (
    Choice,
    ChosenFields,
    DependentField,
    Dice,
    EntryRef,
    Field,
    Number,
    Rows,
    Split,
    Subset,
    Text,
    admits,
    next_steps,
)
from ledger.contract.offer import Form, KnownState
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import form_of

Fields = dict[str, Any]

Picker = Callable[[Choice], str]
"""Picks one of the values of a field."""


STOP_CHANCE = 0.3
"""Probability that a row is finished although it could go on."""


class UnfillableError(Exception):
    """The form cannot be filled in: it offers nothing, or waits for a field that it lacks."""


def fill_form(
    machine: Machine[Any],
    known_state: KnownState[Any],
    actor: str,
    act: str,
    bot_random: Random,
    picker: Picker | None = None,
) -> Fields | None:
    """Return the act's form filled in at random, field by field as a phone would ask.

    `picker`, if given, makes the choices. Return None if the act is not offered, is blocked, or
    needs an entry picked from the chronicle. Raises: UnfillableError: the form cannot be completed,
    so it should have been blocked.
    """
    field_values: Fields = {}
    while True:
        form = form_of(machine, known_state, actor, act, field_values)
        if form is None or form.blocked:
            if field_values:
                raise UnfillableError(f"{act} of {actor} is blocked after {field_values}")
            return None
        field = _next_field(form, field_values)
        if field is None:
            return field_values
        if isinstance(field, EntryRef):
            return None
        if isinstance(field, DependentField):
            raise UnfillableError(f"{act} of {actor}: {field.name} waits for {field.after}")
        if picker and isinstance(field, Choice) and field.options:
            field_values[field.name] = picker(field)
        else:
            field_values[field.name] = _pick_value(field, bot_random, f"{act} of {actor}")


def _next_field(form: Form, chosen_values: ChosenFields) -> Field | None:
    open_fields = [field for field in form.fields if field.name not in chosen_values]
    ready_fields = [field for field in open_fields if not isinstance(field, DependentField)]
    return next(iter(ready_fields or open_fields), None)


def _pick_value(field: Field, bot_random: Random, field_place: str) -> Any:
    match field:
        case Choice(field_name, options):
            if not options:
                raise UnfillableError(f"{field_place}: nothing to choose for {field_name}")
            return bot_random.choice(options).value
        case Subset(_, options, minimum, maximum):
            option_count = bot_random.randint(minimum, min(maximum, len(options)))
            return [option.value for option in bot_random.sample(options, option_count)]
        case Number(_, minimum, maximum, step):
            return minimum + step * bot_random.randint(0, (maximum - minimum) // step)
        case Split():
            return _pick_split(field, bot_random)
        case Rows():
            return _pick_rows(field, bot_random)
        case Text(_, _, minimum):
            return "because" if minimum else bot_random.choice(("", "so it was said"))
        case Dice(_, count, sides):
            return [bot_random.randint(1, sides) for _ in range(count)]
        case EntryRef() | DependentField():
            raise UnfillableError(f"{field_place}: {field.name} cannot be picked")


def _pick_split(field: Split, bot_random: Random) -> Mapping[str, int]:
    shares: dict[str, int] = {}
    total_left = field.total
    caps = field.caps or {}
    order = bot_random.sample(field.options, len(field.options))
    remaining_caps = [min(field.total, caps.get(option.value, field.total)) for option in order]
    for option_number, option in enumerate(order, 1):
        maximum = min(total_left, caps.get(option.value, total_left)) // field.step
        minimum_left = (
            field.least - (field.total - total_left) - sum(remaining_caps[option_number:])
        )
        fewest = min(max(0, -(-minimum_left // field.step)), maximum)
        share = bot_random.randint(fewest, maximum) * field.step if maximum > 0 else 0
        if share:
            shares[option.value] = share
            total_left -= share
    return shares


def _pick_rows(field: Rows, bot_random: Random) -> Mapping[str, list[str]]:
    """Return some rows of a form, filled in, in any order, up to the limit."""
    money_left, plan = field.limit, dict[str, list[str]]()
    for row in bot_random.sample(field.rows, len(field.rows)):
        steps: list[str] = []
        while (money_left is None or row.price <= money_left) and (
            next_values := next_steps(row, steps)
        ):
            if bot_random.random() < STOP_CHANCE:
                break
            steps.append(bot_random.choice(next_values))
            money_left = money_left if money_left is None else money_left - row.price
        if steps:
            plan[row.of] = steps
    return plan


def fits_form(
    machine: Machine[Any], known_state: KnownState[Any], actor: str, act: str, fields: ChosenFields
) -> bool:
    """Return whether a command fits into the offered form: all its values are in their domains.

    A field that is not in the form may have its default.
    """
    field_values: Fields = {}
    while True:
        form = form_of(machine, known_state, actor, act, field_values)
        if form is None or form.blocked:
            return False
        field = _next_field(form, field_values)
        if field is None:
            return set(fields) <= set(field_values) or _others_have_defaults(
                machine, act, fields, field_values
            )
        if isinstance(field, DependentField):
            return False
        field_value = fields.get(field.name, _default_value(field, _command_class(machine, act)))
        if not admits(field, field_value):
            return False
        field_values[field.name] = field_value


def _others_have_defaults(
    machine: Machine[Any], act: str, fields: ChosenFields, chosen_values: ChosenFields
) -> bool:
    """Return whether every field that is not in the form has its default."""
    command = _command_class(machine, act)
    chosen_fields = {
        field_name: field_value
        for field_name, field_value in fields.items()
        if field_name in chosen_values
    }
    try:
        return bool(command.model_validate(fields) == command.model_validate(chosen_fields))
    except ValidationError:
        return False


def _command_class(machine: Machine[Any], act: str) -> type[Command]:
    return (machine.acts.get(act) or machine.kernel_acts[act]).command


def _default_option(field: Text | Choice) -> str:
    """Return the default of a field: the first option, or the option without a name."""
    if isinstance(field, Choice) and field.unsaid:
        return str(field.options[0].value)
    return ""


def _default_value(field: Field, command: type[Command]) -> Any:
    match field:
        case Number(wanted_name):
            model_fields = command.model_fields.items()
            return next(
                (
                    model_field.default
                    for field_name, model_field in model_fields
                    if wanted_name in (field_name, model_field.alias)
                ),
                None,
            )
        case Text() | Choice():
            return _default_option(field)
        case Subset():
            return []
        case Split() | Rows():
            return {}
        case _:
            return None
