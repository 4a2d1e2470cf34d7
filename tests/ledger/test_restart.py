"""Restarts: nothing is lost, erased texts stay erased, and changes are noticed."""

import gc
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ledger.export.document import Text, write_export
from ledger.kernel.vocabulary.request import Refused, Repeated
from ledger.record.entry import FREQUENT
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.scribe.commits import DamagedError
from ledger.scribe.scribe import open_scribe
from ledger.seal import Tree, open_head
from ledger.store import open_store
from ledger.store.base import Batch, Row, SideWrite, Store
from ledger.store.memory import MemoryStore
from ledger.verify import verify_export
from tests.toy.yard import MACHINE, YardGame, zero_bytes


def yard_with_everything(store: Store | None = None) -> YardGame:
    """Return a yard with an act, a text, a warning, a petition and a bell."""
    yard = YardGame(store, randomness=Random(7).randbytes)
    yard.does("ada", "give", to="bea", nuts=5, id="gift")
    yard.does("ada", "whisper", to="bea", words="I hid them", id="psst")
    yard.does("cai", "gamble", nuts=1, id="game")
    yard.does("ada", "consent", petition="game")
    yard.does("bea", "dare", who="cai", id="dare")
    yard.does("ada", "throw")
    yard.does("aunt", "ring")
    yard.does("nurse", "pause", reason="supper")
    return yard


def test_a_restarted_game_has_the_same_state() -> None:
    yard = yard_with_everything()
    again = yard.reopen()
    assert again.state == yard.state
    assert again.tree == yard.scribe.tree
    assert again.heads() == yard.scribe.heads()
    for position in range(again.state.log.position + 1):
        assert again.snapshots.state_at(again.state, position) == yard.scribe.snapshots.state_at(
            yard.state, position
        )


def test_reopening_a_game_leaves_the_garbage_collector_as_it_was() -> None:
    yard = yard_with_everything()
    collects = gc.isenabled()
    try:
        for wanted in (False, True):
            (gc.enable if wanted else gc.disable)()
            yard.reopen()
            assert gc.isenabled() is wanted
    finally:
        (gc.enable if collects else gc.disable)()


def test_receipts_survive_a_restart() -> None:
    yard = yard_with_everything()
    again = yard.reopen()
    repeated = yard.request("ada", "give", to="bea", nuts=5, id="gift", period_=1)
    assert isinstance(again.answer(repeated, yard.now), Repeated)
    otherwise = yard.request("ada", "give", to="bea", nuts=6, id="gift", period_=1)
    assert again.answer(otherwise, yard.now) == Refused("repeated-otherwise")


def test_after_a_restart_play_continues_unchanged() -> None:
    one, other = yard_with_everything(), yard_with_everything()
    one.scribe = one.reopen()
    for yard in (one, other):
        yard.does("nurse", "resume")
        yard.does("ada", "throw")
        yard.does("aunt", "ring")
    assert one.state == other.state
    assert one.scribe.heads() == other.scribe.heads()


def test_free_words_are_stored_beside_the_ledger() -> None:
    yard = yard_with_everything()
    entry = yard.state.log.entry("psst.0")
    assert entry is not None
    assert yard.scribe.text(entry.event.reason) == "I hid them"
    assert b"I hid them" not in b"".join(row.state for row in yard.store.read("yard"))
    assert yard.scribe.text("") == yard.scribe.text("never written") == ""


def test_equal_words_cannot_be_recognised_as_equal() -> None:
    yard = YardGame(randomness=Random(7).randbytes)
    digests = [yard.does("ada", "whisper", to="bea", words="yes")[0].event.reason for _ in range(2)]
    assert digests[0] != digests[1]


def test_erased_words_leave_the_seal_valid() -> None:
    yard = yard_with_everything()
    entry = yard.state.log.entry("psst.0")
    assert entry is not None
    position, head = yard.store.head("yard")
    erased = Batch("yard", position, head, (), head, (SideWrite("text", entry.event.reason, None),))
    yard.store.append(erased)
    again = yard.reopen()
    assert again.text(entry.event.reason) == ""
    assert again.state == yard.state
    yard.scribe = again
    yard.does("nurse", "resume")


