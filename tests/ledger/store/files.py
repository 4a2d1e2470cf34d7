"""Helpers to make a ledger file, and to read the refusal to open one."""

from pathlib import Path

import pytest

from ledger.store.base import StoreError
from ledger.store.sqlite import SqliteStore
from tests.ledger.store.contract import fill_game


def write_ledger(path: Path, *sizes: int) -> None:
    """Make a ledger file with one game and close it."""
    store = SqliteStore(path)
    fill_game(store, "alba", *sizes)
    store.close()


def refusal_sentence(path: Path, *, read_only: bool = False) -> str:
    """Return the sentence with which a file is refused."""
    with pytest.raises(StoreError) as refused:
        SqliteStore(path, is_read_only=read_only, patience=50)
    sentence = str(refused.value)
    assert path.name in sentence
    assert str(path.parent) not in sentence
    return sentence


def limit_pages(store: SqliteStore, pages: int) -> None:
    """Let the file grow to this number of pages and no further."""
    with store.recorder.datastore.get_connection(commit=True) as connection:
        connection.cursor().execute(f"PRAGMA max_page_count = {pages}")
