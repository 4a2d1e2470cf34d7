"""A chapter of this game: what it says beside what chapters of all games say."""

from collections.abc import Callable
from dataclasses import dataclass

from ledger.contract.chapter import Chapter
from ledger.games.ludi_romani.state import World

Death = Callable[[World, str], World]


@dataclass(frozen=True)
class RomanChapter(Chapter[World]):
    """A chapter of this game.

    `deaths` is what ends in the world with a mortal who dies: (world, who) -> world; `for_ghosts`
    names the acts that imagines may do too.
    """

    deaths: tuple[Death, ...] = ()
    for_ghosts: tuple[str, ...] = ()
