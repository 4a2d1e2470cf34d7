"""The tools and the data with which the archives of one game are made."""

from typing import NamedTuple

from api.archiving.archive_packer import NO_DATA, SharedData
from api.game.reader import GameReader
from api.replaying.replay import ReplayRenderer
from ledger.record.audience import Viewer


class ArchiveBasis(NamedTuple):
    """The state that an archive was made of: the last entry, and the number of erasings."""

    position: int
    erasures: int


def current_basis(game: GameReader) -> ArchiveBasis:
    """Return the state that an archive of a game is made of now."""
    return ArchiveBasis(game.state.log.position, game.erasures)


class ArchiveTools:
    """The tools for the archives of a game, for one thread: a reader and a separate replay.

    The tools are valid as long as the `basis` is the current one.
    """

    def __init__(self, game: GameReader, *, has_several_viewers: bool = True) -> None:
        self.basis = current_basis(game)
        self.several = has_several_viewers
        """Whether several archives are made, so that the common part is packed first."""
        self.reader = GameReader(game.scribe, game.now)
        self.replay = ReplayRenderer(self.reader)
        self.common: SharedData = NO_DATA
        """The part that all archives share: the view without a card, without stories."""

    @property
    def public_viewer(self) -> Viewer:
        """The viewer without a card."""
        return Viewer(sees_opened_ledger=self.reader.state.kernel.status == "closed")
