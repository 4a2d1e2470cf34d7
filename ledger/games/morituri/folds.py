"""The effect of each entry on the world. No function here refuses or reads data or switches."""

from dataclasses import replace

from ledger.games.morituri import events as b
from ledger.games.morituri.pugna.state import BeastFight, Duel
from ledger.games.morituri.state import BeastObligation, GearLoss, TurnOrderRoll, World
from ledger.record.entry import Entry


def evolve_lot_cast(world: World, event: b.LotCast, entry: Entry) -> World:
    """Return the world after a roll for the turn order. The player need not roll again."""
    casters = tuple(gladiator for gladiator in world.players_to_cast if gladiator != event.who)
    lot = TurnOrderRoll(event.who, event.value, entry.id)
    return replace(world, players_to_cast=casters, lots=(*world.lots, lot))


def evolve_lots_tied(world: World, event: b.LotsTied, _entry: Entry) -> World:
    """Return the world after a tie. The tied players roll again, and earlier rolls are dropped."""
    return replace(world, players_to_cast=event.who, lots=(), again=world.again + 1)


def evolve_order_set(world: World, event: b.OrderSet, _entry: Entry) -> World:
    """Return the world with a turn order, at the start of the first turn."""
    return replace(
        world,
        players_to_cast=(),
        lots=(),
        order=event.order,
        turn=event.order[0],
        round=1,
        has_moved=False,
    )


def evolve_turn_began(world: World, event: b.TurnBegan, _entry: Entry) -> World:
    """Return the world at the start of a turn, with only the fights of Roma open."""
    return replace(
        world,
        turn=event.who,
        round=event.round,
        has_moved=False,
        is_held=event.skips > 0,
        beast=_parse_beast_obligation(event.beast),
        foes=event.foes,
        danger="",
    )


def _parse_beast_obligation(word: str) -> BeastObligation:
    return "must" if word == "must" else "may" if word == "may" else ""


def evolve_move(world: World, _event: b.Moved, _entry: Entry) -> World:
    """Return the world in which the roll of this turn is used up."""
    return replace(world, has_moved=True, casts=world.casts + 1)


def evolve_draws_owed(world: World, event: b.DrawsOwed, _entry: Entry) -> World:
    """Return the world with new draws before earlier draws, because a card's order goes first."""
    return replace(world, draws=(*(event.who,) * event.n, *world.draws))


def evolve_arena_entered(world: World, event: b.ArenaEntered, _entry: Entry) -> World:
    """Return the world in which a fight is about to begin. Arrivals in Roma are counted."""
    if event.in_roma:
        world = world.with_gladiator(event.who, arrivals=world.gladiator(event.who).arrivals + 1)
    return replace(world, foes=event.foes, beast=_parse_beast_obligation(event.beast))


def evolve_danger_met(world: World, event: b.DangerMet, _entry: Entry) -> World:
    """Return the world in which the gladiator owes a roll against this danger."""
    return replace(world, danger=event.place)


def evolve_danger_faced(world: World, _event: b.DangerFaced, _entry: Entry) -> World:
    """Return the world after the roll against the danger."""
    return replace(world, danger="", casts=world.casts + 1)


def evolve_loss_owed(world: World, event: b.LossOwed, _entry: Entry) -> World:
    """Return the world in which a player must name a lost card.

    Without options no card is named.
    """
    gear_loss = (
        GearLoss(event.who, event.chooser, event.options, event.why) if event.options else None
    )
    return replace(world, loss=gear_loss)


def evolve_gear_lost(world: World, _event: b.GearLost, _entry: Entry) -> World:
    """Return the world after the lost card was named."""
    return replace(world, loss=None)


def evolve_turns_lost(world: World, event: b.TurnsLost, _entry: Entry) -> World:
    """Return the world with more turns to miss. The numbers of turns are added."""
    return world.with_gladiator(
        event.who, missed_turns=world.gladiator(event.who).missed_turns + event.turns
    )


def evolve_card_drawn(world: World, event: b.CardDrawn, _entry: Entry) -> World:
    """Return the world with one draw less. A gear card waits for a choice."""
    drawn_card = (event.who, event.card) if event.gear else None
    draws = _draws_without_one(world, event.who)
    return replace(world, draws=draws, drawn=drawn_card, cards=world.cards + 1, next_card="")


