"""Cards with orders. An order is carried out at once, as far as possible (MOR-CARD-08)."""

from collections.abc import Callable, Mapping

from ledger.games.morituri.cards import (
    move_discards_to_pile,
    record_gain,
    record_loss_of_gear,
    record_loss_of_hit_points,
)
from ledger.games.morituri.events import DrawsOwed, SentAway, TurnsLost
from ledger.games.morituri.losses import cards_at_stake, chooser_of_loss
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.transcript import Transcript
from ledger.record.entry import Placement


def carry_out_order(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Carry out the order of a card.

    The player who drew the card has no choice (MOR-FLUX-01, MOR-TURN-03).
    """
    if card.effect is not None:
        _DRAFTERS_BY_ORDER[card.effect](transcript, gladiator, card)


def _record_gain(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Record a permanent gain of hit points (MOR-HOUSE-CARD-13)."""
    record_gain(transcript, gladiator, card.id, card.n)


def _record_loss(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Record a permanent loss of hit points, but never of the last hit point.

    Rules: MOR-HOUSE-CARD-17, MOR-FLUX-03, MOR-HP-06.
    """
    record_loss_of_hit_points(transcript, gladiator, card.id, card.n, card.floor)


def _record_draws(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Record further cards to draw, one after the other (MOR-HOUSE-CARD-14)."""
    transcript.add_draft(DrawsOwed(gladiator, card.n, card=card.id))


def _record_armour_theft(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Record the theft of a piece of armour, if the gladiator has any.

    Rules: MOR-HOUSE-CARD-15, MOR-FLUX-02.
    """
    _record_theft(transcript, gladiator, card)


def _record_weapon_theft(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Record the theft of the weapon (MOR-HOUSE-CARD-16).

    The Casses counts as a weapon by one reading alone (R-07).
    """
    _record_theft(transcript, gladiator, card)


def _record_theft(transcript: Transcript, gladiator: str, card: CardData) -> None:
    state = transcript.state
    record_loss_of_gear(
        transcript,
        gladiator,
        chooser_of_loss(state, gladiator, card),
        cards_at_stake(state, gladiator, card.id),
        card.id,
    )


def _record_missed_turn(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Record that the gladiator will miss the next turn (MOR-HOUSE-CARD-18)."""
    transcript.add_draft(TurnsLost(gladiator, card.n, card.id))


def _send_to_dalmatia(transcript: Transcript, gladiator: str, card: CardData) -> None:
    """Send the gladiator to the Dalmatian Coast at once, even from Roma (MOR-FLUX-04).

    If it is the gladiator's turn, the turn ends. All discards and this card are shuffled into the
    draw pile (MOR-FLUX-06, MOR-HOUSE-CARD-19). The Coast has no effect, and the gladiator moves on
    from there (MOR-FLUX-05, MOR-PVP-26).
    """
    place = card.to or transcript.world.scenario.first.id
    start_space, ends_turn = (
        transcript.state.seating.place_of(gladiator),
        transcript.world.turn == gladiator,
    )
    transcript.add_draft(
        SentAway(gladiator, start_space, place, card.id, ends_turn),
        placements=(Placement(gladiator, place),),
    )
    if card.reshuffle:
        move_discards_to_pile(transcript)


_DRAFTERS_BY_ORDER: Mapping[str, Callable[[Transcript, str, CardData], None]] = {
    "gain_hp": _record_gain,
    "lose_hp": _record_loss,
    "draw": _record_draws,
    "lose_armour": _record_armour_theft,
    "lose_weapon": _record_weapon_theft,
    "miss_turn": _record_missed_turn,
    "owner_in_debt": _send_to_dalmatia,
}