def test_the_head_is_signed_at_the_end_of_each_period_and_at_closing() -> None:
    yard = YardGame()
    assert yard.scribe.heads() == ()
    yard.does("aunt", "ring")
    yard.does("aunt", "ring")
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.wait(minutes=1).wake_clock()
    heads = [open_head(note, yard.state.kernel.seal_key) for note in yard.scribe.heads()]
    rows = list(yard.store.read("yard"))
    assert [head.size for head in heads] == [3, 5, 9]
    for head in heads:
        leaves = (yard.keys.entry_leaf_hash(row.position, row.state) for row in rows[: head.size])
        assert head.root == Tree().extend(leaves).root
    assert heads[-1].root == yard.scribe.tree.root == yard.store.head("yard")[1]


def test_a_head_is_of_the_end_of_the_period_even_if_more_is_written_with_it() -> None:
    yard = YardGame()
    requests = [yard.request("aunt", "ring"), yard.request("ada", "throw", period_=2)]
    yard.scribe.answer_all([QueuedRequest(request) for request in requests], yard.now)
    (head,) = yard.scribe.heads()
    assert open_head(head, yard.state.kernel.seal_key).size == 3
    assert yard.state.log.position == 4


def test_an_evening_passes_the_verifier() -> None:
    yard = yard_with_everything()
    scribe = yard.scribe
    rows = [row.state for row in yard.store.read("yard")]
    texts = [
        Text.kept(digest, kept) for digest, kept in yard.store.side_values("yard", "text").items()
    ]
    report = verify_export(write_export(rows, scribe.keys, scribe.heads(), texts, frozenset()))
    assert report.ok, report.lines()
    assert report.counts.rolls_checked == 1


def refusal_after_tampering(yard: YardGame, path: Path, statement: str) -> str:
    """Return the sentence that refuses a file changed with other tools."""
    yard.store.close()
    with sqlite3.connect(path) as file:
        file.execute(statement)
    file.close()
    store = open_store(str(path))
    try:
        with pytest.raises(DamagedError) as damaged:
            open_scribe(MACHINE, store, "yard", zero_bytes)
    finally:
        store.close()
    return str(damaged.value)


@pytest.fixture
def filed(tmp_path: Path) -> Iterator[tuple[YardGame, Path]]:
    """Yield an evening in a file."""
    path = tmp_path / "yard.sqlite"
    yard = yard_with_everything(open_store(str(path)))
    yield yard, path
    yard.store.close()


def test_an_evening_in_a_file_can_be_restarted(filed: tuple[YardGame, Path]) -> None:
    yard, path = filed
    yard.store.close()
    yard.store = open_store(str(path))
    assert yard.reopen().state == yard.state


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE stored_events SET state = replace(state, ':5', ':4') WHERE originator_version = 2",
        "UPDATE stored_events SET state = x'00' WHERE originator_version = 2",
        "UPDATE heads SET head = zeroblob(32)",
    ],
)
def test_a_changed_entry_is_refused_with_a_sentence(
    filed: tuple[YardGame, Path], statement: str
) -> None:
    sentence = refusal_after_tampering(*filed, statement)
    assert sentence.startswith("the ledger of yard was changed behind our back")


def test_missing_or_broken_keys_are_refused_with_a_sentence() -> None:
    yard = yard_with_everything()
    with pytest.raises(DamagedError, match="the keys of atrium are not in this store"):
        open_scribe(MACHINE, yard.store, "atrium", zero_bytes)
    position, head = yard.store.head("yard")
    broken = Batch("yard", position, head, (), head, (SideWrite("secret", "seal-keys", b"rust"),))
    yard.store.append(broken)
    with pytest.raises(DamagedError, match="the keys of yard cannot be read"):
        yard.reopen()


