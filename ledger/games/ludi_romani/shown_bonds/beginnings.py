"""The times at which bonds began, such as marriages and loans, if no other state stores them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ledger.contract.chapter import Fold
from ledger.games.ludi_romani.actium.gifts import GiftPromised
from ledger.games.ludi_romani.amicitia.friendship import AmicitiaFormed
from ledger.games.ludi_romani.amicitia.lending import GoodsLent
from ledger.games.ludi_romani.audiences import BEARER
from ledger.games.ludi_romani.bacchants.band import BacchantTaken
from ledger.games.ludi_romani.clientela.bonds import ClientTaken
from ledger.games.ludi_romani.divortium.divorce import Divorced
from ledger.games.ludi_romani.fata.facts import FactSet
from ledger.games.ludi_romani.goods import SUFFRAGIUM
from ledger.games.ludi_romani.imago.haunting import Attached
from ledger.games.ludi_romani.numina.guise import GuiseTaken
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.proelium.dice import FabrilisLent
from ledger.games.ludi_romani.ring.ring_loan import RingLent
from ledger.games.ludi_romani.roma.escorts import EscortFound
from ledger.games.ludi_romani.roma.justice import RexHeld
from ledger.games.ludi_romani.state import World
from ledger.record.entry import Entry, Event


def _bond_name_of_fact(event: FactSet) -> str:
    """Return the name of the bond that the Fates make by setting a fact (FATA-09)."""
    if event.fact == "patronus":
        return f"cliens/{event.subject}/{event.value}"
    if event.fact == "god":
        return f"bacchant/{event.subject}"
    return f"ring/{event.subject}" if event.value == BEARER else ""


def _bond_name_of_loan(event: GoodsLent) -> str:
    """Return the name of the loan's bond. Another loan between the two renews the bond (AMIC-04).

    Loans of votes are a separate bond.
    """
    bond_kind = "votes" if event.asset == SUFFRAGIUM else "loan"
    return f"{bond_kind}/{event.keeper}/{event.owner}"


_BOND_NAMES_BY_EVENT: Mapping[type[Event], Callable[[Any], str]] = {
    Wedded: lambda event: f"marriage/{event.wife}/{event.husband}",
    Divorced: lambda event: f"debt/{event.wife}",
    AmicitiaFormed: lambda event: f"amicitia/{event.amicitia}",
    ClientTaken: lambda event: f"cliens/{event.cliens}/{event.patronus}",
    BacchantTaken: lambda event: f"bacchant/{event.who}",
    EscortFound: lambda event: f"escort/{event.rex}",
    RexHeld: lambda event: f"captive/{event.rex}",
    GoodsLent: _bond_name_of_loan,
    FabrilisLent: lambda event: f"fabrilis/{event.to}/{event.by}",
    RingLent: lambda event: f"ring/{event.bearer}",
    GuiseTaken: lambda event: f"guise/{event.who}",
    Attached: lambda event: f"ghost/{event.who}",
    GiftPromised: lambda event: f"promise/{event.gift}",
    FactSet: _bond_name_of_fact,
}
"""The name of the bond that each event begins; "" for none.

A corrected bond keeps its beginning.
"""


def _fold_recording_beginning(name_of_bond: Callable[[Any], str]) -> Fold[World]:
    def fold(world: World, event: Any, entry: Entry) -> World:
        bond_name = name_of_bond(event)
        return (
            replace(world, beginnings_of_bonds=world.beginnings_of_bonds.set(bond_name, entry.at))
            if bond_name
            else world
        )

    return fold


BEGINNING_FOLDS: Mapping[type[Event], Fold[World]] = {
    event: _fold_recording_beginning(name_of_bond)
    for event, name_of_bond in _BOND_NAMES_BY_EVENT.items()
}
"""The folds that note beginnings in the world, in addition to the chapters' folds."""
