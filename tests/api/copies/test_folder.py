"""The folder of copies."""

from itertools import pairwise
from pathlib import Path

import pytest

from api.copies.copy_schedule import parse_seconds
from api.copies.folder import (
    HOURS_KEPT,
    NEWEST_KEPT,
    name_of_copy,
    removable_copies,
    remove_files,
    unfinished_files,
    unfinished_path,
)
from api.keys.recovery_words import (
    new_words,
    normalize_words,
    store_words,
    stored_words,
    words_file,
)
from ledger.store.base import StoreError

HOUR = 3_600_000
NOON = 1_764_072_000_000


def test_names_of_copies_sort_by_time() -> None:
    names = [name_of_copy(NOON + more) for more in (0, 1, 999, 1_000, 61_000, HOUR, 20 * HOUR)]
    assert names == sorted(names)
    assert len(set(names)) == len(names)


def test_the_folder_keeps_the_newest_copies_and_one_of_each_earlier_hour() -> None:
    times = {Path(name_of_copy(at)): at for at in range(NOON, NOON + 20 * HOUR, HOUR // 4)}
    newest_first = sorted(times, reverse=True)
    gone = set(removable_copies(newest_first, times))
    kept = [copy for copy in newest_first if copy not in gone]
    assert kept[:NEWEST_KEPT] == newest_first[:NEWEST_KEPT]
    assert len(kept) == NEWEST_KEPT + HOURS_KEPT
    hours = [copy.name[:18] for copy in kept[NEWEST_KEPT:]]
    assert all(later > earlier for later, earlier in pairwise(hours))
    assert list(removable_copies(kept, times)) == []


def test_unfinished_copies_are_removed_and_files_that_cannot_be_removed_do_no_harm(
    tmp_path: Path,
) -> None:
    (tmp_path / "holiday.jpg").touch()
    unfinished_path(tmp_path, NOON).touch()
    unfinished_path(tmp_path, NOON + 1).mkdir()
    remove_files(unfinished_files(tmp_path))
    assert {file.name for file in tmp_path.iterdir()} == {
        "holiday.jpg",
        unfinished_path(tmp_path, NOON + 1).name,
    }


@pytest.mark.parametrize(("text", "seconds"), [("20s", 20), ("2m", 120), ("1h", 3600), ("7", 7)])
def test_the_time_between_copies_is_written_with_a_unit(text: str, seconds: int) -> None:
    assert parse_seconds(text) == seconds


@pytest.mark.parametrize("text", ["", "0s", "-1s", "1.5s", "soon", "20 minutes"])
def test_a_malformed_time_between_copies_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no time between copies"):
        parse_seconds(text)


def test_recovery_words_are_readable_by_their_owner_only_and_accepted_in_any_spelling(
    tmp_path: Path,
) -> None:
    store = tmp_path / "acta.db"
    words = new_words(lambda number: bytes(range(number)))
    assert len(set(words.split())) == 12
    assert stored_words(store) == ""
    store_words(store, words)
    assert words_file(store).stat().st_mode & 0o077 == 0
    assert stored_words(store) == words
    assert normalize_words(f"  {words.upper().replace(' ', ', ')}\n") == words
    words_file(store).write_bytes(b"\xff")
    with pytest.raises(StoreError, match="cannot be read"):
        stored_words(store)
    with pytest.raises(StoreError, match="cannot be written"):
        store_words(tmp_path / "nowhere" / "acta.db", words)
