"""A server that only writes: it prints its position after each commit, until it is killed."""

import sys
from pathlib import Path

from ledger.store.base import Batch, Row, SideWrite
from ledger.store.sqlite import SqliteStore


def main() -> None:
    """Append batches of one to seven rows to two games, each with a side, and acknowledge each."""
    store = SqliteStore(Path(sys.argv[1]))
    print("open", flush=True)  # noqa: T201 - the printed line acknowledges the commit
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


if __name__ == "__main__":
    main()
