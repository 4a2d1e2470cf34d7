"""What became of an order, as an entry keeps it."""

import msgspec


class OrderResult(msgspec.Struct, frozen=True, gc=False):
    """One order with its result, as the adjudicator gives it.

    `order` is in the usual notation, `piece` the piece as it stood. `impulse` counts from 1.
    `given` is false for a piece that had no order and held.
    """

    owner: str
    piece: str
    order: str
    verdict: str
    cause: str = ""
    against: str = ""
    own: int = 0
    other: int = 0
    dislodged_from: str = ""
    impulse: int = 1
    given: bool = True
