"""Phones' signatures under heads.

The signatures are stored beside the log and become public with the ledger. A phone signs the newest
digest that it has stored. The digest stands for every head before it, so one signature for each
phone is enough. A later signature replaces an earlier one.
"""

import msgspec

from ledger.seal.signature import is_signature_valid, statement_bytes
from ledger.store.base import SideWrite, Store


class Cosigned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phone's signature under a head.

    The public key, the head's digest and the signature are in hex.
    """

    key: str
    digest: str
    signature: str

    def is_valid(self, game: str) -> bool:
        """Return whether the owner of the key signed this head of this game."""
        try:
            statement = statement_bytes("head/1", game, self.digest)
        except ValueError:
            return False
        return is_signature_valid(self.key, statement, self.signature)

    @property
    def side_write(self) -> SideWrite:
        """Return the side row that stores the signature."""
        return SideWrite("cosigned", self.key, msgspec.json.encode(self))


def newest_cosignatures(store: Store, game: str) -> tuple[Cosigned, ...]:
    """Return the newest signature of every phone, in the order of their keys."""
    rows = store.side_values(game, "cosigned").values()
    return tuple(msgspec.json.decode(row_bytes, type=Cosigned) for row_bytes in rows)
