"""One copy of a ledger file: taken by SQLite's own means, checked, encrypted, put in its place."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from api.copies.folder import name_of, settle, tidy, unfinished
from api.copies.locked import Key, Manifest, lock
from ledger.deciding import KEYS
from ledger.seal import SealError, SealKeys, Tree
from ledger.store.base import StoreError
from ledger.store.copy import snapshot
from ledger.store.file import plainly
from ledger.store.sqlite import SqliteStore


class Checked(NamedTuple):
    """How far the entries of a game were compared with its seal, and the tree over them.

    `revision` counts its commits by then; None where that is not known.
    """

    revision: int | None
    position: int
    tree: Tree


class Copier:
    """Makes copies of one ledger file in a folder; each time it checks what is new in them.

    A game's entries are compared with its head. Those that were compared in an earlier copy are
    not hashed again, and a game in which nothing was written since is not even asked for its head:
    a restoration does all that for all of them.
    """

    def __init__(self, store: Path, folder: Path, key: Key) -> None:
        self._store = store.expanduser().resolve()
        self._folder = folder
        self._key = key
        self._known: dict[str, Checked] = {}

    def make(self, manifest: Manifest) -> Path:
        """Make a copy; it has its name once it is whole and on the disk. Raise StoreError."""
        beside = self._store.with_name(f".{self._store.name}.copying")
        try:
            with plainly(self._store.name):
                beside.unlink(missing_ok=True)
                beside.touch(mode=0o600, exist_ok=False)
            snapshot(self._store, beside)
            self._check(beside)
            with _of_the_folder(self._folder):
                return self._put(beside, manifest)
        finally:
            beside.unlink(missing_ok=True)

    def _check(self, copy: Path) -> None:
        with closing(SqliteStore(copy, read_only=True)) as store:
            store.check()
            games = store.games()
            revisions = store.revisions(games)
            self._known = {game: self._checked(store, game, revisions.get(game)) for game in games}

    def _checked(self, store: SqliteStore, game: str, revision: int | None) -> Checked:
        known = self._known.get(game, Checked(None, 0, Tree()))
        if revision is not None and known.revision == revision:
            return known
        position, head = store.head(game)
        if known.position > position:
            known = Checked(None, 0, Tree())
        try:
            keys = SealKeys.from_bytes(store.side(game, "secret", KEYS) or b"")
        except SealError as error:
            raise StoreError(f"The copy of {game} lacks its keys.") from error
        rows = store.read(game, known.position)
        tree = known.tree.extend(keys.leaf(row.position, row.state) for row in rows)
        if (tree.size, tree.root) != (position, head):
            raise StoreError(f"The copy of {game} does not fit its seal.")
        return Checked(revision, position, tree)

    def _put(self, plain: Path, manifest: Manifest) -> Path:
        waiting = unfinished(self._folder, manifest.made_at)
        whole = self._folder / name_of(manifest.made_at)
        try:
            handle = os.open(waiting, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "wb") as target, plain.open("rb") as source:
                lock(source, target, manifest, self._key)
                target.flush()
                os.fsync(target.fileno())
            waiting.replace(whole)
        except OSError:
            waiting.unlink(missing_ok=True)
            raise
        settle(self._folder)
        tidy(self._folder)
        return whole


@contextmanager
def _of_the_folder(folder: Path) -> Iterator[None]:
    """Say in one sentence why a folder takes no copy: whoever hears it may not see its path."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"The folder {folder.name} takes no copy: {error.strerror}.") from error