def evolve_nothing_drawn(world: World, event: b.NothingDrawn, _entry: Entry) -> World:
    """Return the world with one draw less."""
    return replace(world, draws=_draws_without_one(world, event.who))


def _draws_without_one(world: World, gladiator: str) -> tuple[str, ...]:
    if gladiator not in world.draws:
        return world.draws
    draw_index = world.draws.index(gladiator)
    return (*world.draws[:draw_index], *world.draws[draw_index + 1 :])


def evolve_gear_kept(world: World, _event: b.GearKept, _entry: Entry) -> World:
    """Return the world in which no drawn card waits for a choice."""
    return replace(world, drawn=None)


def evolve_pawn_sent_away(world: World, event: b.SentAway, _entry: Entry) -> World:
    """Return the world after a pawn was sent away.

    The draws of the pawn's gladiator are cancelled. If it was that gladiator's turn, all open steps
    end. Otherwise the gladiator is no longer an opponent.
    """
    world = replace(
        world, draws=tuple(gladiator for gladiator in world.draws if gladiator != event.who)
    )
    if event.ends:
        return replace(world, has_moved=True, foes=(), beast="", danger="")
    return replace(
        world, foes=tuple(gladiator for gladiator in world.foes if gladiator != event.who)
    )


def evolve_turn_waited(world: World, event: b.TurnWaited, _entry: Entry) -> World:
    """Return the world in which the turn is used up. A missed turn reduces the turns to miss."""
    world = replace(world, has_moved=True, beast="", foes=())
    if not event.held:
        return world
    return world.with_gladiator(
        event.who, missed_turns=max(0, world.gladiator(event.who).missed_turns - 1)
    )


def evolve_death(world: World, event: b.Died, _entry: Entry) -> World:
    """Return the world after a death.

    The gladiator's open steps end. Other players' steps about the gladiator end, too.
    """
    if event.who == world.turn:
        world = replace(world, has_moved=True, foes=(), beast="", danger="")
    if event.who in _fighters(world.bout):
        world = replace(world, bout=None)
    drawn_card = world.drawn if world.drawn and world.drawn[0] != event.who else None
    loss = world.loss if world.loss and world.loss.victim != event.who else None
    world = replace(
        world,
        draws=tuple(gladiator for gladiator in world.draws if gladiator != event.who),
        foes=tuple(gladiator for gladiator in world.foes if gladiator != event.who),
        drawn=drawn_card,
        loss=loss,
    )
    death_count = world.gladiator(event.who).deaths + 1
    new_standing = "waiting" if event.returns else "dead"
    return world.with_gladiator(
        event.who,
        standing=new_standing,
        missed_turns=event.turns,
        roma_duels=0,
        arrivals=0,
        deaths=death_count,
        fell=event.place,
    )


def _fighters(bout: Duel | BeastFight | None) -> tuple[str, ...]:
    if bout is None:
        return ()
    return bout.fighters if isinstance(bout, Duel) else (bout.who,)


def evolve_return(world: World, event: b.Returned, _entry: Entry) -> World:
    """Return the world with the gladiator alive again."""
    return world.with_gladiator(event.who, standing="alive", missed_turns=0)


def evolve_game_ended(world: World, event: b.GameEnded, _entry: Entry) -> World:
    """Return the world after the end, with no step open."""
    return replace(
        world,
        is_ended=True,
        winner=event.winner,
        bout=None,
        loss=None,
        drawn=None,
        draws=(),
        danger="",
        foes=(),
        beast="",
    )


def evolve_fact_set(world: World, event: b.FactSet, _entry: Entry) -> World:
    """Return the world after a steward set a fact.

    The books change for cards, and the seating changes for pawns.
    """
    match event.fact:
        case "turn":
            return _without_steps(replace(world, loss=None, drawn=None, draws=()))
        case "skips":
            return world.with_gladiator(event.who, missed_turns=int(event.value))
        case "card":
            return replace(world, next_card=event.value)
        case "place" if event.who == world.turn:
            return replace(world, foes=(), beast="", danger="")
        case "place":
            return replace(
                world, foes=tuple(gladiator for gladiator in world.foes if gladiator != event.who)
            )
    return world


def _without_steps(world: World) -> World:
    return replace(world, bout=None, danger="", foes=(), beast="")
