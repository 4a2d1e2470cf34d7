"""Which imagines hold on to whom: what tribute and battles ask (IMAGO-04)."""

from ledger.games.ludi_romani.state import Game

ULTRIX = "legio_ultrix"
"""The black die that an imago has (IMAGO-02)."""


def is_imago(state: Game, who: str) -> bool:
    """Whether this is a dead one who was received below (IMAGO-03, IMAGO-04)."""
    return "imago" in state.world.person(who).statuses


def ghosts_of(state: Game, player: str) -> tuple[str, ...]:
    """The imagines that hold on to somebody there, first come first (IMAGO-07, IMAGO-09)."""
    place = state.seating.place(player)
    return tuple(
        ghost
        for ghost, host in state.world.mors.attached
        if host == player and state.seating.place(ghost) == place and is_imago(state, ghost)
    )
