"""The public halves by which another server goes on from a copy of a ledger."""

import msgspec


class Takeover(msgspec.Struct, frozen=True):
    """The key by which a server signs and the commitment to the seeds by which it rolls.

    `endorsement` (hex) is the signature of the key before under both. `at` (milliseconds) is when
    it took over; while a restored ledger still waits for that, when the copy was made.
    """

    at: int
    seal_key: str
    commitment: str
    endorsement: str
