"""The game that is played during an outage, and its ledger afterwards."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import NamedTuple

from api.access.founding import found_game_in_store
from api.base.clock import milliseconds
from api.exports.ledger_file import whole_ledger_lines
from ledger.kernel.machine.machine import Machine
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store import open_store
from ledger.verify import verify_export
from tests.api.hall import DeterministicRandom
from tests.toy.jar import JAR_GAME, JarEmptied


class GameWithTokens(NamedTuple):
    """A game in a store: its id, and the tokens of its cards."""

    store: str
    game: str
    tokens: dict[str, str]


def found_table(store: str, dust: int = 1) -> GameWithTokens:
    """Found a game in a store. Its id and its secrets depend on `dust`."""
    with closing(open_store(store)) as ledger:
        made = found_game_in_store(
            ledger,
            JAR_GAME,
            JAR_GAME.scenarios.read(None, ""),
            milliseconds(),
            DeterministicRandom(dust),
        )
    return GameWithTokens(store, made.scribe.game, dict(made.tokens))


class StoredGame:
    """A game as it is in a store. The seal of the game is valid, and no entry is missing."""

    def __init__(self, scribe: Scribe) -> None:
        log = scribe.state.log
        self.status = scribe.state.kernel.status
        self.jars = sum(isinstance(entry.event, JarEmptied) for entry in log.in_order())
        """The number of emptied jars."""
        report = verify_export(whole_ledger_lines(scribe, with_texts=True))
        assert report.ok, report.lines()


@contextmanager
def open_stored_game(table: GameWithTokens, store: str = "") -> Iterator[Scribe]:
    """Open a table's game for reading, in its own store or in another store."""
    with closing(open_store(store or table.store, is_read_only=True)) as ledger:
        ledger.check()
        yield open_scribe(Machine(JAR_GAME), ledger, table.game, DeterministicRandom())
