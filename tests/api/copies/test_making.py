"""Copies of a ledger that is being written."""

import asyncio
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from api.access.founding import found_game_in_store
from api.copies.copy_maker import Copier
from api.copies.copy_schedule import follow_copy_orders
from api.copies.encrypted_copy import Manifest
from api.copies.folder import copies_in
from api.copies.restoration import Restoration, restore_ledger
from api.hosting.copy_orders import CopyOrder
from ledger.kernel.vocabulary.request import Request
from ledger.scribe.commit_decisions import HEIR_ROW
from ledger.store import open_store
from ledger.store.base import Batch, SideWrite, Store, StoreError
from ledger.store.sqlite import SqliteStore
from tests.api.copies.words import KEY, WORDS
from tests.api.hall import open_hall
from tests.api.lent import LentStore
from tests.toy.rules import TOY

SHELF = {TOY.name: TOY}
AT = 1_764_072_000_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(str(tmp_path / "acta.db"))) as opened:
        yield opened


def restore_copy(folder: Path, name: str = "again.db") -> Restoration:
    return restore_ledger(folder, WORDS, folder.parent / name, SHELF)


def test_a_restored_game_that_was_open_goes_on_paused_from_its_last_copy(
    store: Store, stick: Path, tmp_path: Path
) -> None:
    scribe = found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe
    Copier(tmp_path / "acta.db", stick, KEY).make(Manifest(AT + 5_000))
    scribe.answer(Request("lost", "nurse-1", "pause", "nurse", 1), AT + 6_000)
    found_again = restore_copy(stick)
    (game,) = found_again.games
    assert (game.id, game.entries, game.status, game.is_held) == (scribe.game, 1, "open", True)
    assert found_again.passed == ()
    with closing(open_store(str(tmp_path / "again.db"))) as again:
        assert again.doubt == ""
        assert again.head(game.id)[0] == 2
        assert again.side_value(game.id, "secret", HEIR_ROW) is not None
    assert (tmp_path / "again.db").stat().st_mode & 0o077 == 0
    left = {file.name for file in tmp_path.iterdir() if not file.name.startswith("acta.db")}
    assert left - {"again.db.lock"} == {"again.db", "stick"}


def test_a_later_copy_checks_only_new_entries_and_the_restore_finds_a_changed_past(
    store: Store, stick: Path, tmp_path: Path
) -> None:
    scribe = found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    first = copier.make(Manifest(AT))
    scribe.answer(Request("p", "nurse-1", "pause", "nurse", 1), AT + 1)
    with closing(sqlite3.connect(tmp_path / "acta.db")) as file, file:
        file.execute("UPDATE stored_events SET state = state || ' ' WHERE originator_version = 1")
    spoilt = copier.make(Manifest(AT + 2))
    result = restore_copy(stick)
    assert (result.copy, len(result.passed)) == (first, 1)
    assert f"{spoilt.name}: the ledger of {scribe.game} was changed" in result.passed[0]
    with pytest.raises(StoreError, match="does not fit its seal"):
        Copier(tmp_path / "acta.db", stick, KEY).make(Manifest(AT + 3))
    assert len(copies_in(stick)) == 2


def test_a_later_copy_checks_only_games_with_new_entries(
    store: Store, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scribes = [found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe for _ in range(3)]
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    copier.make(Manifest(AT))
    scribes[1].answer(Request("p", "nurse-1", "pause", "nurse", 1), AT + 1)
    asked: list[str] = []
    head = SqliteStore.head

    def note_head_request(self: SqliteStore, game: str) -> tuple[int, bytes]:
        asked.append(game)
        return head(self, game)

    monkeypatch.setattr(SqliteStore, "head", note_head_request)
    copier.make(Manifest(AT + 2))
    assert asked == [scribes[1].game]


def test_the_restore_tells_a_forgotten_game_from_a_game_without_keys(
    store: Store, stick: Path, tmp_path: Path
) -> None:
    games = [found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe.game for _ in range(2)]
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    copier.make(Manifest(AT))
    store.delete_game(games[0])
    copier.make(Manifest(AT + 1))
    assert [game.id for game in restore_copy(stick).games] == games[1:]
    position, head = store.head(games[1])
    lost = SideWrite("secret", "seal-keys", None)
    store.append(Batch(games[1], position, head, (), head, (lost,)))
    with pytest.raises(StoreError, match="lacks its keys"):
        copier.make(Manifest(AT + 2))


def test_a_truncated_copy_is_passed_over_for_the_one_before(
    store: Store, stick: Path, tmp_path: Path
) -> None:
    found_game_in_store(store, TOY, {"nuts": 3}, AT)
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    whole, torn = copier.make(Manifest(AT)), copier.make(Manifest(AT + 1))
    os.truncate(torn, torn.stat().st_size // 2)
    result = restore_copy(stick)
    assert (result.copy, result.manifest.made_at) == (whole, AT)
    os.truncate(whole, 40)
    with pytest.raises(StoreError, match=re.escape(f"No copy in {stick} can")):
        restore_copy(stick, "third.db")
    assert not list(tmp_path.glob("*third*"))


def test_a_stick_that_is_full_or_missing_leaves_no_half_copy(
    store: Store, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_game_in_store(store, TOY, {"nuts": 3}, AT)
    copier = Copier(tmp_path / "acta.db", stick, KEY)

    def raise_disk_full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", raise_disk_full)
        with pytest.raises(StoreError, match="The folder stick takes no copy: No space left"):
            copier.make(Manifest(AT))
    assert list(stick.iterdir()) == []
    stick.rmdir()
    with pytest.raises(StoreError, match="The folder stick takes no copy"):
        copier.make(Manifest(AT))
    assert not list(tmp_path.glob(".*"))
    stick.mkdir()
    copier.make(Manifest(AT))
    assert len(copies_in(stick)) == 1


async def test_stewards_see_that_a_copy_failed_until_one_succeeds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[Manifest] = []
    whys = [StoreError("The folder stick takes no copy: gone."), ValueError("what?"), None]

    class FailingCopier:
        def make(self, manifest: Manifest) -> None:
            tried.append(manifest)
            why = whys[min(len(tried), len(whys)) - 1]
            if why is not None:
                raise why

    monkeypatch.setattr("api.copies.copy_schedule.SHORTEST_INTERVAL", 0.0)
    async with open_hall(store=LentStore()) as hall:
        faults, told, enough = hall.host.faults, list[tuple[str, ...]](), asyncio.Event()
        copied = faults.copy_finished

        def note_faults_after_copy(why: str, now: int) -> None:
            copied(why, now)
            told.append(tuple(fault.key for fault in faults.faults_of_game(hall.id)))
            if len(told) == len(whys):
                enough.set()

        monkeypatch.setattr(faults, "copy_finished", note_faults_after_copy)
        copier: Copier = FailingCopier()  # type: ignore[assignment] # it makes copies, too
        hall.host.copy_orders.give(CopyOrder(Path(), 0.0))
        copies = asyncio.create_task(follow_copy_orders(hall.host, lambda _folder: copier, 8044))
        await enough.wait()
        copies.cancel()
    assert told[:3] == [("house-uncopied",), ("house-uncopied",), ()]
    assert tried[0].port == 8044
