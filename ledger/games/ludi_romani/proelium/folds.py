"""Changes of the world that several kinds of battle events make."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ledger.games.ludi_romani.proelium.stages import AFTERMATH_STAGE, OVER_STAGE
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import World

BATTLE_STATUSES = frozenset({"challenged", "in_proelium"})


def with_battle(world: World, battle: Proelium) -> World:
    """Return the world in which this battle is added or replaced."""
    return replace(world, pugnae=world.pugnae.with_battle(battle))


def with_changed_battle(world: World, proelium_id: str, **changes: Any) -> World:
    """Return the world with these fields of one battle changed."""
    return with_battle(world, replace(world.pugnae.battles[proelium_id], **changes))


def with_statuses(
    world: World,
    people: Iterable[str],
    added_statuses: Iterable[str],
    removed_statuses: Iterable[str],
) -> World:
    """Return the world with some statuses of these people added, and others removed."""
    for character in people:
        statuses = (
            world.person(character).statuses.difference(removed_statuses).union(added_statuses)
        )
        world = world.with_person(character, statuses=statuses)
    return world


def with_new_battle(
    world: World, battle: Proelium, status: str, removed_statuses: Iterable[str] = ()
) -> World:
    """Return the world with a new battle or challenge, whose people get this status (PROEL-17)."""
    battle_count = max(world.pugnae.count, battle.number)
    world = replace(world, pugnae=replace(world.pugnae.with_battle(battle), count=battle_count))
    return with_statuses(world, battle.people, (status,), removed_statuses)


def with_ended_battle(world: World, proelium_id: str, stage: str, **changes: Any) -> World:
    """Return the world in which a battle is over or in its aftermath.

    The people of the battle are free unless they have a decision to make.
    """
    battle = replace(world.pugnae.battles[proelium_id], stage=stage, **changes)
    free_people = [character for character in battle.people if character not in battle.pending]
    return with_statuses(with_battle(world, battle), free_people, (), BATTLE_STATUSES)


def with_decision_made(world: World, proelium_id: str, character: str) -> World:
    """Return the world in which a fighter has made the decision owed after a battle.

    The fighter is free from now on.
    """
    battle = world.pugnae.battles.get(proelium_id)
    if battle is None or character not in battle.pending:
        return world
    undecided_characters = tuple(
        candidate for candidate in battle.pending if candidate != character
    )
    world = with_changed_battle(
        world,
        proelium_id,
        pending=undecided_characters,
        stage=AFTERMATH_STAGE if undecided_characters else OVER_STAGE,
    )
    return with_statuses(world, (character,), (), BATTLE_STATUSES)
