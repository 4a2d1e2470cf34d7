"""The kernel's entries about seat cards and their holders, as stored for every game."""

from ledger.record.entry import Event
from ledger.record.references import Who


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


class Knocked(Event, stored="kernel/knocked@1"):
    """A person without a card asks to come in; `name` is the digest of their name."""

    knock: str
    name: str


class TurnedAway(Event, stored="kernel/turned-away@1"):
    """A person who knocked is not let in."""

    knock: str
    by: str


class CharacterEntered(Event, stored="kernel/character-entered@1"):
    """A character came into play, with its cards.

    `asked` is the command whose token opens them: a knock, or that of a steward. `name` is the
    digest of what the person is called. `sits` when it joins those who sat down to play.
    """

    character: Who
    cards: tuple[str, ...]
    asked: str = ""
    name: str = ""
    sits: bool = False


class CharacterHandedOver(Event, stored="kernel/character-handed-over@1"):
    """Another person plays a character from now on: its cards were printed again.

    `prints` has each card with its new generation. The fields `asked` and `name` mean the same as
    in `CharacterEntered`.
    """

    character: Who
    prints: tuple[tuple[str, int], ...]
    asked: str = ""
    name: str = ""


class CharacterRetired(Event, stored="kernel/character-retired@1"):
    """A character left play: its cards are dead, and it owes and asks nothing any more."""

    character: Who


class StandInNamed(Event, stored="kernel/stand-in-named@1"):
    """A stand-in acts for a character from now on, whose own person cannot."""

    character: Who
    stand_in: Who
    by: str


class StandInEnded(Event, stored="kernel/stand-in-ended@1"):
    """A stand-in acts for a character no more; `by` took the right back."""

    character: Who
    stand_in: Who
    by: str
