"""TRIB: winter tribute, and the shares of ghosts."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.tributum import claims, edicts, payment

TRIBUTUM = RomanChapter("TRIB", modules=(payment, edicts, claims))
