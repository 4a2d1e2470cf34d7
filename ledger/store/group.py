"""A store made of several databases. It hides which database a game is in.

A new game goes to one of the databases by its id (rendezvous hashing). A database that is added
later changes only the choice for new games: an older game is looked up, and is found where it is.
A game that is being moved has another id meanwhile, so that no server can write to it.
"""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import TypeVar

from ledger.store.base import (
    NO_GAME,
    PAGE_SIZE,
    AppendResult,
    Batch,
    ConflictError,
    DatabaseAwayError,
    GameChanges,
    GameMovingError,
    Row,
    SideRowOfGame,
    Store,
    StoreError,
    StoreUnreachableError,
    append_each,
    erasures_of_left_game_notes,
    rows_of_pages,
)
from ledger.store.member import Member
from ledger.store.skipped_databases import note_skipped_database

T = TypeVar("T")

MOVING_PREFIX = "moving/"
"""The prefix of the id of a game while it is moved.

The id of a game that can be played has no slash.
"""


def moving_id(game: str, destination: str) -> str:
    """Return the id of a game while it is being moved to a database."""
    return f"{MOVING_PREFIX}{destination}/{game}"


def rank(database: str, game: str) -> bytes:
    """Return the weight of a database for a game. The largest weight is the game's database."""
    return hashlib.sha256(f"{database}/{game}".encode()).digest()


