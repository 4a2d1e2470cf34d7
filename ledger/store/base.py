"""The interface of every store: the rows of a game, its head and its side table in one write.

A store does not interpret its contents. A row is the stored bytes of one entry. The head is the
seal's value over all rows so far. The side table holds data that must never be an entry, because it
is secret or can be erased.
"""

import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

import msgspec

SIDE_KINDS = (
    "secret",
    "text",
    "token",
    "session",
    "note",
    "head",
    "cosigned",
    "submission",
    "calendar",
    "push",
    "letterbox",
    "erased",
    "consent",
    "event",
)
"""The kinds of the side table.

* `secret`: seeds, keys and salts
* `text`: free words
* `token`: hashed card tokens
* `session`: device sessions
* `note`: a server's notes about a game
* `head`: heads that the clock asked for
* `cosigned`: phones' signatures under heads
* `submission`: submissions for open windows, encrypted
* `calendar`: hashed tokens of calendar feeds
* `push`: push addresses of phones
* `letterbox`: readers' own notes about letters
* `erased`: the digests of erased words, and when they were erased
* `consent`: the people to whom a person discloses their words
* `event`: what an organiser prepares before a game is founded
"""


NO_GAME = ""
"""The id, unused by games, of the side rows that belong to the whole store."""

ERASED_GAME = "note"
"""The kind of the side rows of no game that mark games erased whole. The key is the game's id."""

UNSCRUBBED_KEY = "unscrubbed"
"""Key of a row of no game, of the kind `erased`: bytes of erased data may be left on the disk.

A game that was moved away has a row of its own, whose key goes on with a slash and the game's id.
"""

PAGE_SIZE = 5_000
"""The number of rows that a store reads at a time."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """The stored bytes of one entry, at its position (from 1), with its stored name."""

    position: int
    type: str
    state: bytes


@dataclass(frozen=True, slots=True)
class SideWrite:
    """One write to the side table of a game. A value of None erases the row."""

    kind: str
    key: str
    value: bytes | None

    def __post_init__(self) -> None:
        if self.kind not in SIDE_KINDS:
            raise ValueError(f"the side table has no kind {self.kind!r}")


class SideRowOfGame(NamedTuple):
    """One row of the side table, with the game it belongs to."""

    game: str
    key: str
    value: bytes


@dataclass(frozen=True, slots=True)
class Batch:
    """The content of one commit. The rows or the sides may be empty.

    The store writes the batch only if the game is still at the position and head for which the
    batch was decided.
    """

    game: str
    expected: int
    """The position of the game's last entry; 0 for a new game."""
    before: bytes
    """The head of the game; b"" for a new game."""
    rows: tuple[Row, ...]
    head: bytes
    """The head of the game after these rows."""
    side_writes: tuple[SideWrite, ...] = ()
    revision: int | None = None
    """The number of commits that the game has had; None if the number is not compared."""

    def __post_init__(self) -> None:
        for expected_position, row in enumerate(self.rows, start=self.expected + 1):
            if row.position != expected_position:
                raise ValueError(
                    f"a row numbered {row.position} stands where {expected_position} belongs"
                )

    @property
    def position(self) -> int:
        """Return the position of the last entry after this batch."""
        return self.expected + len(self.rows)

    def require_position(self, actual_position: int, head: bytes, revision: int) -> None:
        """Raise ConflictError unless the game is at the position and head of this batch."""
        expected_revision = revision if self.revision is None else self.revision
        if (actual_position, head, revision) != (self.expected, self.before, expected_revision):
            raise ConflictError(self.game, self.expected, actual_position)


def rows_of_pages(read_page: Callable[[int], Sequence[Row]], last_position: int) -> Iterator[Row]:
    """Yield the rows after a position. `read_page` returns at most `PAGE_SIZE` rows of them."""
    while True:
        rows = read_page(last_position)
        yield from rows
        if len(rows) < PAGE_SIZE:
            return
        last_position = rows[-1].position


def batch_for_no_game(*writes: SideWrite) -> Batch:
    """Return a batch that writes side rows which belong to the whole store."""
    return Batch(NO_GAME, 0, b"", (), b"", writes)


class SideWithRevision(NamedTuple):
    """A side row of a game, and the revision of the commit that wrote it."""

    side_write: SideWrite
    """The row; its value is None if it was erased."""
    revision: int


