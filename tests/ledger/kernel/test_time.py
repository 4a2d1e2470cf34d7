"""Time never goes back, and due acts come before the next command."""

import hashlib
from dataclasses import replace
from typing import Any, get_args

import pytest

from ledger.contract.acts import Draft
from ledger.kernel.vocabulary.request import Refused
from ledger.record.state import Kernel, Status
from ledger.scribe.commit_decisions import QueuedRequest
from ledger.seal.chance import earlier_seed
from tests.toy.dares import Dared
from tests.toy.rules import TOY
from tests.toy.yard import START, YardGame, short_type_names


@pytest.fixture
def clock(yard: YardGame) -> YardGame:
    """Return a yard in which the clock rings the bell after five minutes."""
    yard.does("nurse", "set-switch", switch="bell.by_clock", value="true")
    return yard


def test_a_game_runs_unless_it_is_paused_or_closed() -> None:
    running = {status: Kernel(status=status).running for status in get_args(Status)}
    assert running == {"open": True, "paused": False, "closing": True, "closed": False}


def test_time_never_goes_back(yard: YardGame) -> None:
    yard.wait(minutes=2).does("ada", "give", to="bea", nuts=1)
    (given,) = yard.wait(minutes=-1).does("ada", "give", to="bea", nuts=1)
    assert given.at == START + 2 * 60_000
    assert yard.state.at == START + 2 * 60_000


def test_the_clock_brings_due_acts(clock: YardGame) -> None:
    assert clock.wait(milliseconds=5 * 60_000 - 1).wake_clock() == ()
    opened, revealed = clock.wait(milliseconds=1).wake_clock()
    assert short_type_names((opened, revealed)) == ["period-opened", "seed-revealed"]
    assert opened.meta is not None
    assert (opened.meta.card, opened.meta.actor, opened.meta.type) == ("", "", "due")
    assert clock.state.period.seq == 2
    assert clock.wake_clock() == ()


def test_due_acts_come_before_the_next_command(clock: YardGame) -> None:
    clock.does("ada", "throw")
    before = clock.state.log.position
    stale = clock.wait(minutes=5).expect_refusal("ada", "throw")
    assert stale.problem == "stale-period"
    assert short_type_names(clock.entries_after(before)) == ["period-opened", "seed-revealed"]


def test_an_act_made_due_by_a_command_comes_before_the_next_command_of_the_batch(
    yard: YardGame,
) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    before = yard.state.log.position
    asked = (
        yard.request("aunt", "ring"),
        yard.request("bea", "choose", duty="dare", option="dare", period_=2),
    )
    _, chosen = yard.scribe.answer_all([QueuedRequest(request) for request in asked], yard.now)
    assert isinstance(chosen, Refused)
    assert short_type_names(yard.entries_after(before)) == [
        "period-opened",
        "seed-revealed",
        "duty-discharged",
        "dared",
    ]


def test_a_batch_is_decided_like_separate_commands() -> None:
    together, apart = YardGame(), YardGame()
    for yard in (together, apart):
        yard.does("ada", "dare", who="bea", id="dare")
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("bea", "give", {"to": "cai", "nuts": 10}),
        ("bea", "give", {"to": "ada", "nuts": 1}),
        ("aunt", "ring", {}),
        ("cai", "give", {"to": "ada", "nuts": 11, "period_": 2}),
        ("bea", "choose", {"duty": "dare", "option": "dare", "period_": 2}),
    ]
    requests = [together.request(who, act, **fields) for who, act, fields in asked]
    answers = together.scribe.answer_all([QueuedRequest(r) for r in requests], together.now)
    singly = [apart.scribe.answer(request, apart.now) for request in requests]
    assert list(answers) == singly
    assert together.state == apart.state
    assert together.scribe.heads() == apart.scribe.heads()


def test_no_act_falls_due_in_a_pause(clock: YardGame) -> None:
    clock.does("ada", "dare", who="bea", id="dare")
    clock.does("nurse", "pause")
    assert clock.wait(minutes=60).wake_clock() == ()


def test_two_acts_due_at_one_moment_have_different_ids() -> None:
    def draft_up_to_three_dares(state: Any, _now: int) -> tuple[Draft, ...]:
        said = sum(isinstance(entry.event, Dared) for entry in state.log.in_order())
        return (Draft(Dared("ada", "boo")),) if said < 3 else ()

    yard = YardGame(rules=replace(TOY, course=replace(TOY.course, due=draft_up_to_three_dares)))
    entries = yard.wake_clock()
    assert [entry.id for entry in entries] == [
        f"due-1-{START}.0",
        f"due-1-{START}-2.0",
        f"due-1-{START}-3.0",
    ]
    assert len(yard.state.log.ids) == yard.state.log.position


def test_ids_of_due_acts_do_not_reveal_the_number_of_entries() -> None:
    few, many = YardGame(), YardGame()
    many.does("ada", "whisper", to="bea", words="psst", id="secret")
    names = []
    for yard in (few, many):
        yard.does("nurse", "set-switch", switch="bell.by_clock", value="true", id="flip")
        names.append([entry.id for entry in yard.wait(minutes=5).wake_clock()])
    assert names[0] == names[1]


def test_each_period_reveals_its_seed_when_it_ends(yard: YardGame) -> None:
    seeds = []
    for _ in range(3):
        _, revealed = yard.does("aunt", "ring")
        seeds.append(revealed.event)
    assert [event.period for event in seeds] == [1, 2, 3]
    commitment = bytes.fromhex(yard.state.kernel.commitment)
    assert hashlib.sha256(bytes.fromhex(seeds[0].seed)).digest() == commitment
    for event in seeds:
        assert earlier_seed(bytes.fromhex(event.seed), event.period) == commitment


def test_the_seed_of_an_open_period_stays_secret(yard: YardGame) -> None:
    yard.does("aunt", "ring")
    rows = b"".join(row.state for row in yard.store.read("yard"))
    assert yard.keys.seeds().seed(1).encode() in rows
    assert yard.keys.seeds().seed(2).encode() not in rows


def test_dice_do_not_depend_on_earlier_acts() -> None:
    quiet, busy = YardGame(), YardGame()
    busy.does("bea", "throw")
    busy.does("ada", "give", to="bea", nuts=1)
    rolls = [yard.does("ada", "throw")[0].rolls for yard in (quiet, busy)]
    assert rolls[0] == rolls[1]


def test_entries_name_the_period_of_their_making(yard: YardGame) -> None:
    yard.does("ada", "throw")
    opened, revealed = yard.does("aunt", "ring")
    (thrown,) = yard.does("ada", "throw")
    assert (opened.period, revealed.period, thrown.period) == (1, 2, 2)
