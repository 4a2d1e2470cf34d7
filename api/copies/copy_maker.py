"""Makes one copy of a ledger file: SQLite copies it, then it is checked, encrypted and moved."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from api.copies.encrypted_copy import (
    CopyNotOpenedError,
    EncryptionKey,
    Manifest,
    decrypt_copy,
    encrypt_copy,
    open_copy,
)
from api.copies.folder import (
    copies_in,
    flush_folder,
    name_of_copy,
    removable_copies,
    remove_files,
    unfinished_files,
    unfinished_path,
)
from api.copies.ledger_contents import (
    GameProgress,
    LedgerContents,
    is_takeover,
    listed_contents,
    newest_first,
)
from ledger.scribe.commit_decisions import KEYS_ROW
from ledger.seal import SealError, SealKeys, Tree
from ledger.store.base import Row, StoreError
from ledger.store.copy import write_snapshot
from ledger.store.file import plain_file_errors
from ledger.store.sqlite import SqliteStore


class CheckedGame(NamedTuple):
    """The position up to which a game was compared with its seal, and the tree over its entries."""

    revision: int | None
    """Number of the game's commits when it was compared; None if unknown."""
    position: int
    tree: Tree
    takeovers: int = 0
    """Number of takeovers among the entries."""

    @property
    def held(self) -> GameProgress:
        """The game as a copy lists it."""
        return GameProgress(self.takeovers, self.position, self.revision or 0)


class Copier:
    """Makes copies of one ledger file in a folder, and checks the new entries each time.

    The entries of a game are compared with its head. Entries that were compared for an earlier copy
    are not hashed again. A game without new commits is not even asked for its head. A restoration
    checks all entries of all games.
    """

    def __init__(self, store: Path, folder: Path, encryption_key: EncryptionKey) -> None:
        self._store = store.expanduser().resolve()
        self._folder = folder
        self._key = encryption_key
        self._checked_games: dict[str, CheckedGame] = {}

    def make(self, manifest: Manifest) -> Path:
        """Make a copy.

        The copy gets its name when it is complete and on the disk. Raises: StoreError.
        """
        temporary_file = self._store.with_name(f".{self._store.name}.copying")
        try:
            with plain_file_errors(self._store.name):
                temporary_file.unlink(missing_ok=True)
                temporary_file.touch(mode=0o600, exist_ok=False)
            write_snapshot(self._store, temporary_file)
            contents = self._check_copy(temporary_file)
            with _plain_folder_errors(self._folder):
                return self._write_copy_and_remove_old(
                    temporary_file, replace(manifest, holds=contents)
                )
        finally:
            temporary_file.unlink(missing_ok=True)

    def _check_copy(self, copy_path: Path) -> LedgerContents:
        with closing(SqliteStore(copy_path, is_read_only=True)) as store:
            store.check()
            games = store.games()
            revisions = store.revisions(games)
            self._checked_games = {
                game: self._check_game(store, game, revisions.get(game)) for game in games
            }
            return listed_contents(
                store,
                {game: checked_game.held for game, checked_game in self._checked_games.items()},
            )

    def _check_game(self, store: SqliteStore, game: str, revision: int | None) -> CheckedGame:
        checked_game = self._checked_games.get(game, CheckedGame(None, 0, Tree()))
        if revision is not None and checked_game.revision == revision:
            return checked_game
        position, head = store.head(game)
        if checked_game.position > position:
            checked_game = CheckedGame(None, 0, Tree())
        try:
            keys = SealKeys.from_bytes(store.side_value(game, "secret", KEYS_ROW) or b"")
        except SealError as error:
            raise StoreError(f"The copy of {game} lacks its keys.") from error
        takeovers = [checked_game.takeovers]

        def check_and_hash(row: Row) -> bytes:
            takeovers[0] += is_takeover(row)
            return keys.entry_leaf_hash(row.position, row.state)

        tree = checked_game.tree.extend(
            map(check_and_hash, store.read(game, checked_game.position))
        )
        if (tree.size, tree.root) != (position, head):
            raise StoreError(f"The copy of {game} does not fit its seal.")
        return CheckedGame(revision, position, tree, takeovers[0])

    def _write_copy_and_remove_old(self, plain_file: Path, manifest: Manifest) -> Path:
        unfinished_file = unfinished_path(self._folder, manifest.made_at)
        copy_file = self._folder / name_of_copy(manifest.made_at)
        try:
            file_descriptor = os.open(unfinished_file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(file_descriptor, "wb") as target, plain_file.open("rb") as source:
                encrypt_copy(source, target, manifest, self._key)
                target.flush()
                os.fsync(target.fileno())
            unfinished_file.replace(copy_file)
        except OSError:
            unfinished_file.unlink(missing_ok=True)
            raise
        flush_folder(self._folder)
        self._remove_old_copies(manifest)
        return copy_file

    def _remove_old_copies(self, newest_manifest: Manifest) -> None:
        """Remove older copies of this ledger that are not needed, and unfinished files.

        Copies of other ledgers, and files that our words do not open, are left alone.
        """
        manifests = {copy_path: self._manifest(copy_path) for copy_path in copies_in(self._folder)}
        readable_manifests = {
            copy_path: manifest for copy_path, manifest in manifests.items() if manifest is not None
        }
        own_manifests = {
            copy_path: manifest.holds
            for copy_path, manifest in readable_manifests.items()
            if _is_same_ledger(newest_manifest, manifest)
        }
        times_by_copy = {
            copy_path: readable_manifests[copy_path].made_at for copy_path in own_manifests
        }
        newest_copies = newest_first(
            own_manifests,
            lambda copy_path: own_manifests[copy_path] or LedgerContents(),
            times_by_copy.__getitem__,
        )
        remove_files(
            (*removable_copies(newest_copies, times_by_copy), *unfinished_files(self._folder))
        )

    def _manifest(self, copy_path: Path) -> Manifest | None:
        """Return the manifest of a copy; None if it cannot be read with our words."""
        try:
            with open_copy(copy_path) as source:
                return decrypt_copy(source, self._key.words)[0]
        except CopyNotOpenedError:
            return None


def _is_same_ledger(newest_manifest: Manifest, other_manifest: Manifest) -> bool:
    """Return whether two copies certainly belong to one ledger."""
    if newest_manifest.holds is None or other_manifest.holds is None:
        return False
    return newest_manifest.holds.shares_a_game_with(other_manifest.holds)


@contextmanager
def _plain_folder_errors(folder: Path) -> Iterator[None]:
    """Turn errors of a folder into a sentence without its path, which its reader may not see."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"The folder {folder.name} takes no copy: {error.strerror}.") from error