class WholeGame(NamedTuple):
    """All that a store has of one game."""

    head: bytes
    revision: int
    """The number of commits of the game; 0 for an unknown one."""
    rows: tuple[Row, ...]
    sides: tuple[SideWithRevision, ...]
    """The side rows by kind and key, also the erased ones."""


class GameChanges(NamedTuple):
    """The rows and sides of a game since a position, all read at the same time."""

    position: int
    head: bytes
    revision: int
    """The number of commits of the game; 0 for an unknown one."""
    rows: tuple[Row, ...]
    side_writes: tuple[SideWrite, ...]
    """Each side row that was written since, with its current value; None if it is erased."""


def key_after_prefix(prefix: str) -> str:
    """Return a key that sorts after every key with this prefix, in the order of bytes."""
    return f"{prefix}{chr(sys.maxunicode)}"


class ConflictError(Exception):
    """Raised if a stored game has another position or head than the writer expected.

    No row was written. `expected` and `found` are positions. If they are equal, the heads differed,
    or only side rows were written since.
    """

    def __init__(self, game: str, expected_position: int, actual_position: int) -> None:
        place_text = (
            "but is not as it was"
            if expected_position == actual_position
            else f"not at {expected_position}"
        )
        super().__init__(f"{game} is at position {actual_position}, {place_text}")
        self.game = game
        self.expected = expected_position
        self.found = actual_position


class StoreError(Exception):
    """Raised if the store cannot do the operation.

    One sentence tells why, without the file's folder.

    An append that raised this error has written nothing. There is one exception: the answer of a
    database was lost, and the store could not ask again. In that case the batch may be written, and
    the next append raises ConflictError.
    """


class StoreUnreachableError(StoreError):
    """The store cannot be reached now, but perhaps a little later."""


AppendResult = Exception | None
"""The result of a batch among several: None if it is durable, or else the error of the batch."""


def append_each(
    append_batch: Callable[[Batch], None], batches: Iterable[Batch]
) -> tuple[AppendResult, ...]:
    """Write batches one after the other, and return the result of each."""
    return tuple(_append_and_catch(append_batch, batch) for batch in batches)


def _append_and_catch(append_batch: Callable[[Batch], None], batch: Batch) -> AppendResult:
    try:
        append_batch(batch)
    except Exception as error:  # noqa: BLE001 - the error of one batch is the result of this batch
        return error
    return None


class DatabaseAwayError(StoreUnreachableError):
    """One of several databases cannot be reached. The games in the others can be played."""

    def __init__(self, database: str, reason: str = "") -> None:
        super().__init__(f"The database {database} is away. {reason}".strip())
        self.database = database


class OneDatabase:
    """The answers of a store of one database to the questions about several databases."""

    def databases(self) -> tuple[str, ...]:
        return ("",)

    def database(self, game: str) -> str:
        return ""

    def away(self) -> Mapping[str, str]:
        return {}


class GameMovingError(StoreUnreachableError):
    """A game is on its way from one database to another. No server can write it meanwhile."""

    def __init__(self, game: str, destination: str) -> None:
        super().__init__(f"{game} is being moved to the database {destination}.")
        self.game = game
        self.to = destination


class SideTables(Protocol):
    """The part of a store that reads the side tables of games."""

    def side_value(self, game: str, row_kind: str, row_key: str) -> bytes | None:
        """Return the value of a key in the side table of a game, or None."""

    def side_values(self, game: str, row_kind: str) -> Mapping[str, bytes]:
        """Return all rows of one kind in a game's side table, by key, in the order of keys."""


def new_worker_name() -> str:
    """Return a random name for a store that is open for writing, which is a number of 31 bits."""
    return str(secrets.randbits(31))


def note_of_left_game(game: str) -> SideWrite:
    """Return the note that bytes of a game are left in the database that the game leaves."""
    return SideWrite("erased", f"{UNSCRUBBED_KEY}/{game}", b"1")


def rewrite_and_erase_notes(store: "Store", rewrite: Callable[[], None]) -> None:
    """Rewrite the data of a store; then erase its notes of games whose bytes were left in it."""
    # The notes stay if anything was noted meanwhile, for instance that another game has left.
    revision = store.revisions((NO_GAME,)).get(NO_GAME, 0)
    erasures = erasures_of_left_game_notes(store)
    rewrite()
    if erasures:
        with suppress(ConflictError):
            store.append(replace(batch_for_no_game(*erasures), revision=revision))


