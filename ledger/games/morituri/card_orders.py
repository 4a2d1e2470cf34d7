"""Cards that give orders: they are obeyed at once, as far as that is possible (MOR-CARD-08)."""

from collections.abc import Callable, Mapping

from ledger.games.morituri.cards import gains, loses, shuffle, taken
from ledger.games.morituri.events import DrawsOwed, SentAway, TurnsLost
from ledger.games.morituri.losses import at_stake, chooser
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.story import Story
from ledger.record.entry import Placement


def obey(story: Story, who: str, card: CardData) -> None:
    """What the card orders, without asking (MOR-FLUX-01, MOR-TURN-03)."""
    if card.effect is not None:
        _ORDERS[card.effect](story, who, card)


def _gain(story: Story, who: str, card: CardData) -> None:
    """More hit points for good (MOR-HOUSE-CARD-13)."""
    gains(story, who, card.id, card.n)


def _lose(story: Story, who: str, card: CardData) -> None:
    """Fewer hit points, but never none (MOR-HOUSE-CARD-17, MOR-FLUX-03, MOR-HP-06)."""
    loses(story, who, card.id, card.n, card.floor)


def _draw(story: Story, who: str, card: CardData) -> None:
    """More cards, one after the other (MOR-HOUSE-CARD-14)."""
    story.tell(DrawsOwed(who, card.n, card=card.id))


def _lose_armour(story: Story, who: str, card: CardData) -> None:
    """A piece of armour is stolen, if he has any (MOR-HOUSE-CARD-15).

    (MOR-FLUX-02)
    """
    _stolen(story, who, card)


def _lose_weapon(story: Story, who: str, card: CardData) -> None:
    """The weapon is stolen; the Casses is none, but by one reading (MOR-HOUSE-CARD-16, R-07)."""
    _stolen(story, who, card)


def _stolen(story: Story, who: str, card: CardData) -> None:
    state = story.state
    taken(story, who, chooser(state, who, card), at_stake(state, who, card.id), card.id)


def _miss_turn(story: Story, who: str, card: CardData) -> None:
    """The next turn is missed (MOR-HOUSE-CARD-18)."""
    story.tell(TurnsLost(who, card.n, card.id))


def _owner_in_debt(story: Story, who: str, card: CardData) -> None:
    """To the Dalmatian Coast at once, even from Roma; his own turn ends (MOR-FLUX-04).

    The draw pile is shuffled together with all discards and this card (MOR-FLUX-06,
    MOR-HOUSE-CARD-19). Nothing happens to him on the Coast, and he moves on from there
    (MOR-FLUX-05, MOR-PVP-26).
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
