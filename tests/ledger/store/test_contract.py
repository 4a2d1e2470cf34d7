"""All stores run the contract, and they behave alike, whatever rows are written to them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.store import open_store
from ledger.store.base import SIDE_KINDS, Batch, ConflictError, Row, SideWrite, Store, StoreError
from ledger.store.memory import MemoryStore
from ledger.store.postgres import PostgresStore
from ledger.store.sqlite import SqliteStore
from tests.ledger.store.contract import StoreContract, distinct_rows, fill_game
from tests.ledger.store.following import FollowingContract
from tests.ledger.store.relocating import RelocatingContract
from tests.ledger.store.shared_transaction_contract import SharedTransactionContract

Write = tuple[str, int, tuple[bytes, ...], bytes, tuple[SideWrite, ...]]


class TestMemory(StoreContract, FollowingContract, SharedTransactionContract, RelocatingContract):
    @pytest.fixture
    def store(self) -> Store:
        return MemoryStore()


class TestSqlite(StoreContract, FollowingContract, SharedTransactionContract, RelocatingContract):
    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Store]:
        store = SqliteStore(tmp_path / "evening.acta")
        yield store
        store.check()
        store.close()


class TestPostgres(StoreContract, FollowingContract, SharedTransactionContract, RelocatingContract):
    @pytest.fixture
    def store(self, database: str) -> Iterator[Store]:
        store = PostgresStore(database)
        yield store
        store.check()
        store.close()


@st.composite
def random_writes(draw: st.DrawFn) -> Write:
    size, late = draw(st.integers(0, 3)), draw(st.integers(-1, 1))
    states = tuple(draw(st.lists(st.binary(max_size=8), min_size=size, max_size=size)))
    side = st.builds(
        SideWrite, st.sampled_from(SIDE_KINDS), st.sampled_from("xy"), st.none() | st.binary()
    )
    sides = tuple(draw(st.lists(side, max_size=3)))
    return draw(st.sampled_from(("alba", "zama"))), late, states, draw(st.binary()), sides


def result_of_write(store: Store, write: Write) -> str:
    """Write rows at the end of a game, or beside it, and return the result."""
    game, late, states, after, sides = write
    position, head = store.head(game)
    expected = max(0, position + late)
    numbered = tuple(
        Row(number, "toy/done@1", state) for number, state in enumerate(states, start=expected + 1)
    )
    try:
        store.append(Batch(game, expected, head, numbered, after, sides))
    except ConflictError as conflict:
        return str(conflict)
    return "written"


def stored_content(store: Store) -> list[object]:
    return [
        (
            game,
            store.head(game),
            list(store.read(game)),
            [store.side_values(game, kind) for kind in SIDE_KINDS],
        )
        for game in ("alba", "zama")
    ] + [store.games(), [store.side_rows_of_all_games(kind) for kind in SIDE_KINDS]]


@settings(max_examples=40)
@given(st.lists(random_writes(), max_size=12))
def test_both_stores_behave_alike(script: list[Write]) -> None:
    memory = MemoryStore()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.acta"
        store = SqliteStore(path)
        for write in script:
            assert result_of_write(store, write) == result_of_write(memory, write)
        assert stored_content(store) == stored_content(memory)
        store.close()
        again = SqliteStore(path)
        again.check()
        assert stored_content(again) == stored_content(memory)
        again.close()


def memory_address(folder: Path) -> str:
    return "memory:"


def path_address(folder: Path) -> str:
    return str(folder / "evening.acta")


def url_address(folder: Path) -> str:
    return f"sqlite:///{folder}/evening.acta"


@pytest.mark.parametrize("url", [memory_address, path_address, url_address])
def test_a_store_opens_by_its_address(url: Callable[[Path], str], tmp_path: Path) -> None:
    store = open_store(url(tmp_path))
    fill_game(store, "alba", 2)
    assert tuple(store.read("alba")) == distinct_rows(1, 2)
    store.close()
    assert (tmp_path / "evening.acta").exists() is (url is not memory_address)


def test_a_relative_address_begins_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    open_store("sqlite:///evening.acta").close()
    assert (tmp_path / "evening.acta").exists()


@pytest.mark.parametrize("url", ["", "sqlite:///", "mysql://host/games", "sqlite://evening"])
def test_an_address_without_a_store_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="names no store"):
        open_store(url)


@pytest.mark.parametrize("url", [memory_address, path_address])
def test_a_closed_store_says_so_and_may_be_closed_again(
    url: Callable[[Path], str], tmp_path: Path
) -> None:
    store = open_store(url(tmp_path))
    store.close()
    store.close()
    with pytest.raises(StoreError, match=r"is closed\.$"):
        store.games()
    with pytest.raises(StoreError, match=r"is closed\.$"):
        store.append(Batch("alba", 0, b"", distinct_rows(1), b""))
