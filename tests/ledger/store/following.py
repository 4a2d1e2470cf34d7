"""The contract of every store for followers of a game that others write as well."""

import pytest

from ledger.store.base import Batch, ConflictError, SideWrite, Store
from tests.ledger.store.contract import HEAD, distinct_rows, fill_game


class FollowingContract:
    """The promises of `ledger.store.base.Store` on revisions and changes, one test each."""

    def test_each_commit_raises_the_revision_of_its_game(self, store: Store) -> None:
        head = fill_game(store, "alba", 2, 1)
        store.append(Batch("alba", 3, head, (), head, (SideWrite("note", "a", b"1"),)))
        fill_game(store, "zama", 1)
        assert store.revisions(("alba", "zama", "nowhere")) == {"alba": 3, "zama": 1}
        assert store.revisions(()) == {}

    def test_a_server_does_not_get_its_own_message(self, store: Store) -> None:
        if not store.is_shared:
            assert store.exchange_messages(b"here", 60) == ()
        else:
            assert [store.exchange_messages(b"here", 60) for _ in range(2)] == [(), ()]

    def test_of_two_writers_on_one_revision_the_second_is_refused(self, store: Store) -> None:
        head = fill_game(store, "alba", 3)

        def batch_with_note(value: bytes, revision: int) -> Batch:
            return Batch("alba", 3, head, (), head, (SideWrite("note", "a", value),), revision)

        store.append(batch_with_note(b"1", 1))
        with pytest.raises(ConflictError, match="at position 3, but is not as it was"):
            store.append(batch_with_note(b"2", 1))
        assert store.side_value("alba", "note", "a") == b"1"
        store.append(batch_with_note(b"3", 2))
        assert store.side_value("alba", "note", "a") == b"3"
        with pytest.raises(ConflictError):
            store.append(Batch("zama", 0, b"", distinct_rows(1), HEAD, revision=1))
        assert store.games() == ("alba",)

    def test_changes_since_a_place_are_read_in_one_call(self, store: Store) -> None:
        first = (SideWrite("text", "will", b"to Livia"), SideWrite("note", "plan", b"later"))
        store.append(Batch("alba", 0, b"", distinct_rows(1, 2), HEAD, first))
        store.append(
            Batch("alba", 2, HEAD, distinct_rows(3), b"later", (SideWrite("note", "plan", None),))
        )
        store.append(Batch("alba", 3, b"later", (), b"later", (SideWrite("session", "s", b"1"),)))
        erased, session = SideWrite("note", "plan", None), SideWrite("session", "s", b"1")
        whole = store.changes("alba", 0, 0)
        assert whole[:4] == (3, b"later", 3, distinct_rows(1, 2, 3))
        assert set(whole.side_writes) == {first[0], erased, session}
        news = store.changes("alba", 2, 1)
        assert (news.revision, news.rows, set(news.side_writes)) == (
            3,
            distinct_rows(3),
            {erased, session},
        )
        assert store.changes("alba", 3, 3) == (3, b"later", 3, (), ())
        assert store.changes("nowhere", 0, 0) == (0, b"", 0, (), ())

    def test_a_side_that_was_erased_and_written_again_is_there(self, store: Store) -> None:
        for value in (b"1", None, b"2"):
            store.append(Batch("alba", 0, b"", (), b"", (SideWrite("note", "plan", value),)))
        assert store.changes("alba", 0, 0).side_writes == (SideWrite("note", "plan", b"2"),)
        store.append(Batch("alba", 0, b"", (), b"", (SideWrite("note", "plan", None),)))
        assert store.changes("alba", 0, 3).side_writes == (SideWrite("note", "plan", None),)

    def test_a_store_lists_itself_among_the_writers(self, store: Store) -> None:
        assert store.workers() == {store.worker}
