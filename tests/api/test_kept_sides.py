"""Sides of a ledger are read back. A damaged one counts as missing."""

import msgspec
import pytest

from api.access.identity import SessionCard
from api.base.stored_rows import decoded_side_rows
from api.push.subscriptions import PUSH_NOTE, Subscriptions
from ledger.store import open_store
from ledger.store.base import Batch, SideWrite, Store

GAME = "yard"
HOLD = SessionCard("phone", 1)


def store_with_rows(*sides: SideWrite) -> Store:
    """Return a store with these rows of one game."""
    store = open_store("memory:")
    store.append(Batch(GAME, 0, b"", (), b"", sides))
    return store


@pytest.mark.parametrize("damage", [b"", b"{", b"[1]", b"\xff", b"[" * 100_000])
def test_a_damaged_row_is_left_out_and_the_others_are_read(damage: bytes) -> None:
    good = SideWrite("session", "a/ada-1", msgspec.json.encode(HOLD))
    store = store_with_rows(good, SideWrite("session", "b/bea-1", damage))
    assert dict(decoded_side_rows(store, GAME, "session", SessionCard)) == {"a/ada-1": HOLD}


def test_a_damaged_note_about_sent_digests_does_not_keep_its_game_from_opening() -> None:
    subscriptions = Subscriptions()
    subscriptions.load_game(GAME, store_with_rows(SideWrite("note", PUSH_NOTE, b"{")))
    assert subscriptions.told == {}
