"""The later fields of a form, computed for each value of the choices on which they depend.

A phone without a network continues a form with these fields. A dry run would give the same fields.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ledger.contract.form import Choice, ChosenFields, DependentField, Field
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.decider import Decider

MAX_FORMS = 32
"""Maximum number of forms that are computed for one act. With more forms, the act has no later
fields, because each form costs about 0.15 ms.
"""


class Given(NamedTuple):
    """Some values of a choice."""

    field: str
    """The name of the choice."""
    option_values: tuple[str, ...]


class Case(NamedTuple):
    """The fields that a form has if each of these choices has one of these values."""

    given: tuple[Given, ...]
    """The choices, in the order in which they are made."""
    fields: tuple[Field, ...]
    """The fields that the last of these choices changes. All other fields of the form remain."""


Cases = tuple[Case, ...]


class _TooManyFormsError(Exception):
    """The act has more forms than `MAX_FORMS`."""


def later_fields(
    machine: Decider, known_state: KnownState[Any], actor: str, act: str, form: Form
) -> Cases:
    """Return the later fields of the form that `offers` gave for an act.

    A case comes after the cases of the choices before it. There are no cases if no field depends
    on a choice, or if too many forms would have to be computed.
    """
    first_choice = _choice_to_branch_on(form, {})
    if first_choice is None or len(first_choice.options) >= MAX_FORMS:
        return ()
    try:
        return _Branches(machine, known_state, actor, act).below(form, {})
    except _TooManyFormsError:
        return ()


def _choice_to_branch_on(form: Form, chosen_values: ChosenFields) -> Choice | None:
    """Return the first open choice on which another field depends; None if there is none."""
    field_names = {
        field_name
        for field in form.fields
        if isinstance(field, DependentField)
        for field_name in field.after
    }
    open_choices = (
        field
        for field in form.fields
        if isinstance(field, Choice)
        and field.name in field_names
        and field.name not in chosen_values
    )
    return next(open_choices, None)


@dataclass
class _Branches:
    """Computes the forms of one act after each choice, and counts these forms."""

    machine: Decider
    known_state: KnownState[Any]
    actor: str
    act: str
    form_count: int = 0

    def below(self, form: Form, chosen_values: ChosenFields) -> Cases:
        """Return the cases of the next choice and of the choices after it.

        Raises: _TooManyFormsError: more than `MAX_FORMS` forms are or will be needed.
        """
        choice = _choice_to_branch_on(form, chosen_values)
        if choice is None:
            return ()
        count_before, groups = self.form_count, list[tuple[_Content, list[str]]]()
        for option_number, option in enumerate(choice.options, 1):
            content = self._content(form, {**chosen_values, choice.name: option.value})
            # Most values need as many forms as those before them. A long list therefore ends early.
            if (
                count_before
                + (self.form_count - count_before) * len(choice.options) // option_number
                > MAX_FORMS
            ):
                raise _TooManyFormsError
            if content is not None:
                equal_values = next(
                    (
                        option_values
                        for known_content, option_values in groups
                        if known_content == content
                    ),
                    None,
                )
                if equal_values is None:
                    groups.append((content, [option.value]))
                else:
                    equal_values.append(option.value)
        cases = list[Case]()
        for (changed_fields, later_cases), option_values in groups:
            given_choice = Given(choice.name, tuple(option_values))
            cases.append(Case((given_choice,), changed_fields))
            cases.extend(Case((given_choice, *case.given), case.fields) for case in later_cases)
        return tuple(cases)

    def _content(self, form: Form, chosen_values: ChosenFields) -> "_Content | None":
        """Return the fields that the last choice changes, and the fields after them.

        Return None if the choice changes which fields the form has. Then no phone can go on alone.
        """
        self.form_count += 1
        known_state = replace(self.known_state, chosen=chosen_values)
        act = self.machine.act(self.act)
        narrowed_form = self.machine.conducts[self.act].form(
            self.machine, act, self.actor, known_state
        )
        if narrowed_form is None or _names(narrowed_form) != _names(form):
            return None
        pairs = zip(narrowed_form.fields, form.fields, strict=True)
        changed_fields = tuple(
            new_field for new_field, old_field in pairs if new_field != old_field
        )
        return changed_fields, self.below(narrowed_form, chosen_values)


_Content = tuple[tuple[Field, ...], Cases]
"""The fields that a choice changes, and the cases of the choices after it."""


def _names(form: Form) -> list[str]:
    return [field.name for field in form.fields]
