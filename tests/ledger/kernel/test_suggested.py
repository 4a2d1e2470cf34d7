"""The suggested acts that phones show before all others."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ledger.contract.form import Choice
from ledger.contract.offer import Form, Forms, KnownState, ReadyAct, Suggestion
from ledger.kernel.previewing.preview import offers, state_known_to
from ledger.kernel.previewing.suggestions import best_suggestions
from tests.toy.rules import TOY
from tests.toy.yard import YardGame


def suggestions_for_ada(*suggestions: Suggestion) -> list[Suggestion]:
    """Return the suggestions that Ada reads in a yard whose rules make these suggestions."""
    yard = YardGame(
        rules=replace(
            TOY, phones=replace(TOY.phones, suggests=lambda _known, _actor, _forms: suggestions)
        )
    )
    forms = offers(yard.machine, yard.state, yard.viewer("ada"), "ada")
    return [*best_suggestions(yard.machine, _known_to_ada(yard), "ada", forms)]


def _known_to_ada(yard: YardGame) -> KnownState[Any]:
    return state_known_to(yard.machine, yard.state, yard.viewer("ada"))


def _open_forms_of_ada(yard: YardGame) -> dict[str, Form]:
    forms = offers(yard.machine, yard.state, yard.viewer("ada"), "ada")
    return {name: form for name, form in forms.items() if not form.blocked}


def test_the_first_three_open_suggestions_are_shown_in_the_order_of_the_rules() -> None:
    some = [Suggestion(act, "key") for act in _open_forms_of_ada(YardGame())]
    assert len(some) > 3
    assert suggestions_for_ada(*reversed(some)) == [*reversed(some)][:3]


def test_an_act_that_is_not_open_is_never_suggested() -> None:
    yard = YardGame()
    forms = offers(yard.machine, yard.state, yard.viewer("ada"), "ada")
    blocked = [name for name, form in forms.items() if form.blocked]
    assert blocked
    assert (
        suggestions_for_ada(Suggestion("no-such-act", "key"), Suggestion(blocked[0], "key")) == []
    )


def test_of_two_suggestions_for_one_act_the_better_is_kept() -> None:
    act = next(iter(_open_forms_of_ada(YardGame())))
    assert suggestions_for_ada(Suggestion(act, "one"), Suggestion(act, "two")) == [
        Suggestion(act, "one")
    ]


def test_a_suggestion_fills_in_only_values_that_the_form_admits() -> None:
    act, field = next(
        (name, form.fields[0])
        for name, form in _open_forms_of_ada(YardGame()).items()
        if form.fields and isinstance(form.fields[0], Choice)
    )
    assert isinstance(field, Choice)
    right = Suggestion(act, "key", fields={field.name: field.options[0].value})
    assert suggestions_for_ada(right) == [right]
    assert suggestions_for_ada(Suggestion(act, "key", fields={field.name: "nobody"})) == []
    assert suggestions_for_ada(Suggestion(act, "key", fields={"no_such_field": "ada"})) == []


def test_the_rules_get_only_the_open_forms_for_suggestions() -> None:
    given: list[set[str]] = []

    def note_forms(_known: KnownState[Any], _actor: str, forms: Forms) -> Iterable[Suggestion]:
        given.append({*forms})
        return ()

    yard = YardGame(rules=replace(TOY, phones=replace(TOY.phones, suggests=note_forms)))
    forms = offers(yard.machine, yard.state, yard.viewer("ada"), "ada")
    assert best_suggestions(yard.machine, _known_to_ada(yard), "ada", forms) == ()
    assert given == [{*_open_forms_of_ada(YardGame())}]


def test_ready_acts_fill_in_only_fields_and_values_of_the_form() -> None:
    act, field = next(
        (name, form.fields[0])
        for name, form in _open_forms_of_ada(YardGame()).items()
        if form.fields and isinstance(form.fields[0], Choice)
    )
    assert isinstance(field, Choice)
    fitting = Suggestion(
        act, "key", ready=(ReadyAct("key", {}, {field.name: field.options[0].value}),)
    )
    assert suggestions_for_ada(fitting) == [fitting]
    for fields in ({field.name: "nobody"}, {"no_such_field": field.options[0].value}):
        assert (
            suggestions_for_ada(Suggestion(act, "key", ready=(ReadyAct("key", {}, fields),))) == []
        )
