"""Makes an archive step by step, so that a server can read for others in between."""

from collections.abc import Iterator

from api.archiving.answers import Answer, answers
from api.archiving.kept import Basis
from api.archiving.packing import Packed, Packer
from api.game_reader import GameReader
from api.replaying.replay import Replay
from ledger.audience import Viewer

STEP = 1_000_000
"""Number of bytes of answers that one step makes, about."""


class Making:
    """An archive of a game for one viewer. Whatever is done meanwhile makes it begin anew."""

    def __init__(self, replay: Replay, game: GameReader, viewer: Viewer) -> None:
        self.game, self._replay, self._viewer = game, replay, viewer
        self._begin()

    def step(self) -> bool:
        """Make some more; give whether there is more. What has changed since is made anew."""
        if self.basis != basis_of(self.game):
            self._begin()
        made = 0
        for answer in self._rest:
            self._packer.add(answer.path, answer.body, whole=answer.plain)
            made += len(answer.body)
            if made >= STEP:
                return True
        return self.basis != basis_of(self.game)

    def packed(self) -> Packed:
        """The data of the archive, once all steps are done."""
        kernel = self.game.state.kernel
        about = {
            "game": self.game.id,
            "title": kernel.title,
            "made": self.game.now(),
            "closed": kernel.status == "closed",
        }
        return self._packer.packed(about)

    def _begin(self) -> None:
        self.basis = basis_of(self.game)
        self._packer = Packer()
        self._rest: Iterator[Answer] = answers(self._replay, self.game, self._viewer)


def basis_of(game: GameReader) -> Basis:
    """What an archive of a game is made of now."""
    return game.state.log.position, game.erasures


def packed(replay: Replay, game: GameReader, viewer: Viewer) -> Packed:
    """The data of an archive, made at once."""
    making = Making(replay, game, viewer)
    while making.step():
        pass
    return making.packed()
