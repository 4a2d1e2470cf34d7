"""A second server continues from a copy: the game waits until a steward takes it over."""

import random

import pytest

from api.copies.takeover_hold import record_restoration
from ledger.kernel.view.slices import server_name
from ledger.scribe.commit_decisions import HEIR_ROW
from ledger.seal import key_as_hex, open_head, read_head, succession_statement
from ledger.seal.signature import is_signature_valid
from ledger.store.base import Batch, SideWrite
from tests.toy.yard import START, YardGame, message_keys_of_refusal, short_type_names

MINUTE = 60_000
COPIED = START + 2 * MINUTE


@pytest.fixture
def copy(yard: YardGame) -> YardGame:
    """Return a game in its third minute, restored from a copy made a minute before."""
    yard.wait(minutes=1).does("ada", "give", to="bea", nuts=1)
    yard.pass_minute()
    yard.now = COPIED + MINUTE
    assert record_restoration_at(yard, COPIED)
    return yard


def record_restoration_at(yard: YardGame, at: int) -> bool:
    yard.scribe.randomness = random.Random(f"{at} {yard.state.log.position}").randbytes
    return record_restoration(yard.scribe, at)


def test_a_restored_game_is_not_played_until_a_steward_takes_it_over(copy: YardGame) -> None:
    for who, act, fields in (
        ("ada", "give", {"to": "bea", "nuts": 1}),
        ("nurse", "resume", {}),
        ("nurse", "pause", {}),
        ("nurse", "set-switch", {"switch": "bell.by_clock", "value": "true"}),
        ("aunt", "ring", {}),
    ):
        assert copy.expect_refusal(who, act, **fields).problem == "paused"
    assert copy.offers("ada") == {}
    assert list(copy.offers("nurse")) == ["take-over"]
    copy.does("ada", "claim-card", card_="ada-1", device="12345678")


@pytest.mark.rule("ACTA-18")
def test_only_stewards_take_over_and_only_a_restored_game(yard: YardGame) -> None:
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "take-over")) == ["not-restored"]
    assert "take-over" not in yard.offers("nurse")
    record_restoration_at(yard, COPIED)
    for who in ("ada", "aunt"):
        assert message_keys_of_refusal(yard.expect_refusal(who, "take-over")) == ["stewards-only"]
    yard.does("nurse", "take-over")
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "take-over")) == ["not-restored"]
    assert message_keys_of_refusal(
        yard.expect_refusal("nurse", "restore-ledger", **_takeover_fields())
    ) == ["stewards-only"]


def _takeover_fields() -> dict[str, object]:
    return {"seal_key": "key", "commitment": "", "endorsement": ""}


def test_time_stands_still_from_the_copy_until_the_game_is_resumed(copy: YardGame) -> None:
    assert (copy.state.kernel.status, copy.state.kernel.paused_at) == ("paused", COPIED)
    assert copy.wait(minutes=100).wake_clock() == ()
    copy.does("nurse", "take-over")
    copy.does("nurse", "resume")
    assert copy.state.period.paused == 101 * MINUTE
    assert short_type_names(copy.does("ada", "give", to="bea", nuts=1)) == ["nuts-given"]


def test_a_copy_is_never_older_than_its_last_entry(yard: YardGame) -> None:
    yard.wait(minutes=1).does("ada", "give", to="bea", nuts=1)
    record_restoration_at(yard, 0)
    assert yard.state.kernel.heir.at == START + MINUTE


def test_acts_that_fell_due_after_the_copy_are_not_made_up(yard: YardGame) -> None:
    yard.does("nurse", "set-switch", switch="bell.by_clock", value="true")
    record_restoration_at(yard, START + 4 * MINUTE)
    yard.wait(minutes=100).does("nurse", "take-over")
    yard.does("nurse", "resume")
    assert (yard.state.period.seq, yard.wait(milliseconds=59_000).wake_clock()) == (1, ())
    assert "period-opened" in short_type_names(yard.wait(milliseconds=1_000).wake_clock())


def test_a_paused_or_waiting_game_stays_so_after_the_takeover(yard: YardGame) -> None:
    yard.wait(minutes=1).does("nurse", "pause")
    record_restoration_at(yard, yard.wait(minutes=9).now)
    assert yard.state.kernel.paused_at == START + MINUTE
    friday = YardGame(game="friday", waits=True)
    record_restoration_at(friday, friday.now)
    assert friday.expect_refusal("nurse", "begin-play").problem == "paused"
    friday.does("nurse", "take-over")
    friday.does("nurse", "begin-play")


def test_a_closed_game_cannot_be_taken_over(yard: YardGame) -> None:
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.wait(minutes=2).wake_clock()
    before = yard.state
    assert not record_restoration_at(yard, yard.now)
    assert yard.state is before


