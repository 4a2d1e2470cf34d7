"""The scribe: decide, make durable, only then acknowledge; and start anew with nothing lost."""

import gc
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ledger.export import Text, write_export
from ledger.kernel.request import Accepted, Refused, Repeated
from ledger.scribe import DamagedError, Scribe, Submission, open_scribe
from ledger.seal import Tree, open_head
from ledger.store import open_store
from ledger.store.base import Append, Batch, ConflictError, Row, Side, Store, StoreError
from ledger.store.memory import MemoryStore
from ledger.verify import verify_export
from tests.toy.yard import MACHINE, START, YardGame, keys_of, zeros


class Ailing(MemoryStore):
    """A store that can be told to refuse, before or after it has written."""

    refuses = False
    forgets_to_answer = False

    def append(self, game: str, expected: int, head: bytes, batch: Batch) -> None:
        if self.refuses:
            raise StoreError("The disk is full.")
        super().append(game, expected, head, batch)
        if self.forgets_to_answer:
            raise StoreError("The connection broke.")


def reopened(yard: YardGame) -> Scribe:
    """A new scribe on the same store, as after a restart."""
    return open_scribe(yard.machine, yard.store, "yard", zeros)


def evening(store: Store | None = None) -> YardGame:
    """A yard in which everything happened once: an act, a text, a warning, a petition, a bell."""
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


def test_nothing_is_acknowledged_or_adopted_before_it_is_durable() -> None:
    yard = YardGame()
    before = yard.state
    prepared = yard.scribe.prepare([Submission(yard.request("ada", "throw"))], yard.now)
    assert isinstance(prepared.answers[0], Accepted)
    assert yard.state is before
    assert yard.store.head("yard")[0] == 1
    yard.scribe.commit(prepared)
    assert yard.store.head("yard")[0] == 2
    assert yard.state is before
    yard.scribe.adopt(prepared)
    assert yard.state is prepared.state
    yard.check()


def test_what_waits_together_is_written_in_one_piece() -> None:
    yard = YardGame()
    written: list[Batch] = []
    append = yard.store.append

    def counting(game: str, expected: int, head: bytes, batch: Batch) -> None:
        written.append(batch)
        append(game, expected, head, batch)

    yard.store.append = counting  # type: ignore[method-assign]
    requests = [yard.request("ada", "give", to="bea", nuts=1) for _ in range(5)]
    requests.insert(2, yard.request("ada", "give", to="bea", nuts=99))
    answers = yard.scribe.submit_all([Submission(request) for request in requests], yard.now)
    assert [isinstance(answer, Accepted) for answer in answers] == [True, True, False] + [True] * 3
    assert [len(batch.rows) for batch in written] == [5]
    yard.check()


def test_each_of_a_batch_is_decided_on_what_those_before_it_left() -> None:
    yard = YardGame()
    requests = [yard.request("ada", "give", to="bea", nuts=6) for _ in range(2)]
    first, second = yard.scribe.submit_all([Submission(r) for r in requests], yard.now)
    assert isinstance(first, Accepted)
    assert isinstance(second, Refused)
    assert keys_of(second) == ["too-few-nuts"]


def test_the_same_command_twice_in_one_batch_is_done_once() -> None:
    yard = YardGame()
    request = yard.request("ada", "give", to="bea", nuts=1)
    first, second = yard.scribe.submit_all([Submission(request)] * 2, yard.now)
    assert isinstance(first, Accepted)
    assert isinstance(second, Repeated)
    assert yard.holds("bea", "nut") == 11


def test_a_batch_of_refusals_writes_nothing() -> None:
    store = Ailing()
    yard = YardGame(store)
    store.refuses = True
    assert keys_of(yard.refuses("ada", "give", to="ada", nuts=1)) == ["not-to-yourself"]
    assert yard.scribe.submit_all((), yard.now) == ()


def test_what_could_not_be_written_has_not_happened() -> None:
    store = Ailing()
    yard = YardGame(store)
    before = yard.state
    store.refuses = True
    with pytest.raises(StoreError):
        yard.scribe.submit(yard.request("ada", "throw", id="tap"), yard.now)
    assert yard.state is before
    store.refuses = False
    (thrown,) = yard.does("ada", "throw", id="tap")
    assert thrown.position == 2


def test_a_die_that_could_not_be_written_falls_the_same_again() -> None:
    store = Ailing()
    yard = YardGame(store)
    request = yard.request("ada", "throw")
    prepared = yard.scribe.prepare([Submission(request)], yard.now)
    store.refuses = True
    with pytest.raises(StoreError):
        yard.scribe.commit(prepared)
    store.refuses = False
    outcome = yard.scribe.submit(request, yard.now)
    assert isinstance(outcome, Accepted)
    assert outcome.entries == prepared.entries


