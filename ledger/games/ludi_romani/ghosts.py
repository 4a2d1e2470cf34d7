"""The imagines and their hosts, as tribute and battles need them (IMAGO-04)."""

from ledger.games.ludi_romani.state import Game

ULTRIX = "legio_ultrix"
"""The black die of an imago (IMAGO-02)."""


def is_imago(state: Game, character: str) -> bool:
    """Return whether a character is dead and was received in the underworld.

    Rules: IMAGO-03, IMAGO-04.
    """
    return "imago" in state.world.person(character).statuses


def ghosts_of(state: Game, player: str) -> tuple[str, ...]:
    """Return the imagines attached to a player in the same region, in order.

    Rules: IMAGO-07, IMAGO-09.
    """
    place = state.seating.place_of(player)
    return tuple(
        ghost
        for ghost, host in state.world.mors.hosts_of_imagines
        if host == player and state.seating.place_of(ghost) == place and is_imago(state, ghost)
    )
