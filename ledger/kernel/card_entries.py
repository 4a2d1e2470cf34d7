"""The kernel's entries about seat cards, as they are stored for every game."""

from typing import ClassVar

from ledger.entry import Body


class CardClaimed(Body, frozen=True):
    """A card came to a phone; `device` is the hash of its random id, `key` its public key (hex).

    `client` when it is no phone but a program that plays over the API.
    """

    STORED: ClassVar[str] = "kernel/card-claimed@1"
    card: str
    device: str
    key: str = ""
    client: bool = False


class CardMoved(Body, frozen=True):
    """A card moved to another phone; the old one may no longer act."""

    STORED: ClassVar[str] = "kernel/card-moved@1"
    card: str
    device: str
    key: str = ""
    client: bool = False


class CardReissued(Body, frozen=True):
    """A new card was printed; the old one is dead. `petition` had everybody's voice, if one had."""

    STORED: ClassVar[str] = "kernel/card-reissued@1"
    card: str
    generation: int
    petition: str = ""
