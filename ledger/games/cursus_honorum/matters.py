"""The roll or ballot that an act is about, if its command does not name it."""

from typing import Any

from ledger.games.cursus_honorum.state import Game
from ledger.games.cursus_honorum.votes import contests_awaiting_vote


def id_of_roll_or_ballot(state: Game, actor: str, _command: Any = None) -> str:
    """Return the name of the present roll or ballot.

    A petition made in one roll is not granted in the next. So dice typed in for one roll never
    count in a later roll.
    """
    world = state.world
    roll_or_ballot_id = f"round-{world.round}/{world.phase}/take-{world.number_of_takes}"
    if world.turn is not None and world.turn.who == actor:
        return f"{roll_or_ballot_id}/roll-{world.turn.rolls}"
    ballots = (
        f"{contest.office}-{contest.ballot}" for contest in contests_awaiting_vote(state, actor)
    )
    return "/".join((roll_or_ballot_id, *ballots))
