"""The later fields of an offered form are those that a dry run gives, in every game."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ledger.contract.form import ChosenFields, DependentField, Field
from ledger.contract.offer import Form, KnownState
from ledger.games.catalogue import GAMES
from ledger.kernel.previewing.later_fields import MAX_FORMS, Cases, later_fields
from ledger.kernel.previewing.preview import form_of, offers_one_by_one, state_known_to
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe
from tests.projections.evenings import random_evening

MOMENTS = 5
"""The number of moments of an evening at which forms are read."""
FEW = 7
"""Every so many characters' forms are read."""


def offered_forms(scribe: Scribe) -> Iterator[tuple[KnownState[Any], str, str, Form]]:
    """Yield the open forms of some characters at some moments: the state, actor, act and form."""
    last = scribe.state.log.position
    for position in range(2, last, max(1, last // MOMENTS)):
        state = scribe.snapshots.state_at(scribe.state, position)
        people = sorted({card.character for card in state.kernel.cards.values()})
        for who in people[:: FEW if len(people) > FEW else 1]:
            viewer = Viewer(frozenset({who}), who in state.kernel.stewards)
            known = state_known_to(scribe.machine, state, viewer)
            for name, form in offers_one_by_one(scribe.machine, state, viewer, who):
                if form is not None and not form.blocked:
                    yield known, who, name, form


def fields_by_cases(form: Form, cases: Cases, chosen: ChosenFields) -> tuple[Field, ...]:
    """Return the fields of a form after these choices, as a phone reads them from the cases."""
    fields = {field.name: field for field in form.fields}
    for case in cases:
        if all(chosen.get(given.field) in given.option_values for given in case.given):
            fields |= {field.name: field for field in case.fields}
    return tuple(fields.values())


@pytest.mark.parametrize("game", GAMES)
def test_later_fields_are_those_of_a_dry_run(game: str) -> None:
    scribe = random_evening(game, 0)
    acts = set[str]()
    for known, who, name, form in offered_forms(scribe):
        cases = later_fields(scribe.machine, known, who, name, form)
        assert sum(len(case.given[-1].option_values) for case in cases) <= MAX_FORMS
        for case in cases:
            acts.add(name)
            for values in product(*(given.option_values for given in case.given)):
                chosen = dict(zip((given.field for given in case.given), values, strict=True))
                narrowed = form_of(scribe.machine, known, who, name, chosen)
                assert narrowed is not None
                assert narrowed.fields == fields_by_cases(form, cases, chosen), (name, chosen)
    assert acts
    assert game != "ludi_romani" or acts >= {"buy-legions", "move", "sail"}


def test_a_purchase_and_a_journey_can_be_completed_by_later_fields_alone() -> None:
    scribe = random_evening("ludi_romani", 0)
    completed = set[str]()
    for known, who, name, form in offered_forms(scribe):
        if name in ("buy-legions", "buy-classes", "move", "sail"):
            for case in later_fields(scribe.machine, known, who, name, form):
                chosen = {given.field: given.option_values[0] for given in case.given}
                cases = later_fields(scribe.machine, known, who, name, form)
                fields = fields_by_cases(form, cases, chosen)
                if not any(isinstance(field, DependentField) for field in fields):
                    completed.add(name)
    assert completed == {"buy-legions", "buy-classes", "move", "sail"}


def test_a_form_that_leads_to_too_many_forms_has_no_later_fields() -> None:
    scribe = random_evening("ludi_romani", 0)
    wide = [
        (known, who, name, form)
        for known, who, name, form in offered_forms(scribe)
        if name == "give" and len(getattr(form.fields[0], "options", ())) > MAX_FORMS // 2
    ]
    assert wide
    for known, who, name, form in wide:
        assert any(isinstance(field, DependentField) for field in form.fields)
        assert later_fields(scribe.machine, known, who, name, form) == ()
