"""What a ledger file holds."""

from contextlib import closing

from ledger.store import open_store


def heads_of(path: str) -> dict[str, tuple[int, bytes]]:
    """How far each game of a ledger file has come."""
    with closing(open_store(path, read_only=True)) as store:
        return {game: store.head(game) for game in store.games()}