def test_an_entry_of_a_later_version_is_refused_with_a_sentence() -> None:
    store = MemoryStore()
    yard = YardGame(store)
    stored = (
        b'{"position":2,"id":"e2","type":"nuces/later@9","at":1,"period":1,"seen":[],"body":{}}'
    )
    tree = yard.scribe.tree.append(yard.keys.entry_leaf_hash(2, stored))
    store.append(Batch("yard", *store.head("yard"), (Row(2, "x", stored),), tree.root))
    with pytest.raises(DamagedError, match="unknown type 'nuces/later@9'"):
        yard.reopen()
    rust = yard.scribe.tree.append(yard.keys.entry_leaf_hash(2, b"rust"))
    other = YardGame()
    other.store.append(Batch("yard", *other.store.head("yard"), (Row(2, "x", b"rust"),), rust.root))
    with pytest.raises(DamagedError, match="entry 2 of yard cannot be read"):
        other.reopen()


def yard_with_many_gifts(store: Store | None = None) -> YardGame:
    """Return a yard with more gifts than an event needs to count as frequent."""
    yard = YardGame(store, nuts=2 * FREQUENT)
    for _ in range(FREQUENT + 5):
        yard.does("ada", "give", to="bea", nuts=1)
    return yard


@pytest.mark.parametrize(
    ("whole", "damaged"), [(b'"amount":1', b'"amount":"1"'), (b'"body":{', b'"body":7,"x":{')]
)
def test_a_sealed_entry_of_a_frequent_event_that_cannot_be_decoded_is_found_at_opening(
    whole: bytes, damaged: bytes
) -> None:
    yard = yard_with_many_gifts()
    last = max(yard.store.read("yard"), key=lambda row: row.position)
    rust = last.state.replace(whole, damaged)
    assert rust != last.state
    position = last.position + 1
    tree = yard.scribe.tree.append(yard.keys.entry_leaf_hash(position, rust))
    batch = Batch("yard", *yard.store.head("yard"), (Row(position, last.type, rust),), tree.root)
    yard.store.append(batch)
    with pytest.raises(DamagedError, match=f"entry {position} of yard cannot be read"):
        yard.reopen()


def test_the_stored_name_beside_an_entry_is_not_trusted(tmp_path: Path) -> None:
    path = tmp_path / "yard.sqlite"
    yard = yard_with_many_gifts(open_store(str(path)))
    yard.store.close()
    names = [event.event.STORED for event in MACHINE.types.values()]
    with sqlite3.connect(path) as connection:
        for position in range(1, yard.state.log.position + 1):
            connection.execute(
                "UPDATE stored_events SET topic = ? WHERE originator_version = ?",
                (names[position % len(names)], position),
            )
    connection.close()
    yard.store = open_store(str(path))
    assert yard.reopen().state == yard.state
    yard.store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE stored_events SET state = replace(state, ':1', ':2') WHERE originator_version = 1",
        "UPDATE stored_events SET state = replace(state, ':1', ':2') WHERE originator_version = 99",
        "UPDATE stored_events SET state = x'7b7d' WHERE originator_version = 106",
    ],
)
def test_a_changed_entry_of_a_frequent_event_is_found_at_opening(
    tmp_path: Path, statement: str
) -> None:
    path = tmp_path / "yard.sqlite"
    yard = yard_with_many_gifts(open_store(str(path)))
    sentence = refusal_after_tampering(yard, path, statement)
    assert sentence.startswith("the ledger of yard was changed behind our back")


def test_a_lost_entry_is_refused_with_a_sentence() -> None:
    class StoreWithoutLastRow(MemoryStore):
        def read(self, game: str, after_position: int = 0) -> Iterator[Row]:
            yield from list(super().read(game, after_position))[:-1]

    store = StoreWithoutLastRow()
    yard = YardGame(store)
    with pytest.raises(DamagedError, match="its 0 entries do not match the seal over 1"):
        yard.reopen()
