"""Effects may move goods on trial. An account that falls below zero then stops no game."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.acts import ActContext, Drafts
from ledger.kernel.machine.due_acts import DueAct, payable_plan
from ledger.kernel.vocabulary.request import Plan
from ledger.record.books import OverdraftError
from tests.games.answers import FixedContext
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, message_keys_of_refusal


def raise_overdraft(*_given: Any) -> Any:
    """Take more nuts from Ada than she has."""
    raise OverdraftError("ada", "nut", 3)


def test_a_request_whose_effects_overdraw_an_account_is_refused() -> None:
    acts = tuple(
        replace(act, effects=raise_overdraft) if act.name == "give" else act
        for act in TOY.play.acts
    )
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, acts=acts)))
    before = yard.state.log.position
    assert message_keys_of_refusal(yard.expect_refusal("ada", "give", to="bea", nuts=2)) == [
        "lacks"
    ]
    assert yard.state.log.position == before


def _no_drafts() -> Drafts:
    return ()


def test_a_due_act_whose_effects_overdraw_an_account_takes_its_smaller_plan() -> None:
    yard = YardGame()
    due = DueAct("due-gift", 0, raise_overdraft, _no_drafts)
    plan = payable_plan(yard.machine, yard.state, due, FixedContext())
    assert plan.drafts == ()
    assert [warning.rule for warning in plan.warned] == ["ACTA-01"]


def test_a_due_act_that_must_be_payable_raises_the_overdraft() -> None:
    yard = YardGame()
    due = DueAct("due-gift", 0, raise_overdraft)
    with pytest.raises(OverdraftError):
        payable_plan(yard.machine, yard.state, due, FixedContext())


def test_a_payable_due_act_keeps_its_plan() -> None:
    yard, whole = YardGame(), Plan(())

    def unchanged_plan(_context: ActContext) -> Plan:
        return whole

    due = DueAct("due-gift", 0, unchanged_plan, _no_drafts)
    assert payable_plan(yard.machine, yard.state, due, FixedContext()) is whole
