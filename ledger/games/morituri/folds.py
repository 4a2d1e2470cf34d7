"""How the world follows each entry. Nothing here refuses, and nothing reads data or switches."""

from dataclasses import replace

from ledger.entry import Entry
from ledger.games.morituri import bodies as b
from ledger.games.morituri.pugna.bout import Duel, Hunt
from ledger.games.morituri.state import Beast, Loss, World


def same(world: World, _body: object, _entry: Entry) -> World:
    """The world as it was: such an entry only moves things, or only tells."""
    return world


def lot_cast(world: World, body: b.LotCast, _entry: Entry) -> World:
    """One fewer has to roll."""
    casting = tuple(who for who in world.casting if who != body.who)
    return replace(world, casting=casting, lots=(*world.lots, (body.who, body.value)))


def lots_tied(world: World, body: b.LotsTied, _entry: Entry) -> World:
    """Those who tied roll again."""
    return replace(world, casting=body.who, lots=(), again=world.again + 1)


def order_set(world: World, body: b.OrderSet, _entry: Entry) -> World:
    """The first turn."""
    return replace(
        world, casting=(), lots=(), order=body.order, turn=body.order[0], round=1, moved=False
    )


def turn_began(world: World, body: b.TurnBegan, _entry: Entry) -> World:
    """Somebody else's turn, with nothing asked but what Roma asks."""
    return replace(
        world,
        turn=body.who,
        round=body.round,
        moved=False,
        held=body.skips > 0,
        beast=_beast(body.beast),
        foes=body.foes,
        danger="",
    )


def _beast(word: str) -> Beast:
    return "must" if word == "must" else "may" if word == "may" else ""


def moved(world: World, _body: b.Moved, _entry: Entry) -> World:
    """The die of this turn is spent."""
    return replace(world, moved=True, casts=world.casts + 1)


def draws_owed(world: World, body: b.DrawsOwed, _entry: Entry) -> World:
    """The newest draws come first: a card drawn by another card's order, before any other."""
    return replace(world, draws=(*(body.who,) * body.n, *world.draws))


def arena_entered(world: World, body: b.ArenaEntered, _entry: Entry) -> World:
    """Who or what is to be fought; who comes to Roma is counted."""
    if body.in_roma:
        world = world.changed(body.who, arrivals=world.gladiator(body.who).arrivals + 1)
    return replace(world, foes=body.foes, beast=_beast(body.beast))


def danger_met(world: World, body: b.DangerMet, _entry: Entry) -> World:
    """A roll is asked for."""
    return replace(world, danger=body.place)


def danger_faced(world: World, _body: b.DangerFaced, _entry: Entry) -> World:
    """The roll was made."""
    return replace(world, danger="", casts=world.casts + 1)


def loss_owed(world: World, body: b.LossOwed, _entry: Entry) -> World:
    """Somebody has to name a card; nobody, when there is none left."""
    owed = Loss(body.who, body.chooser, body.options, body.why) if body.options else None
    return replace(world, loss=owed)


def gear_lost(world: World, _body: b.GearLost, _entry: Entry) -> World:
    """It was named."""
    return replace(world, loss=None)


def turns_lost(world: World, body: b.TurnsLost, _entry: Entry) -> World:
    """Turns missed add up."""
    return world.changed(body.who, skips=world.gladiator(body.who).skips + body.turns)


def card_drawn(world: World, body: b.CardDrawn, _entry: Entry) -> World:
    """One draw fewer; gear waits to be kept or not."""
    drawn = (body.who, body.card) if body.gear else None
    draws = _one_less(world, body.who)
    return replace(world, draws=draws, drawn=drawn, cards=world.cards + 1, next_card="")


def nothing_drawn(world: World, body: b.NothingDrawn, _entry: Entry) -> World:
    """One draw fewer."""
    return replace(world, draws=_one_less(world, body.who))


def _one_less(world: World, who: str) -> tuple[str, ...]:
    if who not in world.draws:
        return world.draws
    at = world.draws.index(who)
    return (*world.draws[:at], *world.draws[at + 1 :])


def gear_kept(world: World, _body: b.GearKept, _entry: Entry) -> World:
    """Nothing waits any more."""
    return replace(world, drawn=None)


def sent_away(world: World, body: b.SentAway, _entry: Entry) -> World:
    """He draws no more; whose turn it was has nothing left to do, a resident nobody to fight."""
    world = replace(world, draws=tuple(who for who in world.draws if who != body.who))
    if body.ends:
        return replace(world, moved=True, foes=(), beast="", danger="")
    return replace(world, foes=tuple(who for who in world.foes if who != body.who))


def turn_waited(world: World, body: b.TurnWaited, _entry: Entry) -> World:
    """The turn is spent, and one fewer is to be missed if it was missed."""
    world = replace(world, moved=True, beast="", foes=())
    if not body.held:
        return world
    return world.changed(body.who, skips=max(0, world.gladiator(body.who).skips - 1))


def died(world: World, body: b.Died, _entry: Entry) -> World:
    """Whatever was asked of him, or of others because of him, is over."""
    if body.who == world.turn:
        world = replace(world, moved=True, foes=(), beast="", danger="")
    if body.who in _fighters(world.bout):
        world = replace(world, bout=None)
    drawn = world.drawn if world.drawn and world.drawn[0] != body.who else None
    loss = world.loss if world.loss and world.loss.victim != body.who else None
    world = replace(
        world,
        draws=tuple(who for who in world.draws if who != body.who),
        foes=tuple(who for who in world.foes if who != body.who),
        drawn=drawn,
        loss=loss,
    )
    deaths = world.gladiator(body.who).deaths + 1
    standing = "waiting" if body.returns else "dead"
    return world.changed(
        body.who,
        standing=standing,
        skips=body.turns,
        roma_duels=0,
        arrivals=0,
        deaths=deaths,
        fell=body.place,
    )


def _fighters(bout: Duel | Hunt | None) -> tuple[str, ...]:
    if bout is None:
        return ()
    return bout.both if isinstance(bout, Duel) else (bout.who,)


def returned(world: World, body: b.Returned, _entry: Entry) -> World:
    """A new gladiator."""
    return world.changed(body.who, standing="alive", skips=0)


def game_ended(world: World, body: b.GameEnded, _entry: Entry) -> World:
    """Nothing is asked any more."""
    return replace(
        world,
        ended=True,
        winner=body.winner,
        bout=None,
        loss=None,
        drawn=None,
        draws=(),
        danger="",
        foes=(),
        beast="",
    )


def fact_set(world: World, body: b.FactSet, _entry: Entry) -> World:
    """What a steward said; pawns, cards and hit points lie with seating and books."""
    match body.fact:
        case "turn":
            return _cleared(replace(world, loss=None, drawn=None, draws=()))
        case "skips":
            return world.changed(body.who, skips=int(body.value))
        case "card":
            return replace(world, next_card=body.value)
        case "place" if body.who == world.turn:
            return replace(world, foes=(), beast="", danger="")
        case "place":
            return replace(world, foes=tuple(who for who in world.foes if who != body.who))
    return world


def _cleared(world: World) -> World:
    return replace(world, bout=None, danger="", foes=(), beast="")
