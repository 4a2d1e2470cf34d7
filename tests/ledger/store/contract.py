"""The contract of every store. A store's own tests inherit it and give the fixture `store`."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from ledger.store.base import (
    NO_GAME,
    UNSCRUBBED_KEY,
    Batch,
    ConflictError,
    Row,
    SideWrite,
    Store,
    batch_for_no_game,
    note_of_left_game,
)

HEAD = b"head"


def distinct_rows(*positions: int) -> tuple[Row, ...]:
    """Return rows that differ from each other."""
    return tuple(Row(n, f"toy/thing-done@{n % 3}", b"state %d" % n) for n in positions)


def fill_game(store: Store, game: str, *sizes: int) -> bytes:
    """Append batches of these sizes to a game, and return the head after them."""
    position, head = store.head(game)
    for size in sizes:
        after = b"%s-%d" % (HEAD, position + size)
        fresh = distinct_rows(*range(position + 1, position + size + 1))
        store.append(Batch(game, position, head, fresh, after))
        position, head = position + size, after
    return head


class StoreContract:
    """The promises of `ledger.store.base.Store`, one test each."""

    def test_rows_are_read_in_order_and_unchanged(self, store: Store) -> None:
        fill_game(store, "alba", 3, 1, 12)
        assert tuple(store.read("alba")) == distinct_rows(*range(1, 17))

    def test_reading_begins_after_a_position(self, store: Store) -> None:
        fill_game(store, "alba", 9)
        assert tuple(store.read("alba", after_position=6)) == distinct_rows(7, 8, 9)
        assert tuple(store.read("alba", after_position=9)) == ()
        assert tuple(store.read("alba", after_position=40)) == ()

    def test_an_unused_game_is_empty(self, store: Store) -> None:
        assert tuple(store.read("alba")) == ()
        assert store.head("alba") == (0, b"")
        assert store.games() == ()
        assert store.side_value("alba", "secret", "seed") is None
        assert store.side_values("alba", "secret") == {}

    def test_the_head_is_the_one_of_the_last_batch(self, store: Store) -> None:
        fill_game(store, "alba", 2, 3)
        assert store.head("alba") == (5, b"head-5")

    def test_games_do_not_affect_each_other(self, store: Store) -> None:
        names = [f"game-{n}" for n in range(30)]
        for number, name in enumerate(names, start=1):
            fill_game(store, name, number)
        assert store.games() == tuple(names)
        for number, name in enumerate(names, start=1):
            assert tuple(store.read(name)) == distinct_rows(*range(1, number + 1))

    def test_games_are_listed_in_order_of_founding_and_only_with_an_entry(
        self, store: Store
    ) -> None:
        fill_game(store, "zama", 1)
        fill_game(store, "alba", 1)
        store.append(Batch("cannae", 0, b"", (), b"", (SideWrite("note", "plan", b"later"),)))
        fill_game(store, "zama", 1)
        assert store.games() == ("zama", "alba")

    @pytest.mark.parametrize("expected", [0, 2, 4])
    def test_a_batch_for_an_outdated_position_is_refused_whole(
        self, store: Store, expected: int
    ) -> None:
        head = fill_game(store, "alba", 3)
        sides = (SideWrite("text", "a", b"word"),)
        with pytest.raises(ConflictError) as refusal:
            store.append(
                Batch("alba", expected, head, distinct_rows(expected + 1), b"other", sides)
            )
        assert (refusal.value.expected, refusal.value.found) == (expected, 3)
        self.assert_nothing_written(store)

    def test_a_batch_for_another_head_is_refused_whole(self, store: Store) -> None:
        fill_game(store, "alba", 3)
        sides = (SideWrite("text", "a", b"word"),)
        with pytest.raises(ConflictError) as refusal:
            store.append(Batch("alba", 3, b"forged", distinct_rows(4), b"other", sides))
        assert (refusal.value.expected, refusal.value.found) == (3, 3)
        self.assert_nothing_written(store)

    def test_a_batch_of_sides_alone_is_refused_as_well(self, store: Store) -> None:
        fill_game(store, "alba", 3)
        with pytest.raises(ConflictError):
            store.append(
                Batch("alba", 2, b"head-2", (), b"head-2", (SideWrite("text", "a", b"w"),))
            )
        self.assert_nothing_written(store)

    @pytest.mark.parametrize("positions", [(4, 4), (4, 6), (5, 4), (3,), (5,)])
    def test_repeated_rows_and_rows_with_gaps_are_refused_whole(
        self, store: Store, positions: tuple[int, ...]
    ) -> None:
        head = fill_game(store, "alba", 3)
        with pytest.raises(ValueError, match="a row numbered"):
            store.append(
                Batch(
                    "alba",
                    3,
                    head,
                    distinct_rows(*positions),
                    b"other",
                    (SideWrite("text", "a", b"w"),),
                )
            )
        self.assert_nothing_written(store)

    def assert_nothing_written(self, store: Store) -> None:
        assert tuple(store.read("alba")) == distinct_rows(1, 2, 3)
        assert store.head("alba") == (3, b"head-3")
        assert store.side_values("alba", "text") == {}

    def test_the_store_goes_on_after_a_refusal(self, store: Store) -> None:
        fill_game(store, "alba", 3)
        with pytest.raises(ConflictError):
            store.append(Batch("alba", 0, b"", distinct_rows(1), b"other"))
        fill_game(store, "alba", 2)
        assert tuple(store.read("alba")) == distinct_rows(1, 2, 3, 4, 5)

    def test_a_new_game_has_no_head(self, store: Store) -> None:
        with pytest.raises(ConflictError):
            store.append(Batch("alba", 0, b"some", distinct_rows(1), HEAD))
        assert store.games() == ()

    def test_sides_are_written_replaced_and_erased(self, store: Store) -> None:
        first = (SideWrite("text", "will", b"to Livia"), SideWrite("secret", "seed", b"\0\xff"))
        store.append(Batch("alba", 0, b"", distinct_rows(1), HEAD, first))
        assert store.side_value("alba", "text", "will") == b"to Livia"
        assert store.side_value("alba", "secret", "seed") == b"\0\xff"
        second = (SideWrite("text", "will", b"to Julia"), SideWrite("secret", "seed", None))
        store.append(Batch("alba", 1, HEAD, (), HEAD, second))
        assert store.side_values("alba", "text") == {"will": b"to Julia"}
        assert store.side_values("alba", "secret") == {}
        assert store.head("alba") == (1, HEAD)

    def test_of_several_writes_to_one_side_the_last_counts(self, store: Store) -> None:
        sides = (
            SideWrite("note", "a", b"1"),
            SideWrite("note", "a", None),
            SideWrite("note", "a", b"3"),
        )
        store.append(Batch("alba", 0, b"", (), b"", sides))
        assert store.side_value("alba", "note", "a") == b"3"

    def test_erasing_a_missing_side_does_nothing(self, store: Store) -> None:
        store.append(
            Batch("alba", 0, b"", distinct_rows(1), HEAD, (SideWrite("session", "x", None),))
        )
        assert store.side_values("alba", "session") == {}

    def test_a_game_is_forgotten_whole_and_the_others_stay(self, store: Store) -> None:
        for game in ("alba", "zama", "cannae"):
            head = fill_game(store, game, 3)
            store.append(Batch(game, 3, head, (), head, (SideWrite("text", "a", b"word"),)))
        store.delete_game("zama")
        store.delete_game("nowhere")
        assert store.games() == ("alba", "cannae")
        assert (tuple(store.read("zama")), store.head("zama")) == ((), (0, b""))
        assert store.side_values("zama", "text") == {}
        assert store.changes("zama", 0, 0) == (0, b"", 0, (), ())
        for game in ("alba", "cannae"):
            assert tuple(store.read(game)) == distinct_rows(1, 2, 3)
            assert store.side_values(game, "text") == {"a": b"word"}
        fill_game(store, "cannae", 2)
        fill_game(store, "zama", 2)
        assert tuple(store.read("cannae")) == distinct_rows(1, 2, 3, 4, 5)
        assert tuple(store.read("zama")) == distinct_rows(1, 2)
        store.check()

    def test_scrubbing_changes_no_kept_data(self, store: Store) -> None:
        head = fill_game(store, "alba", 9)
        sides = tuple(SideWrite("text", str(n), b"word %d" % n) for n in range(9))
        store.append(Batch("alba", 9, head, (), head, sides))
        store.append(Batch("alba", 9, head, (), head, (SideWrite("text", "4", None),)))
        before = (tuple(store.read("alba")), store.side_values("alba", "text"), store.head("alba"))
        store.scrub()
        after = (tuple(store.read("alba")), store.side_values("alba", "text"), store.head("alba"))
        assert after == before
        fill_game(store, "alba", 1)
        assert store.head("alba")[0] == 10

    def test_scrubbing_erases_only_the_notes_of_games_that_left(self, store: Store) -> None:
        own = SideWrite("erased", UNSCRUBBED_KEY, b"1")
        store.append(batch_for_no_game(own, note_of_left_game("alba")))
        store.scrub()
        assert store.side_values(NO_GAME, "erased") == {UNSCRUBBED_KEY: b"1"}

    def test_sides_are_separate_by_game_and_kind_and_sorted_by_key(self, store: Store) -> None:
        sides = (
            SideWrite("token", "b", b"2"),
            SideWrite("token", "a", b"1"),
            SideWrite("session", "a", b"3"),
        )
        store.append(Batch("alba", 0, b"", (), b"", sides))
        store.append(Batch("zama", 0, b"", (), b"", (SideWrite("token", "c", b"4"),)))
        assert list(store.side_values("alba", "token").items()) == [("a", b"1"), ("b", b"2")]
        assert store.side_value("zama", "token", "a") is None

    def test_a_side_is_found_among_all_games_by_the_beginning_of_its_key(
        self, store: Store
    ) -> None:
        alba = (SideWrite("session", "ab/1", b"1"), SideWrite("session", "a/2", b"2"))
        zama = (
            SideWrite("session", "a/1", b"3"),
            SideWrite("session", "b/1", b"4"),
            SideWrite("note", "a/1", b""),
        )
        for game, sides in (("zama", zama), ("alba", alba)):
            store.append(Batch(game, 0, b"", (), b"", sides))
        found = [("zama", "a/1", b"3"), ("alba", "a/2", b"2")]
        assert [*store.side_rows_of_all_games("session", "a/")] == found
        assert [*store.side_rows_of_all_games("session")] == [
            *found,
            ("alba", "ab/1", b"1"),
            ("zama", "b/1", b"4"),
        ]
        assert (
            store.side_rows_of_all_games("token")
            == store.side_rows_of_all_games("session", "c")
            == ()
        )
        store.delete_game("zama")
        assert [*store.side_rows_of_all_games("session", "a/")] == found[1:]

    def test_an_unknown_kind_of_side_cannot_be_made(self) -> None:
        with pytest.raises(ValueError, match="no kind 'secrets'"):
            SideWrite("secrets", "seed", b"")

    def test_a_large_state_is_read_back_whole(self, store: Store) -> None:
        large = bytes(range(256)) * 4096
        sides = (SideWrite("note", "map", large),)
        store.append(Batch("alba", 0, b"", (Row(1, "toy/map@1", large),), HEAD, sides))
        assert next(iter(store.read("alba"))).state == large
        assert store.side_value("alba", "note", "map") == large

    def test_empty_bytes_are_stored_as_empty_bytes(self, store: Store) -> None:
        store.append(Batch("alba", 0, b"", (Row(1, "", b""),), b"", (SideWrite("text", "", b""),)))
        assert tuple(store.read("alba")) == (Row(1, "", b""),)
        assert store.side_value("alba", "text", "") == b""

    def test_every_language_and_sign_is_stored_unchanged(self, store: Store) -> None:
        game, key = "Αλβα Λόγγα 🏛 'x'; --", "Ελένη 🗡 %_"
        row = Row(1, "toy/κρίσις@1", "Ἀνερρίφθω κύβος".encode())
        store.append(Batch(game, 0, b"", (row,), HEAD, (SideWrite("text", key, b"!"),)))
        assert tuple(store.read(game)) == (row,)
        assert store.side_value(game, "text", key) == b"!"
        assert store.games() == (game,)

    def test_more_rows_than_one_read_takes_come_in_order(self, store: Store) -> None:
        fill_game(store, "alba", 6_000, 6_000)
        assert [row.position for row in store.read("alba")] == list(range(1, 12_001))

    def test_a_slow_reader_gets_rows_without_gaps(self, store: Store) -> None:
        fill_game(store, "alba", 3)
        reading = store.read("alba")
        read = [next(reading).position]
        fill_game(store, "alba", 2)
        read += [row.position for row in reading]
        assert read == list(range(1, len(read) + 1))
        assert len(read) >= 3

    def test_of_two_simultaneous_writers_one_wins_each_time(self, store: Store) -> None:
        rounds = 40
        start = Barrier(2)

        def append_in_rounds(who: bytes) -> list[int]:
            lost = []
            for _ in range(rounds):
                start.wait()
                position, head = store.head("alba")
                start.wait()
                try:
                    row = Row(position + 1, "toy/won@1", who)
                    store.append(Batch("alba", position, head, (row,), head + who))
                except ConflictError as conflict:
                    lost.append(conflict.found)
            return lost

        with ThreadPoolExecutor(2) as pool:
            lost_by_a, lost_by_b = pool.map(append_in_rounds, (b"a", b"b"))
        assert sorted(lost_by_a + lost_by_b) == list(range(1, rounds + 1))
        written = b"".join(row.state for row in store.read("alba"))
        assert store.head("alba") == (rounds, written)
        assert [n for n, who in enumerate(written, start=1) if who == ord("b")] == lost_by_a

    def test_written_data_pass_the_thorough_check(self, store: Store) -> None:
        fill_game(store, "alba", 5, 1)
        fill_game(store, "zama", 2)
        store.append(Batch("cannae", 0, b"", (), b"", (SideWrite("note", "plan", b"later"),)))
        store.check()
