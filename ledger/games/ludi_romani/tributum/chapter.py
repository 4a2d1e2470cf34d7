"""TRIB: winter tribute, and the shares of ghosts."""

from ledger.games.ludi_romani.composition import RomanChapter
from ledger.games.ludi_romani.tributum import edicts, paying, shares

TRIBUTUM = RomanChapter(
    "TRIB",
    acts=(paying.COLLECT, paying.PAY, edicts.REPEAT, edicts.MULTIPLY),
    events=(*paying.EVENTS, *edicts.EVENTS, *shares.EVENTS),
    duties=shares.DUTIES,
)
