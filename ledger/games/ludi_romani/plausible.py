"""What people would do of all that is open to them: bots keep to it where people look on."""

from collections.abc import Mapping

from ledger.contract.form import Move
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game
from ledger.scenario.files import data_of

BEFORE_PEOPLE: Mapping[str, float] = data_of("ludi_romani", "habits")["before_people"]
"""How likely somebody does an act, by its name, against 1 for acts that are not named."""

CAST = "cast-votes"
"""The act by which somebody votes on a bill (SEN-02)."""

AWAY = ("roam", "reside", "transfer")
"""Acts by which a god walks off."""

HALF_HEARTED = 0.05
"""How likely somebody splits votes that they might give to one side."""


def plausible(state: Game, who: str, move: Move) -> float:
    """How likely somebody would do this now, from 0 to 1."""
    if move.act in AWAY and is_presiding(state, who):
        return 0.0
    if move.act == "give" and seats.is_god(state, who):
        return 0.0
    if move.act == CAST and not is_decided(move.fields["votes"]):
        return HALF_HEARTED
    return BEFORE_PEOPLE.get(move.act, 1.0)


def is_presiding(state: Game, who: str) -> bool:
    """Whether a god presides over a battle that is not over: without them it ends (PROEL-20)."""
    return any(battle.presider == who for battle in state.world.pugnae.lasting())


def is_decided(votes: Mapping[str, int]) -> bool:
    """Whether two thirds of the votes, or more, are for a bill, or against it."""
    return any(3 * votes.get(side, 0) >= 2 * sum(votes.values()) for side in ("yes", "no"))
