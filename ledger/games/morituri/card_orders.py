"""Cards that give orders. An order is obeyed at once, as far as possible (MOR-CARD-08)."""

from collections.abc import Callable, Mapping

from ledger.games.morituri.cards import (
    record_gain,
    record_loss_of_gear,
    record_loss_of_hit_points,
    shuffle,
)
from ledger.games.morituri.events import DrawsOwed, SentAway, TurnsLost
from ledger.games.morituri.losses import at_stake, chooser
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.story import Story
from ledger.record.entry import Placement


def obey(story: Story, who: str, card: CardData) -> None:
    """Carry out the order of a card. The drawer is not asked (MOR-FLUX-01, MOR-TURN-03)."""
    if card.effect is not None:
        _ORDERS[card.effect](story, who, card)


def _gain(story: Story, who: str, card: CardData) -> None:
    """Record a permanent gain of hit points (MOR-HOUSE-CARD-13)."""
    record_gain(story, who, card.id, card.n)


def _lose(story: Story, who: str, card: CardData) -> None:
    """Record a permanent loss of hit points, never of the last one.

    Rules: MOR-HOUSE-CARD-17, MOR-FLUX-03, MOR-HP-06.
    """
    record_loss_of_hit_points(story, who, card.id, card.n, card.floor)


def _draw(story: Story, who: str, card: CardData) -> None:
    """Record further cards to draw, one after the other (MOR-HOUSE-CARD-14)."""
    story.tell(DrawsOwed(who, card.n, card=card.id))


def _lose_armour(story: Story, who: str, card: CardData) -> None:
    """Record the theft of a piece of armour, if the gladiator has any.

    Rules: MOR-HOUSE-CARD-15, MOR-FLUX-02.
    """
    _stolen(story, who, card)


def _lose_weapon(story: Story, who: str, card: CardData) -> None:
    """Record the theft of the weapon (MOR-HOUSE-CARD-16).

    The Casses counts as a weapon by one reading alone (R-07).
    """
    _stolen(story, who, card)


def _stolen(story: Story, who: str, card: CardData) -> None:
    state = story.state
    record_loss_of_gear(
        story, who, chooser(state, who, card), at_stake(state, who, card.id), card.id
    )


def _miss_turn(story: Story, who: str, card: CardData) -> None:
    """Record a missed turn: the next one (MOR-HOUSE-CARD-18)."""
    story.tell(TurnsLost(who, card.n, card.id))


def _owner_in_debt(story: Story, who: str, card: CardData) -> None:
    """Send the gladiator to the Dalmatian Coast at once, even from Roma (MOR-FLUX-04).

    If it is the gladiator's turn, the turn ends. All discards and this card are shuffled into the
    draw pile (MOR-FLUX-06, MOR-HOUSE-CARD-19). The Coast has no effect, and the gladiator moves on
    from there (MOR-FLUX-05, MOR-PVP-26).
    """
    place = card.to or story.world.scenario.first.id
    origin, ends = story.state.seating.place(who), story.world.turn == who
    story.tell(SentAway(who, origin, place, card.id, ends), placements=(Placement(who, place),))
    if card.reshuffle:
        shuffle(story)


_ORDERS: Mapping[str, Callable[[Story, str, CardData], None]] = {
    "gain_hp": _gain,
    "lose_hp": _lose,
    "draw": _draw,
    "lose_armour": _lose_armour,
    "lose_weapon": _lose_weapon,
    "miss_turn": _miss_turn,
    "owner_in_debt": _owner_in_debt,
}