def test_no_head_is_signed_before_the_takeover_and_the_new_key_signs_the_first_one_after(
    copy: YardGame,
) -> None:
    old, chain = copy.scribe.keys.seal_key("yard"), copy.scribe.chain
    assert copy.pass_minute() == ()
    copy.does("nurse", "take-over")
    new = copy.state.kernel.seal_key
    assert new not in ("", old)
    first = copy.scribe.heads()[-1]
    assert open_head(first, new).size == copy.state.log.position
    link = read_head(first).link
    assert link is not None
    assert (link.number, link.after) == (chain.number + 1, chain.digest)
    copy.does("nurse", "resume")
    assert open_head(copy.pass_minute()[0], new).size == copy.state.log.position


def test_the_old_key_endorses_the_new_one_and_its_seeds(copy: YardGame) -> None:
    old = copy.state.kernel.seal_key
    (entry,) = copy.does("nurse", "take-over")
    event = entry.event
    said = succession_statement("yard", event.seal_key, event.commitment)
    assert is_signature_valid(key_as_hex(old), said, event.endorsement)
    assert event.seed == copy.keys.seeds().seed(1)
    assert (event.by, event.number, event.period) == ("nurse", 1, 1)


def test_dice_fall_differently_than_on_the_lost_server(copy: YardGame) -> None:
    old = copy.keys.seeds()
    copy.does("nurse", "take-over")
    copy.does("nurse", "resume")
    new = copy.scribe.keys.seeds()
    assert new.commitment == copy.state.kernel.commitment
    assert new.seed(1) != old.seed(1)
    revealed = copy.does("aunt", "ring")
    (seed,) = [e.event.seed for e in revealed if e.type == "kernel/seed-revealed@1"]
    assert seed == new.seed(1)


def test_after_the_takeover_the_game_opens_with_the_new_keys_alone(copy: YardGame) -> None:
    copy.does("nurse", "take-over")
    copy.does("nurse", "resume")
    copy.does("ada", "give", to="bea", nuts=1)
    again = copy.reopen()
    assert again.keys == copy.scribe.keys
    assert again.tree == copy.scribe.tree
    assert copy.store.side_value("yard", "secret", "seal-keys-next") is None
    taken = again.keys.since
    assert again.keys.salt(taken - 1) == copy.keys.salt(taken - 1)
    assert again.keys.salt(taken) != copy.keys.salt(taken)


def test_a_reopened_game_still_waits_for_its_takeover(copy: YardGame) -> None:
    again = copy.reopen()
    copy.scribe = again
    assert list(copy.offers("nurse")) == ["take-over"]
    copy.does("nurse", "take-over")
    assert len(copy.state.kernel.takeovers) == 1


def test_a_takeover_without_its_keys_changes_nothing(copy: YardGame) -> None:
    position, head = copy.store.head("yard")
    lost = SideWrite("secret", "seal-keys-next", None)
    copy.store.append(Batch("yard", position, head, (), head, (lost,)))
    copy.scribe = copy.reopen()
    with pytest.raises(ValueError, match="keys for that are not here"):
        copy.does("nurse", "take-over")
    assert copy.store.head("yard") == (position, head)


def test_phones_know_each_server_by_a_different_name(copy: YardGame) -> None:
    assert server_name(copy.state.kernel) == ""
    copy.does("nurse", "take-over")
    first = server_name(copy.state.kernel)
    record_restoration_at(copy, copy.now)
    assert server_name(copy.state.kernel) == first
    copy.does("nurse", "take-over")
    second = server_name(copy.state.kernel)
    assert (first[:2], second[:2]) == ("1+", "2+")
    assert len(first) == len(second) == 10
    assert len(copy.reopen().keys.all_keys) == 3


def test_a_repeated_command_gets_its_receipt_from_the_second_server(copy: YardGame) -> None:
    copy.does("nurse", "take-over", id="over")
    assert copy.expect_repetition("nurse", "take-over", id="over").receipt.command == "over"


def test_everybody_reads_that_the_game_was_taken_over_and_no_positions(copy: YardGame) -> None:
    (entry,) = copy.does("nurse", "take-over")
    log = copy.state.log
    seen = [copy.visible_part(one) for one in (log.entries[entry.position - 1], entry)]
    assert [one and one.args for one in seen] == [{}, {"who": "who:nurse"}]


def test_a_takeover_does_not_change_other_games_of_the_store(yard: YardGame) -> None:
    other = YardGame(store=yard.store, game="other")
    record_restoration_at(yard, yard.now)
    again = other.reopen()
    assert again.state == other.state
    assert again.state.kernel.heir is None
    assert again.keys == other.scribe.keys
    heirs = [
        yard.store.side_value(game, "secret", HEIR_ROW) is not None for game in ("yard", "other")
    ]
    assert heirs == [True, False]
