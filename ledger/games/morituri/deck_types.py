"""The document of the printed game: the slice `deck`, which everybody sees."""

from typing import Literal, TypedDict

from ledger.games.morituri.scenario.value_types import (
    Chooser,
    Effect,
    Failure,
    FailureWithoutGear,
    Hands,
    Provenance,
    Slot,
)


class PackDoc(TypedDict):
    """The names and the origin of board and deck."""

    id: str
    """The pack's id."""
    title: str
    """The pack's name."""
    provenance: Provenance
    """Where it comes from.
    * `house`: The house made it.
    * `organiser`: An organiser made it.
    * `published`: It belongs to the published game.
    """
    era: str
    """The time in which the game is set; empty for none."""
    consistent_with: str
    """The rules for which it is made; empty for none."""


class CheckDoc(TypedDict):
    """A danger of the road: a die and an added value must reach a number."""

    die: Literal["1d6"]
    """The die that is rolled."""
    add: Literal["attack_value"]
    """The value that is added to the die."""
    pass_at: int
    """The sum that passes, in points."""
    fail: Failure
    """The consequence of a lower sum."""
    fail_if_no_equipment: FailureWithoutGear
    """The consequence for a gladiator without gear."""
    may_kill: bool
    """Whether the last hit point can be lost."""


class ChecksDoc(TypedDict):
    """The rolls against bandits and pirates."""

    bandits: CheckDoc
    """The roll against bandits."""
    pirates: CheckDoc
    """The roll against pirates."""


class BoxDoc(TypedDict):
    """The box beside the board."""

    cards: int
    """Number of Armour/Weapon cards."""
    hit_point_cards: int
    """Number of Hit Point cards."""
    tabulae: int
    """Number of Tabulae Gladiator."""


class StartDoc(TypedDict):
    """The start of a gladiator."""

    hit_points: int
    """Number of hit points."""


class DeckCardDoc(TypedDict):
    """One kind of card: gear, or an order if its slot is "flux"."""

    id: str
    """The card's id."""
    name: str
    """The card's name."""
    count: int
    """Number of such cards in the deck."""
    slot: Slot
    """The place for it, or `flux` for an order."""
    hands: Hands | None
    """How many hands the weapon takes; null for other cards."""
    av_one: int | None
    """The weapon's Attack Value in one hand, in points; null for none and for other cards."""
    av_two: int | None
    """The weapon's Attack Value in both hands, in points; null for none and for other cards."""
    attacks: int
    """How many times the weapon strikes in a round."""
    net: bool
    """Whether it is the net."""
    d: int
    """The Defence Value, in points."""
    e: int
    """The Encumbrance Value, in points."""
    anti_net: int
    """The points that a helmet adds to the die against a net."""
    effect: Effect | None
    """The effect of the order; null for gear."""
    n: int
    """The size of the order: a number of hit points, cards or turns."""
    chooser: Chooser
    """The player who names the card that is lost."""
    floor: int
    """The fewest hit points that the order leaves."""
    to: str | None
    """The space that the order sends to; null for none."""
    reshuffle: bool
    """Whether the order shuffles all discards into the pile."""


class DeckDoc(TypedDict):
    """The printed game."""

    pack: PackDoc
    """Where board and deck come from."""
    printed: bool
    """Whether it is the published game."""
    checks: ChecksDoc
    """The rolls against bandits and pirates."""
    box: BoxDoc
    """The contents of the box."""
    start: StartDoc
    """The start of a gladiator."""
    cards: list[DeckCardDoc]
    """The kinds of cards."""
