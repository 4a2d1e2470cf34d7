"""The result of an order, in the form that an entry stores."""

import msgspec


class OrderResult(msgspec.Struct, frozen=True, gc=False):
    """An order with its result from the adjudicator."""

    owner: str
    """The owner of the piece."""
    piece: str
    """The piece and its province before the order, such as `A rom`."""
    order: str
    """The order in the usual notation."""
    verdict: str
    """The verdict: `succeeds`, `fails`, `void` or `illegal`."""
    cause: str = ""
    """The cause of the result; "" for none."""
    against: str = ""
    """The province of the opposing piece; "" for none."""
    own: int = 0
    """The strength of the piece's own side."""
    other: int = 0
    """The strength of the opposing side."""
    dislodged_from: str = ""
    """The province of the attacker that dislodged the piece; "" for none."""
    impulse: int = 1
    """The number of the impulse, from 1."""
    given: bool = True
    """Whether the order was given; false for a piece that held without an order."""
