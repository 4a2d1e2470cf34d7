"""The kernel's entries about a lost server: another server goes on from a copy."""

from ledger.record.entry import Event


class LedgerRestored(Event, stored="kernel/ledger-restored@1"):
    """The ledger was restored from a copy; nothing is played until a takeover.

    The lost server's entries after the copy are gone. `seal_key` and `commitment` belong to the key
    and the seeds of the other server. `endorsement` (hex) is the signature of the key before under
    both. `copied_at` is the time of the copy, in milliseconds since the Unix epoch.
    """

    copied_at: int
    seal_key: str
    commitment: str
    endorsement: str


class GameTakenOver(Event, stored="kernel/game-taken-over@1"):
    """A steward let the other server go on: from this entry on its key and seeds count.

    `number` counts the takeovers of the game from 1. `seed` (hex) is the old server's seed of the
    open `period`, so that everybody can check the dice that were rolled with it.
    """

    by: str
    number: int
    seal_key: str
    commitment: str
    endorsement: str
    period: int
    seed: str
