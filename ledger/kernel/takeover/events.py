"""The kernel's entries about a lost server: another server continues from a copy of the ledger."""

from ledger.record.entry import Event


class LedgerRestored(Event, stored="kernel/ledger-restored@1"):
    """The ledger was restored from a copy. Nothing is played until a takeover.

    The lost server's entries after the copy are gone.
    """

    copied_at: int
    """The time of the copy, in milliseconds since the Unix epoch."""
    seal_key: str
    """The public key of the other server (hex)."""
    commitment: str
    """The commitment to the seeds of the other server (hex)."""
    endorsement: str
    """The signature of the key before under the two fields above (hex)."""


class GameTakenOver(Event, stored="kernel/game-taken-over@1"):
    """A steward let the other server go on: from this entry on its key and seeds count."""

    by: str
    number: int
    """The number of the game's takeovers, with this one."""
    seal_key: str
    commitment: str
    endorsement: str
    period: int
    """The number of the open period."""
    seed: str
    """The old server's seed of this period (hex).

    Everybody can check the dice that were rolled with it.
    """
