"""The events that fill the screen of the phone of the player whom they hit, once."""

from collections.abc import Iterable

from ledger.contract.tidings import Befalling, Befalls, whom
from ledger.games.roman_diplomacy.events.board import (
    GuestsTurnedOut,
    OrdersResolved,
    RetreatsResolved,
)
from ledger.games.roman_diplomacy.events.empires import DisorderBegan, EmpireLost


def _driven_out(event: OrdersResolved | GuestsTurnedOut) -> Iterable[str]:
    """Yield the owners of units that must retreat."""
    return (one.piece.owner for one in event.dislodged)


def _destroyed(event: RetreatsResolved) -> Iterable[str]:
    """Yield the owners of units that were lost in the retreat."""
    return (piece.owner for piece in event.gone)


BEFALLING: Befalling = {
    OrdersResolved: (Befalls("dislodged", "dread", _driven_out, ("order-retreats",), "window"),),
    GuestsTurnedOut: (Befalls("turned-out", "dread", _driven_out, ("order-partings",), "window"),),
    RetreatsResolved: (Befalls("destroyed", "dread", _destroyed),),
    EmpireLost: (Befalls("eliminated", "dread", whom("who")),),
    DisorderBegan: (Befalls("disorder", "dread", whom("who")),),
}
"""The players whom each type of event hits, the tone of their phones, and the acts that answer it.
"""
