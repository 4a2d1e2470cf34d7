"""The cache of archives that were made for phones: a repeated request gets the same archive."""

from collections import OrderedDict
from typing import NamedTuple

from api.archiving.archive_packer import PackedArchive
from api.archiving.page import CachedJoinedPage
from api.archiving.pieces import JoinedFile
from api.archiving.tools import ArchiveBasis, ArchiveTools, current_basis
from api.game.reader import GameReader
from ledger.record.audience import Viewer

MAX_CACHED_BYTES = 64 * 2**20
"""Maximum size in bytes of the cached archives of a game, without their common parts."""


class CachedArchive(NamedTuple):
    """The data of an archive, and the state that it was made of."""

    basis: ArchiveBasis | None
    packed_archive: PackedArchive

    @property
    def size(self) -> int:
        """Number of bytes that belong to this archive alone."""
        own_parts = self.packed_archive.parts[self.packed_archive.shared :]
        return len(self.packed_archive.contents) + sum(map(len, own_parts))


class ArchiveCache:
    """The newest archives of one game, and the `workshop` that made these archives."""

    def __init__(self, game: GameReader) -> None:
        self._game = game
        self._archives: OrderedDict[Viewer, CachedArchive] = OrderedDict()
        self.workshop: ArchiveTools | None = None
        self._binding: CachedJoinedPage | None = None

    def get_archive(self, viewer: Viewer) -> PackedArchive | None:
        """Return the archive of a viewer, unless the game has changed since it was made."""
        archive = self._archives.get(viewer)
        return (
            archive.packed_archive
            if archive is not None and archive.basis == current_basis(self._game)
            else None
        )

    def store_archive(self, viewer: Viewer, archive: CachedArchive) -> None:
        """Store an archive. If all archives together are too large, drop the oldest ones."""
        self._archives[viewer] = archive
        self._archives.move_to_end(viewer)
        while (
            sum(archive.size for archive in self._archives.values()) > MAX_CACHED_BYTES
            and len(self._archives) > 1
        ):
            self._archives.popitem(last=False)

    def current_tools(self) -> ArchiveTools:
        """Return the workshop for the game's current state."""
        if self.workshop is None or self.workshop.basis != current_basis(self._game):
            self.workshop = ArchiveTools(self._game)
        return self.workshop

    def archive_page(self, page: str, packed_archive: PackedArchive) -> JoinedFile:
        """Return an archive as one page of HTML. Any thread may call this."""
        binding = self._binding
        if binding is None or not binding.has_same_beginning(page, packed_archive):
            binding = self._binding = CachedJoinedPage(
                page, packed_archive.parts[: packed_archive.shared]
            )
        return binding.join_archive(packed_archive)

    def forget(self) -> None:
        """Drop every cached archive, because free text in them was erased."""
        self._archives.clear()
        self.workshop = self._binding = None
