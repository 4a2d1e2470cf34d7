"""What every store promises: rows of a game in order, its head, and a side table, all at once.

A store knows nothing of what it keeps. A row is the stored bytes of one entry; the head is what
the seal says about all rows so far; the side table holds what must never be an entry, because it
is secret or can be erased.
"""

import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

KINDS = (
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
)
"""The kinds of the side table: seeds, keys and salts; free text; hashed card tokens; device
sessions; what a server wants to remember about a game; heads that the clock asked for; what phones
signed of the heads they kept; what was saved for open windows, encrypted; hashed tokens of calendar
feeds; where phones want to be pushed to; what readers of letters noted for themselves; which words
were erased, and when; and to whom somebody lays open what they said."""


@dataclass(frozen=True, slots=True)
class Row:
    """The stored bytes of one entry, at its position (from 1), with its stored name."""

    position: int
    type: str
    state: bytes


@dataclass(frozen=True, slots=True)
class Side:
    """One write to the side table of a game. A value of None erases."""

    kind: str
    key: str
    value: bytes | None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"the side table has no kind {self.kind!r}")


class FoundSide(NamedTuple):
    """One row of the side table, with the game it belongs to."""

    game: str
    key: str
    value: bytes


@dataclass(frozen=True, slots=True)
class Batch:
    """What one commit writes: rows, the head after them, and sides. Rows or sides may be none.

    It is written if the last entry of the game is at the position `expected` and its head is
    `before`: 0 and b"" for a new game; and, unless `revision` is None, if that is the number of
    commits which the game has had.
    """

    game: str
    expected: int
    before: bytes
    rows: tuple[Row, ...]
    head: bytes
    sides: tuple[Side, ...] = ()
    revision: int | None = None

    def __post_init__(self) -> None:
        for number, row in enumerate(self.rows, start=self.expected + 1):
            if row.position != number:
                raise ValueError(f"a row numbered {row.position} stands where {number} belongs")

    @property
    def position(self) -> int:
        """The position of the last entry once this is written."""
        return self.expected + len(self.rows)

    def must_follow(self, found: int, head: bytes, revision: int) -> None:
        """Raise ConflictError unless the game is where this batch was decided."""
        expected = revision if self.revision is None else self.revision
        if (found, head, revision) != (self.expected, self.before, expected):
            raise ConflictError(self.game, self.expected, found)


class Changes(NamedTuple):
    """What is new in a game: rows and sides since a place in it, and where it is now.

    Of each side that was written since then it has what is kept now, None for an erased one.
    All are of one moment. `revision` counts the commits of the game, 0 for an unknown one.
    """

    position: int
    head: bytes
    revision: int
    rows: tuple[Row, ...]
    sides: tuple[Side, ...]


def after_prefix(prefix: str) -> str:
    """What comes after every key that begins so, in the order of their bytes."""
    return f"{prefix}{chr(sys.maxunicode)}"


class ConflictError(Exception):
    """The game has moved on, or has another past, than the writer believed. Nothing was written.

    `expected` and `found` are positions; when they are equal it was the head that differed, or
    only sides were written since.
    """

    def __init__(self, game: str, expected: int, found: int) -> None:
        where = "but is not as it was" if expected == found else f"not at {expected}"
        super().__init__(f"{game} is at position {found}, {where}")
        self.game = game
        self.expected = expected
        self.found = found


class StoreError(Exception):
    """The store cannot do it; one plain sentence says why, and names the file without its folder.

    An append that raised this has written nothing; unless it was a database whose answer was lost,
    and that could not be asked afterwards. Whoever appends again then meets a ConflictError.
    """


class AwayError(StoreError):
    """The store cannot be reached now; a moment later it may be."""


class Sides(Protocol):
    """Reads the side tables of games."""

    def side(self, game: str, kind: str, key: str) -> bytes | None:
        """What the side table has under a key of a game, or None."""

    def sides(self, game: str, kind: str) -> Mapping[str, bytes]:
        """Everything of one kind in the side table of a game, by key, in the order of keys."""


def new_worker() -> str:
    """A name by chance, for a store that has games open for writing: a number of 31 bits."""
    return str(secrets.randbits(31))


class Store(Sides, Protocol):
    """Keeps games. Any thread may read or write.

    `doubt` is a plain sentence when what was written last may be missing, "" when nothing says so;
    `shared` when others may have the same games open for writing.
    """

    doubt: str
    shared: bool

    @property
    def worker(self) -> str:
        """The name of this store among all that have the same games open for writing."""

    def append(self, batch: Batch) -> None:
        """Write a batch whole, durably, or not at all.

        Raise ConflictError when the game is not where the batch expects it, and StoreError.
        """

    def read(self, game: str, after: int = 0) -> Iterator[Row]:
        """The rows of a game after a position, in order; none for an unknown game."""

    def head(self, game: str) -> tuple[int, bytes]:
        """The position of the last entry and the head; 0 and b"" for an unknown game."""

    def changes(self, game: str, after: int, since: int) -> Changes:
        """The rows after a position, and the sides that were written after a revision."""

    def revisions(self, games: Sequence[str]) -> Mapping[str, int]:
        """How many commits each of these games has had; unknown ones are left out."""

    def workers(self) -> frozenset[str]:
        """The names of all that have these games open for writing now, this store among them."""

    def exchange(self, said: bytes, lasting: float) -> tuple[bytes, ...]:
        """Leave a word for the others that have these games open, and give theirs.

        Each is given for so many seconds after it was left. It belongs to no game, and lies in no
        copy of one. Raise StoreError.
        """

    def games(self) -> tuple[str, ...]:
        """Every game that has an entry, in the order in which they were first written to."""

    def look_up(self, kind: str, prefix: str = "") -> tuple[FoundSide, ...]:
        """What the side tables of all games have under keys that begin so, by key, then by game.

        It reads what it finds and nothing else, however many games there are.
        """

    def forget(self, game: str) -> None:
        """Erase all of a game: rows, head and sides. Nobody may write to it any more.

        The library's notification numbers of its rows may be given again. Raise StoreError.
        """

    def scrub(self) -> None:
        """Leave no byte in any file of what was erased or replaced. Raise StoreError.

        It writes everything anew, so it takes as long as a copy.
        """

    def check(self) -> None:
        """Look at everything that is kept, slowly. Raise StoreError when something is damaged."""

    def close(self) -> None:
        """Let go of the file, so that another server may open it. Closing twice is nothing."""