class StoreGroup:
    """The games of several databases, as one store.

    Rows that belong to no game are written to every database that answers: the marks of erased
    games, and the note that bytes are left to be erased. All databases are asked for these rows, so
    they stay known when a database is removed. The messages of servers are in the first database
    that answers. `worker` is the name of this store in all databases.
    """

    doubt = ""
    is_shared = True

    def __init__(self, members: Sequence[Member], worker: str) -> None:
        self.members = {member.name: member for member in members}
        """The databases by name."""
        self.worker = worker
        self._places: dict[str, Member] = {}
        self._scrubbed: set[str] = set()

    def databases(self) -> tuple[str, ...]:
        return tuple(self.members)

    def database(self, game: str) -> str:
        return (self._places.get(game) or self._member_for_new_game(game)).name

    def away(self) -> Mapping[str, str]:
        return {
            database: reason for database, member in self.members.items() if (reason := member.away)
        }

    def append(self, batch: Batch) -> None:
        if batch.game == NO_GAME:
            self._append_for_no_game(batch)
            return
        member = self._member_for_append(batch)
        self._note_erasing(member, batch)
        try:
            member.call(lambda store: store.append(batch))
        except ConflictError as conflict:
            self._append_where_moved(batch, member, conflict)
        else:
            self._places[batch.game] = member

    def _append_where_moved(
        self, batch: Batch, old_member: Member, conflict: ConflictError
    ) -> None:
        """Write a batch where its game is now. If that is the old database, raise the conflict."""
        self._places.pop(batch.game, None)
        present_member = self._find(batch.game)
        if present_member is None or present_member is old_member:
            raise conflict
        # The game was moved with its revision, so the batch may still be the next one.
        self._note_erasing(present_member, batch)
        present_member.call(lambda store: store.append(batch))
        self._places[batch.game] = present_member

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        """Write the batches of each database in one transaction of this database.

        A batch of a game whose database is not known yet is written alone. A batch with a conflict
        is written once more if its game was moved meanwhile.
        """
        by_member: defaultdict[Member | None, list[int]] = defaultdict(list)
        for batch_index, batch in enumerate(batches):
            by_member[self._places.get(batch.game)].append(batch_index)
        results_by_index: dict[int, AppendResult] = {}
        for member, batch_indices in by_member.items():
            own_batches = [batches[batch_index] for batch_index in batch_indices]
            positions = self._append_to_member(member, own_batches)
            results_by_index |= zip(batch_indices, positions, strict=True)
        return tuple(results_by_index[batch_index] for batch_index in range(len(batches)))

    def _append_to_member(
        self, member: Member | None, batches: Sequence[Batch]
    ) -> Sequence[AppendResult]:
        if member is None:
            return append_each(self.append, batches)
        for batch in batches:
            self._note_erasing(member, batch)
        try:
            results = member.append_all(batches)
        except Exception as error:  # noqa: BLE001 - the error is the result of each of these batches
            return [error] * len(batches)
        return [
            self._follow_after_conflict(batch, member, result)
            for batch, result in zip(batches, results, strict=True)
        ]

    def _follow_after_conflict(
        self, batch: Batch, member: Member, result: AppendResult
    ) -> AppendResult:
        if not isinstance(result, ConflictError):
            return result
        append_where_moved = partial(self._append_where_moved, old_member=member, conflict=result)
        return append_each(append_where_moved, (batch,))[0]

    def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
        return rows_of_pages(lambda last_read: self._page(game, last_read), after_position)

    def _page(self, game: str, after_position: int) -> tuple[Row, ...]:
        no_rows: tuple[Row, ...] = ()
        read_page = partial(_read_page, game=game, after_position=after_position)
        return self._ask_database_of(game, read_page, no_rows)

    def head(self, game: str) -> tuple[int, bytes]:
        if game == NO_GAME:
            return self._first_answer(lambda store: store.head(game))
        empty_head = (0, b"")
        return self._ask_database_of(game, lambda store: store.head(game), empty_head)

    def changes(self, game: str, after_position: int, since_revision: int) -> GameChanges:
        no_changes = GameChanges(0, b"", 0, (), ())
        return self._ask_database_of(
            game, lambda store: store.changes(game, after_position, since_revision), no_changes
        )

    def revisions(self, games: Sequence[str]) -> Mapping[str, int]:
        positions: dict[str, int] = {}
        failure: StoreUnreachableError | None = None
        for member, game_ids in self._by_place(games).items():
            try:
                positions |= member.read(partial(_revisions_of, games=game_ids))
            except DatabaseAwayError as error:
                note_skipped_database(error)
                failure = error
        for game in games:
            known_place = self._places.get(game)
            if game in positions or (known_place is not None and known_place.away):
                continue
            self._places.pop(game, None)
            try:
                if (member_index := self._find(game)) is not None:
                    positions |= member_index.read(partial(_revisions_of, games=(game,)))
            except StoreUnreachableError as error:
                failure = error
        if failure is not None and not positions:
            raise failure
        return positions

    def workers(self) -> frozenset[str]:
        answers = self._answers(lambda store: store.workers())
        return frozenset({self.worker}).union(*(worker_names for _, worker_names in answers))

    def exchange_messages(self, message: bytes, lifetime: float) -> tuple[bytes, ...]:
        return self._first_answer(lambda store: store.exchange_messages(message, lifetime))

    def games(self) -> tuple[str, ...]:
        """Return every game that has an entry, database by database in their order.

        Each database lists its games in the order of their first writes there.
        """
        game_ids: dict[str, None] = {}
        for member, games in self._answers(lambda store: store.games()):
            for game in games:
                if not game.startswith(MOVING_PREFIX):
                    self._places[game] = member
                    game_ids[game] = None
        return tuple(game_ids)

    def moving_games(self) -> tuple[tuple[str, str], ...]:
        """Return the games whose move is not finished, each with the database to which it goes."""
        ledger_ids = {
            game
            for _, games in self._answers(lambda store: store.games())
            for game in games
            if game.startswith(MOVING_PREFIX)
        }
        id_parts = (
            moving_id.removeprefix(MOVING_PREFIX).partition("/") for moving_id in sorted(ledger_ids)
        )
        return tuple((game, destination) for destination, _, game in id_parts)

    def forget_place(self, game: str) -> None:
        """Look for a game again at the next question about it."""
        self._places.pop(game, None)

    def side_value(self, game: str, row_kind: str, row_key: str) -> bytes | None:
        if game == NO_GAME:
            return self.side_values(game, row_kind).get(row_key)
        return self._ask_database_of(
            game, lambda store: store.side_value(game, row_kind, row_key), None
        )

    def side_values(self, game: str, row_kind: str) -> Mapping[str, bytes]:
        if game == NO_GAME:
            rows: dict[str, bytes] = {}
            for _, rows_of_member in self._answers(lambda store: store.side_values(game, row_kind)):
                rows |= rows_of_member
            return dict(sorted(rows.items()))
        no_rows: Mapping[str, bytes] = {}
        return self._ask_database_of(game, lambda store: store.side_values(game, row_kind), no_rows)

    def side_rows_of_all_games(self, row_kind: str, prefix: str = "") -> tuple[SideRowOfGame, ...]:
        rows: dict[tuple[str, str], SideRowOfGame] = {}
        for member, rows_of_member in self._answers(
            lambda store: store.side_rows_of_all_games(row_kind, prefix)
        ):
            for row in rows_of_member:
                if row.game.startswith(MOVING_PREFIX):
                    continue
                if row.game != NO_GAME:
                    self._places[row.game] = member
                rows[row.key, row.game] = row
        return tuple(rows[member_index] for member_index in sorted(rows))

    def delete_game(self, game: str) -> None:
        """Erase a game, and the rows that an interrupted move left, in all databases that answer.

        Raises: StoreError: the game was in no database that could delete it, and another could not
        be asked. DatabaseAwayError.
        """
        ledger_ids = (game, *self._moving_ids(game))
        self._places.pop(game, None)
        failure: StoreError | None = None
        was_found = False
        for member in self.members.values():
            try:
                deleted_counts = member.call(partial(_delete_ids, ledger_ids=ledger_ids))
            except StoreError as error:
                failure = error
                continue
            was_found = was_found or game in deleted_counts
            if deleted_counts:
                self._scrubbed.discard(member.name)
        if failure is not None and not was_found:
            raise failure

    def scrub(self) -> None:
        """Remove every byte of erased data from all databases. Raises StoreError.

        Databases that were scrubbed after the last erasing in them are left out. So a database that
        is away can be scrubbed later without rewriting the others again. A database that a game has
        left since then is scrubbed, too.
        """
        failure: StoreError | None = None
        for member in self.members.values():
            try:
                self._scrub_member(member)
            except StoreError as error:
                failure = error
        if failure is not None:
            raise failure

    def _scrub_member(self, member: Member) -> None:
        if member.name in self._scrubbed and not member.call(erasures_of_left_game_notes):
            return
        self._scrubbed.add(member.name)
        try:
            member.call(lambda store: store.scrub())
        except StoreError:
            self._scrubbed.discard(member.name)
            raise

    def check(self) -> None:
        for member in self.members.values():
            try:
                member.call(lambda store: store.check())
            except DatabaseAwayError:
                raise
            except StoreError as error:
                raise StoreError(f"{member.name}: {error}") from error

    def close(self) -> None:
        # All begin first, so that their threads end at the same time.
        for member in self.members.values():
            member.begin_closing()
        for member in self.members.values():
            member.close()

    def _find(self, game: str) -> Member | None:
        """Return the database of a game; None if no database has it.

        Raises DatabaseAwayError: a database that is away may have it. GameMovingError.
        """
        member_index = self._places.get(game)
        if member_index is not None or game.startswith(MOVING_PREFIX):
            return member_index
        # A game may be moved into a database that was already asked, out of one that was not.
        answers, _away_error = self._ask_all_for(game)
        if answers is not None:
            return answers
        answers, away_members = self._ask_all_for(game)
        if answers is None and away_members is not None:
            raise away_members
        return answers

    def _ask_all_for(self, game: str) -> tuple[Member | None, DatabaseAwayError | None]:
        ledger_ids = (game, *self._moving_ids(game))
        away_error: DatabaseAwayError | None = None
        moving_id = ""
        for member in self._members_by_rank(game):
            try:
                revisions = member.read(lambda store: store.revisions(ledger_ids))
            except DatabaseAwayError as error:
                away_error = error
                continue
            if game in revisions:
                self._places[game] = member
                return member, None
            moving_id = next(iter(revisions), moving_id)
        if moving_id:
            raise GameMovingError(game, moving_id.removeprefix(MOVING_PREFIX).partition("/")[0])
        return None, away_error

    def _moving_ids(self, game: str) -> Iterator[str]:
        """Yield the ids that a game can have while it is being moved."""
        return (moving_id(game, destination) for destination in self.members)

    def _member_for_append(self, batch: Batch) -> Member:
        """Return the database for a batch.

        A new game needs only the database that it goes to. Raises ConflictError: the game exists,
        or a batch that goes on from an entry has no game. DatabaseAwayError, GameMovingError.
        """
        is_founding = bool(batch.rows) and not (batch.expected or batch.before or batch.revision)
        if is_founding and batch.game not in self._places:
            answers, _away_error = self._ask_all_for(batch.game)
        else:
            answers = self._find(batch.game)
        if answers is None and (batch.expected or batch.before):
            raise ConflictError(batch.game, batch.expected, 0)
        return answers or self._member_for_new_game(batch.game)

    def _member_for_new_game(self, game: str) -> Member:
        members = [member for member in self.members.values() if member.takes_new_games]
        return max(members, key=lambda member: rank(member.name, game))

    def _members_by_rank(self, game: str) -> list[Member]:
        """Return all databases: first the one that a new game of this id goes to."""
        return sorted(
            self.members.values(),
            key=lambda member: (member.takes_new_games, rank(member.name, game)),
            reverse=True,
        )

    def _ask_database_of(self, game: str, query: Callable[[Store], T], default: T) -> T:
        """Return the answer of the database that has a game while it answers."""

        def ask_and_check(store: Store) -> tuple[T, bool]:
            answer = query(store)
            # The number of commits would not tell: it is 0 for a game of an older version.
            return answer, answer != default or game in store.revisions((game,))

        while (member := self._find(game)) is not None:
            answer, is_present = member.read(ask_and_check)
            if is_present:
                return answer
            # The game was moved or erased meanwhile, so the answer may lack rows.
            self._places.pop(game, None)
        return default

    def _by_place(self, games: Sequence[str]) -> Mapping[Member, list[str]]:
        names_by_member: defaultdict[Member, list[str]] = defaultdict(list)
        for game in games:
            if (member_index := self._places.get(game)) is not None:
                names_by_member[member_index].append(game)
        return names_by_member

    def _append_for_no_game(self, batch: Batch) -> None:
        """Write rows that belong to no game to every database that answers.

        So each of these databases can be emptied and removed. Raises StoreError if none took them.
        """
        failure: StoreError | None = None
        is_written = False
        for member in self.members.values():
            try:
                member.call(lambda store: store.append(batch))
            except StoreError as error:
                failure = error
            else:
                is_written = True
        if failure is not None and not is_written:
            raise failure

    def _note_erasing(self, member: Member, batch: Batch) -> None:
        if any(row.value is None for row in batch.side_writes):
            self._scrubbed.discard(member.name)

    def _answers(self, query: Callable[[Store], T]) -> list[tuple[Member, T]]:
        """Return the answer of each database that can be reached.

        Raises DatabaseAwayError if there is none.
        """
        answers: list[tuple[Member, T]] = []
        failure: DatabaseAwayError | None = None
        for member in self.members.values():
            try:
                answers.append((member, member.read(query)))
            except DatabaseAwayError as error:
                note_skipped_database(error)
                failure = error
        if failure is not None and not answers:
            raise failure
        return answers

    def _first_answer(self, query: Callable[[Store], T]) -> T:
        """Return the answer of the first database that can be reached. Raises StoreError."""
        failure = StoreUnreachableError("There is no database.")
        for member in self.members.values():
            try:
                return member.call(query)
            except DatabaseAwayError as error:
                failure = error
        raise failure


def _delete_ids(store: Store, ledger_ids: Sequence[str]) -> Mapping[str, int]:
    """Delete all that a database has under these ids, and return the ids that it had."""
    revisions = store.revisions(ledger_ids)
    for game in ledger_ids:  # all, because a move may have brought rows since the question
        store.delete_game(game)
    return revisions


def _revisions_of(store: Store, games: Sequence[str]) -> Mapping[str, int]:
    return store.revisions(games)


def _read_page(store: Store, game: str, after_position: int) -> tuple[Row, ...]:
    return tuple(islice(store.read(game, after_position), PAGE_SIZE))
