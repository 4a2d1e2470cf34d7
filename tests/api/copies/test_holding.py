"""The copy with the most entries counts as the newest, whatever the clock said when it was made."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Self

import pytest

from api.access.founding import found_game_in_store
from api.commands.doctor.copies import folder_finding
from api.copies.copy_maker import Copier
from api.copies.encrypted_copy import EncryptionKey, Manifest, encrypt_copy
from api.copies.folder import NEWEST_KEPT, copies_in, name_of_copy
from api.copies.ledger_contents import GameProgress, LedgerContents, newest_first
from api.copies.restoration import Restoration, restore_ledger
from api.game.text_erasure import erase_game
from ledger.kernel.vocabulary.request import Request
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.store.base import Store, StoreError
from tests.api.copies.words import KEY, WORDS
from tests.toy.rules import TOY

SHELF = {TOY.name: TOY}
AT = 1_764_072_000_000
AHEAD = 2 * 3_600_000
SECOND = 1_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(str(tmp_path / "acta.db"))) as opened:
        yield opened


def restore_copy(folder: Path, name: str = "again.db") -> Restoration:
    return restore_ledger(folder, WORDS, folder.parent / name, SHELF)


def do_acts(scribe: Scribe, number: int) -> None:
    """Do this number of acts."""
    for _ in range(number):
        position = scribe.state.log.position
        act = "pause" if scribe.state.kernel.status == "open" else "resume"
        request = Request(f"act-{position}", "nurse-1", act, "nurse", 1)
        scribe.answer(request, AT + position)
        assert scribe.state.log.position > position


def test_the_fullest_copy_is_the_newest_although_a_clock_was_ahead(
    store: Store, stick: Path, tmp_path: Path
) -> None:
    scribe = found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    early = [copier.make(Manifest(AT + AHEAD + n * SECOND)) for n in range(NEWEST_KEPT)]
    # this is the state after a restart of the server
    again = Copier(tmp_path / "acta.db", stick, EncryptionKey(WORDS, cost=4))
    made = []
    for number in range(12):
        do_acts(scribe, 1)
        made.append(again.make(Manifest(AT + number * SECOND)))
    result = restore_copy(stick)
    assert (result.copy, result.games[0].entries) == (made[-1], 13)
    assert {word.split(":")[0] for word in result.passed} <= {copy.name for copy in early}
    assert all("holds less" in word for word in result.passed)
    assert set(made[-NEWEST_KEPT:]) <= set(copies_in(stick))


def test_an_unreadable_copy_is_passed_over_and_reported(
    store: Store, stick: Path, tmp_path: Path
) -> None:
    found_game_in_store(store, TOY, {"nuts": 3}, AT)
    whole = Copier(tmp_path / "acta.db", stick, KEY).make(Manifest(AT))
    later = [stick / name_of_copy(AT + n * SECOND) for n in range(1, 6)]
    later[0].mkdir()
    later[1].symlink_to(stick / "nowhere")
    later[2].write_bytes(b"")
    os.mkfifo(later[3])
    later[4].write_bytes(whole.read_bytes()[:-30])
    Copier(tmp_path / "acta.db", stick, KEY).make(Manifest(AT + 10 * SECOND)).unlink()
    result = restore_copy(stick)
    assert result.copy == whole
    told = dict(word.split(": ", 1) for word in result.passed)
    assert told.keys() == {copy.name for copy in later}
    assert told[later[0].name] == "It is no file."
    assert told[later[1].name] == "It cannot be read: No such file or directory."
    assert told[later[4].name] == "It is damaged, or was cut off."
    assert all(os.path.lexists(copy) for copy in later)


class FileWithBrokenSector:
    """A file with a broken sector that appears after some reads."""

    def __init__(self, file: Any, left: int) -> None:
        self._file, self._left = file, left

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_why: object) -> None:
        self._file.close()

    def _read_or_fail(self, method: str, size: int) -> bytes:
        if self._left == 0:
            raise OSError(5, "Input/output error")
        self._left -= 1
        data: bytes = getattr(self._file, method)(size)
        return data

    def read(self, size: int) -> bytes:
        return self._read_or_fail("read", size)

    def readline(self, size: int) -> bytes:
        return self._read_or_fail("readline", size)


@pytest.mark.parametrize("when", ["opened", "begun", "read"])
def test_a_read_error_is_passed_over(
    store: Store, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    scribe = found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    whole = copier.make(Manifest(AT))
    do_acts(scribe, 1)
    broken = copier.make(Manifest(AT + SECOND))
    opened = Path.open

    def open_with_fault(self: Path, *given: object, **named: object) -> object:
        file = opened(self, *given, **named)  # type: ignore[call-overload] # as it was given
        left = {"opened": 0, "begun": 1, "read": 4}[when]
        return FileWithBrokenSector(file, left) if self == broken else file

    monkeypatch.setattr(Path, "open", open_with_fault)
    result = restore_copy(stick)
    assert result.copy == whole
    assert result.passed == (f"{broken.name}: It cannot be read: Input/output error.",)


def test_a_ledger_that_cannot_be_written_is_not_blamed_on_the_copies(
    store: Store, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_game_in_store(store, TOY, {"nuts": 3}, AT)
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    copier.make(Manifest(AT))

    def raise_disk_full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", raise_disk_full)
    with pytest.raises(StoreError, match=r"again\.db cannot be used: No space left") as told:
        restore_copy(stick)
    assert ".copy" not in str(told.value)


def test_a_copy_of_an_older_version_is_read(store: Store, stick: Path, tmp_path: Path) -> None:
    scribe = found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    copier.make(Manifest(AT + AHEAD))
    do_acts(scribe, 2)
    made = copier.make(Manifest(AT))
    plain = tmp_path / "plain.db"
    restore_ledger(stick, WORDS, plain, SHELF)
    with made.open("wb") as target, plain.open("rb") as source:
        encrypt_copy(source, target, Manifest(AT), KEY)
    result = restore_copy(stick)
    assert (result.copy, result.manifest.holds) == (made, None)


def test_copies_of_another_ledger_stay_and_the_later_ledger_is_restored(
    stick: Path, tmp_path: Path
) -> None:
    made = {}
    for name, at, number in (("last-week.db", AT, 8), ("tonight.db", AT + AHEAD, 1)):
        with closing(open_store(str(tmp_path / name))) as opened:
            scribe = found_game_in_store(opened, TOY, {"nuts": 3}, at).scribe
            do_acts(scribe, number)
            copier = Copier(tmp_path / name, stick, KEY)
            made[name] = [copier.make(Manifest(at + n * SECOND)) for n in range(NEWEST_KEPT)]
    assert set(copies_in(stick)) == {*made["last-week.db"], *made["tonight.db"]}
    assert restore_copy(stick).copy == made["tonight.db"][-1]


def test_an_erased_game_is_not_restored(store: Store, stick: Path, tmp_path: Path) -> None:
    scribes = [found_game_in_store(store, TOY, {"nuts": 3}, AT).scribe for _ in range(2)]
    do_acts(scribes[0], 9)
    copier = Copier(tmp_path / "acta.db", stick, KEY)
    copier.make(Manifest(AT + AHEAD))
    erase_game(store, scribes[0].game, AT)
    after = copier.make(Manifest(AT))
    result = restore_copy(stick)
    assert result.copy == after
    assert [game.id for game in result.games] == [scribes[1].game]


def make_ledger_contents(**games: GameProgress) -> LedgerContents:
    return LedgerContents(games)


@pytest.mark.parametrize(
    ("less", "more"),
    [
        (
            make_ledger_contents(a=GameProgress(0, 5, 9)),
            make_ledger_contents(a=GameProgress(0, 6, 1)),
        ),
        (
            make_ledger_contents(a=GameProgress(0, 5, 8)),
            make_ledger_contents(a=GameProgress(0, 5, 9)),
        ),
        (
            make_ledger_contents(a=GameProgress(0, 99, 99)),
            make_ledger_contents(a=GameProgress(1, 5, 5)),
        ),
        (
            make_ledger_contents(a=GameProgress(0, 5, 5)),
            make_ledger_contents(a=GameProgress(0, 5, 5), b=GameProgress(0, 1, 1)),
        ),
        (
            make_ledger_contents(a=GameProgress(0, 5, 5), b=GameProgress(0, 9, 9)),
            LedgerContents({"a": GameProgress(0, 5, 5)}, frozenset("b")),
        ),
        (
            make_ledger_contents(a=GameProgress(0, 5, 5), b=GameProgress(0, 9, 9)),
            LedgerContents({"a": GameProgress(0, 6, 6)}, frozenset("b")),
        ),
    ],
)
def test_of_two_copies_of_one_ledger_the_fuller_one_comes_first(
    less: LedgerContents, more: LedgerContents
) -> None:
    assert more.compare_progress(less) > 0
    assert less.compare_progress(more) < 0
    assert more.shares_a_game_with(less)
    both = {"later": less, "earlier": more}
    times = {"later": 2, "earlier": 1}
    for names in (("later", "earlier"), ("earlier", "later")):
        assert newest_first(names, both.__getitem__, times.__getitem__) == ["earlier", "later"]


def test_of_copies_with_equal_content_the_latest_comes_first() -> None:
    same = make_ledger_contents(a=GameProgress(0, 5, 5))
    assert newest_first([1, 3, 2], lambda _: same, lambda at: at) == [3, 2, 1]


def test_the_doctor_says_that_a_clock_was_ahead(tmp_path: Path) -> None:
    for at in (AT - 30 * SECOND, AT + AHEAD):
        (tmp_path / name_of_copy(at)).touch()
    said = folder_finding(tmp_path, AT)
    assert "1 copy" in said.sentence
    assert "30 s old" in said.sentence
    (tmp_path / name_of_copy(AT - 30 * SECOND)).unlink()
    assert "yet to come" in folder_finding(tmp_path, AT).sentence
