"""RING: the Ring of Gyges, which makes its wearer invisible."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.ring import attack, lending

RING = RomanChapter(
    "RING",
    acts=(lending.LEND, lending.RECLAIM, attack.ATTACK),
    events=lending.EVENTS,
    for_ghosts=(attack.ATTACK.name,),
)
