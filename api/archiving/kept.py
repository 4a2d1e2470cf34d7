"""Archives of a game that were made for phones: whoever asks again gets the same one."""

from collections import OrderedDict
from typing import NamedTuple

from api.archiving.packing import Packed
from api.archiving.page import Binding
from api.archiving.pieces import Joined
from api.archiving.workshop import Basis, Workshop, basis_of
from api.game.reader import GameReader
from ledger.record.audience import Viewer

MOST_BYTES = 64 * 2**20
"""Maximum size of the archives of a game that are kept, without what they have in common."""


class Kept(NamedTuple):
    """The data of an archive, and what it was made of."""

    basis: Basis | None
    packed: Packed

    @property
    def size(self) -> int:
        """The bytes that are kept for it alone."""
        own = self.packed.parts[self.packed.shared :]
        return len(self.packed.contents) + sum(map(len, own))


class KeptArchives:
    """The archives of one game that were made last, and the `workshop` in which they were made."""

    def __init__(self, game: GameReader) -> None:
        self._game = game
        self._kept: OrderedDict[Viewer, Kept] = OrderedDict()
        self.workshop: Workshop | None = None
        self._binding: Binding | None = None

    def of(self, viewer: Viewer) -> Packed | None:
        """The archive of a viewer, unless something has changed since it was made."""
        kept = self._kept.get(viewer)
        return kept.packed if kept is not None and kept.basis == basis_of(self._game) else None

    def keep(self, viewer: Viewer, kept: Kept) -> None:
        """Keep an archive, and forget the oldest if they are too large together."""
        self._kept[viewer] = kept
        self._kept.move_to_end(viewer)
        while sum(one.size for one in self._kept.values()) > MOST_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)

    def workshop_now(self) -> Workshop:
        """What the archives of the game are made with, as it is now."""
        if self.workshop is None or self.workshop.basis != basis_of(self._game):
            self.workshop = Workshop(self._game)
        return self.workshop

    def bound(self, page: str, packed: Packed) -> Joined:
        """An archive as one page of HTML. Any thread may ask."""
        binding = self._binding
        if binding is None or not binding.fits(page, packed):
            binding = self._binding = Binding(page, packed.parts[: packed.shared])
        return binding.one_file(packed)

    def forget(self) -> None:
        """Forget them all."""
        self._kept.clear()
        self.workshop = self._binding = None
