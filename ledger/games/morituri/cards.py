"""The piles of cards, and the gains and losses of gear, hit points and turns."""

from collections.abc import Iterator, Mapping

from ledger.games.morituri.events import (
    CardIdle,
    GearLost,
    HitPointsGained,
    HitPointsLost,
    LossOwed,
    NothingDrawn,
    PileShuffled,
)
from ledger.games.morituri.gear import max_hit_points
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
    Game,
)
from ledger.games.morituri.transcript import Transcript
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting


def cards_in_pile(state: Game, account: str) -> Iterator[tuple[CardData, int]]:
    """Yield each kind of card in a pile with its number of cards, in the order of the deck."""
    card_counts: Mapping[str, int] = state.books.accounts.get(account, {})
    for card in state.world.scenario.deck.cards:
        if card_count := card_counts.get(card.id, 0):
            yield card, card_count


def pile_size(state: Game, account: str) -> int:
    """Return the number of cards in a pile."""
    return sum(card_count for _, card_count in cards_in_pile(state, account))


def account_to_draw_from(state: Game) -> str:
    """Return the account from which the next card comes.

    The account is the discards when they are about to be shuffled, and "" when no card can be drawn
    (R-20).
    """
    if pile_size(state, PILE_ACCOUNT):
        return PILE_ACCOUNT
    shuffles_discards = state.switch("cards.deck_empty") == "shuffle_discards"
    return DISCARD_ACCOUNT if shuffles_discards and pile_size(state, DISCARD_ACCOUNT) else ""


def move_discards_to_pile(transcript: Transcript) -> None:
    """Move all discards into the draw pile (MOR-FLUX-06)."""
    state = transcript.state
    return_postings = tuple(
        Posting(card.id, DISCARD_ACCOUNT, PILE_ACCOUNT, card_count)
        for card, card_count in cards_in_pile(state, DISCARD_ACCOUNT)
    )
    card_count = sum(posting.amount for posting in return_postings)
    transcript.add_draft(
        PileShuffled(card_count, pile_size(state, PILE_ACCOUNT) + card_count), return_postings
    )


def cancel_draws_without_cards(transcript: Transcript) -> None:
    """Cancel the draws for which no card is left (R-20)."""
    while transcript.world.draws and not account_to_draw_from(transcript.state):
        transcript.add_draft(NothingDrawn(transcript.world.draws[0]))


def record_gain(
    transcript: Transcript,
    gladiator: str,
    cause: str,
    hit_point_count: int = 1,
    *,
    is_due: bool = False,
) -> None:
    """Record a permanent gain of hit points (MOR-HP-03, MOR-HP-04).

    The Hit Point cards come from the box. When the box is empty, the readings decide whether points
    are still counted (R-22). Points that are `is_due` to every gladiator are always counted.
    """
    state = transcript.state
    available_points = min(hit_point_count, state.books.balance(SUPPLY_ACCOUNT, HIT_POINT))
    counts_surplus = is_due or state.switch("cards.hit_point_supply") == "unlimited_display"
    surplus = hit_point_count - available_points if counts_surplus else 0
    sources = ((SUPPLY_ACCOUNT, available_points), (ORIGIN_ACCOUNT, surplus))
    postings = tuple(
        Posting(HIT_POINT, source, gladiator, amount) for source, amount in sources if amount
    )
    if postings:
        transcript.add_draft(
            HitPointsGained(gladiator, available_points + surplus, cause), postings
        )


def record_loss_of_hit_points(
    transcript: Transcript, gladiator: str, cause: str, hit_point_count: int, floor: int
) -> None:
    """Record a permanent loss of hit points, never below `floor`.

    If a card's order cannot be obeyed, the chronicle says so (MOR-CARD-08). Further rules:
    MOR-HP-04, MOR-HP-06, MOR-FLUX-03.
    """
    points_lost = min(hit_point_count, max_hit_points(transcript.state, gladiator) - floor)
    if points_lost > 0:
        posting = Posting(HIT_POINT, gladiator, SUPPLY_ACCOUNT, points_lost)
        transcript.add_draft(HitPointsLost(gladiator, points_lost, cause), (posting,))
    elif cause in transcript.world.scenario.deck.by_id:
        transcript.add_draft(CardIdle(gladiator, cause))


def record_loss_of_gear(
    transcript: Transcript, gladiator: str, chooser: str, options: tuple[str, ...], cause: str
) -> None:
    """Record the loss of one of these gear cards.

    If there are several cards, `chooser` names the lost card.

    Bandits and thieves take cards in this way (MOR-HOUSE-BOARD-05, MOR-HOUSE-CARD-15). A gladiator
    without a card loses nothing (MOR-CARD-08).
    """
    if len(options) > 1:
        transcript.add_draft(LossOwed(gladiator, chooser, options, cause))
    elif options:
        discard_gear(transcript, gladiator, options[0], cause)
    else:
        transcript.add_draft(CardIdle(gladiator, cause))


def discard_gear(transcript: Transcript, gladiator: str, card: str, cause: str) -> None:
    """Move a gladiator's gear card to the discards."""
    transcript.add_draft(
        GearLost(gladiator, card, cause), (Posting(card, gladiator, DISCARD_ACCOUNT, 1),)
    )
