"""Which battle and which round an act of a battle means, though its command does not say so.

A petition that was made in one of them is not for the next (see `ledger.kernel.matters`).
"""

from typing import Any

from ledger.games.ludi_romani.proelium.state import (
    AFTERMATH,
    CHALLENGED,
    FOUGHT,
    OVER,
    REFUSED,
    ROLLED,
    ROLLING,
    Proelium,
)
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections


def battle_of(state: Game, actor: str) -> Proelium | None:
    """The battle in which somebody fights, or over which a god presides."""
    pugnae = state.world.pugnae
    return pugnae.of(actor) or pugnae.under(actor)


def own_battle(state: Game, actor: str, _command: Any = None) -> str:
    """The battle in which somebody takes part or presides; empty in none."""
    battle = battle_of(state, actor)
    return battle.id if battle else ""


def own_challenge(state: Game, actor: str, _command: Any) -> str:
    """The challenge that somebody has to answer."""
    battle = state.world.pugnae.of(actor)
    return battle.id if battle and battle.stage == CHALLENGED else ""


def own_roll(state: Game, actor: str, _command: Any) -> str:
    """The round for which dice have still to fall, on the table or by the server."""
    battle = battle_of(state, actor)
    matter = _round(battle, ROLLING)
    return f"{matter}/{battle.dice}" if battle and matter else ""


def roll_of(state: Game, _actor: str, command: Any) -> str:
    """The round whose dice lie there, in the battle of the party that is named."""
    return _round(state.world.pugnae.of(command.leader), ROLLED)


def husbands_roll(state: Game, actor: str, _command: Any) -> str:
    """The round of a wife's husband."""
    husband = state.world.bonds.husband(actor)
    return _round(state.world.pugnae.of(husband), ROLLING, ROLLED) if husband else ""


def borrowers_battle(state: Game, _actor: str, command: Any) -> str:
    """The battle of somebody to whom a die is lent."""
    return own_battle(state, command.to)


def _round(battle: Proelium | None, *stages: str) -> str:
    if battle is None or battle.stage not in stages:
        return ""
    return f"{battle.id}/concursatio-{battle.current.number}"


def must_not_be_cut_short(state: Game, who: str) -> Objections:
    """After a battle that was cut short nobody rolls in it or changes its dice (PROEL-31).

    This asks of the latest battle of the season in which somebody fought or presided.
    """
    battles = state.world.pugnae.battles.values()
    own = [one for one in battles if who in (one.presider, *one.people)]
    last = max(own, key=lambda one: one.number, default=None)
    if last and last.stage in (AFTERMATH, OVER) and last.why not in ("", FOUGHT, REFUSED):
        yield Objection("PROEL-31", "battle-cut-short", waivable=False)
