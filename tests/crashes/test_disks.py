"""Disks that are full, and disks that are write-protected: a sentence, and nothing half done."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import filelock
import pytest

from ledger.scribe.scribe import open_scribe
from ledger.store.base import StoreError
from ledger.store.file import sqlite_address
from ledger.store.sqlite import SqliteStore
from tests.disks import mount_disk, unmount_disk
from tests.ledger.store.contract import distinct_rows, fill_game
from tests.toy.yard import MACHINE, YardGame, zero_bytes

SMALL = 1_500_000
"""Number of bytes of a disk that is soon full."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Yield a real disk that is soon full."""
    place = tmp_path / "disk"
    mount_disk(place, "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs")
    yield place
    unmount_disk(place)


@pytest.fixture
def stick(tmp_path: Path) -> Iterator[Path]:
    """Yield a write-protected stick. The files in the `folder` beside it are on the stick."""
    place, folder = tmp_path / "stick", tmp_path / "folder"
    folder.mkdir()
    mount_disk(place, "--bind", str(folder))
    subprocess.run(["mount", "-o", "remount,ro,bind", str(place)], check=True)
    yield place
    unmount_disk(place)


def fill_disk(yard: YardGame) -> int:
    """Play until the disk takes no more data. Return the number of acts that were acknowledged."""
    for number in count():
        before = yard.state
        request = yard.request("ada", "whisper", to="bea", words="x" * 70)
        try:
            yard.scribe.answer(request, yard.now)
        except StoreError:
            assert yard.state is before
            with pytest.raises(StoreError, match="no room left on its disk; nothing was written"):
                yard.scribe.answer(request, yard.now)
            return number
    raise AssertionError


def test_a_disk_that_is_full_loses_nothing_and_goes_on_when_there_is_room(disk: Path) -> None:
    path = disk / "evening.acta"
    ballast = disk / "ballast"
    ballast.write_bytes(bytes(SMALL // 3))
    store = SqliteStore(path)
    yard = YardGame(store)
    acts = fill_disk(yard)
    assert acts > 10
    assert fill_disk(yard) == 0
    reached = yard.state.log.position
    assert store.head("yard")[0] == reached
    ballast.unlink()
    yard.does("ada", "sit", where="bench")
    assert yard.reopen().state == yard.state
    store.close()
    with closing(SqliteStore(path)) as again:
        assert open_scribe(MACHINE, again, "yard", zero_bytes).state == yard.state
        assert again.head("yard")[0] == reached + 1


@pytest.mark.skipif(
    not filelock.has_fcntl, reason="without locks, a full disk holds the mark of a dead server"
)
def test_a_server_that_is_killed_on_a_full_disk_opens_again_when_there_is_room(
    disk: Path, tmp_path: Path
) -> None:
    (disk / "ballast").write_bytes(bytes(SMALL // 3))
    store = SqliteStore(disk / "evening.acta")
    yard = YardGame(store)
    fill_disk(yard)
    for kept in disk.glob("evening.acta*"):  # this is the state of the disk at that moment
        shutil.copy(kept, tmp_path / kept.name)
    with closing(SqliteStore(tmp_path / "evening.acta")) as again:
        again.check()
        assert open_scribe(MACHINE, again, "yard", zero_bytes).state == yard.state
    store.close()


def test_a_full_disk_on_which_nothing_can_be_begun_says_so(disk: Path) -> None:
    (disk / "ballast").write_bytes(bytes(os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize))
    with pytest.raises(StoreError, match=r"evening\.acta .*(no room|disk refused)"):
        SqliteStore(disk / "evening.acta")


def test_a_ledger_on_a_write_protected_stick_can_be_read(stick: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "folder" / "evening.acta")) as store:
        fill_game(store, "alba", 3)
    with closing(SqliteStore(stick / "evening.acta", is_read_only=True)) as looking:
        assert tuple(looking.read("alba")) == distinct_rows(1, 2, 3)
        assert looking.doubt == ""
        with pytest.raises(StoreError, match="opened for reading only"):
            fill_game(looking, "alba", 1)


def test_on_a_write_protected_stick_nobody_plays(stick: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "folder" / "evening.acta")) as store:
        fill_game(store, "alba", 3)
    with pytest.raises(StoreError, match="cannot be written"):
        SqliteStore(stick / "evening.acta")
    with pytest.raises(StoreError, match=r"another\.acta cannot be written"):
        SqliteStore(stick / "another.acta")


def test_a_log_on_a_write_protected_stick_is_read_or_named(stick: Path, tmp_path: Path) -> None:
    folder, playing = tmp_path / "folder", tmp_path / "playing"
    playing.mkdir()
    with closing(SqliteStore(playing / "evening.acta")) as store:
        fill_game(store, "alba", 3)
        for kept in playing.glob("evening.acta*"):
            shutil.copy(kept, folder / kept.name)
    with closing(SqliteStore(stick / "evening.acta", is_read_only=True)) as looking:
        assert tuple(looking.read("alba")) == distinct_rows(1, 2, 3)
    (folder / "evening.acta-shm").unlink()
    with pytest.raises(StoreError, match="copy both to another disk"):
        SqliteStore(stick / "evening.acta", is_read_only=True)


def test_a_file_that_may_change_is_never_taken_for_one_that_cannot(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "evening.acta")) as store:
        fill_game(store, "alba", 1)
    assert "immutable" not in sqlite_address(tmp_path / "evening.acta", "ro")
