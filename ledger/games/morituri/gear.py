"""A gladiator's gear, read from the books, and its values in a fight."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ledger.games.morituri.scenario import GEAR_SLOTS, CardData
from ledger.games.morituri.state import HIT_POINT, Game

PUGIO_ATTACK_VALUE = 1
"""The Attack Value of the dagger that every gladiator has (MOR-WEAP-02)."""


class Kit(NamedTuple):
    """The gear of a gladiator in five places; None for an empty place (MOR-CARD-02, MOR-TAB-02)."""

    helmet: CardData | None = None
    torso: CardData | None = None
    leg: CardData | None = None
    weapon: CardData | None = None
    offhand: CardData | None = None

    @property
    def cards(self) -> tuple[CardData, ...]:
        """The gear cards, in the order of the places."""
        return tuple(card for card in self if card is not None)


def kit_of_gladiator(state: Game, gladiator: str) -> Kit:
    """Return the gladiator's gear by place."""
    return kit_from_cards(gear_of(state, gladiator))


def gear_of(state: Game, gladiator: str) -> tuple[CardData, ...]:
    """Return the gladiator's gear cards, in the order of the deck."""
    card_counts: Mapping[str, int] = state.books.accounts.get(gladiator, {})
    by_id = state.world.scenario.deck.by_id
    cards = (
        by_id[asset] for asset, card_count in card_counts.items() if card_count and asset in by_id
    )
    return tuple(sorted(cards, key=lambda card: GEAR_SLOTS.index(card.slot)))


def kit_from_cards(cards: Iterable[CardData]) -> Kit:
    """Return these cards by place."""
    return Kit(**{card.slot: card for card in cards})


def can_be_held_together(cards: Iterable[CardData]) -> bool:
    """Return whether these cards fit together: one card in each place, and enough hands.

    Rule: MOR-CARD-02.

    So a gladiator has at most five cards (MOR-CARD-03).
    """
    return not any(rules_against(cards))


def rules_against(cards: Iterable[CardData]) -> Iterator[str]:
    """Yield the rules by which these cards do not fit together."""
    held_cards = tuple(cards)
    slot_counts = Counter(card.slot for card in held_cards)
    if slot_counts["weapon"] > 1:
        yield "MOR-WEAP-01"
    if any(slot_counts[slot] > 1 for slot in ("helmet", "torso", "leg")):
        yield "MOR-ARM-02"
    nets = tuple(card.net for card in held_cards if card.slot == "offhand")
    if len(nets) > 1:
        yield "MOR-CASS-05" if any(nets) else "MOR-ARM-02"
    yield from _rules_about_full_hands(held_cards, nets)


def _rules_about_full_hands(
    held_cards: tuple[CardData, ...], nets: tuple[bool, ...]
) -> Iterator[str]:
    """Yield the rules about a two-handed weapon, which leaves no hand for a shield or a net."""
    weapons = [card for card in held_cards if card.slot == "weapon" and card.hands == "two"]
    if not weapons or not nets:
        return
    if any(card.attacks > 1 for card in weapons):
        yield "MOR-WEAP-08"
    if any(nets):
        yield "MOR-CASS-04"
    if not all(nets):
        yield from ("MOR-WEAP-04", "MOR-ARM-04")


def is_two_handed(kit: Kit) -> bool:
    """Return whether the weapon takes both hands (MOR-WEAP-03, MOR-WEAP-05, MOR-WEAP-07).

    Trident and Hasta take both hands if there is no shield or Casses (MOR-WEAP-06).
    """
    if kit.weapon is None or kit.weapon.hands == "one":
        return False
    return kit.weapon.hands == "two" or kit.offhand is None


def attack_value(kit: Kit) -> int:
    """Return the Attack Value (MOR-WEAP-02, MOR-WEAP-03, MOR-WEAP-06).

    A Casses has no Attack Value in a fight (MOR-CASS-02).
    """
    if kit.weapon is None:
        return PUGIO_ATTACK_VALUE
    weapon_value = kit.weapon.av_two if is_two_handed(kit) else kit.weapon.av_one
    return weapon_value or 0


def number_of_strikes(kit: Kit) -> int:
    """Return the number of strikes in a round: two with the Dual Gladius (MOR-WEAP-09)."""
    return 1 if kit.weapon is None else kit.weapon.attacks


def defence_value(kit: Kit) -> int:
    """Return the Defence Value, which is the sum over all gear (MOR-ARM-01, MOR-ARM-03)."""
    return sum(card.d for card in kit.cards)


def encumbrance_value(kit: Kit) -> int:
    """Return the Encumbrance Value, which is the sum over all gear (MOR-ARM-01, MOR-ARM-03)."""
    return sum(card.e for card in kit.cards)


def has_net(kit: Kit) -> bool:
    """Return whether the gladiator has the Casses (MOR-CASS-03)."""
    return kit.offhand is not None and kit.offhand.net


def helmet_guard(kit: Kit) -> int:
    """Return the number on the helmet that is added to the die against a net (MOR-CASS-06)."""
    return 0 if kit.helmet is None else kit.helmet.anti_net


def max_hit_points(state: Game, gladiator: str) -> int:
    """Return the maximum of hit points, which is the number of Hit Point cards (MOR-HP-04)."""
    return state.books.balance(gladiator, HIT_POINT)


def pennants_of_space(state: Game, space: str) -> int:
    """Return the number of pennants of a space; 0 if it has no arena (MOR-ARENA-01, MOR-ARENA-02).

    The number is also the strength of the beast (MOR-ARENA-04).
    """
    return state.world.scenario.space[space].pennants or 0


def is_in_roma(state: Game, gladiator: str) -> bool:
    """Return whether the gladiator is in the Flavian Amphitheatre."""
    return state.seating.place_of(gladiator) == state.world.scenario.roma.id


def rivals_on_space(state: Game, gladiator: str) -> tuple[str, ...]:
    """Return the other living gladiators on the space, clockwise from the left (R-12)."""
    gladiators = state.seating.pieces_at(state.seating.place_of(gladiator))
    world = state.world
    return tuple(
        other_gladiator
        for other_gladiator in world.players_clockwise_from(gladiator)
        if other_gladiator in gladiators and world.gladiators[other_gladiator].alive
    )
