"""The keys to the games in memory: tokens, sessions, and addresses of feeds and phones."""

from collections.abc import Callable

from api.access.identity import TokensAndSessions
from api.deadlines.addresses import FeedAddresses
from api.push.subscriptions import PUSH_NOTE as PUSHED
from api.push.subscriptions import Subscriptions
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideTables, SideWrite


class KeysToGames:
    """The keys to the games in memory. The store has all of them as sides."""

    def __init__(self, randomness: Callable[[int], bytes]) -> None:
        self.identity = TokensAndSessions(randomness)
        """The tokens and sessions."""
        self.addresses = FeedAddresses(randomness)
        """The addresses of calendar feeds, including the feeds of games at rest."""
        self.subscriptions = Subscriptions()
        """The phones that want push messages."""

    def load_game(self, game: str, side_tables: SideTables) -> None:
        """Load the keys to a game anew. Raises: StoreError."""
        for table in (self.identity, self.addresses, self.subscriptions):
            table.forget(game)
            table.load_game(game, side_tables)

    def apply_remote_writes(self, scribe: Scribe, writes: tuple[SideWrite, ...]) -> frozenset[str]:
        """Take over the keys that another server wrote.

        Return the keys of the sessions that gave a card back with these writes.
        """
        game, sessions_left = scribe.game, set[str]()
        for row in writes:
            if row.kind in ("token", "session"):
                sessions_left.add(self.identity.apply_remote_write(game, row, scribe.state.kernel))
            elif row.kind == "calendar":
                self.addresses.apply_remote_write(game, row)
            elif row.kind == "push" or (row.kind, row.key) == ("note", PUSHED):
                self.subscriptions.apply_remote_write(game, row)
        return frozenset(sessions_left - {""})  # "" is the key of strangers, who have no session

    def forget_resting_game(self, game: str) -> None:
        """Remove the keys to a game that is put away, except the addresses of its feeds."""
        self.identity.forget(game)
        self.subscriptions.forget(game)

    def forget(self, game: str) -> None:
        """Remove all keys to a game from memory."""
        self.forget_resting_game(game)
        self.addresses.forget(game)
