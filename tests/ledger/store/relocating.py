"""The contract of every store for games that get another id or come from another store."""

import pytest

from ledger.store.base import Batch, ConflictError, Database, SideWrite, Store, WholeGame
from ledger.store.memory import MemoryStore
from tests.ledger.store.contract import distinct_rows, fill_game


def fill_with_sides(store: Store, game: str) -> None:
    """Write a game with rows, and with side rows that were written, replaced and erased."""
    head = fill_game(store, game, 3)
    for sides in (
        (SideWrite("token", "a", b"1"), SideWrite("text", "b", b"word")),
        (SideWrite("text", "b", None), SideWrite("session", "c", b"3")),
        (SideWrite("token", "a", b"2"),),
    ):
        store.append(Batch(game, 3, head, (), head, sides))
    fill_game(store, game, 2)


class RelocatingContract:
    """The promises of `ledger.store.base.Database` on moved games, one test each."""

    def test_a_renamed_game_is_the_same_and_its_old_id_is_unknown(self, store: Database) -> None:
        fill_with_sides(store, "alba")
        whole = store.whole_game("alba")
        fill_game(store, "other", 2)
        store.rename_game("alba", "new/alba")
        assert store.whole_game("new/alba") == whole
        assert store.whole_game("alba") == WholeGame(b"", 0, (), ())
        assert store.changes("alba", 0, 0) == (0, b"", 0, (), ())
        assert store.side_rows_of_all_games("token")[0].game == "new/alba"
        assert tuple(store.read("other")) == distinct_rows(1, 2)
        fill_game(store, "new/alba", 1)
        assert tuple(store.read("new/alba")) == distinct_rows(1, 2, 3, 4, 5, 6)
        store.check()

    def test_a_writer_of_the_old_id_is_refused(self, store: Database) -> None:
        head = fill_game(store, "alba", 3)
        store.rename_game("alba", "new/alba")
        for revision in (None, 1):
            with pytest.raises(ConflictError):
                store.append(Batch("alba", 3, head, distinct_rows(4), b"next", revision=revision))
        assert store.revisions(("alba", "new/alba")) == {"new/alba": 1}

    def test_a_game_gets_no_id_that_is_taken_and_an_unknown_game_gets_none(
        self, store: Database
    ) -> None:
        fill_game(store, "alba", 3)
        fill_game(store, "zama", 1)
        with pytest.raises(ConflictError):
            store.rename_game("alba", "zama")
        with pytest.raises(ConflictError):
            store.rename_game("nowhere", "new")
        assert set(store.games()) == {"alba", "zama"}
        assert tuple(store.read("alba")) == distinct_rows(1, 2, 3)

    def test_a_whole_game_is_inserted_once_with_its_revisions(self, store: Database) -> None:
        source = MemoryStore()
        fill_with_sides(source, "alba")
        whole = source.whole_game("alba")
        assert [side.side_write.value for side in whole.sides] == [b"3", None, b"2"]
        store.insert_game("alba", whole)
        assert store.whole_game("alba") == whole
        for since in range(6):
            found, expected = (one.changes("alba", 2, since) for one in (store, source))
            assert found[:4] == expected[:4]
            assert set(found.side_writes) == set(expected.side_writes)
        with pytest.raises(ConflictError):
            store.insert_game("alba", whole)
        fill_game(store, "alba", 1)
        assert store.revisions(("alba",)) == {"alba": whole.revision + 1}
        store.check()
