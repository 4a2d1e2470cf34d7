"""Acts on paper are entered by hand, with the time when they happened (ACTA-22)."""

from dataclasses import replace

import pytest

from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS, OVERRULE_ACT
from ledger.kernel.vocabulary.request import Request
from ledger.record.entry import Entry
from tests.toy.jars import send_guess, yard_with_jar
from tests.toy.rules import TOY
from tests.toy.yard import (
    START,
    YardGame,
    message_keys_of_refusal,
    rules_of_refusal,
    short_type_names,
)

MINUTE = 60_000
HAPPENED = START + 5 * MINUTE


@pytest.fixture
def late() -> YardGame:
    """Return a yard half an hour after play began."""
    return YardGame().wait(minutes=30)


def entry_and_stated_times(entry: Entry) -> tuple[int, int]:
    """Return the time of entry, and the stated time of happening."""
    assert entry.meta is not None
    return entry.at, entry.meta.happened_at


@pytest.mark.rule("ACTA-22")
def test_a_steward_enters_an_earlier_act_and_the_entry_keeps_both_times(
    late: YardGame,
) -> None:
    (gave,) = late.does("ada", "give", recorder="nurse", to="bea", nuts=2, happened_at=HAPPENED)
    assert entry_and_stated_times(gave) == (START + 30 * MINUTE, HAPPENED)
    assert late.holding_of("bea", "nut") == 12
    seen = late.visible_part(gave, "bea")
    assert seen is not None
    assert (seen.at, seen.happened_at) == entry_and_stated_times(gave)


@pytest.mark.rule("ACTA-22")
def test_entries_keep_the_order_in_which_they_were_made_and_the_clock_does_not_go_back(
    late: YardGame,
) -> None:
    (first,) = late.does("ada", "give", to="bea", nuts=1)
    (second,) = late.does("bea", "give", recorder="nurse", to="cai", nuts=1, happened_at=HAPPENED)
    (third,) = late.does("cai", "give", recorder="nurse", to="ada", nuts=1, happened_at=START)
    assert [entry.position for entry in (first, second, third)] == [2, 3, 4]
    assert first.at == second.at == third.at == late.state.at
    assert late.state.period.opened == START


@pytest.mark.rule("ACTA-22")
def test_an_earlier_act_is_judged_by_the_present_state(late: YardGame) -> None:
    late.does("ada", "sit", where="bench")
    late.does("bea", "sit", where="bench")
    when = {"recorder": "nurse", "happened_at": HAPPENED}
    assert message_keys_of_refusal(late.expect_refusal("cai", "sit", where="bench", **when)) == [
        "bench-full"
    ]
    (sat,) = late.does("cai", "sit", where="bench", waive=["NUX-08"], reason_="so", **when)
    assert (entry_and_stated_times(sat)[1], sat.ruling is not None) == (HAPPENED, True)


@pytest.mark.rule("ACTA-22")
@pytest.mark.parametrize(
    ("when", "key"),
    [
        (START + 30 * MINUTE + 1, "not-happened-yet"),
        (START + 31 * MINUTE, "not-happened-yet"),
        (START - 1, "happened-before-play"),
        (1, "happened-before-play"),
    ],
)
def test_a_time_in_the_future_or_before_play_began_is_refused(
    late: YardGame, when: int, key: str
) -> None:
    waived = {"waive": ["ACTA-22"], "reason_": "please"}
    for more in ({}, waived):
        refused = late.expect_refusal(
            "ada", "give", recorder="nurse", to="bea", nuts=1, happened_at=when, **more
        )
        assert (message_keys_of_refusal(refused), rules_of_refusal(refused)) == ([key], {"ACTA-22"})
        assert not refused.appealable


@pytest.mark.rule("ACTA-22")
@pytest.mark.parametrize("when", [START, START + 30 * MINUTE])
def test_the_beginning_of_play_and_the_present_are_accepted_as_times(
    late: YardGame, when: int
) -> None:
    (gave,) = late.does("ada", "give", recorder="nurse", to="bea", nuts=1, happened_at=when)
    assert entry_and_stated_times(gave)[1] == when


@pytest.mark.rule("ACTA-22")
def test_in_a_game_that_waited_times_are_accepted_from_the_beginning_of_play() -> None:
    game = YardGame(waits=True).wait(minutes=10)
    game.does("nurse", "begin-play")
    game.wait(minutes=10)
    fields = {"recorder": "nurse", "to": "bea", "nuts": 1}
    before = game.expect_refusal("ada", "give", happened_at=START + 10 * MINUTE - 1, **fields)
    assert message_keys_of_refusal(before) == ["happened-before-play"]
    game.does("ada", "give", happened_at=START + 10 * MINUTE, **fields)


@pytest.mark.rule("ACTA-22")
@pytest.mark.parametrize("recorder", ["", "aunt"])
def test_only_a_steward_may_give_a_time(late: YardGame, recorder: str) -> None:
    """Neither a player for themselves nor an officer who may record the act is allowed to."""
    refused = late.expect_refusal(
        "ada", "swap", recorder=recorder, **{"with": "bea"}, nuts=1, happened_at=HAPPENED
    )
    assert message_keys_of_refusal(refused) == ["stewards-enter-by-hand"]


