"""The likelihood of an open act. Bots follow this likelihood when people watch them."""

from collections.abc import Mapping

from ledger.contract.form import Move
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game
from ledger.scenario.files import game_data

BEFORE_PEOPLE: Mapping[str, float] = game_data("ludi_romani", "bots")["before_people"]
"""The likelihood of each act, by name, against 1 for acts that are not named."""

CAST = "cast-votes"
"""The act of voting on a bill (SEN-02)."""

AWAY = ("roam", "reside", "transfer")
"""The acts by which a god leaves the region."""

HALF_HEARTED = 0.05
"""The likelihood of splitting votes that could go to one side."""


def likelihood_of_move(state: Game, who: str, move: Move) -> float:
    """Return how likely a character would make this move now, from 0 to 1."""
    if move.act in AWAY and is_presiding(state, who):
        return 0.0
    if move.act == "give" and seats.is_god(state, who):
        return 0.0
    if move.act == CAST and not is_decided(move.fields["votes"]):
        return HALF_HEARTED
    return BEFORE_PEOPLE.get(move.act, 1.0)


def is_presiding(state: Game, who: str) -> bool:
    """Return whether a god presides over an unfinished battle, which ends if the god leaves.

    Rule: PROEL-20.
    """
    return any(battle.presider == who for battle in state.world.pugnae.lasting())


def is_decided(votes: Mapping[str, int]) -> bool:
    """Return whether at least two thirds of the votes are for a bill, or against it."""
    return any(3 * votes.get(side, 0) >= 2 * sum(votes.values()) for side in ("yes", "no"))
