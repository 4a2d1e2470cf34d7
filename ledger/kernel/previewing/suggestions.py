"""Suggestions: the few open acts that a phone shows first."""

from typing import Any

from ledger.contract.form import DependentField, admits
from ledger.contract.offer import Form, Forms, KnownState, Suggestion
from ledger.kernel.vocabulary.decider import Decider

SUGGESTION_LIMIT = 3
"""Maximum number of suggestions."""


def best_suggestions(
    machine: Decider, known_state: KnownState[Any], actor: str, offered_forms: Forms
) -> tuple[Suggestion, ...]:
    """Return the acts that the ruleset suggests to the actor, the best first, each once.

    Only an open act in `offered_forms` counts, and only if its form accepts the filled-in values.
    """
    forms = {act: form for act, form in offered_forms.items() if not form.blocked}
    suggestions: dict[str, Suggestion] = {}
    for suggestion in machine.rules.phones.suggests(known_state, actor, forms):
        if suggestion.act in forms and _form_accepts(forms[suggestion.act], suggestion):
            suggestions.setdefault(suggestion.act, suggestion)
    return tuple(suggestions.values())[:SUGGESTION_LIMIT]


def _form_accepts(form: Form, suggestion: Suggestion) -> bool:
    """Return whether the form has the filled-in fields, with these values.

    A ready act may fill in a field whose options depend on another field.
    """
    fields = {field.name: field for field in form.fields}
    is_filled = all(
        field_name in fields and admits(fields[field_name], field_value)
        for field_name, field_value in suggestion.fields.items()
    )
    return is_filled and all(
        field_name in fields
        and (
            isinstance(fields[field_name], DependentField)
            or admits(fields[field_name], field_value)
        )
        for act in suggestion.ready
        for field_name, field_value in act.fields.items()
    )
