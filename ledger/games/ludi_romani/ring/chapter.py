"""RING: the Ring of Gyges, which makes its wearer invisible."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.ring import attack, ring_loan

RING = RomanChapter("RING", modules=(ring_loan, attack), for_ghosts=(attack.ATTACK_WITH_RING.name,))
