"""A server that only writes: it prints its position after each commit, until it is killed."""

import sys
from pathlib import Path

from ledger.store.base import Batch, Row, SideWrite
from ledger.store.sqlite import SqliteStore


def main() -> None:
    """Append batches of one to seven rows to two games, each with a side, and acknowledge each."""
    store = SqliteStore(Path(sys.argv[1]))
    print("open", flush=True)  # noqa: T201 - the printed line acknowledges the commit
    while "together" in sys.argv:
        _append_together(store)
    while True:
        for game in ("alba", "zama"):
            position, head = store.head(game)
            last = position + 1 + position % 7
            rows = tuple(
                Row(n, "toy/done@1", b"%d" % n * 50) for n in range(position + 1, last + 1)
            )
            sides = (SideWrite("note", "last", b"%d" % last),)
            store.append(Batch(game, position, head, rows, b"head-%d" % last, sides))
            print(game, last, flush=True)  # noqa: T201 - as above


def _append_together(store: SqliteStore) -> None:
    """Append a row to each of 20 games in one transaction, and acknowledge the position."""
    batches = []
    for game in (f"game-{n}" for n in range(20)):
        position, head = store.head(game)
        row = Row(position + 1, "toy/done@1", b"%d" % position * 50)
        batches.append(Batch(game, position, head, (row,), b"head-%d" % (position + 1)))
    assert store.append_all(batches) == (None,) * 20
    print(batches[0].position, flush=True)  # noqa: T201 - the printed line acknowledges the commit


if __name__ == "__main__":
    main()
