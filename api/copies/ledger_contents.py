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

MAX_GAMES = 5_000
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

    def shares_a_game_with(self, other_contents: "LedgerContents") -> bool:
        """Return whether a game is in both copies, played or erased."""
        games = self.games.keys() | self.forgotten
        return not games.isdisjoint(other_contents.games.keys() | other_contents.forgotten)

    def compare_progress(self, other_contents: "LedgerContents") -> int:
        """Return whether this copy goes further than another.

        The result is above 0 if it goes further, below 0 if it goes less far, else 0. A game with
        more takeovers counts before a game with more entries. The reason is that the old laptop may
        have gone on without a takeover.
        """
        own_erasures, other_erasures = (
            self.games_erased_since(other_contents),
            other_contents.games_erased_since(self),
        )
        games = (self.games.keys() | other_contents.games.keys()) - own_erasures - other_erasures
        own_sums, other_sums = self.progress_sums(games), other_contents.progress_sums(games)
        if own_sums != other_sums:
            return 1 if own_sums > other_sums else -1
        return len(own_erasures) - len(other_erasures)

    def games_erased_since(self, other_contents: "LedgerContents") -> frozenset[str]:
        """Return the games of another copy that this one lacks because they were erased.

        This copy lists them as erased, or has games that were founded later.
        """
        order = [*other_contents.games]
        common_places = [game_index for game_index, game in enumerate(order) if game in self.games]
        last_common = max(common_places, default=0)
        erased_games = {game for game in order[:last_common] if game not in self.games}
        return frozenset(erased_games) | (self.forgotten & other_contents.games.keys())

    def progress_sums(self, games: Iterable[str]) -> tuple[int, int, int]:
        """Return the sums of the takeovers, entries and commits of these games."""
        progresses = [self.games.get(game, GameProgress()) for game in games]
        return (
            sum(progress.takeovers for progress in progresses),
            sum(progress.entries for progress in progresses),
            sum(progress.commits for progress in progresses),
        )


def is_takeover(row: Row) -> bool:
    """Return whether a row is the entry of a takeover."""
    return row.type == GameTakenOver.STORED


def listed_contents(store: Store, games: Mapping[str, GameProgress]) -> LedgerContents:
    """Return the holdings that a copy lists. Raises: StoreError."""
    last_games = [*games][-MAX_GAMES:]
    erased_names = sorted(erased_games(store))[-MAX_GAMES:]
    return LedgerContents({game: games[game] for game in last_games}, frozenset(erased_names))


def read_ledger_contents(store: Store) -> LedgerContents:
    """Return the holdings of a ledger, read from it. Raises: StoreError."""
    games = store.games()
    commits = store.revisions(games)
    progresses = {
        game: GameProgress(
            sum(map(is_takeover, store.read(game))), store.head(game)[0], commits.get(game, 0)
        )
        for game in games
    }
    return listed_contents(store, progresses)


def newest_first(
    copies: Iterable[T], holdings: Callable[[T], LedgerContents], made_at: Callable[[T], int]
) -> list[T]:
    """Return copies in order: those of one ledger by their contents, all others by their times."""

    def compare_copies(first_copy: T, second_copy: T) -> int:
        own_contents, other_contents = holdings(first_copy), holdings(second_copy)
        difference = (
            own_contents.compare_progress(other_contents)
            if own_contents.shares_a_game_with(other_contents)
            else 0
        )
        return difference or made_at(first_copy) - made_at(second_copy)

    return sorted(copies, key=cmp_to_key(compare_copies), reverse=True)
