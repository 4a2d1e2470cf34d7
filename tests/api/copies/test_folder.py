"""The folder of copies."""

from itertools import pairwise
from pathlib import Path

import pytest

from api.copies.folder import HOURS, NEWEST, name_of, never_finished, remove, to_go, unfinished
from api.copies.keeping import seconds_in
from api.keys.recovery_words import as_read, beside, keep_words, kept_words, made_up
from ledger.store.base import StoreError

HOUR = 3_600_000
NOON = 1_764_072_000_000


def test_names_sort_by_time() -> None:
    names = [name_of(NOON + more) for more in (0, 1, 999, 1_000, 61_000, HOUR, 20 * HOUR)]
    assert names == sorted(names)
    assert len(set(names)) == len(names)


def test_the_newest_few_stay_and_one_of_each_hour_before() -> None:
    times = {Path(name_of(at)): at for at in range(NOON, NOON + 20 * HOUR, HOUR // 4)}
    newest_first = sorted(times, reverse=True)
    gone = set(to_go(newest_first, times))
    kept = [copy for copy in newest_first if copy not in gone]
    assert kept[:NEWEST] == newest_first[:NEWEST]
    assert len(kept) == NEWEST + HOURS
    hours = [copy.name[:18] for copy in kept[NEWEST:]]
    assert all(later > earlier for later, earlier in pairwise(hours))
    assert list(to_go(kept, times)) == []


def test_what_was_never_finished_goes_and_what_cannot_be_removed_hinders_nothing(
    tmp_path: Path,
) -> None:
    (tmp_path / "holiday.jpg").touch()
    unfinished(tmp_path, NOON).touch()
    unfinished(tmp_path, NOON + 1).mkdir()
    remove(never_finished(tmp_path))
    assert {file.name for file in tmp_path.iterdir()} == {
        "holiday.jpg",
        unfinished(tmp_path, NOON + 1).name,
    }


@pytest.mark.parametrize(("text", "seconds"), [("20s", 20), ("2m", 120), ("1h", 3600), ("7", 7)])
def test_time_between_copies_is_written_as_one_says_it(text: str, seconds: int) -> None:
    assert seconds_in(text) == seconds


@pytest.mark.parametrize("text", ["", "0s", "-1s", "1.5s", "soon", "20 minutes"])
def test_what_is_no_time_between_copies_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="no time between copies"):
        seconds_in(text)


def test_words_are_kept_for_their_owner_alone_and_read_however_they_were_typed(
    tmp_path: Path,
) -> None:
    store = tmp_path / "acta.db"
    words = made_up(lambda number: bytes(range(number)))
    assert len(set(words.split())) == 12
    assert kept_words(store) == ""
    keep_words(store, words)
    assert beside(store).stat().st_mode & 0o077 == 0
    assert kept_words(store) == words
    assert as_read(f"  {words.upper().replace(' ', ', ')}\n") == words
    beside(store).write_bytes(b"\xff")
    with pytest.raises(StoreError, match="cannot be read"):
        kept_words(store)
    with pytest.raises(StoreError, match="cannot be written"):
        keep_words(tmp_path / "nowhere" / "acta.db", words)
