"""CARD: drawing a card. A flux card is carried out, and a gear card is kept or discarded."""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri.card_orders import carry_out_order
from ledger.games.morituri.cards import (
    account_to_draw_from,
    cards_in_pile,
    move_discards_to_pile,
    pile_size,
)
from ledger.games.morituri.events import CardDrawn
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.state import DISCARD_ACCOUNT, DRAWN_ACCOUNT, PILE_ACCOUNT, Game, World
from ledger.games.morituri.transcript import begin_transcript
from ledger.games.morituri.turn import next_step, record_end_or_next_step
from ledger.record.entry import Posting, Roll
from ledger.record.objection import Objection, Objections


class DrawCard(Command):
    """Draw the next card."""

    card: str | None = Field(default=None, max_length=64)
    """The card drawn from the table; null where the server draws."""


def are_cards_on_table(state: Game) -> bool:
    """Return whether the cards lie on the table."""
    return state.switch("cards.drawn") == "table"


def _must_owe_a_draw(state: Game, actor: str) -> Objections:
    """Refuse a draw unless the actor is the next player who owes a draw (MOR-CARD-06)."""
    if next_step(state.world) != "draw" or state.world.draws[0] != actor:
        yield Objection("MOR-CARD-06", "no-card-to-draw", waivable=False)


def _must_name_the_card(state: Game, command: DrawCard) -> Objections:
    """Refuse an unknown card from the table (MOR-SETUP-05).

    Where the server draws, every named card is refused.
    """
    if not are_cards_on_table(state) or not account_to_draw_from(state):
        if command.card is not None:
            yield Objection("MOR-SETUP-05", "card-not-wanted", waivable=False)
    elif command.card not in {
        card.id for card, _ in cards_in_pile(state, account_to_draw_from(state))
    }:
        yield Objection("MOR-SETUP-05", "card-wanted", waivable=False)


def _draw_card_objections(state: Game, actor: str, command: DrawCard) -> Objections:
    yield from _must_owe_a_draw(state, actor)
    yield from _must_name_the_card(state, command)


def _draft_card_draw(state: Game, actor: str, command: DrawCard, context: ActContext) -> Drafts:
    """Draft the draw of a card from the pile.

    An empty pile is filled with the discards (MOR-SETUP-05, R-20). If a changed reading leaves no
    card to draw, no card is drawn.
    """
    transcript = begin_transcript(state, context)
    if not account_to_draw_from(state):
        record_end_or_next_step(transcript)
        return transcript.drafts
    if account_to_draw_from(state) == DISCARD_ACCOUNT:
        move_discards_to_pile(transcript)
    card, rolls = _draw_card(transcript.state, actor, command.card, context)
    target = DRAWN_ACCOUNT if card.gear else DISCARD_ACCOUNT
    event = CardDrawn(actor, card.id, card.gear, pile_size(transcript.state, PILE_ACCOUNT) - 1)
    transcript.add_draft(event, (Posting(card.id, PILE_ACCOUNT, target, 1),), rolls=rolls)
    if not card.gear:
        carry_out_order(transcript, actor, card)
    record_end_or_next_step(transcript)
    return transcript.drafts


def _draw_card(
    state: Game, gladiator: str, card_id: str | None, context: ActContext
) -> tuple[CardData, tuple[Roll, ...]]:
    """Return the drawn card and its roll, among all cards left in the order of the deck.

    The result is as random as a shuffle before the game. A card that a steward has put on top of
    the pile needs no roll.
    """
    pile = [
        card for card, card_count in cards_in_pile(state, PILE_ACCOUNT) for _ in range(card_count)
    ]
    card_ids = [card.id for card in pile]
    roll_name = f"card-{state.world.cards + 1}"
    if card_id is not None:
        card_index = card_ids.index(card_id)
        return pile[card_index], (
            Roll(roll_name, len(pile), card_index + 1, source="table", witness=gladiator),
        )
    if state.world.next_card in card_ids:
        return pile[card_ids.index(state.world.next_card)], ()
    roll = context.roll(roll_name, len(pile))
    return pile[roll.value - 1], (roll,)


@open_to(meets_demand(_must_owe_a_draw))
def _offer_draw_card(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    if not are_cards_on_table(state) or not account_to_draw_from(state):
        return Form()
    cards = cards_in_pile(state, account_to_draw_from(state))
    options = tuple(Option(card.id, "note-left", {"n": card_count}) for card, card_count in cards)
    return Form((Choice("card", options),))


DRAWING: Chapter[World] = Chapter(
    "MOR-CARD",
    acts=(Act(DrawCard, _draw_card_objections, _draft_card_draw, _offer_draw_card),),
)
