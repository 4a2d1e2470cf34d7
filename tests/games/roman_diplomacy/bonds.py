"""The bonds of a game as a viewer sees them."""

from typing import Any

from ledger.games.roman_diplomacy.rules import RULES
from ledger.kernel.view.bond_slices import bond_slices
from ledger.record.audience import ROOM_VIEWER, sees
from ledger.record.view import slices_of_bundles
from tests.games.book import cached_game_sources
from tests.games.roman_diplomacy.war import War
from tests.harness import viewer_with_cards


def visible_bonds(war: War, who: str) -> dict[str, Any]:
    """Return the bonds that a viewer sees; `@` is a viewer without a card."""
    viewer = ROOM_VIEWER if who == "@" else viewer_with_cards(war.state, who)
    found = slices_of_bundles(bond_slices(RULES.phones.binding, war.state))
    bonds = {
        key.removeprefix("bond/"): one.render() for key, one in found if sees(one.audience, viewer)
    }
    keys = {said["key"] for bond in bonds.values() for said in (*bond["sides"], *bond["terms"])}
    assert keys <= cached_game_sources("roman_diplomacy").keys("")
    return bonds


def bond_terms(bond: dict[str, Any]) -> dict[str, Any]:
    """Return the terms of a bond, with their arguments."""
    return {term["key"].removeprefix("bond-"): term["args"] for term in bond["terms"]}
