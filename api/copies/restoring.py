"""Goes on from a copy: the newest that is whole, with each of its games held for a takeover."""

import os
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from api.copies.folder import copies_in
from api.copies.held import hold
from api.copies.locked import Manifest, unlock
from api.doors.address import WebAddress
from api.doors.printed import all_printed_names, printed_addresses
from api.playable import open_game
from ledger.commits import DamagedError
from ledger.kernel.machine import Machine
from ledger.ruleset import Ruleset
from ledger.scribe import Scribe
from ledger.store import open_store
from ledger.store.base import Store, StoreError
from ledger.store.file import plainly

Shelf = Mapping[str, Ruleset[Any]]


class RestoredGame(NamedTuple):
    """A game of a restored ledger: how far it goes, and whether it waits for a takeover.

    `at` is the time of its last entry in milliseconds.
    """

    id: str
    title: str
    entries: int
    at: int
    status: str
    held: bool


class Restored(NamedTuple):
    """What a ledger goes on from: the copy, what it says of itself, its games.

    `names` and `addresses` are those on cards, as far as they were remembered; `passed` are the
    newer copies that are no use, each with the reason.
    """

    copy: Path
    manifest: Manifest
    games: tuple[RestoredGame, ...]
    names: tuple[str, ...]
    addresses: tuple[WebAddress, ...]
    passed: tuple[str, ...]


def restore(folder: Path, words: str, store: Path, shelf: Shelf) -> Restored:
    """Make a ledger file from the newest whole copy in a folder. Raise StoreError, OSError.

    Every entry is compared with the seal. The file takes its place when all its games are held.
    """
    passed: list[str] = []
    for copy in copies_in(folder):
        try:
            found = _from(copy, words, store, shelf)
        except (StoreError, DamagedError) as error:
            passed.append(f"{copy.name}: {error}")
        else:
            return found._replace(passed=tuple(passed))
    why = "\n".join(passed) or "There is none."
    raise StoreError(f"No copy in {folder} can be gone on from.\n{why}")


def _from(copy: Path, words: str, store: Path, shelf: Shelf) -> Restored:
    beside = store.with_name(f".{store.name}.restoring")
    try:
        with copy.open("rb") as source:
            manifest, pieces = unlock(source, words)
            with plainly(store.name):
                _write(beside, pieces)
        with closing(open_store(str(beside))) as ledger:
            ledger.check()
            games = hold_all(ledger, shelf, manifest.made_at)
            names = tuple(sorted(all_printed_names(ledger)))
            addresses = printed_addresses(ledger)
        with plainly(store.name):
            beside.replace(store)
    finally:
        for name in ("", "-wal", "-shm", ".lock"):
            Path(f"{beside}{name}").unlink(missing_ok=True)
    return Restored(copy, manifest, games, names, addresses, ())


def _write(file: Path, pieces: Iterator[bytes]) -> None:
    file.unlink(missing_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as opened:
        for piece in pieces:
            opened.write(piece)
        opened.flush()
        os.fsync(opened.fileno())


def hold_all(store: Store, shelf: Shelf, copied_at: int = 0) -> tuple[RestoredGame, ...]:
    """Hold every game of a store that was restored, for its stewards to take it over.

    `copied_at` (milliseconds) is when the copy was made; where nobody knows, the last entry of a
    game counts. Raise StoreError, and DamagedError for a game that does not fit its seal.
    """
    machines: dict[str, Machine[Any]] = {}

    def machine(rules: Ruleset[Any]) -> Machine[Any]:
        return machines.setdefault(rules.name, Machine(rules))

    scribes = [open_game(store, game, shelf, machine=machine) for game in store.games()]
    return tuple(_held(scribe, copied_at) for scribe in scribes)


def _held(scribe: Scribe, copied_at: int) -> RestoredGame:
    state = scribe.state
    held = hold(scribe, copied_at)
    return RestoredGame(
        scribe.game,
        state.kernel.title,
        state.log.position,
        state.at,
        state.kernel.status,
        held,
    )
