"""What readers of letters have noted for themselves: how far they have read, whom they have muted.

It lies beside the ledger, so that two phones of one character agree and nobody else learns of it.
"""

import msgspec
import structlog
from immutables import Map

from ledger.record.letters import Letterbox
from ledger.scribe.scribe import Scribe
from ledger.store.base import Side

KIND = "letterbox"

_log = structlog.get_logger()


def side_of(character: str, box: Letterbox) -> Side:
    """The side write that keeps a letterbox."""
    return Side(KIND, character, msgspec.json.encode(box))


class Letterboxes:
    """The letterboxes of one game in memory, as the store has them."""

    def __init__(self, scribe: Scribe) -> None:
        """Read those that were kept. Raise StoreError. An unreadable one is logged and empty."""
        kept = scribe.store.sides(scribe.game, KIND) if scribe.state.kernel.letters.ever else {}
        self.all: Map[str, Letterbox] = Map(
            {who: _read(value, scribe.game) for who, value in kept.items()}
        )

    def of(self, character: str) -> Letterbox:
        """The letterbox of a character, empty before anything was noted."""
        return self.all.get(character, Letterbox())

    def keep(self, character: str, box: Letterbox) -> None:
        """Go on from what was written to the store."""
        self.all = self.all.set(character, box)

    def take_over(self, character: str, kept: bytes | None, game: str) -> None:
        """Go on from what another server has written; None where it was erased."""
        self.keep(character, Letterbox() if kept is None else _read(kept, game))


def _read(value: bytes, game: str) -> Letterbox:
    try:
        return msgspec.json.decode(value, type=Letterbox)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _log.error("unreadable", game=game, what=KIND)
        return Letterbox()
