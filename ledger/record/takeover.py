"""The public keys of a server that continues from a copy of a ledger."""

import msgspec


class Takeover(msgspec.Struct, frozen=True):
    """The record of a server that continues from a copy of a ledger."""

    at: int
    """The time of the takeover, in milliseconds since the epoch.

    While a restored ledger still waits for the takeover, this is the time when the copy was made.
    """
    seal_key: str
    """The public key that checks the server's signatures."""
    commitment: str
    """The commitment to the seeds of the server's dice."""
    endorsement: str
    """The signature of the earlier key over the new key and commitment (hex)."""
