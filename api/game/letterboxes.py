"""The notes of readers of letters.

A note says how far a reader has read, and which characters the reader has muted. The notes are
stored beside the ledger. So two phones of one character agree, and no other character sees them.
"""

import msgspec
import structlog

from ledger.record.letters import Letterbox
from ledger.record.shared_map import Map
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite

LETTERBOX_KIND = "letterbox"

_log = structlog.get_logger()


def side_write_of(character: str, letterbox: Letterbox) -> SideWrite:
    """Return the side write that stores a letterbox."""
    return SideWrite(LETTERBOX_KIND, character, msgspec.json.encode(letterbox))


class Letterboxes:
    """The letterboxes of one game in memory, as the store has them."""

    def __init__(self, scribe: Scribe) -> None:
        """Read the stored letterboxes, and log unreadable ones as empty. Raises: StoreError."""
        rows = (
            scribe.store.side_values(scribe.game, LETTERBOX_KIND)
            if scribe.state.kernel.letters.possible_kinds
            else {}
        )
        self.all: Map[str, Letterbox] = Map(
            {
                character: _decode_letterbox(box_bytes, scribe.game)
                for character, box_bytes in rows.items()
            }
        )

    def letterbox_of(self, character: str) -> Letterbox:
        """Return the letterbox of a character.

        The letterbox is empty until the character notes something.
        """
        return self.all.get(character, Letterbox())

    def store_letterbox(self, character: str, letterbox: Letterbox) -> None:
        """Use a letterbox that was written to the store."""
        self.all = self.all.set(character, letterbox)

    def apply_remote_letterbox(self, character: str, box_bytes: bytes | None, game: str) -> None:
        """Take over a letterbox that another server wrote; None if the letterbox was erased."""
        self.store_letterbox(
            character, Letterbox() if box_bytes is None else _decode_letterbox(box_bytes, game)
        )


def _decode_letterbox(box_bytes: bytes, game: str) -> Letterbox:
    try:
        return msgspec.json.decode(box_bytes, type=Letterbox)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        _log.error("unreadable", game=game, what=LETTERBOX_KIND)
        return Letterbox()
