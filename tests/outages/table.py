"""The game that is played during an outage, and what its ledger says afterwards."""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

from api.access.founding import found
from api.base.clock import milliseconds
from api.commands.export import export_lines
from ledger.kernel.machine.machine import Machine
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store import open_store
from ledger.verify import verify_export
from tests.api.hall import Dust
from tests.toy.jar import JAR_GAME, JarEmptied


class Table(NamedTuple):
    """A game in a store: its id, and the tokens of its cards."""

    store: str
    game: str
    tokens: dict[str, str]


def laid(store: str) -> Table:
    """A game that was just founded in a store."""
    with closing(open_store(store)) as ledger:
        made = found(ledger, JAR_GAME, JAR_GAME.scenarios.read(None, ""), milliseconds(), Dust())
    return Table(store, made.scribe.game, dict(made.tokens))


class Ledger:
    """What a store says of a game: how often each `act` was done, and how many `jars` were emptied.

    It has no gaps, its seal holds, and time goes on in it.
    """

    def __init__(self, scribe: Scribe) -> None:
        log = scribe.state.log
        entries: list[Any] = [log.entries[number] for number in range(1, log.position + 1)]
        metas = (entry.meta for entry in entries if entry.meta is not None)
        self.status = scribe.state.kernel.status
        self.acts = Counter(meta.command for meta in metas if meta.index == 0)
        self.jars = sum(isinstance(entry.event, JarEmptied) for entry in entries)
        report = verify_export(export_lines(scribe, with_texts=True))
        assert report.ok, report.lines()

    def has_once(self, commands: list[str]) -> None:
        """Each of these was done, and once."""
        assert {one: self.acts[one] for one in commands} == dict.fromkeys(commands, 1)


@contextmanager
def _opened(table: Table, store: str) -> Iterator[Scribe]:
    with closing(open_store(store, read_only=True)) as ledger:
        ledger.check()
        yield open_scribe(Machine(JAR_GAME), ledger, table.game, Dust())


def ledger_of(table: Table, store: str = "") -> Ledger:
    """What a table's store says, or another one that has the same game."""
    with _opened(table, store or table.store) as scribe:
        return Ledger(scribe)
