"""What the archives of one game are made with, and of what."""

from typing import NamedTuple

from api.archiving.packing import NOTHING, Common
from api.game.reader import GameReader
from api.replaying.replay import Replay
from ledger.record.audience import Viewer


class Basis(NamedTuple):
    """What an archive was made of: the entries, and the words as they were last erased."""

    position: int
    erasures: int


def basis_of(game: GameReader) -> Basis:
    """What an archive of a game is made of now."""
    return Basis(game.state.log.position, game.erasures)


class Workshop:
    """What the archives of a game are made with, for one thread: a reader and a replay of its own.

    What they have `common` is what whoever has no card may see, without the stories, of which each
    has its own. If there are `several` it is packed before the first. All is right as long as the
    `basis` holds.
    """

    def __init__(self, game: GameReader, *, several: bool = True) -> None:
        self.basis = basis_of(game)
        self.several = several
        self.reader = GameReader(game.scribe, game.now)
        self.replay = Replay(self.reader)
        self.common: Common = NOTHING

    @property
    def everybody(self) -> Viewer:
        """Whoever has no card."""
        return Viewer(opened=self.reader.state.kernel.status == "closed")
