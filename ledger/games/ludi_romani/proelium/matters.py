"""The battle or round that an act belongs to, if its command does not name it.

A petition that was made in one round is not valid in the next (see
`ledger.kernel.vocabulary.matters`).
"""

from typing import Any

from ledger.games.ludi_romani.proelium.stages import (
    CHALLENGED_STAGE,
    ROLLED_STAGE,
    ROLLING_STAGE,
)
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Objection, Objections


def battle_of(state: Game, actor: str) -> Proelium | None:
    """Return the battle in which a character fights, or over which a god presides, or None."""
    pugnae = state.world.pugnae
    return pugnae.battle_of(actor) or pugnae.battle_presided_by(actor)


def id_of_own_battle(state: Game, actor: str, _command: Any = None) -> str:
    """Return the id of the battle in which the actor fights or presides; empty if there is none."""
    battle = battle_of(state, actor)
    return battle.id if battle else ""


def id_of_own_challenge(state: Game, actor: str, _command: Any) -> str:
    """Return the id of the challenge that the actor has to answer; empty if there is none."""
    battle = state.world.pugnae.battle_of(actor)
    return battle.id if battle and battle.stage == CHALLENGED_STAGE else ""


def id_of_own_roll(state: Game, actor: str, _command: Any) -> str:
    """Return the id of the roll still to be made in the actor's battle; empty if there is none."""
    battle = battle_of(state, actor)
    round_id = _id_of_round(battle, ROLLING_STAGE)
    return f"{round_id}/{battle.dice}" if battle and round_id else ""


def id_of_rolled_round(state: Game, _actor: str, command: Any) -> str:
    """Return the id of the rolled, unsettled round in the given leader's battle; empty if none."""
    return _id_of_round(state.world.pugnae.battle_of(command.leader), ROLLED_STAGE)


def id_of_husbands_round(state: Game, actor: str, _command: Any) -> str:
    """Return the id of the current round of the actor's husband; empty if there is none."""
    husband = state.world.bonds.husband(actor)
    return (
        _id_of_round(state.world.pugnae.battle_of(husband), ROLLING_STAGE, ROLLED_STAGE)
        if husband
        else ""
    )


def id_of_borrowers_battle(state: Game, _actor: str, command: Any) -> str:
    """Return the id of the battle of the character who borrows a die; empty if there is none."""
    return id_of_own_battle(state, command.to)


def _id_of_round(battle: Proelium | None, *stages: str) -> str:
    if battle is None or battle.stage not in stages:
        return ""
    return f"{battle.id}/concursatio-{battle.current_round.number}"


def must_not_be_cut_short(state: Game, character: str) -> Objections:
    """Raise an objection if the character's latest battle of the season was cut short.

    Rule: PROEL-31.

    In a battle that was cut short no character rolls dice or modifies them. The checked battle is
    the latest one in which the character fought or presided.
    """
    battles = state.world.pugnae.battles.values()
    own_battles = [battle for battle in battles if character in (battle.presider, *battle.people)]
    last_battle = max(own_battles, key=lambda battle: battle.number, default=None)
    if last_battle and last_battle.cut_short:
        yield Objection("PROEL-31", "battle-cut-short", waivable=False)
