"""Scenes for tests of bonds."""

from typing import Any

from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.view.bond_slices import bond_slices
from ledger.record.audience import ROOM_VIEWER, sees
from ledger.record.view import slices_of_bundles
from tests.games.book import cached_game_sources
from tests.games.ludi_romani.table import Table

ROOMS = "@"
"""The viewer without a card."""

WORDS = {key for key in cached_game_sources("ludi_romani").keys("") if key.startswith("bond-")}


def shown_bonds(table: Table, who: str) -> dict[str, Any]:
    """Return the bonds that a character sees, by kind and name."""
    viewer = ROOM_VIEWER if who == ROOMS else table.viewer(who)
    found = slices_of_bundles(bond_slices(RULES.phones.binding, table.state))
    bonds = {
        key.removeprefix("bond/"): one.render() for key, one in found if sees(one.audience, viewer)
    }
    keys = {said["key"] for bond in bonds.values() for said in (*bond["sides"], *bond["terms"])}
    assert keys <= WORDS
    return bonds


def bonds_with_partners(
    table: Table, who: str, viewer: str = ""
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the bonds of a character and their partners, as a viewer sees them.

    The weightiest is the first.
    """
    bonds = sorted(shown_bonds(table, viewer or who).values(), key=lambda one: int(one["rank"]))
    return [
        (side["key"].removeprefix("bond-"), tuple(one for one in side["to"] if one != who))
        for bond in bonds
        for side in bond["sides"]
        if who in side["who"]
    ]


def terms_of_bond(bond: dict[str, Any]) -> dict[str, Any]:
    """Return the terms of a bond: the arguments of each message by its key."""
    return {term["key"].removeprefix("bond-"): term["args"] for term in bond["terms"]}
