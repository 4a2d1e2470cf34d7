"""The contents of copies: they say how far each game goes, and which of two copies is newer.

The time in a copy's name does not decide this. The time in the name comes from the machine's clock,
which may have been wrong.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cmp_to_key
from typing import TypeVar

import msgspec

from api.game.text_erasure import erased_games
from ledger.kernel.takeover.events import GameTakenOver
from ledger.store.base import Row, Store

MOST_GAMES = 5_000
"""Maximum number of games that a copy lists: the newest ones by founding."""

T = TypeVar("T")


class GameProgress(msgspec.Struct, frozen=True, array_like=True):
    """A game in a copy: its numbers of takeovers, of entries, and of commits."""

    takeovers: int = 0
    entries: int = 0
    commits: int = 0


class LedgerContents(msgspec.Struct, frozen=True, omit_defaults=True):
    """The games in a copy by their ids, in the order in which they were founded."""

    games: Mapping[str, GameProgress] = {}
    forgotten: frozenset[str] = frozenset()
    """The ids of the games that were erased whole."""

    def shares_a_game_with(self, other: "LedgerContents") -> bool:
        """Return whether a game is in both copies, played or erased."""
        known = self.games.keys() | self.forgotten
        return not known.isdisjoint(other.games.keys() | other.forgotten)

    def compare_progress(self, other: "LedgerContents") -> int:
        """Return whether this copy goes further than another.

        The result is above 0 if it goes further, below 0 if it goes less far, else 0. A game with
        more takeovers counts before a game with more entries. The reason is that the old laptop may
        have gone on without a takeover.
        """
        mine, theirs = self.games_erased_since(other), other.games_erased_since(self)
        games = (self.games.keys() | other.games.keys()) - mine - theirs
        here, there = self.progress_sums(games), other.progress_sums(games)
        if here != there:
            return 1 if here > there else -1
        return len(mine) - len(theirs)

    def games_erased_since(self, other: "LedgerContents") -> frozenset[str]:
        """Return the games of another copy that this one lacks because they were erased.

        This copy lists them as erased, or has games that were founded later.
        """
        order = [*other.games]
        common = [place for place, game in enumerate(order) if game in self.games]
        until = max(common, default=0)
        gone = {game for game in order[:until] if game not in self.games}
        return frozenset(gone) | (self.forgotten & other.games.keys())

    def progress_sums(self, games: Iterable[str]) -> tuple[int, int, int]:
        """Return the sums of the takeovers, entries and commits of these games."""
        held = [self.games.get(game, GameProgress()) for game in games]
        return (
            sum(one.takeovers for one in held),
            sum(one.entries for one in held),
            sum(one.commits for one in held),
        )


def is_takeover(row: Row) -> bool:
    """Return whether a row is the entry of a takeover."""
    return row.type == GameTakenOver.STORED


def listed_contents(store: Store, games: Mapping[str, GameProgress]) -> LedgerContents:
    """Return the holdings that a copy lists. Raises: StoreError."""
    last = [*games][-MOST_GAMES:]
    forgotten = sorted(erased_games(store))[-MOST_GAMES:]
    return LedgerContents({game: games[game] for game in last}, frozenset(forgotten))


def read_ledger_contents(store: Store) -> LedgerContents:
    """Return the holdings of a ledger, read from it. Raises: StoreError."""
    games = store.games()
    commits = store.revisions(games)
    held = {
        game: GameProgress(
            sum(map(is_takeover, store.read(game))), store.head(game)[0], commits.get(game, 0)
        )
        for game in games
    }
    return listed_contents(store, held)


def newest_first(
    copies: Iterable[T], holdings: Callable[[T], LedgerContents], made_at: Callable[[T], int]
) -> list[T]:
    """Return copies in order: those of one ledger by their contents, all others by their times."""

    def compare_copies(one: T, other: T) -> int:
        mine, theirs = holdings(one), holdings(other)
        more = mine.compare_progress(theirs) if mine.shares_a_game_with(theirs) else 0
        return more or made_at(one) - made_at(other)

    return sorted(copies, key=cmp_to_key(compare_copies), reverse=True)
