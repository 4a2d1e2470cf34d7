"""The receipt of a command."""

import msgspec


class Receipt(msgspec.Struct, frozen=True):
    """The result of a command: its entries are `first` to `first + count - 1`."""

    command: str
    card: str
    digest: str
    first: int
    count: int
