"""The events that fill the screen of the phone of the gladiator whom they hit, once."""

from collections.abc import Iterable

from ledger.contract.tidings import Befalling, Befalls, whom
from ledger.games.morituri.events import Died, GearLost, HitPointsLost, SentAway, TurnsLost
from ledger.games.morituri.pugna.events import DuelBegan


def _found_there(event: DuelBegan) -> Iterable[str]:
    """Return the gladiator who stood in the arena when the newcomer came in (MOR-PVP-01)."""
    _newcomer, foe = event.sides
    return (foe.who,)


BEFALLING: Befalling = {
    DuelBegan: (Befalls("challenged", "call", _found_there, ("strike",)),),
    HitPointsLost: (Befalls("wounded", "dread", whom("who")),),
    GearLost: (Befalls("robbed", "dread", whom("who")),),
    TurnsLost: (Befalls("halted", "dread", whom("who")),),
    SentAway: (Befalls("sent-away", "dread", whom("who")),),
    Died: (
        Befalls("dead", "dread", whom("who", when=lambda event: not event.returns)),
        Befalls("dead-for-now", "dread", whom("who", when=lambda event: event.returns)),
    ),
}
"""The players whom each type of event hits, the tone of their phones, and the acts that answer it.
"""