def erasures_of_left_game_notes(side_tables: SideTables) -> tuple[SideWrite, ...]:
    """Return the writes that erase the notes of all games whose bytes are left in a database."""
    notes = side_tables.side_values(NO_GAME, "erased")
    return tuple(
        SideWrite("erased", note_key, None)
        for note_key in notes
        if note_key.startswith(f"{UNSCRUBBED_KEY}/")
    )


class Store(SideTables, Protocol):
    """A store of games, which any thread may read or write."""

    doubt: str
    """A sentence for people if the latest commits may be missing; otherwise ""."""
    is_shared: bool
    """Whether other servers may have the same games open for writing."""

    @property
    def worker(self) -> str:
        """Return this store's name among all stores that have the same games open for writing."""

    def databases(self) -> tuple[str, ...]:
        """Return the names of the databases of this store. A store of one database names it ""."""

    def database(self, game: str) -> str:
        """Return the name of the database that a game is in, or that a new game would go to.

        The answer is as new as the last question about the game. It needs no database.
        """

    def away(self) -> Mapping[str, str]:
        """Return the databases that could not be reached lately, each with the reason.

        Methods that go over all games leave out the games in databases that are away. They raise
        StoreUnreachableError only if no database answers. `ask_partly` tells which databases an
        answer leaves out. A store of one database has none.
        """

    def append(self, batch: Batch) -> None:
        """Write a batch durably. Either all of it is written or nothing.

        Raises ConflictError if the game is not at the expected position and head, and StoreError.
        """

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        """Write the batches of several games durably in one transaction.

        Return the result of each batch: None once it is durable, or the error that `append` would
        raise for it. The error of one batch leaves the others written. If the transaction fails as
        a whole, the store writes each batch in its own transaction. Two batches of the same game
        are written in their order.
        """

    def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
        """Yield the rows of a game after a position, in order. An unknown game has no rows."""

    def head(self, game: str) -> tuple[int, bytes]:
        """Return the position of the last entry and the head; 0 and b"" for an unknown game."""

    def changes(self, game: str, after_position: int, since_revision: int) -> GameChanges:
        """Return the rows after a position and the side rows that were written after a revision."""

    def revisions(self, games: Sequence[str]) -> Mapping[str, int]:
        """Return the number of commits of each of these games. Unknown games are left out."""

    def workers(self) -> frozenset[str]:
        """Return the names of all stores that have these games open for writing.

        The names include this store.
        """

    def exchange_messages(self, message: bytes, lifetime: float) -> tuple[bytes, ...]:
        """Leave a message for the other servers of these games, and return theirs.

        Each message is returned for `lifetime` seconds after it was left. A message belongs to no
        game, and copies of games do not contain it. Raises StoreError.
        """

    def games(self) -> tuple[str, ...]:
        """Return every game that has an entry, in the order of their first writes."""

    def side_rows_of_all_games(self, row_kind: str, prefix: str = "") -> tuple[SideRowOfGame, ...]:
        """Return the side rows of all games whose keys have this prefix, by key and game.

        The cost depends on the number of found rows, not on the number of games.
        """

    def delete_game(self, game: str) -> None:
        """Erase a game: rows, head and sides. No server may write to it any more.

        The library may reuse the notification numbers of its rows. Raises StoreError.
        """

    def scrub(self) -> None:
        """Remove every byte of erased or replaced data from all files. Raises StoreError.

        The method rewrites all data, so it takes as long as a copy. Afterwards it erases the notes
        that bytes of moved games are left.
        """

    def check(self) -> None:
        """Check all stored data, slowly. Raises StoreError if any is damaged."""

    def close(self) -> None:
        """Release the file, so that another server may open it. A second call does nothing."""


class Database(Store, Protocol):
    """A store of one database, from which games can be moved to another database."""

    def rename_game(self, game: str, destination: str) -> None:
        """Give a game another id, in one transaction. Rows, head, sides and revisions stay.

        A commit under the old id is refused from then on. Raises ConflictError if the game is
        unknown or the other id is taken, and StoreError.
        """

    def whole_game(self, game: str) -> WholeGame:
        """Return all that the store has of a game. No server may write to the game meanwhile."""

    def insert_game(self, game: str, whole_game: WholeGame) -> None:
        """Write a whole game in one transaction, with its revisions.

        Raises ConflictError if there is a game of this id, and StoreError.
        """
