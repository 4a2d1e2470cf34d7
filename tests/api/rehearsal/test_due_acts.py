"""The scribe asks for due acts once in a batch, and again only after a change that matters."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from api.access.founding import found_game_in_store
from api.rehearsal.evening import Evening, Pace
from ledger.contract.acts import Draft
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.request import Accepted, Refused
from ledger.record.state import State
from ledger.scribe.commit_decisions import CommitDecisions, QueuedRequest
from ledger.scribe.submissions import SubmissionsForClock
from ledger.store import open_store
from tests.toy.rules import TOY
from tests.toy.yard import YardGame

SHORT = """based_on: ludi_romani
calendar: [{kind: aestas, year_bce: 43, minutes: 20}, {kind: hiems, year_bce: 43, minutes: 20}]
"""
RICH = 11


class DueActCounter:
    """Counts how often the rules are asked for due acts, and how often nobody asks them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self.spared = 0, 0
        due_act_name, carry_out = Machine.due_act_name, CommitDecisions.carry_out_due_acts

        def count_and_name_due_act(machine: Machine[Any], *given: Any) -> str:
            self.asked += 1
            return due_act_name(machine, *given)

        def carry_out_and_check(decisions: CommitDecisions) -> None:
            before = self.asked
            carry_out(decisions)
            self.spared += self.asked == before
            tools = decisions.tools
            beside = SubmissionsForClock(decisions.submissions, tools.keys, decisions.durable)
            assert not due_act_name(tools.machine, decisions.state, decisions.now, beside)

        monkeypatch.setattr(Machine, "due_act_name", count_and_name_due_act)
        monkeypatch.setattr(CommitDecisions, "carry_out_due_acts", carry_out_and_check)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> DueActCounter:
    return DueActCounter(monkeypatch)


def test_due_acts_are_asked_for_once_for_a_whole_batch_of_gifts(asked: DueActCounter) -> None:
    game = YardGame(rules=GAMES["ludi_romani"], scenario="based_on: ludi_romani")
    gift = {"to": "octavian", "asset": "denarius", "quantity": 100_000}
    batch = [QueuedRequest(game.request("cicero", "give", **gift)) for _ in range(3)]
    asked.asked = 0
    answers = game.scribe.answer_all(batch, game.now)
    assert [type(answer) for answer in answers] == [Accepted] * 3
    assert asked.asked == 1


def _draft_ring_for_rich_ada(state: State[Any], _now: int) -> tuple[Draft, ...]:
    rich = state.books.holding("ada", "nut") > RICH and state.period.seq == 1
    return (Draft(PeriodOpened(2, "round", "season-round", None, 5)),) if rich else ()


def test_an_act_that_goods_make_due_is_carried_out_before_the_next_command(
    asked: DueActCounter,
) -> None:
    due = replace(TOY.course, due=_draft_ring_for_rich_ada)
    game = YardGame(rules=replace(TOY, course=due))
    batch = [QueuedRequest(game.request("bea", "give", to="ada", nuts=2)) for _ in range(3)]
    answers = game.scribe.answer_all(batch, game.now)
    assert [type(answer) for answer in answers] == [Accepted, Refused, Refused]
    assert game.state.period.seq == 2
    assert asked.asked > 1


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_no_act_that_is_due_is_overlooked_in_an_evening(seed: int, asked: DueActCounter) -> None:
    rules, chance = GAMES["ludi_romani"], Random(seed)
    found = found_game_in_store(
        open_store("memory:"), rules, rules.scenarios.read(SHORT, ""), 1_000, chance.randbytes
    )
    Evening(found.scribe, chance, Pace(120), 1_000).play()
    assert asked.spared > 0
