"""What a scribe goes on from: its own commit once it is durable, or what others have written.

Several servers play the games of one database. Who has lost a race, or is told of a commit, reads
what is new, and nothing else; the seal tells whether it belongs to what was read before.
"""

from dataclasses import dataclass
from typing import Any

import msgspec

from ledger.kernel.vocabulary.request import Outcome
from ledger.record.entry import Entry, Registry, UnknownEntryError
from ledger.record.state import State
from ledger.scribe.deciding import Tools
from ledger.scribe.submissions import Submissions
from ledger.seal import Chain, Tree
from ledger.store.base import Batch, Row, Side


class DamagedError(Exception):
    """What is stored is not what was sealed; the message is one plain sentence."""


class GoneError(Exception):
    """The game is in the store no more: it was erased whole."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared(Batch):
    """A batch that was decided but is not durable yet, and so must not be published.

    Beside what is written it has the answers, one for each request, and what the scribe goes on
    from: `chain` is that of the published heads once the `heads` of this commit are among them.
    """

    answers: tuple[Outcome, ...]
    entries: tuple[Entry, ...]
    state: State[Any]
    submissions: Submissions
    tree: Tree
    chain: Chain
    tools: Tools
    heads: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """What is new in a game, and what a scribe goes on from.

    `sides` were written since, None for what was erased; `heads` were published.
    """

    entries: tuple[Entry, ...]
    sides: tuple[Side, ...]
    heads: tuple[str, ...]
    state: State[Any]
    submissions: Submissions
    tree: Tree
    chain: Chain
    tools: Tools
    revision: int


def decoded(registry: Registry, game: str, row: Row) -> Entry:
    """The entry of a row of this game. Raise DamagedError."""
    try:
        return registry.decode(row.state)
    except UnknownEntryError as error:
        raise DamagedError(f"the ledger of {game} cannot be read: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedError(
            f"entry {row.position} of {game} cannot be read; it is damaged"
        ) from error