def test_a_commit_whose_answer_was_lost_is_found_by_its_receipt() -> None:
    store = Ailing()
    yard = YardGame(store)
    request = yard.request("ada", "throw", id="tap")
    store.forgets_to_answer = True
    with pytest.raises(StoreError):
        yard.scribe.submit(request, yard.now)
    store.forgets_to_answer = False
    with pytest.raises(ConflictError):
        yard.scribe.submit(request, yard.now)
    again = reopened(yard)
    assert isinstance(again.submit(request, yard.now), Repeated)
    assert again.state.log.position == 2


def test_two_scribes_on_one_game_do_not_both_write() -> None:
    yard = YardGame()
    other = reopened(yard)
    yard.does("ada", "throw")
    with pytest.raises(ConflictError):
        other.submit(yard.request("bea", "throw"), yard.now)
    assert other.state.log.position == 1
    yard.check()


def test_what_goes_beside_an_act_is_written_with_it_or_not_at_all() -> None:
    yard = YardGame()
    claim = yard.request("ada", "claim-card", card_="ada-1", device="12345678")
    yard.scribe.submit(claim, yard.now, (Side("session", "cookie", b"ada-1"),))
    assert yard.store.side("yard", "session", "cookie") == b"ada-1"
    again = yard.request("ada", "claim-card", card_="ada-1", device="87654321")
    yard.scribe.submit(again, yard.now, (Side("session", "other", b"ada-1"),))
    assert yard.store.side("yard", "session", "other") is None


def test_a_refused_act_keeps_no_words() -> None:
    yard = YardGame()
    yard.refuses("ada", "whisper", to="ada", words="to myself")
    yard.refuses("nurse", "set-switch", switch="bell.by_clock", value="false", reason="so be it")
    assert yard.store.sides("yard", "text") == {}


def test_after_a_restart_everything_is_as_it_was() -> None:
    yard = evening()
    again = reopened(yard)
    assert again.state == yard.state
    assert again.tree == yard.scribe.tree
    assert again.heads() == yard.scribe.heads()
    for position in range(again.state.log.position + 1):
        assert again.past.at(again.state, position) == yard.scribe.past.at(yard.state, position)


def test_starting_again_leaves_the_collector_as_it_was() -> None:
    yard = evening()
    collects = gc.isenabled()
    try:
        for wanted in (False, True):
            (gc.enable if wanted else gc.disable)()
            reopened(yard)
            assert gc.isenabled() is wanted
    finally:
        (gc.enable if collects else gc.disable)()


def test_receipts_survive_a_restart() -> None:
    yard = evening()
    again = reopened(yard)
    repeated = yard.request("ada", "give", to="bea", nuts=5, id="gift", period_=1)
    assert isinstance(again.submit(repeated, yard.now), Repeated)
    otherwise = yard.request("ada", "give", to="bea", nuts=6, id="gift", period_=1)
    assert again.submit(otherwise, yard.now) == Refused("repeated-otherwise")


def test_after_a_restart_play_goes_on_as_it_would_have() -> None:
    one, other = evening(), evening()
    one.scribe = reopened(one)
    for yard in (one, other):
        yard.does("nurse", "resume")
        yard.does("ada", "throw")
        yard.does("aunt", "ring")
    assert one.state == other.state
    assert one.scribe.heads() == other.scribe.heads()


def test_free_words_are_kept_beside_the_ledger() -> None:
    yard = evening()
    entry = yard.state.log.entry("psst.0")
    assert entry is not None
    assert yard.scribe.text(entry.body.reason) == "I hid them"
    assert b"I hid them" not in b"".join(row.state for row in yard.store.read("yard"))
    assert yard.scribe.text("") == yard.scribe.text("never written") == ""


def test_the_same_words_twice_cannot_be_told_to_be_the_same() -> None:
    yard = YardGame(randomness=Random(7).randbytes)
    digests = [yard.does("ada", "whisper", to="bea", words="yes")[0].body.reason for _ in range(2)]
    assert digests[0] != digests[1]


def test_words_that_were_erased_leave_the_seal_valid() -> None:
    yard = evening()
    entry = yard.state.log.entry("psst.0")
    assert entry is not None
    position, head = yard.store.head("yard")
    erased = Batch((), head, (Side("text", entry.body.reason, None),))
    yard.store.append("yard", position, head, erased)
    again = reopened(yard)
    assert again.text(entry.body.reason) == ""
    assert again.state == yard.state
    yard.does("nurse", "resume")


