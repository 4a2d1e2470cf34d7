"""Every slice of every recorded evening fits the type that its game declares."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from ledger.contract.ruleset import Ruleset
from ledger.export.document import read_export
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.view.slices import kernel_slices
from ledger.record.view import Slice, slices_of_bundles
from tests.evenings.recorded import EVENINGS
from tests.evenings.slice_schemas import checked_slices, slices_schema

TYPED = [file for file in EVENINGS if GAMES[file.stem.partition("-")[0]].phones.slice_types]
SCENES = {"ludi_romani": "tests/games/ludi_romani/test_slice_types.py"}
"""Games of which no single evening shows all slices, and the test that shows the others."""

EVERY = 5
"""The number of entries between two looks at the view. The end is looked at, too."""


def slices_at_moments(file: Path) -> Iterator[tuple[Ruleset[Any], dict[str, Slice]]]:
    """Yield the ruleset and the slices of an evening at many moments."""
    export = read_export(file.read_bytes().splitlines(keepends=True))
    rules = GAMES[export.header.ruleset]
    machine = Machine(rules)
    stored = [item.stored for item in export.items if item.stored is not None]
    entries = [machine.registry.decode(line) for line in stored]
    state = machine.fold(entries[:1])
    for entry in entries[1:]:
        state = machine.evolve(state, entry)
        if entry.position % EVERY == 0 or entry is entries[-1]:
            bundles = (
                *kernel_slices(state, str, rules.course.awaited(state)),
                *rules.phones.slices(state),
            )
            yield rules, dict(slices_of_bundles(bundles))


@pytest.mark.parametrize("file", TYPED, ids=lambda file: file.stem)
def test_every_slice_fits_its_type(file: Path) -> None:
    for rules, slices in slices_at_moments(file):
        assert checked_slices(rules.name, slices).keys() == slices.keys()


@pytest.mark.parametrize("file", TYPED, ids=lambda file: file.stem)
def test_every_type_has_a_slice(file: Path) -> None:
    emitted = set[str]()
    types = set[str]()
    for rules, slices in slices_at_moments(file):
        types |= rules.phones.slice_types.keys()
        emitted |= slices.keys() | {f"{key.partition('/')[0]}/*" for key in slices}
    assert types <= emitted or file.stem.partition("-")[0] in SCENES


def test_a_slice_with_an_unknown_member_is_found() -> None:
    whole = slices_schema("cursus_honorum")
    with pytest.raises(jsonschema_rs.ValidationError, match="mood"):
        jsonschema_rs.validate(whole, {"awaited": {"ids": [], "mood": "gay"}})
