"""The contract of every store for the batches of several games in one transaction."""

import pytest

from ledger.store.base import Batch, ConflictError, SideWrite, Store
from tests.ledger.store.contract import HEAD, distinct_rows, fill_game

NOTE = (SideWrite("note", "a", b"1"),)


class SharedTransactionContract:
    """The promises of `ledger.store.base.Store.append_all`, one test each."""

    def test_several_games_are_written_together(self, store: Store) -> None:
        head = fill_game(store, "zama", 2)
        first = Batch("alba", 0, b"", distinct_rows(1, 2), HEAD, NOTE)
        further = Batch("zama", 2, head, distinct_rows(3), b"later")
        sides = Batch("cannae", 0, b"", (), b"", NOTE)
        assert store.append_all((further, first, sides)) == (None, None, None)
        assert tuple(store.read("alba")) == distinct_rows(1, 2)
        assert tuple(store.read("zama")) == distinct_rows(1, 2, 3)
        assert (store.head("alba"), store.head("zama")) == ((2, HEAD), (3, b"later"))
        assert (
            store.side_values("alba", "note") == store.side_values("cannae", "note") == {"a": b"1"}
        )
        assert store.revisions(("alba", "zama", "cannae")) == {"alba": 1, "zama": 2, "cannae": 1}

    def test_no_batches_need_no_transaction(self, store: Store) -> None:
        assert store.append_all(()) == ()

    @pytest.mark.parametrize("place", [0, 1, 2])
    def test_a_conflict_of_one_game_leaves_the_others_written(
        self, store: Store, place: int
    ) -> None:
        head = fill_game(store, "alba", 3)
        batches = [Batch(game, 0, b"", distinct_rows(1), HEAD) for game in ("zama", "cannae")]
        batches.insert(place, Batch("alba", 2, head, distinct_rows(3), b"other", NOTE))
        results = store.append_all(batches)
        conflict = results[place]
        assert isinstance(conflict, ConflictError)
        assert (conflict.game, conflict.expected, conflict.found) == ("alba", 2, 3)
        assert [result for number, result in enumerate(results) if number != place] == [None] * 2
        assert (store.head("alba"), store.side_values("alba", "note")) == ((3, b"head-3"), {})
        assert store.head("zama") == store.head("cannae") == (1, HEAD)

    def test_an_outdated_revision_costs_no_other_game_its_batch(self, store: Store) -> None:
        head = fill_game(store, "alba", 1, 1)
        late = Batch("alba", 2, head, (), head, NOTE, revision=1)
        results = store.append_all((late, Batch("zama", 0, b"", distinct_rows(1), HEAD)))
        assert isinstance(results[0], ConflictError)
        assert results[1] is None
        assert store.revisions(("alba", "zama")) == {"alba": 2, "zama": 1}

    def test_two_batches_of_one_game_are_written_in_order(self, store: Store) -> None:
        first = Batch("alba", 0, b"", distinct_rows(1, 2), HEAD)
        second = Batch("alba", 2, HEAD, distinct_rows(3), b"later")
        other = Batch("zama", 0, b"", distinct_rows(1), HEAD)
        assert store.append_all((first, other, second)) == (None, None, None)
        assert tuple(store.read("alba")) == distinct_rows(1, 2, 3)

    def test_a_batch_after_its_own_games_conflict_is_refused_too(self, store: Store) -> None:
        first = Batch("alba", 1, b"", distinct_rows(2), HEAD)
        second = Batch("alba", 2, HEAD, distinct_rows(3), b"later")
        results = store.append_all((first, second, Batch("zama", 0, b"", (), b"", NOTE)))
        assert [type(result) for result in results] == [ConflictError, ConflictError, type(None)]
        assert store.games() == ()

    def test_many_games_are_written_together(self, store: Store) -> None:
        games = [f"game-{n}" for n in range(60)]
        batches = [Batch(game, 0, b"", distinct_rows(1, 2), HEAD, NOTE) for game in games]
        assert store.append_all(batches) == (None,) * 60
        assert sorted(store.games()) == sorted(games)
        store.check()
