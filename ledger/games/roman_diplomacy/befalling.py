"""What is done to an empire, and so takes the screen of its player's phone, once."""

from collections.abc import Iterable

from ledger.contract.tidings import Befalling, Befalls, whom
from ledger.games.roman_diplomacy.events.board import (
    GuestsTurnedOut,
    OrdersResolved,
    RetreatsResolved,
)
from ledger.games.roman_diplomacy.events.empires import DisorderBegan, EmpireLost


def _driven_out(event: OrdersResolved | GuestsTurnedOut) -> Iterable[str]:
    """Whose units must retreat."""
    return (one.piece.owner for one in event.dislodged)


def _destroyed(event: RetreatsResolved) -> Iterable[str]:
    """Whose units found no way out."""
    return (piece.owner for piece in event.gone)


BEFALLING: Befalling = {
    OrdersResolved: (Befalls("dislodged", "dread", _driven_out, ("order-retreats",), "window"),),
    GuestsTurnedOut: (Befalls("turned-out", "dread", _driven_out, ("order-partings",), "window"),),
    RetreatsResolved: (Befalls("destroyed", "dread", _destroyed),),
    EmpireLost: (Befalls("eliminated", "dread", whom("who")),),
    DisorderBegan: (Befalls("disorder", "dread", whom("who")),),
}
"""By the event, whom it befalls, in what tone, and what that one may do about it."""
