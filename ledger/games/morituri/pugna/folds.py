"""What entries of fights do to the world."""

from dataclasses import replace

from ledger.entry import Entry
from ledger.games.morituri.pugna.bodies import (
    BeastFought,
    CrowdHeard,
    DuelBegan,
    DuelEnded,
    HuntBegan,
    HuntEnded,
    MercyAnswered,
    RoundFought,
)
from ledger.games.morituri.pugna.bout import BEAST, LATEST, Duel, Hunt
from ledger.games.morituri.pugna.ends import EXTRA, MERCY, OVER, STRIKE
from ledger.games.morituri.state import World


def duel_began(world: World, body: DuelBegan, _entry: Entry) -> World:
    """A duel stands: its number names the dice of its rounds."""
    duel = Duel(
        number=body.number,
        place=body.place,
        sides=body.sides,
        hit_points=body.hit_points,
        left=body.hit_points,
        to_the_death=body.to_the_death,
        stage=body.stage,
    )
    return replace(world, bout=duel, moved=True, fights=max(world.fights, body.number))


def hunt_began(world: World, body: HuntBegan, _entry: Entry) -> World:
    """The beast is loose, and nothing more is asked about it: the turn is spent on it."""
    hunt = Hunt(
        number=body.number,
        place=body.place,
        sides=body.sides,
        hit_points=body.hit_points,
        left=body.hit_points,
        in_roma=body.in_roma,
        roller=body.roller,
    )
    fights = max(world.fights, body.number)
    return replace(world, bout=hunt, moved=True, beast="", fights=fights)


def round_fought(world: World, body: RoundFought | BeastFought, _entry: Entry) -> World:
    """What both have left after a round, and what comes next."""
    bout = world.bout
    if bout is None:
        return world
    stage = body.stage if isinstance(body, RoundFought) else OVER if body.over else STRIKE
    after = replace(
        bout,
        left=body.round.left,
        round=body.round.number,
        stage=stage,
        latest=(*bout.latest, body.round)[-LATEST:],
    )
    return replace(world, bout=after)


def crowd_heard(world: World, body: CrowdHeard, _entry: Entry) -> World:
    """Blood means one round more; else the weaker one has the word (MOR-PVP-18, MOR-PVP-20)."""
    if not isinstance(world.bout, Duel):
        return world
    stage = EXTRA if body.blood else MERCY
    return replace(world, bout=replace(world.bout, crowd=body.face, stage=stage))


def mercy_answered(world: World, body: MercyAnswered, _entry: Entry) -> World:
    """Taken, the duel is over; refused, there is one round more (MOR-PVP-20)."""
    if not isinstance(world.bout, Duel):
        return world
    stage, answer = (OVER, "taken") if body.taken else (EXTRA, "refused")
    return replace(world, bout=replace(world.bout, mercy=answer, stage=stage))


def duel_ended(world: World, body: DuelEnded, _entry: Entry) -> World:
    """The winner is owed a card, in Roma too (MOR-PVP-22, MOR-PVP-25, MOR-TURN-08).

    Who landed here has one opponent fewer, and none once he is dead (MOR-PVP-23).
    """
    left = () if body.first in body.dead else _without(world.foes, body.second)
    world = replace(_fought(world, body.winner, body.why), foes=left)
    if not body.winner:
        return world
    if body.in_roma:
        won = world.gladiator(body.winner).roma_duels + 1
        world = world.changed(body.winner, roma_duels=won)
    return replace(world, draws=(body.winner,))


def hunt_ended(world: World, body: HuntEnded, _entry: Entry) -> World:
    """Who lives and has killed the beast is owed a card (MOR-BEST-11, MOR-ROMA-05)."""
    winner = body.who if body.won else BEAST if not body.beast_dead else ""
    world = _fought(world, winner)
    return replace(world, draws=(body.who,)) if body.won else world


def _fought(world: World, winner: str, why: str = "") -> World:
    bout = world.bout
    if isinstance(bout, Duel):
        return replace(world, bout=None, fought=replace(bout, stage=OVER, winner=winner, why=why))
    over = None if bout is None else replace(bout, stage=OVER, winner=winner)
    return replace(world, bout=None, fought=over)


def _without(foes: tuple[str, ...], who: str) -> tuple[str, ...]:
    return tuple(foe for foe in foes if foe != who)
