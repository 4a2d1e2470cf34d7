"""Gear that a gladiator is about to lose: the possible cards, and the player who names one."""

from ledger.games.morituri.cards import record_loss_of_gear
from ledger.games.morituri.events import LossOwed
from ledger.games.morituri.gear import gear_of
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.state import Game, GearLoss
from ledger.games.morituri.transcript import Transcript


def cards_at_stake(state: Game, gladiator: str, cause: str) -> tuple[str, ...]:
    """Return the gladiator's cards that bandits or a thief can take.

    `cause` is the id of the space or the card. Bandits take any card (MOR-HOUSE-BOARD-05). A thief
    takes a piece of armour (MOR-HOUSE-CARD-15) or the weapon (MOR-HOUSE-CARD-16). The Casses counts
    as a weapon by one reading alone (R-07).
    """
    gear, card = gear_of(state, gladiator), state.world.scenario.deck.by_id.get(cause)
    if card is None:
        return tuple(piece.id for piece in gear)
    if card.effect == "lose_armour":
        return tuple(piece.id for piece in gear if piece.armour)
    are_nets_stealable = state.switch("road.casses_bandit_mode") == "stealable"
    return tuple(
        card.id for card in gear if card.slot == "weapon" or (are_nets_stealable and card.net)
    )


def chooser_of_loss(state: Game, gladiator: str, card: CardData | None) -> str:
    """Return the player who names the lost card: the holder, or the next living player on the left.

    Rules: MOR-HOUSE-CARD-15, MOR-HOUSE-CARD-16, MOR-HOUSE-BOARD-05.
    """
    if card is None or card.chooser == "holder":
        return gladiator
    world = state.world
    living_opponents = (
        candidate
        for candidate in world.players_clockwise_from(gladiator)
        if candidate in world.living
    )
    return next(living_opponents, gladiator)


def adapt_loss(transcript: Transcript) -> None:
    """Adapt a loss to corrections of the gear, and to a chooser who has died.

    If only one card is left, it is lost without a choice. Without a card no card is lost
    (MOR-HOUSE-CARD-15).
    """
    state, loss = transcript.state, transcript.world.loss
    if loss is None:
        return
    options = cards_at_stake(state, loss.victim, loss.why)
    chooser = _living_chooser(state, loss)
    if len(options) == 1:
        record_loss_of_gear(transcript, loss.victim, chooser, options, loss.why)
    elif (options, chooser) != (loss.options, loss.chooser):
        transcript.add_draft(LossOwed(loss.victim, chooser, options, loss.why))


def _living_chooser(state: Game, loss: GearLoss) -> str:
    if loss.chooser in state.world.living:
        return loss.chooser
    return chooser_of_loss(state, loss.victim, state.world.scenario.deck.by_id.get(loss.why))
