"""The library's runner over our stores: it rebuilds and follows, or stops and names the place."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.store.base import Batch, Row, Store
from ledger.store.memory import MemoryStore
from ledger.store.postgres import PostgresStore
from ledger.store.sqlite import SqliteStore
from projections.catalogue import PROJECTIONS
from projections.projection import StoppedError
from projections.runner import EntrySource, follow_store, rebuild_readings
from tests.projections.conftest import play_two_rounds
from tests.toy.yard import MACHINE, YardGame

REGISTRIES = {MACHINE.rules.name: MACHINE.registry}


AnyStore = MemoryStore | SqliteStore | PostgresStore


@pytest.fixture(params=["memory", "file", "database"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    kept: AnyStore
    match request.param:
        case "memory":
            kept = MemoryStore()
        case "file":
            kept = SqliteStore(tmp_path / "games.acta")
        case _:
            kept = PostgresStore(request.getfixturevalue("database"))
    yield kept
    kept.close()


def rebuilt_readings_are_equal(store: EntrySource, game: YardGame) -> bool:
    rebuilt = rebuild_readings(store, REGISTRIES)
    return all(
        rebuilt.reading(game.scribe.game, projection)
        == projection.read(game.state.log.in_order(), game.scribe.game)
        for projection in PROJECTIONS
    )


def append_raw_row(store: Store, game: str, type_: str, state: bytes) -> None:
    position, head = store.head(game)
    store.append(Batch(game, position, head, (Row(position + 1, type_, state),), b"another head"))


def test_readings_rebuilt_from_the_store_equal_live_ones(store: AnyStore) -> None:
    game = play_two_rounds(YardGame(store))
    assert rebuilt_readings_are_equal(store, game)


def test_games_are_read_separately(store: AnyStore) -> None:
    first, second = YardGame(store, "yard"), play_two_rounds(YardGame(store, "lawn"))
    assert rebuilt_readings_are_equal(store, first)
    assert rebuilt_readings_are_equal(store, second)
    rebuilt = rebuild_readings(store, REGISTRIES)
    assert rebuilt.games == ("yard", "lawn")
    assert rebuilt.position("yard") == 1
    assert rebuilt.position("nowhere") == 0


def test_a_runner_follows_entries_written_while_it_runs(store: AnyStore) -> None:
    game = YardGame(store)
    with follow_store(store, REGISTRIES) as readings:
        readings.catch_up()
        before = [readings.reading("yard", projection) for projection in PROJECTIONS]
        play_two_rounds(game)
        readings.catch_up()
        assert readings.position("yard") == game.state.log.position
        after = [readings.reading("yard", projection) for projection in PROJECTIONS]
    assert before != after
    assert rebuilt_readings_are_equal(store, game)


def test_a_store_without_games_has_nothing_to_read(store: AnyStore) -> None:
    rebuilt = rebuild_readings(store, REGISTRIES)
    assert rebuilt.games == ()
    assert rebuilt.reading("yard", PROJECTIONS[0]) == PROJECTIONS[0].initial


def test_an_entry_of_an_unknown_type_stops_the_reading_and_is_named(
    store: AnyStore,
) -> None:
    game = YardGame(store)
    stranger = MACHINE.registry.encode(game.state.log.entries[1]).replace(b"game-founded", b"x")
    append_raw_row(store, "yard", "kernel/x@1", stranger)
    with pytest.raises(StoppedError, match=r"entry 2 of yard.*kernel/x@1") as stopped:
        rebuild_readings(store, REGISTRIES)
    assert stopped.value.position == 2


def test_readings_before_an_unreadable_entry_stay_valid(
    store: AnyStore,
) -> None:
    game = play_two_rounds(YardGame(store))
    append_raw_row(store, "yard", "kernel/x@1", b"{")
    with follow_store(store, REGISTRIES) as readings:
        with pytest.raises(StoppedError):
            readings.catch_up()
        for projection in PROJECTIONS:
            live = projection.read(game.state.log.in_order(), "yard")
            assert readings.reading("yard", projection) == live


def test_a_game_with_missing_rules_is_named(store: AnyStore) -> None:
    YardGame(store)
    with pytest.raises(StoppedError, match="no ruleset here is named 'nuces'"):
        rebuild_readings(store, {})