@pytest.mark.rule("ACTA-22")
def test_a_stand_in_may_not_give_a_time(late: YardGame) -> None:
    late.does("nurse", "name-stand-in", character="ada", stand_in="bea")
    fields = {"to": "cai", "nuts": 1, "recorder": "bea", "happened_at": HAPPENED}
    assert message_keys_of_refusal(late.expect_refusal("ada", "give", **fields)) == [
        "stewards-enter-by-hand"
    ]


@pytest.mark.rule("ACTA-22")
def test_rulings_of_the_kernel_take_no_earlier_time(late: YardGame) -> None:
    refused = late.expect_refusal("nurse", "pause", happened_at=HAPPENED)
    assert message_keys_of_refusal(refused) == ["not-entered-by-hand"]


@pytest.mark.rule("ACTA-22")
def test_a_sealed_act_is_not_entered_by_hand() -> None:
    game = yard_with_jar().wait(minutes=5)
    refused = send_guess(game, "nurse", 7, happened_at=START)
    assert message_keys_of_refusal(refused) == ["not-entered-by-hand"]


@pytest.mark.rule("ACTA-22")
def test_a_reversed_entry_keeps_its_time_and_the_reversal_has_none(late: YardGame) -> None:
    (gave,) = late.does("ada", "give", recorder="nurse", to="bea", nuts=2, happened_at=HAPPENED)
    (undone,) = late.does("nurse", "reverse", entry=gave.id, reason="a mistake")
    assert late.holding_of("bea", "nut") == 10
    kept = late.state.log.entry(gave.id)
    assert kept is not None
    assert (entry_and_stated_times(kept)[1], entry_and_stated_times(undone)[1]) == (HAPPENED, 0)


@pytest.mark.rule("ACTA-22")
def test_a_restarted_game_reads_the_time_from_the_store(late: YardGame) -> None:
    (gave,) = late.does("ada", "give", recorder="nurse", to="bea", nuts=2, happened_at=HAPPENED)
    again = late.reopen().state.log.entry(gave.id)
    assert again is not None
    assert entry_and_stated_times(again) == entry_and_stated_times(gave)


@pytest.mark.rule("ACTA-22")
def test_a_petition_keeps_the_time_until_the_others_agree() -> None:
    """If all players keep order together, all others agree to a ruling on an earlier act."""
    players = ("ada", "bea", "cai")
    game = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, together=lambda _state: players))
    ).wait(minutes=30)
    game.does("bea", "sit", where="bench")
    game.does("cai", "sit", where="bench")
    squeeze = {"where": "bench", "waive": ["NUX-08"], "reason_": "they squeeze"}
    (asked,) = game.does("ada", "sit", **squeeze, happened_at=HAPPENED, id="squeeze")
    assert (short_type_names((asked,)), entry_and_stated_times(asked)[1]) == (
        ["petition-opened"],
        HAPPENED,
    )
    game.wait(minutes=5)
    game.does("bea", "consent", petition="squeeze")
    done = game.does("cai", "consent", petition="squeeze")
    assert short_type_names(done) == ["petition-carried", "sat-down"]
    assert {entry_and_stated_times(entry) for entry in done} == {(START + 35 * MINUTE, HAPPENED)}


@pytest.mark.rule("ACTA-22")
def test_a_grave_act_keeps_the_time_while_it_waits() -> None:
    game = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, grave_acts=frozenset({OVERRULE_ACT})))
    ).wait(minutes=30)
    game.does("ada", "sit", where="bench")
    game.does("bea", "sit", where="bench")
    squeeze = {"where": "bench", "waive": ["NUX-08"], "reason_": "so", "listening": ()}
    game.does("cai", "sit", recorder="nurse", **squeeze, happened_at=HAPPENED)
    done = game.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    assert [
        entry_and_stated_times(entry)[1]
        for entry in done
        if short_type_names((entry,)) == ["sat-down"]
    ] == [HAPPENED]


@pytest.mark.rule("ACTA-22")
def test_a_dry_run_refuses_the_same_times_as_the_act(late: YardGame) -> None:
    fields = {"recorder": "nurse", "to": "bea", "nuts": 1}
    fine = late.dry_run("ada", "give", **fields, happened_at=late.now)
    assert fine.refusal is None
    wrong = late.dry_run("ada", "give", **fields, happened_at=late.now + 1)
    assert wrong.refusal is not None
    assert message_keys_of_refusal(wrong.refusal) == ["not-happened-yet"]


def test_a_command_without_a_time_keeps_its_old_digest_and_document() -> None:
    plain = Request("c", "ada-1", "give", "ada", 1, {"to": "bea", "nuts": 1})
    assert "happened_at" not in plain.document
    said = replace(plain, happened_at=HAPPENED)
    assert said.document["happened_at"] == HAPPENED
    assert said.digest != plain.digest
    assert said.digest != replace(plain, happened_at=HAPPENED + 1).digest
