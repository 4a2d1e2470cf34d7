"""The document of what is printed, as it travels: the slice `deck`, which everybody sees."""

from typing import Literal, TypedDict

from ledger.games.morituri.scenario.words import (
    Chooser,
    Effect,
    Failure,
    FailureWithoutGear,
    Hands,
    Provenance,
    Slot,
)


class PackDoc(TypedDict):
    """What board and deck are called and where they come from."""

    id: str
    """The pack's id."""
    title: str
    """What the pack is called."""
    provenance: Provenance
    """Where it comes from.

    * `house`: The house made it.
    * `organiser`: An organiser made it.
    * `published`: It is that of the published game.
    """
    era: str
    """The time in which it plays; empty where it does not say."""
    consistent_with: str
    """The rules it is meant for; empty where it does not say."""


class CheckDoc(TypedDict):
    """A danger of the road: a die and what is added must reach a number."""

    die: Literal["1d6"]
    """The die that is rolled."""
    add: Literal["attack_value"]
    """What is added to the die."""
    pass_at: int
    """The sum that passes, in points."""
    fail: Failure
    """What happens otherwise."""
    fail_if_no_equipment: FailureWithoutGear
    """What happens instead to a gladiator without gear."""
    may_kill: bool
    """Whether the last hit point can be lost."""


class ChecksDoc(TypedDict):
    """What bandits and pirates do."""

    bandits: CheckDoc
    """The roll against bandits."""
    pirates: CheckDoc
    """The roll against pirates."""


class BoxDoc(TypedDict):
    """What is in the box beside the board."""

    cards: int
    """Number of Armour/Weapon cards."""
    hit_point_cards: int
    """Number of Hit Point cards."""
    tabulae: int
    """Number of Tabulae Gladiator."""


class StartDoc(TypedDict):
    """With what a gladiator begins."""

    hit_points: int
    """Number of hit points."""


class DeckCardDoc(TypedDict):
    """One kind of card: gear, or an order if its slot is "flux".

    Only weapons have `hands`, `av_one` and `av_two`; only flux has an `effect`.
    """

    id: str
    """The card's id."""
    name: str
    """What the card is called."""
    count: int
    """Number of such cards in the deck."""
    slot: Slot
    """The place for it, or `flux` for an order."""
    hands: Hands | None
    """How many hands the weapon takes; null for other cards."""
    av_one: int | None
    """The Attack Value in one hand, in points; null for none."""
    av_two: int | None
    """The Attack Value in both hands, in points; null for none."""
    attacks: int
    """How many times the weapon strikes in a round."""
    net: bool
    """Whether it is the net."""
    d: int
    """The Defence Value, in points."""
    e: int
    """The Encumbrance Value, in points."""
    anti_net: int
    """What a helmet adds to the die against a net, in points."""
    effect: Effect | None
    """What the order does; null for gear."""
    n: int
    """How much the order does: a number of hit points, cards or turns."""
    chooser: Chooser
    """The player who names the card that is lost."""
    floor: int
    """The fewest hit points that the order leaves."""
    to: str | None
    """The space that the order sends to; null for none."""
    reshuffle: bool
    """Whether the order shuffles all discards into the pile."""


class DeckDoc(TypedDict):
    """What is printed."""

    pack: PackDoc
    """Where board and deck come from."""
    printed: bool
    """Whether it is the published game."""
    checks: ChecksDoc
    """What bandits and pirates do."""
    box: BoxDoc
    """What is in the box."""
    start: StartDoc
    """With what a gladiator begins."""
    cards: list[DeckCardDoc]
    """The kinds of cards."""
