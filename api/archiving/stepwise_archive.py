"""Makes archives step by step, so that changes of the game are noticed between the steps."""

from collections.abc import Callable, Iterator

from api.archiving.answers import Answer, answers_for_all_viewers, answers_for_viewer
from api.archiving.archive_packer import NO_DATA, PackedArchive, Packer
from api.archiving.archivist import GameKeepsChangingError
from api.archiving.tools import ArchiveBasis, ArchiveTools, current_basis
from api.game.game_names import harmless_title
from api.game.reader import GameReader
from ledger.record.audience import Viewer

STEP_BYTES = 1_000_000
"""Approximate number of bytes of the answers that are made in one step."""

MAX_BEGINNINGS = 5
"""Maximum number of times that making one archive starts anew, because the game has changed."""


class ArchiveMaking:
    """An archive of a game for one viewer.

    Making the archive starts anew whenever the game changes. `archive_tools` returns the tools
    for the game's current state.
    """

    def __init__(
        self, game: GameReader, viewer: Viewer, archive_tools: Callable[[], ArchiveTools]
    ) -> None:
        self._game, self._viewer = game, viewer
        self._workshop = archive_tools
        self._beginnings = 0
        self.basis: ArchiveBasis | None = None

    def step(self) -> bool:
        """Make the next part, and return whether more parts follow.

        Start anew if the game has changed.

        Raises: RestlessError.
        """
        if self.basis != current_basis(self._game):
            self._begin_packing()
        step_count = 0
        for answer in self._answers_left:
            self._packer.add(answer.path, answer.body, has_lines=answer.plain)
            step_count += len(answer.body)
            if step_count >= STEP_BYTES:
                return True
        return self.basis != current_basis(self._game)

    def packed_archive(self) -> PackedArchive:
        """Return the data of the archive, once all steps are done."""
        reader = self._with.reader
        kernel_state = reader.state.kernel
        description = {
            "game": reader.id,
            "title": harmless_title(kernel_state),
            "made": reader.now(),
            "closed": kernel_state.status == "closed",
        }
        return self._packer.packed_archive(description)

    def _begin_packing(self) -> None:
        self._beginnings += 1
        if self._beginnings > MAX_BEGINNINGS:
            raise GameKeepsChangingError
        self._with = self._workshop()
        self.basis = self._with.basis
        self._packer = Packer(self._with.common)
        self._answers_left: Iterator[Answer] = self._answers()

    def _answers(self) -> Iterator[Answer]:
        """Yield the answers. Shared answers come first, unless they are packed already."""
        if self._with.several and self._with.common is NO_DATA:
            yield from answers_for_all_viewers(
                self._with.replay, self._with.reader, self._with.public_viewer
            )
            self._with.common = self._packer.shared_data()
            self._packer = Packer(self._with.common)
        yield from answers_for_viewer(self._with.replay, self._with.reader, self._viewer)


def pack_archive(
    game: GameReader, viewer: Viewer, archive_tools: ArchiveTools | None = None
) -> PackedArchive:
    """Return the data of an archive, made without pauses."""
    made_with = archive_tools or ArchiveTools(game, has_several_viewers=False)
    steps = ArchiveMaking(game, viewer, lambda: made_with)
    while steps.step():
        pass
    return steps.packed_archive()
