"""The next state of a scribe after its own durable commit, or after commits of other servers.

Several servers play the games of one database. A server that loses a race, or hears of a commit,
reads only the new rows. The seal shows whether the new rows continue the rows that the server read
before.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from ledger.kernel.vocabulary.request import Outcome
from ledger.record.entry import Entry, Registry, UnknownEntryError
from ledger.record.state import State
from ledger.scribe.commit_decisions import DecidingTools
from ledger.scribe.submissions import Submissions
from ledger.seal import Chain, Tree
from ledger.store.base import Batch, Row, SideWrite


class DamagedError(Exception):
    """The stored bytes are not the sealed bytes. The error message is one plain sentence."""


class GameErasedError(Exception):
    """The game is no longer in the store, because it was erased whole."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PreparedBatch(Batch):
    """A batch that is decided but not durable yet, so its results must not be published.

    In addition to the rows and sides to write, the batch holds the answers and the next state of
    the scribe.
    """

    answers: tuple[Outcome, ...]
    """One answer for each request."""
    entries: tuple[Entry, ...]
    state: State[Any]
    submissions: Submissions
    tree: Tree
    chain: Chain
    """The chain of published heads, including the `heads` of this commit."""
    tools: DecidingTools
    heads: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoteNews:
    """The news of a game that other servers wrote, and the next state of the scribe."""

    entries: tuple[Entry, ...]
    side_writes: tuple[SideWrite, ...]
    """The side rows that were written since the scribe's position.

    A value of None means that the row was erased.
    """
    heads: tuple[str, ...]
    """The heads that were published since the scribe's position."""
    state: State[Any]
    submissions: Submissions
    tree: Tree
    chain: Chain
    tools: DecidingTools
    revision: int


def decode_row(registry: Registry, game: str, row: Row) -> Entry:
    """Return the entry of a row of this game. Raises DamagedError."""
    try:
        return registry.decode(row.state, row.type)
    except UnknownEntryError as error:
        raise DamagedError(f"the ledger of {game} cannot be read: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedError(
            f"entry {row.position} of {game} cannot be read; it is damaged"
        ) from error
