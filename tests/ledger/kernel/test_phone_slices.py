"""A ruleset that phones could not show is refused at loading."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import catalogue_of
from ledger.kernel.view.phone_slices import MissingSliceError
from ledger.record.view import Bundle, basic_person, bundle_for_everybody
from tests.toy.rules import TOY

PEOPLE = ("ada", "aunt", "bea", "cai", "nurse")
SLICES: dict[str, dict[str, Any]] = {
    **{f"person/{who}": dict(basic_person(who, who.title(), "child")) for who in PEOPLE},
    "place/wall": {"id": "wall", "name": "The wall", "kind": "wall", "here": []},
    "switches": {"flipped": {}},
}
"""The slices that a phone needs of the game of nuts."""


def ruleset_with_slices(slices: Mapping[str, dict[str, Any]]) -> Ruleset[Any]:
    """Return the game of nuts with these slices."""

    def bundles_of_slices(_state: Any) -> Iterator[Bundle]:
        for key, document in slices.items():
            yield bundle_for_everybody(key, (), constant_function(document))

    return replace(TOY, phones=replace(TOY.phones, slices=bundles_of_slices))


def constant_function(document: dict[str, Any]) -> Callable[[], dict[str, Any]]:
    """Return a function that always gives this document."""
    return lambda: document


def test_a_ruleset_with_all_slices_for_phones_is_loaded() -> None:
    rules = ruleset_with_slices(SLICES)
    assert catalogue_of(rules) == {"nuces": rules}


@pytest.mark.parametrize("missing", ["person/ada", "person/nurse", "place/wall", "switches"])
def test_a_ruleset_without_one_of_the_slices_is_refused_with_its_name(missing: str) -> None:
    rules = ruleset_with_slices({key: slice_ for key, slice_ in SLICES.items() if key != missing})
    with pytest.raises(MissingSliceError, match=f"ruleset nuces gives no slice {missing}: phones"):
        catalogue_of(rules)


def test_a_person_without_a_field_that_phones_read_is_refused_with_its_name() -> None:
    person = {name: value for name, value in SLICES["person/bea"].items() if name != "mortal"}
    with pytest.raises(MissingSliceError, match="person/bea without its field mortal"):
        catalogue_of(ruleset_with_slices(SLICES | {"person/bea": person}))


def test_a_game_without_switches_needs_no_slice_of_switches() -> None:
    rules = ruleset_with_slices(
        {key: slice_ for key, slice_ in SLICES.items() if key != "switches"}
    )
    without = replace(
        rules,
        play=replace(rules.play, switches=()),
        scenarios=replace(
            rules.scenarios, found=lambda data: replace(TOY.scenarios.found(data), switches={})
        ),
    )
    assert catalogue_of(without)
