"""Files and databases of earlier forms are migrated when they are opened."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, LiteralString

import msgspec
import psycopg
import pytest

from api.base.settings import Settings
from api.hosting.at_rest.playable_game import UnplayableError, pins_in, playable_rules
from api.hosting.host import Host
from ledger.games.catalogue import GAMES
from ledger.scribe.commits import DamagedError
from ledger.store import open_store
from ledger.store.base import Batch, Row, StoreError
from ledger.store.file import STORE_FORMAT
from ledger.store.memory import MemoryStore
from tests.evenings.kept import FILES, KEPT, START, unpack_copy

LATER = START + 10**9
OPEN = [file for file in FILES if "v0.1-open" in file.name]


def _query_number(path: Path, question: str) -> int:
    with closing(sqlite3.connect(path)) as looking:
        return int(looking.execute(question).fetchone()[0])


def _count_indexes(path: Path) -> int:
    return _query_number(path, "SELECT count(*) FROM sqlite_schema WHERE name = 'sides_by_key'")


def test_a_file_of_form_1_is_migrated_when_it_is_opened_to_write(tmp_path: Path) -> None:
    path = unpack_copy(OPEN[0], tmp_path)
    assert (_query_number(path, "PRAGMA user_version"), _count_indexes(path)) == (1, 0)
    with closing(open_store(str(path), is_read_only=True)) as store:
        tokens = store.side_rows_of_all_games("token")
    assert (_query_number(path, "PRAGMA user_version"), _count_indexes(path)) == (1, 0)
    with closing(open_store(str(path))) as store:
        assert store.side_rows_of_all_games("token") == tokens
        store.check()
    assert tokens
    assert (_query_number(path, "PRAGMA user_version"), _count_indexes(path)) == (STORE_FORMAT, 1)


@pytest.fixture(params=OPEN, ids=lambda file: file.name.partition("-")[0])
def earlier(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """Return a database as the release before wrote it, with a game in play."""
    kept = sqlite3.connect(unpack_copy(request.param, tmp_path))
    with closing(kept), psycopg.connect(database) as connection:
        connection.execute((KEPT / "form-1.sql").read_bytes())
        copied: tuple[tuple[LiteralString, str], ...] = (
            (
                "INSERT INTO stored_events VALUES (%s,%s,%s,%s)",
                "SELECT originator_id, originator_version, topic, state FROM stored_events",
            ),
            (
                "INSERT INTO heads (game, position, head) VALUES (%s,%s,%s)",
                "SELECT game, position, head FROM heads",
            ),
            ("INSERT INTO sides VALUES (%s,%s,%s,%s)", "SELECT game, kind, key, value FROM sides"),
        )
        for into, out_of in copied:
            connection.cursor().executemany(into, kept.execute(out_of).fetchall())
    return database


def _stored_form(database: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        return connection.execute(
            "SELECT value, (SELECT count(*) FROM pg_indexes WHERE tablename = 'sides' "
            "AND indexname IN ('sides_by_key', 'sides_by_revision')) FROM acta"
        ).fetchall()


async def test_a_database_of_form_1_is_migrated_and_its_game_goes_on(
    earlier: str,
) -> None:
    assert _stored_form(earlier) == [(1, 0)]
    with closing(open_store(earlier)) as store:
        assert _stored_form(earlier) == [(STORE_FORMAT, 2)]
        (game,) = store.games()
        position, _head = store.head(game)
        host = Host(store, GAMES, Settings(), clock=lambda: LATER, randomness=Random(2).randbytes)
        await host.start()
        assert host.registry.game(game).state.kernel.status == "open"
        await host.registry.game(game).writer.answer(host.registry.request_by_server("pause"))
        await host.stop()
        assert store.head(game)[0] > position
        store.check()
    with psycopg.connect(earlier) as connection:
        connection.execute("UPDATE acta SET value = 99")
    with pytest.raises(StoreError, match="newer version"):
        open_store(earlier)


def test_a_game_of_an_unknown_version_of_its_rules_is_refused_with_a_sentence(
    tmp_path: Path,
) -> None:
    with closing(open_store(str(unpack_copy(OPEN[0], tmp_path)))) as store:
        pins = pins_in(store, store.games()[0])
    rules = GAMES[pins.ruleset]
    assert playable_rules(GAMES, pins) is rules
    newer = {pins.ruleset: replace(rules, version="3")}
    with pytest.raises(UnplayableError, match=" 1, and this program plays on those of 3; open it"):
        playable_rules(newer, pins)
    knowing = {pins.ruleset: replace(rules, version="3", earlier=("1", "2"))}
    assert playable_rules(knowing, pins) is knowing[pins.ruleset]
    with pytest.raises(UnplayableError, match="which this version does not have"):
        playable_rules({}, pins)


def test_a_game_whose_data_differ_from_those_of_its_founding_is_refused(tmp_path: Path) -> None:
    with closing(open_store(str(unpack_copy(OPEN[0], tmp_path)))) as store:
        game = store.games()[0]
        first = next(iter(store.read(game)))
    document = msgspec.json.decode(first.state)
    document["body"]["scenario"]["slipped-in"] = 1
    other = MemoryStore()
    row = Row(1, first.type, msgspec.json.encode(document))
    other.append(Batch(game, 0, b"", (row,), b"head"))
    with pytest.raises(DamagedError, match="not those that it was founded with"):
        pins_in(other, game)


async def test_a_server_that_can_continue_none_of_its_games_says_so(tmp_path: Path) -> None:
    with closing(open_store(str(unpack_copy(OPEN[0], tmp_path)))) as store:
        rules = GAMES[OPEN[0].name.partition("-")[0]]
        rulesets = {**GAMES, rules.name: replace(rules, version="3")}
        host = Host(
            store, rulesets, Settings(), clock=lambda: LATER, randomness=Random(2).randbytes
        )
        with pytest.raises(DamagedError, match="open it with the release"):
            await host.start()
        assert list(host.faults.unreadable) == [*store.games()]
