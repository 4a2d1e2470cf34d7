"""The kernel's entries about seat cards, as they are stored for every game."""

from ledger.entry import Event


class CardClaimed(Event, stored="kernel/card-claimed@1"):
    """A card came to a phone; `device` is the hash of its random id, `key` its public key (hex).

    `client` when it is no phone but a program that plays over the API.
    """

    card: str
    device: str
    key: str = ""
    client: bool = False


class CardMoved(Event, stored="kernel/card-moved@1"):
    """A card moved to another phone; the old one may no longer act."""

    card: str
    device: str
    key: str = ""
    client: bool = False


class CardReissued(Event, stored="kernel/card-reissued@1"):
    """A new card was printed; the old one is dead. `petition` had everybody's voice, if one had."""

    card: str
    generation: int
    petition: str = ""
