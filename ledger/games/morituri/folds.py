"""How the world follows each entry. Nothing here refuses, and nothing reads data or switches."""

from dataclasses import replace

from ledger.games.morituri import events as b
from ledger.games.morituri.pugna.state import Duel, Hunt
from ledger.games.morituri.state import Beast, Loss, Lot, World
from ledger.record.entry import Entry


def lot_cast(world: World, event: b.LotCast, entry: Entry) -> World:
    """Somebody rolled for the turn order and need not roll again."""
    casting = tuple(who for who in world.casting if who != event.who)
    lot = Lot(event.who, event.value, entry.id)
    return replace(world, casting=casting, lots=(*world.lots, lot))


def lots_tied(world: World, event: b.LotsTied, _entry: Entry) -> World:
    """Players who tied roll again for the turn order; the earlier lots are dropped."""
    return replace(world, casting=event.who, lots=(), again=world.again + 1)


def order_set(world: World, event: b.OrderSet, _entry: Entry) -> World:
    """The turn order is set, and the first turn begins."""
    return replace(
        world, casting=(), lots=(), order=event.order, turn=event.order[0], round=1, moved=False
    )


def turn_began(world: World, event: b.TurnBegan, _entry: Entry) -> World:
    """Somebody else's turn, with nothing asked but what Roma asks."""
    return replace(
        world,
        turn=event.who,
        round=event.round,
        moved=False,
        held=event.skips > 0,
        beast=_beast(event.beast),
        foes=event.foes,
        danger="",
    )


def _beast(word: str) -> Beast:
    return "must" if word == "must" else "may" if word == "may" else ""


def moved(world: World, _event: b.Moved, _entry: Entry) -> World:
    """The die of this turn is spent."""
    return replace(world, moved=True, casts=world.casts + 1)


def draws_owed(world: World, event: b.DrawsOwed, _entry: Entry) -> World:
    """The newest draws come first: a card drawn by another card's order, before any other."""
    return replace(world, draws=(*(event.who,) * event.n, *world.draws))


def arena_entered(world: World, event: b.ArenaEntered, _entry: Entry) -> World:
    """An opponent or a beast is to be fought; arrivals in Roma are counted."""
    if event.in_roma:
        world = world.changed(event.who, arrivals=world.gladiator(event.who).arrivals + 1)
    return replace(world, foes=event.foes, beast=_beast(event.beast))


def danger_met(world: World, event: b.DangerMet, _entry: Entry) -> World:
    """A danger was met at this place, and a roll against it is owed."""
    return replace(world, danger=event.place)


def danger_faced(world: World, _event: b.DangerFaced, _entry: Entry) -> World:
    """The roll against the danger was made."""
    return replace(world, danger="", casts=world.casts + 1)


def loss_owed(world: World, event: b.LossOwed, _entry: Entry) -> World:
    """Somebody has to name a card; nobody, when there is none left."""
    owed = Loss(event.who, event.chooser, event.options, event.why) if event.options else None
    return replace(world, loss=owed)


def gear_lost(world: World, _event: b.GearLost, _entry: Entry) -> World:
    """It was named."""
    return replace(world, loss=None)


def turns_lost(world: World, event: b.TurnsLost, _entry: Entry) -> World:
    """Turns missed add up."""
    return world.changed(event.who, skips=world.gladiator(event.who).skips + event.turns)


def card_drawn(world: World, event: b.CardDrawn, _entry: Entry) -> World:
    """One draw fewer; gear waits to be kept or not."""
    drawn = (event.who, event.card) if event.gear else None
    draws = _one_less(world, event.who)
    return replace(world, draws=draws, drawn=drawn, cards=world.cards + 1, next_card="")


def nothing_drawn(world: World, event: b.NothingDrawn, _entry: Entry) -> World:
    """One draw fewer."""
    return replace(world, draws=_one_less(world, event.who))


def _one_less(world: World, who: str) -> tuple[str, ...]:
    if who not in world.draws:
        return world.draws
    at = world.draws.index(who)
    return (*world.draws[:at], *world.draws[at + 1 :])


def gear_kept(world: World, _event: b.GearKept, _entry: Entry) -> World:
    """Nothing waits any more."""
    return replace(world, drawn=None)


def sent_away(world: World, event: b.SentAway, _entry: Entry) -> World:
    """He draws no more; whose turn it was has nothing left to do, a resident nobody to fight."""
    world = replace(world, draws=tuple(who for who in world.draws if who != event.who))
    if event.ends:
        return replace(world, moved=True, foes=(), beast="", danger="")
    return replace(world, foes=tuple(who for who in world.foes if who != event.who))


def turn_waited(world: World, event: b.TurnWaited, _entry: Entry) -> World:
    """The turn is spent, and one fewer is to be missed if it was missed."""
    world = replace(world, moved=True, beast="", foes=())
    if not event.held:
        return world
    return world.changed(event.who, skips=max(0, world.gladiator(event.who).skips - 1))


def died(world: World, event: b.Died, _entry: Entry) -> World:
    """Whatever was asked of him, or of others because of him, is over."""
    if event.who == world.turn:
        world = replace(world, moved=True, foes=(), beast="", danger="")
    if event.who in _fighters(world.bout):
        world = replace(world, bout=None)
    drawn = world.drawn if world.drawn and world.drawn[0] != event.who else None
    loss = world.loss if world.loss and world.loss.victim != event.who else None
    world = replace(
        world,
        draws=tuple(who for who in world.draws if who != event.who),
        foes=tuple(who for who in world.foes if who != event.who),
        drawn=drawn,
        loss=loss,
    )
    deaths = world.gladiator(event.who).deaths + 1
    standing = "waiting" if event.returns else "dead"
    return world.changed(
        event.who,
        standing=standing,
        skips=event.turns,
        roma_duels=0,
        arrivals=0,
        deaths=deaths,
        fell=event.place,
    )


def _fighters(bout: Duel | Hunt | None) -> tuple[str, ...]:
    if bout is None:
        return ()
    return bout.both if isinstance(bout, Duel) else (bout.who,)


def returned(world: World, event: b.Returned, _entry: Entry) -> World:
    """A new gladiator."""
    return world.changed(event.who, standing="alive", skips=0)


def game_ended(world: World, event: b.GameEnded, _entry: Entry) -> World:
    """Nothing is asked any more."""
    return replace(
        world,
        ended=True,
        winner=event.winner,
        bout=None,
        loss=None,
        drawn=None,
        draws=(),
        danger="",
        foes=(),
        beast="",
    )


def fact_set(world: World, event: b.FactSet, _entry: Entry) -> World:
    """The world after a steward set a fact; the books keep cards, the seating keeps pawns."""
    match event.fact:
        case "turn":
            return _cleared(replace(world, loss=None, drawn=None, draws=()))
        case "skips":
            return world.changed(event.who, skips=int(event.value))
        case "card":
            return replace(world, next_card=event.value)
        case "place" if event.who == world.turn:
            return replace(world, foes=(), beast="", danger="")
        case "place":
            return replace(world, foes=tuple(who for who in world.foes if who != event.who))
    return world


def _cleared(world: World) -> World:
    return replace(world, bout=None, danger="", foes=(), beast="")
