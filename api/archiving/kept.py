"""Archives that were made for phones lately: whoever asks again gets the same one."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from api.reply import Reply
from ledger.audience import Viewer

MOST = 4
"""Maximum number of archives of a game that are kept."""

Basis = tuple[int, int]
"""What an archive was made of: the entries, and the words as they were last erased."""


class Kept(NamedTuple):
    """An archive as it is sent, and what it was made of."""

    basis: Basis
    reply: Reply


class KeptArchives:
    """The archives of one game that were made last. `making` lets one be made at a time."""

    def __init__(self) -> None:
        self.making = asyncio.Lock()
        self._kept: OrderedDict[Viewer, Kept] = OrderedDict()

    def of(self, viewer: Viewer, basis: Basis) -> Reply | None:
        """The archive of a viewer, unless something has changed since it was made."""
        kept = self._kept.get(viewer)
        return kept.reply if kept is not None and kept.basis == basis else None

    def keep(self, viewer: Viewer, kept: Kept) -> None:
        """Keep an archive, and forget the oldest if there are too many."""
        self._kept[viewer] = kept
        self._kept.move_to_end(viewer)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def forget(self) -> None:
        """Forget them all: some words were erased."""
        self._kept.clear()
