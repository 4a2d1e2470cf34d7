"""The kernel's entries about a lost server: another server goes on from a copy."""

from ledger.record.entry import Event


class LedgerRestored(Event, stored="kernel/ledger-restored@1"):
    """The ledger was restored from a copy of `copied_at`; nothing is played until a takeover.

    What the lost server recorded after the copy is gone. `seal_key` and `commitment` are those by
    which the other server will sign and roll, `endorsement` (hex) is the signature of the key
    before under both. `copied_at` is in milliseconds since the Unix epoch.
    """

    copied_at: int
    seal_key: str
    commitment: str
    endorsement: str


class GameTakenOver(Event, stored="kernel/game-taken-over@1"):
    """A steward let the other server go on: from this entry on its key signs and its seeds count.

    `number` counts the takeovers of the game from 1. `seed` (hex) is the one of the `period` that
    is open, from the seeds before: now everybody can check the dice that were rolled with it.
    """

    by: str
    number: int
    seal_key: str
    commitment: str
    endorsement: str
    period: int
    seed: str
