"""The slices of bonds between characters. Each bond has one slice, which its audience sees."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from ledger.contract.bonds import Bond, GameBonds
from ledger.kernel.view.slice_types import BondDoc
from ledger.record.state import State
from ledger.record.view import Bundle, Slice


def bond_slices(binding: GameBonds[Any], state: State[Any]) -> Iterator[Bundle]:
    """Yield the slices `bond/<kind>/<name>` of a game with bonds."""
    if binding.kinds:
        yield Bundle("bound", binding.source(state), partial(_slices_by_name, binding, state))


def _slices_by_name(binding: GameBonds[Any], state: State[Any]) -> Iterator[tuple[str, Slice]]:
    for bond in binding.bonds(state):
        render = partial(_bond_document, bond, binding.kinds.index(bond.kind))
        yield f"bond/{bond.kind}/{bond.name}", Slice(bond.audience, (bond,), render)


def _bond_document(bond: Bond, rank: int) -> BondDoc:
    return {
        "kind": bond.kind,
        "rank": rank,
        "sides": [
            {
                "key": f"bond-{side_character.word}",
                "who": list(side_character.who),
                "to": list(side_character.to),
            }
            for side_character in bond.sides
        ],
        "terms": [{"key": term.key, "args": dict(term.args)} for term in bond.terms],
        "amounts": dict(bond.amounts),
        "since": bond.since,
        "until": bond.until,
    }
