"""Continues from the newest complete copy. Each of its games is held for a takeover."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from api.copies.encrypted_copy import CopyNotOpenedError, Manifest, decrypt_copy, open_copy
from api.copies.folder import copies_in
from api.copies.ledger_contents import LedgerContents, newest_first, read_ledger_contents
from api.copies.takeover_hold import record_restoration
from api.doors.address import WebAddress
from api.doors.printed_addresses import addresses_on_cards_of_open_games, names_on_printed_cards
from api.game.game_names import harmless_title
from api.hosting.at_rest.playable_game import scribe_of_stored_game
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.machine import Machine
from ledger.scribe.commits import DamagedError
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.store.base import Store, StoreError
from ledger.store.file import plain_file_errors

Rulesets = Mapping[str, Ruleset[Any]]


class RestoredGame(NamedTuple):
    """A game of a restored ledger: its last position, and whether it waits for a takeover."""

    id: str
    title: str
    entries: int
    last_entry_at: int
    """The time of its last entry in milliseconds."""
    status: str
    is_held: bool


class Restoration(NamedTuple):
    """The result of a restoration: the copy, its manifest, and its games."""

    copy: Path
    manifest: Manifest
    games: tuple[RestoredGame, ...]
    names: tuple[str, ...]
    """The names on cards that are known."""
    addresses: tuple[WebAddress, ...]
    """The addresses on cards that are known."""
    passed: tuple[str, ...]
    """The unusable copies, each with the reason."""


class ReadableCopy(NamedTuple):
    """A readable copy, its manifest, and its holdings."""

    copy: Path
    manifest: Manifest
    holds: LedgerContents

    @property
    def made_at(self) -> int:
        """When the copy was made, by the clock of its server (milliseconds)."""
        return self.manifest.made_at


class TargetError(StoreError):
    """The ledger file cannot be written, whatever copy is used."""


def restore_ledger(
    folder: Path, recovery_words: str, store: Path, rulesets: Rulesets
) -> Restoration:
    """Make a ledger file from the newest complete copy in a folder. Raises: StoreError, OSError.

    Among copies of one ledger the newest is the one whose games go furthest. Among copies of
    different ledgers the times of the copies decide. Every entry is compared with the seal. The
    file is moved to its place when all its games are held.
    """
    reasons_passed: list[str] = []
    candidates: list[ReadableCopy] = []
    for copy_path in copies_in(folder):
        try:
            candidates.append(_read_copy(copy_path, recovery_words, store))
        except CopyNotOpenedError as error:
            reasons_passed.append(f"{copy_path.name}: {error}")
    newest_candidates = newest_first(
        candidates, lambda candidate: candidate.holds, lambda candidate: candidate.made_at
    )
    for candidate_index, candidate in enumerate(newest_candidates):
        try:
            restoration = _restore_copy(candidate.copy, recovery_words, store, rulesets)
        except TargetError:
            raise
        except (StoreError, DamagedError) as error:
            reasons_passed.append(f"{candidate.copy.name}: {error}")
        else:
            reasons_passed += _newer_copy_warnings(
                candidate, newest_candidates[candidate_index + 1 :]
            )
            return restoration._replace(passed=tuple(reasons_passed))
    reasons = "\n".join(reasons_passed) or "There is none."
    raise StoreError(f"No copy in {folder} can be gone on from.\n{reasons}")


def _newer_copy_warnings(copy: ReadableCopy, copies: Iterable[ReadableCopy]) -> Iterator[str]:
    """Yield a sentence for each copy that has a later time but older contents."""
    for readable_copy in copies:
        if readable_copy.made_at > copy.made_at:
            yield f"{readable_copy.copy.name}: It holds less; the clock was ahead when it was made."


def _read_copy(copy_path: Path, recovery_words: str, store: Path) -> ReadableCopy:
    """Return a copy with its holdings. Raises: CopyNotOpenedError: it is unusable; TargetError."""
    with open_copy(copy_path) as source:
        manifest, pieces = decrypt_copy(source, recovery_words)
        if manifest.holds is not None:
            return ReadableCopy(copy_path, manifest, manifest.holds)
        with _temporary_file(pieces, store) as temporary_file:
            try:
                with closing(open_store(str(temporary_file), is_read_only=True)) as ledger:
                    return ReadableCopy(copy_path, manifest, read_ledger_contents(ledger))
            except StoreError as error:
                raise CopyNotOpenedError(str(error)) from error


def _restore_copy(
    copy_path: Path, recovery_words: str, store: Path, rulesets: Rulesets
) -> Restoration:
    with open_copy(copy_path) as source:
        manifest, pieces = decrypt_copy(source, recovery_words)
        with _temporary_file(pieces, store) as temporary_file:
            with closing(open_store(str(temporary_file))) as ledger:
                ledger.check()
                games = hold_all_games(ledger, rulesets, manifest.made_at)
                printed_names = tuple(sorted(set(names_on_printed_cards(ledger))))
                addresses = addresses_on_cards_of_open_games(ledger)
            with _target_errors(store):
                temporary_file.replace(store)
    return Restoration(copy_path, manifest, games, printed_names, addresses, ())


@contextmanager
def _temporary_file(pieces: Iterator[bytes], store: Path) -> Iterator[Path]:
    """Write these pieces to a file beside the ledger's place, and remove it after the block."""
    temporary_file = store.with_name(f".{store.name}.restoring")
    try:
        with _target_errors(store):
            _write_pieces(temporary_file, pieces)
        yield temporary_file
    finally:
        for suffix in ("", "-wal", "-shm", ".lock"):
            Path(f"{temporary_file}{suffix}").unlink(missing_ok=True)


@contextmanager
def _target_errors(store: Path) -> Iterator[None]:
    """Turn a fault of the ledger's place into TargetError. A fault of a copy stays as it is."""
    try:
        with plain_file_errors(store.name):
            yield
    except CopyNotOpenedError:
        raise
    except StoreError as error:
        raise TargetError(str(error)) from error


def _write_pieces(file: Path, pieces: Iterator[bytes]) -> None:
    file.unlink(missing_ok=True)
    file_descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file_descriptor, "wb") as stream:
        for piece in pieces:
            stream.write(piece)
        stream.flush()
        os.fsync(stream.fileno())


def hold_all_games(
    store: Store, rulesets: Rulesets, copied_at: int = 0
) -> tuple[RestoredGame, ...]:
    """Hold every game of a restored store, for its stewards to take it over.

    `copied_at` (milliseconds) is when the copy was made. With 0 the time of a game's last entry
    counts. Raises: StoreError. DamagedError: a game does not fit its seal.
    """
    machines: dict[str, Machine[Any]] = {}

    def machine(rules: Ruleset[Any]) -> Machine[Any]:
        return machines.setdefault(rules.name, Machine(rules))

    scribes = [
        scribe_of_stored_game(store, game, rulesets, machine=machine) for game in store.games()
    ]
    return tuple(_hold_game(scribe, copied_at) for scribe in scribes)


def _hold_game(scribe: Scribe, copied_at: int) -> RestoredGame:
    state = scribe.state
    is_held = record_restoration(scribe, copied_at)
    return RestoredGame(
        scribe.game,
        harmless_title(state.kernel),
        state.log.position,
        state.at,
        state.kernel.status,
        is_held,
    )
