"""The content of a ledger file."""

from contextlib import closing

from ledger.store import open_store


def game_heads_in_file(path: str) -> dict[str, tuple[int, bytes]]:
    """Return the position and the head of each game of a ledger file."""
    with closing(open_store(path, is_read_only=True)) as store:
        return {game: store.head(game) for game in store.games()}
