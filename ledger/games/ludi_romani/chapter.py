"""A chapter of Ludi Romani, which has more fields than the chapters of other games."""

from collections.abc import Callable
from dataclasses import dataclass

from ledger.contract.chapter import Chapter
from ledger.games.ludi_romani.state import World

Death = Callable[[World, str], World]


@dataclass(frozen=True)
class RomanChapter(Chapter[World]):
    """A chapter of Ludi Romani."""

    deaths: tuple[Death, ...] = ()
    """Functions that return the world after a mortal's death: (world, dead mortal) -> world."""

    for_ghosts: tuple[str, ...] = ()
    """The acts that imagines may also do."""
