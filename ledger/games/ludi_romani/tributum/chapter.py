"""TRIB: winter tribute, and what ghosts take of it."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.tributum import edicts, paying, shares

TRIBUTUM = RomanChapter(
    "TRIB",
    acts=(paying.COLLECT, paying.PAY, edicts.REPEAT, edicts.MULTIPLY),
    events=(*paying.EVENTS, *edicts.EVENTS, *shares.EVENTS),
    duties=shares.DUTIES,
)
