"""The later fields of a form, computed for each value of the choices on which they depend.

A phone without a network continues a form with these fields. A dry run would give the same fields.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ledger.contract.form import Choice, Chosen, DependentField, Field
from ledger.contract.offer import Form, KnownState
from ledger.kernel.vocabulary.decider import Decider

MOST_FORMS = 32
"""Maximum number of forms that are computed for one act. With more forms, the act has no later
fields, because each form costs about 0.15 ms.
"""


class Given(NamedTuple):
    """Some values of a choice."""

    field: str
    """The name of the choice."""
    values: tuple[str, ...]


class Case(NamedTuple):
    """The fields that a form has if each of these choices has one of these values."""

    given: tuple[Given, ...]
    """The choices, in the order in which they are made."""
    fields: tuple[Field, ...]
    """The fields that the last of these choices changes. All other fields of the form remain."""


Cases = tuple[Case, ...]


class _TooManyFormsError(Exception):
    """The act has more forms than `MOST_FORMS`."""


def later_fields(
    machine: Decider, known: KnownState[Any], actor: str, act: str, form: Form
) -> Cases:
    """Return the later fields of the form that `offers` gave for an act.

    A case comes after the cases of the choices before it. There are no cases if no field depends
    on a choice, or if too many forms would have to be computed.
    """
    first = _choice_to_branch_on(form, {})
    if first is None or len(first.options) >= MOST_FORMS:
        return ()
    try:
        return _Branches(machine, known, actor, act).below(form, {})
    except _TooManyFormsError:
        return ()


def _choice_to_branch_on(form: Form, chosen: Chosen) -> Choice | None:
    """Return the first open choice on which another field depends; None if there is none."""
    names = {
        name for field in form.fields if isinstance(field, DependentField) for name in field.after
    }
    open_choices = (
        field
        for field in form.fields
        if isinstance(field, Choice) and field.name in names and field.name not in chosen
    )
    return next(open_choices, None)


@dataclass
class _Branches:
    """Computes the forms of one act after each choice, and counts these forms."""

    machine: Decider
    known: KnownState[Any]
    actor: str
    act: str
    count: int = 0

    def below(self, form: Form, chosen: Chosen) -> Cases:
        """Return the cases of the next choice and of the choices after it.

        Raises: _TooManyFormsError: more than `MOST_FORMS` forms are or will be needed.
        """
        choice = _choice_to_branch_on(form, chosen)
        if choice is None:
            return ()
        before, groups = self.count, list[tuple[_Content, list[str]]]()
        for number, option in enumerate(choice.options, 1):
            content = self._content(form, {**chosen, choice.name: option.value})
            # Most values need as many forms as those before them. A long list therefore ends early.
            if before + (self.count - before) * len(choice.options) // number > MOST_FORMS:
                raise _TooManyFormsError
            if content is not None:
                equal = next((values for known, values in groups if known == content), None)
                if equal is None:
                    groups.append((content, [option.value]))
                else:
                    equal.append(option.value)
        cases = list[Case]()
        for (changed, below), values in groups:
            given = Given(choice.name, tuple(values))
            cases.append(Case((given,), changed))
            cases.extend(Case((given, *case.given), case.fields) for case in below)
        return tuple(cases)

    def _content(self, form: Form, chosen: Chosen) -> "_Content | None":
        """Return the fields that the last choice changes, and the fields after them.

        Return None if the choice changes which fields the form has. Then no phone can go on alone.
        """
        self.count += 1
        known = replace(self.known, chosen=chosen)
        act = self.machine.act(self.act)
        narrowed = self.machine.conducts[self.act].form(self.machine, act, self.actor, known)
        if narrowed is None or _names(narrowed) != _names(form):
            return None
        pairs = zip(narrowed.fields, form.fields, strict=True)
        changed = tuple(new for new, old in pairs if new != old)
        return changed, self.below(narrowed, chosen)


_Content = tuple[tuple[Field, ...], Cases]
"""The fields that a choice changes, and the cases of the choices after it."""


def _names(form: Form) -> list[str]:
    return [field.name for field in form.fields]
