"""Which imagines hold on to whom: what tribute and battles ask (IMAGO-04)."""

from ledger.games.ludi_romani.state import Game

ULTRIX = "legio_ultrix"
"""The black die that an imago has (IMAGO-02)."""


def is_imago(state: Game, who: str) -> bool:
    """Whether this is a dead one who was received below (IMAGO-01)."""
    return "imago" in state.world.person(who).statuses


def ghosts_of(state: Game, player: str) -> tuple[str, ...]:
    """The imagines that have fastened on somebody and are there, first come first (IMAGO-09)."""
    place = state.seating.place(player)
    return tuple(
        ghost
        for ghost, host in state.world.mors.attached
        if host == player and state.seating.place(ghost) == place and is_imago(state, ghost)
    )
