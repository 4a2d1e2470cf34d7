"""The matter of acts that do not name it: this roll of a turn, this ballot of an election."""

from typing import Any

from ledger.games.cursus_honorum.state import Game
from ledger.games.cursus_honorum.votes import contests_of


def present(state: Game, actor: str, _command: Any = None) -> str:
    """The moment in which somebody acts: an appeal that was made in it is not granted in the next.

    Dice that were typed in for one roll are so never counted in a later one.
    """
    world = state.world
    moment = f"round-{world.round}/{world.phase}/take-{world.takes}"
    if world.turn is not None and world.turn.who == actor:
        return f"{moment}/roll-{world.turn.rolls}"
    ballots = (f"{contest.office}-{contest.ballot}" for contest in contests_of(state, actor))
    return "/".join((moment, *ballots))