def test_the_head_is_signed_at_each_periods_end_and_at_closing() -> None:
    yard = YardGame()
    assert yard.scribe.heads() == ()
    yard.does("aunt", "ring")
    yard.does("aunt", "ring")
    yard.does("nurse", "announce-closing", minutes=0)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.tick()
    heads = [open_head(note, yard.state.kernel.seal_key) for note in yard.scribe.heads()]
    rows = list(yard.store.read("yard"))
    assert [head.size for head in heads] == [3, 5, 9]
    for head in heads:
        leaves = (yard.keys.leaf(row.position, row.state) for row in rows[: head.size])
        assert head.root == Tree().extend(leaves).root
    assert heads[-1].root == yard.scribe.tree.root == yard.store.head("yard")[1]


def test_a_head_is_of_the_periods_end_even_if_more_is_written_with_it() -> None:
    yard = YardGame()
    requests = [yard.request("aunt", "ring"), yard.request("ada", "throw", period_=2)]
    yard.scribe.submit_all([Submission(request) for request in requests], yard.now)
    (head,) = yard.scribe.heads()
    assert open_head(head, yard.state.kernel.seal_key).size == 3
    assert yard.state.log.position == 4


def test_an_evening_passes_the_verifier() -> None:
    yard = evening()
    scribe = yard.scribe
    rows = [row.state for row in yard.store.read("yard")]
    texts = [
        Text(digest, kept[:16].hex(), kept[16:].decode())
        for digest, kept in yard.store.sides("yard", "text").items()
    ]
    report = verify_export(write_export(rows, scribe.keys, scribe.heads(), texts, frozenset()))
    assert report.ok, report.lines()
    assert report.counts.rolls_checked == 1


def tampered(yard: YardGame, path: Path, statement: str) -> str:
    """The sentence with which a file is met that somebody changed with other tools."""
    yard.store.close()
    with sqlite3.connect(path) as file:
        file.execute(statement)
    file.close()
    store = open_store(str(path))
    try:
        with pytest.raises(DamagedError) as damaged:
            open_scribe(MACHINE, store, "yard", zeros)
    finally:
        store.close()
    return str(damaged.value)


@pytest.fixture
def filed(tmp_path: Path) -> Iterator[tuple[YardGame, Path]]:
    """An evening in a file."""
    path = tmp_path / "yard.sqlite"
    yard = evening(open_store(str(path)))
    yield yard, path
    yard.store.close()


def test_an_evening_in_a_file_starts_again(filed: tuple[YardGame, Path]) -> None:
    yard, path = filed
    yard.store.close()
    yard.store = open_store(str(path))
    assert reopened(yard).state == yard.state


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE stored_events SET state = replace(state, ':5', ':4') WHERE originator_version = 2",
        "UPDATE stored_events SET state = x'00' WHERE originator_version = 2",
        "UPDATE heads SET head = zeroblob(32)",
    ],
)
def test_a_changed_entry_is_met_with_a_sentence(
    filed: tuple[YardGame, Path], statement: str
) -> None:
    sentence = tampered(*filed, statement)
    assert sentence.startswith("the ledger of yard was changed behind our back")


def test_missing_or_broken_keys_are_met_with_a_sentence() -> None:
    yard = evening()
    with pytest.raises(DamagedError, match="the keys of atrium are not in this store"):
        open_scribe(MACHINE, yard.store, "atrium", zeros)
    position, head = yard.store.head("yard")
    broken = Batch((), head, (Side("secret", "seal-keys", b"rust"),))
    yard.store.append("yard", position, head, broken)
    with pytest.raises(DamagedError, match="the keys of yard cannot be read"):
        reopened(yard)


def test_a_lost_entry_is_met_with_a_sentence() -> None:
    class Forgetful(MemoryStore):
        def read(self, game: str, after: int = 0) -> Iterator[Row]:
            yield from list(super().read(game, after))[:-1]

    store = Forgetful()
    yard = YardGame(store)
    with pytest.raises(DamagedError, match="its 0 entries do not match the seal over 1"):
        reopened(yard)


def test_a_row_out_of_its_place_is_not_written() -> None:
    with pytest.raises(ValueError, match="numbered 3 stands where 2 belongs"):
        Append("yard", 1, b"", Batch((Row(3, "x", b""),), b""))


def test_the_clock_of_a_game_is_the_servers() -> None:
    yard = YardGame()
    (thrown,) = yard.later(milliseconds=5).does("ada", "throw")
    assert thrown.at == START + 5
