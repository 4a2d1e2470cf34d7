"""The effect of entries of fights on the world."""

from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

from ledger.games.morituri.pugna.duel_end import EXTRA_STAGE, MERCY_STAGE, OVER_STAGE, STRIKE_STAGE
from ledger.games.morituri.pugna.events import (
    BeastFought,
    CrowdHeard,
    DuelBegan,
    DuelEnded,
    HuntBegan,
    HuntEnded,
    MercyAnswered,
    RoundFought,
)
from ledger.games.morituri.pugna.state import (
    BEAST_NAME,
    LATEST_ROUND,
    BeastFight,
    Duel,
    EndReason,
    FoughtRound,
    Stage,
)
from ledger.games.morituri.state import World
from ledger.record.entry import Entry

STAGES_BY_WORD: Mapping[str, Stage] = {word: word for word in get_args(Stage)}
"""A mapping from the stored word of a stage to the stage."""

REASONS_BY_WORD: Mapping[str, EndReason] = {word: word for word in get_args(EndReason)}
"""A mapping from the stored word of a duel's ending to its reason."""


def evolve_duel_began(world: World, event: DuelBegan, _entry: Entry) -> World:
    """Return the world with a duel. The names of its dice contain its number."""
    duel = Duel(
        number=event.number,
        place=event.place,
        sides=event.sides,
        hit_points=event.hit_points,
        left=event.hit_points,
        to_the_death=event.to_the_death,
        stage=STAGES_BY_WORD[event.stage],
    )
    return replace(world, bout=duel, has_moved=True, fights=max(world.fights, event.number))


def evolve_hunt_began(world: World, event: HuntBegan, _entry: Entry) -> World:
    """Return the world with a beast fight. The fight uses up the turn."""
    beast_fight = BeastFight(
        number=event.number,
        place=event.place,
        sides=event.sides,
        hit_points=event.hit_points,
        left=event.hit_points,
        in_roma=event.in_roma,
        roller=event.roller,
    )
    fight_count = max(world.fights, event.number)
    return replace(world, bout=beast_fight, has_moved=True, beast="", fights=fight_count)


def evolve_round_fought(world: World, event: RoundFought | BeastFought, entry: Entry) -> World:
    """Return the world after a round, with the hit points left and the next stage."""
    bout = world.bout
    if bout is None:
        return world
    new_duel = replace(
        bout,
        left=event.round.left,
        round=event.round.number,
        stage=_stage_after_round(event),
        latest=(*bout.latest, FoughtRound(event.round, entry.id))[-LATEST_ROUND:],
    )
    return replace(world, bout=new_duel)


def _stage_after_round(event: RoundFought | BeastFought) -> Stage:
    if isinstance(event, RoundFought):
        return STAGES_BY_WORD[event.stage]
    return OVER_STAGE if event.over else STRIKE_STAGE


def evolve_crowd_heard(world: World, event: CrowdHeard, entry: Entry) -> World:
    """Return the world after the crowd's roll.

    Blood means an extra round (MOR-PVP-18). Otherwise the weaker fighter answers (MOR-PVP-20).
    """
    if not isinstance(world.bout, Duel):
        return world
    stage: Stage = EXTRA_STAGE if event.blood else MERCY_STAGE
    new_bout = replace(world.bout, crowd=event.face, crowd_entry=entry.id, stage=stage)
    return replace(world, bout=new_bout)


def evolve_mercy_answered(world: World, event: MercyAnswered, _entry: Entry) -> World:
    """Return the world after the answer.

    Mercy ends the duel, and a refusal brings an extra round (MOR-PVP-20).
    """
    if not isinstance(world.bout, Duel):
        return world
    if event.taken:
        return replace(world, bout=replace(world.bout, mercy="taken", stage=OVER_STAGE))
    return replace(world, bout=replace(world.bout, mercy="refused", stage=EXTRA_STAGE))


def evolve_duel_ended(world: World, event: DuelEnded, _entry: Entry) -> World:
    """Return the world after a duel.

    The winner is owed a card, even in Roma (MOR-PVP-22, MOR-PVP-25, MOR-TURN-08). The newcomer has
    one opponent less, and no opponent after death (MOR-PVP-23).
    """
    remaining_foes = () if event.first in event.dead else _foes_without(world.foes, event.second)
    world = replace(
        _with_finished_duel(world, event.winner, REASONS_BY_WORD[event.why]), foes=remaining_foes
    )
    if not event.winner:
        return world
    if event.in_roma:
        duels_won = world.gladiator(event.winner).roma_duels + 1
        world = world.with_gladiator(event.winner, roma_duels=duels_won)
    return replace(world, draws=(event.winner,))


def evolve_hunt_ended(world: World, event: HuntEnded, _entry: Entry) -> World:
    """Return the world after a beast fight.

    A gladiator who lives and has killed the beast is owed a card (MOR-BEST-11, MOR-ROMA-05).
    """
    winner = event.who if event.won else BEAST_NAME if not event.beast_dead else ""
    world = _with_finished_duel(world, winner)
    return replace(world, draws=(event.who,)) if event.won else world


def _with_finished_duel(world: World, winner: str, cause: EndReason = "") -> World:
    bout = world.bout
    if isinstance(bout, Duel):
        return replace(
            world,
            bout=None,
            previous_bout=replace(bout, stage=OVER_STAGE, winner=winner, why=cause),
        )
    ended_bout = None if bout is None else replace(bout, stage=OVER_STAGE, winner=winner)
    return replace(world, bout=None, previous_bout=ended_bout)


def _foes_without(foes: tuple[str, ...], gladiator: str) -> tuple[str, ...]:
    return tuple(foe for foe in foes if foe != gladiator)
