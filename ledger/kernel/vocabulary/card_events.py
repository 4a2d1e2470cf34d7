"""The kernel's entries about seat cards and their holders, as stored for every game."""

from ledger.record.entry import Event
from ledger.record.references import Who


class CardClaimed(Event, stored="kernel/card-claimed@1"):
    """A phone claimed a card."""

    card: str
    device: str
    """The hash of the phone's random id."""
    key: str = ""
    """The phone's public key (hex); "" for none."""
    client: bool = False
    """Whether a program that plays over the API claimed the card."""


class CardMoved(Event, stored="kernel/card-moved@1"):
    """A card moved to another phone. The old one may no longer act."""

    card: str
    device: str
    key: str = ""
    client: bool = False


class CardReissued(Event, stored="kernel/card-reissued@1"):
    """A new card was printed. The old one is dead. `petition` had everybody's voice, if one had."""

    card: str
    generation: int
    petition: str = ""


class Knocked(Event, stored="kernel/knocked@1"):
    """A person without a card asks to come in. `name` is the digest of their name."""

    knock: str
    name: str


class TurnedAway(Event, stored="kernel/turned-away@1"):
    """A person who knocked is not let in."""

    knock: str
    by: str


class CharacterEntered(Event, stored="kernel/character-entered@1"):
    """A character joined the game, with its cards."""

    character: Who
    cards: tuple[str, ...]
    asked: str = ""
    """The command whose token opens the cards: a knock, or a steward's."""
    name: str = ""
    """The digest of the person's name."""
    sits: bool = False
    """Whether the character joins those who sat down to play."""


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
    """A stand-in no longer acts for a character. `by` took the right back."""

    character: Who
    stand_in: Who
    by: str
