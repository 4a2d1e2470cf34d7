"""The scribe decides, makes the decision durable, and only then acknowledges it."""

import pytest

from ledger.kernel.vocabulary.request import Accepted, Refused, Repeated
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.store.base import Batch, ConflictError, Row, SideWrite, StoreError
from ledger.store.memory import MemoryStore
from tests.toy.yard import START, YardGame, message_keys_of_refusal


class FailingStore(MemoryStore):
    """A store that can be told to fail, before or after it has written."""

    refuses = False
    forgets_to_answer = False

    def append(self, batch: Batch) -> None:
        if self.refuses:
            raise StoreError("The disk is full.")
        super().append(batch)
        if self.forgets_to_answer:
            raise StoreError("The connection broke.")


def test_an_act_is_acknowledged_and_adopted_only_once_it_is_durable() -> None:
    yard = YardGame()
    before = yard.state
    prepared = yard.scribe.prepare([QueuedRequest(yard.request("ada", "throw"))], yard.now)
    assert isinstance(prepared.answers[0], Accepted)
    assert yard.state is before
    assert yard.store.head("yard")[0] == 1
    yard.scribe.commit(prepared)
    assert yard.store.head("yard")[0] == 2
    assert yard.state is before
    yard.scribe.adopt(prepared)
    assert yard.state is prepared.state
    yard.check()


def test_waiting_requests_are_written_in_one_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    yard = YardGame()
    written: list[Batch] = []
    append = yard.store.append

    def note_and_append(batch: Batch) -> None:
        written.append(batch)
        append(batch)

    monkeypatch.setattr(yard.store, "append", note_and_append)
    requests = [yard.request("ada", "give", to="bea", nuts=1) for _ in range(5)]
    requests.insert(2, yard.request("ada", "give", to="bea", nuts=99))
    answers = yard.scribe.answer_all([QueuedRequest(request) for request in requests], yard.now)
    assert [isinstance(answer, Accepted) for answer in answers] == [True, True, False] + [True] * 3
    assert [len(batch.rows) for batch in written] == [5]
    yard.check()


def test_each_request_of_a_batch_is_decided_on_the_state_left_by_the_one_before() -> None:
    yard = YardGame()
    requests = [yard.request("ada", "give", to="bea", nuts=6) for _ in range(2)]
    first, second = yard.scribe.answer_all([QueuedRequest(r) for r in requests], yard.now)
    assert isinstance(first, Accepted)
    assert isinstance(second, Refused)
    assert message_keys_of_refusal(second) == ["too-few-nuts"]


def test_a_command_given_twice_in_one_batch_is_done_once() -> None:
    yard = YardGame()
    request = yard.request("ada", "give", to="bea", nuts=1)
    first, second = yard.scribe.answer_all([QueuedRequest(request)] * 2, yard.now)
    assert isinstance(first, Accepted)
    assert isinstance(second, Repeated)
    assert yard.holding_of("bea", "nut") == 11


def test_a_batch_of_refusals_writes_nothing() -> None:
    store = FailingStore()
    yard = YardGame(store)
    store.refuses = True
    assert message_keys_of_refusal(yard.expect_refusal("ada", "give", to="ada", nuts=1)) == [
        "not-to-yourself"
    ]
    assert yard.scribe.answer_all((), yard.now) == ()


def test_an_act_that_could_not_be_written_has_not_happened() -> None:
    store = FailingStore()
    yard = YardGame(store)
    before = yard.state
    store.refuses = True
    with pytest.raises(StoreError):
        yard.scribe.answer(yard.request("ada", "throw", id="tap"), yard.now)
    assert yard.state is before
    store.refuses = False
    (thrown,) = yard.does("ada", "throw", id="tap")
    assert thrown.position == 2


def test_a_die_that_could_not_be_written_falls_the_same_again() -> None:
    store = FailingStore()
    yard = YardGame(store)
    request = yard.request("ada", "throw")
    prepared = yard.scribe.prepare([QueuedRequest(request)], yard.now)
    store.refuses = True
    with pytest.raises(StoreError):
        yard.scribe.commit(prepared)
    store.refuses = False
    outcome = yard.scribe.answer(request, yard.now)
    assert isinstance(outcome, Accepted)
    assert outcome.entries == prepared.entries


def test_a_commit_whose_answer_was_lost_is_found_by_its_receipt() -> None:
    store = FailingStore()
    yard = YardGame(store)
    request = yard.request("ada", "throw", id="tap")
    store.forgets_to_answer = True
    with pytest.raises(StoreError):
        yard.scribe.answer(request, yard.now)
    store.forgets_to_answer = False
    with pytest.raises(ConflictError):
        yard.scribe.answer(request, yard.now)
    again = yard.reopen()
    assert isinstance(again.answer(request, yard.now), Repeated)
    assert again.state.log.position == 2


def test_of_two_scribes_on_one_game_only_one_writes() -> None:
    yard = YardGame()
    other = yard.reopen()
    yard.does("ada", "throw")
    with pytest.raises(ConflictError):
        other.answer(yard.request("bea", "throw"), yard.now)
    assert other.state.log.position == 1
    yard.check()


def test_sides_of_an_act_are_written_with_it_or_not_at_all() -> None:
    yard = YardGame()
    claim = yard.request("ada", "claim-card", card_="ada-1", device="12345678")
    yard.scribe.answer(claim, yard.now, (SideWrite("session", "cookie", b"ada-1"),))
    assert yard.store.side_value("yard", "session", "cookie") == b"ada-1"
    again = yard.request("ada", "claim-card", card_="ada-1", device="87654321")
    yard.scribe.answer(again, yard.now, (SideWrite("session", "other", b"ada-1"),))
    assert yard.store.side_value("yard", "session", "other") is None


def test_a_refused_act_keeps_no_words() -> None:
    yard = YardGame()
    yard.expect_refusal("ada", "whisper", to="ada", words="to myself")
    yard.expect_refusal(
        "nurse", "set-switch", switch="bell.by_clock", value="false", reason="so be it"
    )
    assert yard.store.side_values("yard", "text") == {}


def test_a_row_at_a_wrong_position_is_not_written() -> None:
    with pytest.raises(ValueError, match="numbered 3 stands where 2 belongs"):
        Batch("yard", 1, b"", (Row(3, "x", b""),), b"")


def test_the_clock_of_a_game_is_the_server_s() -> None:
    yard = YardGame()
    (thrown,) = yard.wait(milliseconds=5).does("ada", "throw")
    assert thrown.at == START + 5
