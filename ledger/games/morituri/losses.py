"""Gear that is about to be lost: which cards it may be, who names one, and what corrections do."""

from ledger.games.morituri.cards import taken
from ledger.games.morituri.events import LossOwed
from ledger.games.morituri.gear import carried
from ledger.games.morituri.scenario import CardData
from ledger.games.morituri.state import Game, Loss
from ledger.games.morituri.story import Story


def at_stake(state: Game, who: str, why: str) -> tuple[str, ...]:
    """The cards of his that bandits or a thief may take: `why` is the space or the card.

    Bandits take any (MOR-HOUSE-BOARD-05), a thief a piece of armour (MOR-HOUSE-CARD-15) or the
    weapon (MOR-HOUSE-CARD-16); the Casses is no weapon, but by one reading (R-07).
    """
    held, card = carried(state, who), state.world.scenario.deck.by_id.get(why)
    if card is None:
        return tuple(piece.id for piece in held)
    if card.effect == "lose_armour":
        return tuple(piece.id for piece in held if piece.armour)
    nets = state.switch("road.casses_bandit_mode") == "stealable"
    return tuple(c.id for c in held if c.slot == "weapon" or (nets and c.net))


def chooser(state: Game, who: str, card: CardData | None) -> str:
    """The player who names what is lost: the holder, or the next living player to his left.

    (MOR-HOUSE-CARD-15, MOR-HOUSE-CARD-16, MOR-HOUSE-BOARD-05)
    """
    if card is None or card.chooser == "holder":
        return who
    world = state.world
    living = (other for other in world.clockwise(who) if other in world.living)
    return next(living, who)


def follow(story: Story) -> None:
    """Adapt a loss to corrections: the gear has changed, or the chooser is no longer alive.

    With one card left there is no choice, and with none nothing is lost (MOR-HOUSE-CARD-15).
    """
    state, loss = story.state, story.world.loss
    if loss is None:
        return
    options = at_stake(state, loss.victim, loss.why)
    named = _alive(state, loss)
    if len(options) == 1:
        taken(story, loss.victim, named, options, loss.why)
    elif (options, named) != (loss.options, loss.chooser):
        story.tell(LossOwed(loss.victim, named, options, loss.why))


def _alive(state: Game, loss: Loss) -> str:
    if loss.chooser in state.world.living:
        return loss.chooser
    return chooser(state, loss.victim, state.world.scenario.deck.by_id.get(loss.why))
