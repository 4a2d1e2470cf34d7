"""How battles change the world: folds shared by the events of this chapter."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ledger.games.ludi_romani.proelium.stages import AFTERMATH, OVER
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import World

EMBATTLED = frozenset({"challenged", "in_proelium"})


def with_battle(world: World, battle: Proelium) -> World:
    """The world with this battle added or replaced."""
    return replace(world, pugnae=world.pugnae.with_battle(battle))


def changed(world: World, proelium: str, **changes: Any) -> World:
    """The world with these fields of one battle changed."""
    return with_battle(world, replace(world.pugnae.battles[proelium], **changes))


def with_statuses(
    world: World, people: Iterable[str], added: Iterable[str], gone: Iterable[str]
) -> World:
    """The world with some statuses of these people added, and others removed."""
    for who in people:
        statuses = world.person(who).statuses.difference(gone).union(added)
        world = world.changed(who, statuses=statuses)
    return world


def begun(world: World, battle: Proelium, status: str, gone: Iterable[str] = ()) -> World:
    """The battle or challenge is counted, and its people get this status (PROEL-17)."""
    count = max(world.pugnae.count, battle.number)
    world = replace(world, pugnae=replace(world.pugnae.with_battle(battle), count=count))
    return with_statuses(world, battle.people, (status,), gone)


def over(world: World, proelium: str, stage: str, **changes: Any) -> World:
    """The battle is over or in its aftermath; those with no decision to make are free."""
    battle = replace(world.pugnae.battles[proelium], stage=stage, **changes)
    free = [who for who in battle.people if who not in battle.pending]
    return with_statuses(with_battle(world, battle), free, (), EMBATTLED)


def decided(world: World, proelium: str, who: str) -> World:
    """Somebody made the decision owed after a battle, and is free."""
    battle = world.pugnae.battles.get(proelium)
    if battle is None or who not in battle.pending:
        return world
    waiting = tuple(other for other in battle.pending if other != who)
    world = changed(world, proelium, pending=waiting, stage=AFTERMATH if waiting else OVER)
    return with_statuses(world, (who,), (), EMBATTLED)
